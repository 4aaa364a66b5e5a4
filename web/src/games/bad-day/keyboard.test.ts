/** The board without a mouse, and for those who listen: where things lie, what a key does, in both languages. */
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '$lib/language';
import { layOut } from './layout';
import { lookOf } from './looks';
import { piecesOf } from './pieces';
import { beside } from './spaces';
import { box, first, movers, moves, offersOf, show } from './testing';

// A crowded board is a lot to draw where nothing is drawn by hardware.
vi.setConfig({ testTimeout: 60_000 });

const active = () => document.activeElement as Element;
const press = async (key: string) => {
  await fireEvent.keyDown(active(), { key });
  await tick();
};
const cellAt = (root: Element, space: string) =>
  root.querySelector(`[role="gridcell"][data-space="${space}"]`) as SVGElement;
const said = () => active().getAttribute('aria-label') ?? active().textContent;

afterEach(() => language.choose('en'));

describe('with the keyboard', () => {
  it('a donut is taken up, brought to another space and let go, and the focus stays with it', async () => {
    const choose = vi.fn();
    const shot = first((one) => movers(one).size > 1);
    const { container } = show(shot, { choose });
    const stops = container.querySelectorAll<SVGElement>('[role="gridcell"][tabindex="0"]');
    expect(stops).toHaveLength(1);
    stops[0]?.focus();
    expect(said()).toMatch(/Take up .+: \d+ spaces? in reach$/);
    await press('Enter');
    expect(active().getAttribute('aria-selected')).toBe('true');
    await press('PageDown');
    const token = active().getAttribute('data-token');
    const words = moves(shot).find((choice) => choice.token === token)?.words ?? '-';
    expect(said()?.toLowerCase()).toContain(words.toLowerCase());
    const space = active().getAttribute('data-space');
    await press(' ');
    expect(choose).toHaveBeenCalledExactlyOnceWith(token);
    expect(active().getAttribute('data-space')).toBe(space);
  });

  it('Escape puts the donut back and leaves the focus where it is', async () => {
    const shot = first((one) => movers(one).size > 1);
    const { container } = show(shot);
    container.querySelector<SVGElement>('[role="gridcell"][tabindex="0"]')?.focus();
    await press('Enter');
    await press('PageDown');
    const here = active();
    await press('Escape');
    expect(container.querySelectorAll('[data-token^="move"]')).toHaveLength(0);
    expect(active()).toBe(here);
  });

  it('a donut taken up in the list is at hand on the board', async () => {
    const { container } = show(first((one) => movers(one).size > 1));
    const button = container.querySelector<HTMLElement>('.seats [data-pick]');
    button?.focus();
    await fireEvent.click(button as Element);
    await tick();
    expect(active().getAttribute('role')).toBe('gridcell');
    expect(`disc-${active().getAttribute('data-disc')}`).toBe(button?.dataset['pick']);
    expect(active().getAttribute('aria-selected')).toBe('true');
  });

  it('a special that heals leads to a donut it can heal', async () => {
    const choose = vi.fn();
    const shot = first((one) => offersOf(one).some(({ kind }) => kind === 'heal'));
    const { container } = show(shot, { choose });
    const [{ card, disc } = { card: '', disc: 0 }] = offersOf(shot).flatMap((offer) =>
      offer.kind === 'heal' ? [offer] : [],
    );
    const button = container.querySelector<HTMLElement>(`[data-pick="special-${card}"]`);
    button?.focus();
    await fireEvent.click(button as Element);
    await tick();
    expect(active().getAttribute('role')).toBe('gridcell');
    cellAt(
      container,
      piecesOf(shot.scene.view).find((piece) => piece.seat === shot.seat && piece.disc === disc)?.space ?? '',
    ).focus();
    expect(said()).toContain('Spend a counter of ');
    await press('Enter');
    expect(choose).toHaveBeenCalledExactlyOnceWith(`use:${card}@${disc}`);
  });

  it('the focus goes to the question when the button that had it is gone', async () => {
    const shot = first((one) => one.scene.view.phase === 'before_roll' && (one.scene.choices ?? []).length > 0);
    const { container, rerender } = show(shot);
    container.querySelector<HTMLElement>('.prompt [data-token="roll"]')?.focus();
    expect(active().textContent).toBe('Roll the dice');
    await rerender({ choices: [] });
    await vi.waitFor(() => expect(active()).toBe(container.querySelector('.prompt .ask')));
  });

  it.each([
    [3, '3.6'],
    [4, '4.8'],
    [5, '5.3'],
    [4, null],
  ])('every arrow goes to the space on that side (%i rings, home %s)', (rings, home) => {
    const layout = layOut(rings, 12, home);
    const sides = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] } as const;
    for (const { name, ring } of layout.spots) {
      const reached = new Set<string>();
      for (const [key, [x, y]] of Object.entries(sides)) {
        const to = beside(layout, name, key);
        if (to === null) continue;
        reached.add(to);
        const [a, b] = [layout.at(name), layout.at(to)];
        expect((b.x - a.x) * x + (b.y - a.y) * y, `${name} ${key} ${to}`).toBeGreaterThan(0);
      }
      expect(reached.size).toBe(ring === rings ? 3 : 4);
    }
    expect(beside(layout, '1.0', 'Enter')).toBeNull();
  });
});

describe('for those who listen', () => {
  it('every space says what lies there, whose it is and what is going on', () => {
    const shot = first((one) => one.scene.view.fight !== null && one.scene.view.pending.length > 0);
    const { view } = shot.scene;
    const { container } = show(shot);
    expect(container.querySelectorAll('[role="row"]')).toHaveLength(view.rings);
    expect(container.querySelectorAll('[role="gridcell"]')).toHaveLength(view.rings * view.spokes);
    for (const piece of piecesOf(view)) {
      const donut = box.parts.donuts.find((card) => card.id === piece.card);
      const label = cellAt(container, piece.space).getAttribute('aria-label') ?? '';
      expect(label).toContain(
        `${shot.names[piece.seat - 1]}: ${donut?.name}, ${piece.cubes} of ${donut?.freshness} cubes, ${piece.stale ? 'stale' : 'fresh'}`,
      );
    }
    view.kitchens.forEach((space, i) =>
      expect(cellAt(container, space).getAttribute('aria-label')).toContain(`kitchen of ${shot.names[i]}`),
    );
    expect(cellAt(container, view.fight?.space ?? '').getAttribute('aria-label')).toContain('the fight is here');
    expect(cellAt(container, view.pending[0] ?? '').getAttribute('aria-label')).toContain('a fight waits here');
    expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });

  it('what may not be chosen is said to be so, and the drawn donuts are hidden behind their spaces', async () => {
    const { container } = show(first((one) => movers(one).size > 1));
    const cells = [...container.querySelectorAll('[role="gridcell"]')];
    const offered = cells.filter((cell) => cell.hasAttribute('data-token') || cell.hasAttribute('data-disc'));
    expect(offered.length).toBeGreaterThan(0);
    expect(cells.filter((cell) => cell.getAttribute('aria-disabled') !== 'true')).toEqual(offered);
    for (const token of container.querySelectorAll('.token'))
      expect(token.parentElement?.getAttribute('aria-hidden')).toBe('true');
  });

  it('all of it changes with the language, at once', async () => {
    const shot = first((one) => movers(one).size > 1);
    const { container } = show(shot);
    const own = piecesOf(shot.scene.view).find((piece) => piece.seat === shot.seat && movers(shot).has(piece.disc));
    const label = () => cellAt(container, own?.space ?? '').getAttribute('aria-label');
    expect(label()).toContain('Take up ');
    expect(container.querySelector('.prompt .ask')?.textContent).toMatch(/^Move your donuts: \d+ steps? left\.$/);
    await language.choose('de');
    await tick();
    expect(label()).toMatch(/Klötzchen, (frisch|altbacken)\. .+ aufnehmen: \d+ Feld(er)? in Reichweite$/);
    expect(container.querySelector('.prompt .ask')?.textContent).toMatch(/^Ziehe deine Donuts: noch \d+ Schritte?\.$/);
    expect(container.querySelector('[role="row"]')?.getAttribute('aria-label')).toBe('Ring 1');
  });
});

describe('a donut', () => {
  it('looks the same whatever it is called', () => {
    box.parts.donuts.forEach((card, i) => {
      expect(lookOf(box.edition.id, 'Anders', i)).toEqual(lookOf(box.edition.id, card.name, i));
      expect(lookOf('another', card.name, i)).toEqual(lookOf(box.edition.id, card.name, i));
    });
  });
});
