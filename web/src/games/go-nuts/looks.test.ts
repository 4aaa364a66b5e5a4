import { expect, it } from 'vitest';
import { lookOf } from './looks';
import { shots } from './scenes';
import { powerWords, scoreWords } from './text';

const boxes = new Map(shots.map((shot) => [shot.box.edition.id, shot.box]));

it.each([...boxes])('every donut of %s looks like no other', (_, box) => {
  const looks = box.parts.types.map((type) => JSON.stringify(lookOf(type.id)));
  expect(new Set(looks).size).toBe(looks.length);
});

it('knows both editions', () => expect([...boxes.keys()].sort()).toEqual(['first-edition', 'retail']));

it('gives a donut of somebody else’s edition a look that stays', () => {
  expect(lookOf('marmalade')).toEqual(lookOf('marmalade'));
  expect(lookOf('marmalade')).not.toEqual(lookOf('liquorice'));
});

it('says the points the options give, not those of the card', () => {
  const box = boxes.get('first-edition');
  const claw = box?.parts.types.find((type) => type.points_by_option);
  if (!box || !claw) throw new Error('no bear claw');
  expect(scoreWords(claw, { ...box.options, bear_claw_points: -7 })).toBe('−7 each');
  expect(powerWords(claw)).not.toBeNull();
});
