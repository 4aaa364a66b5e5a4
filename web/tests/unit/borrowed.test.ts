/** In a replay, and for those who watch, a board is turned to somebody else: nobody is called “you” there. */
import { render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadBoard } from '$games/index';
import { eventsOf } from '../story';

const fixtures = join(import.meta.dirname, '../../fixtures');
/** Cards speak to whoever has them, sentence by sentence. */
const cardWords = (box: unknown) =>
  [...JSON.stringify(box).matchAll(/"[a-z_]+":"([^"]* [^"]*)"/g)]
    .flatMap(([, words = '']) => words.split(/\.(?: |$)/))
    .filter((words) => /\byour?\b/i.test(words));
const KITCHEN = 'All your Recognition is ready again';

const scenesOnly = (file: string) => !file.endsWith('-changed.json');

test.each(readdirSync(fixtures).filter(scenesOnly))(
  'nobody is “you” on a borrowed board: %s',
  async (file) => {
    const { box: usual, scenes } = JSON.parse(readFileSync(join(fixtures, file), 'utf8'));
    const board = await loadBoard(usual.game);
    if (!board) throw new Error(`no board for ${usual.game}`);
    const seen = scenes.filter(({ seat }: { seat: number | null }) => seat !== null);
    // A board is a lot to draw; some scenes from the whole game will do.
    const some = seen.filter((_: unknown, i: number) => i % Math.ceil(seen.length / 6) === 0);
    expect(some.length).toBeGreaterThan(2);
    for (const { scene, seat, names, entries, box = usual } of some) {
      const props = {
        view: scene.view,
        box,
        me: seat,
        borrowed: true,
        names,
        choices: [],
        due: scene.due,
        now: null,
        happened: eventsOf({ entries, scene }),
        sheet: scene.sheet,
        pointed: null,
        waiting: false,
        choose: () => {},
        preview: () => {},
      };
      const { container, unmount } = render(board.Board, { props: props as never });
      const said = [
        container.textContent,
        ...[...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
      ].join('\n');
      const others = [KITCHEN, ...cardWords(box)].reduce((rest, words) => rest.replaceAll(words, ''), said);
      expect(said).toContain(names[seat - 1]);
      expect(others.match(/.{0,40}(?<![a-z])(you|your)(?![a-z]).{0,40}/gi) ?? [], `seat ${seat}`).toEqual([]);
      unmount();
    }
  },
  60_000,
);
