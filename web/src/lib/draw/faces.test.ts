import { expect, test } from 'vitest';
import { faceOf } from './faces';

test('a name has one face, and the faces of a table differ', () => {
  const names = ['Pip', 'Olga', 'Rafi', 'June', 'Tove', 'Bela'];
  expect(faceOf('Pip')).toEqual(faceOf('Pip'));
  expect(new Set(names.map((name) => JSON.stringify(faceOf(name)))).size).toBe(names.length);
});
