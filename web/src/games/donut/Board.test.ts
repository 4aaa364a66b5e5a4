import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { said } from '../../../tests/fakes';
import { reachable, shotWhere, shots, show, tokensOf } from './testing';
import { text } from './text';

// Some tests click through fifty exchanges.
vi.setConfig({ testTimeout: 30_000 });

const asked = shots.filter((shot) => shot.scene.choices?.length);
const has = (token: RegExp) => (shot: (typeof shots)[number]) => tokensOf(shot).some((one) => token.test(one));

describe('every choice is on the board', () => {
  it.each(
    asked.map(
      (shot) => [`${shot.scene.view.seats.length} seats, step ${shot.step}, ${shot.scene.view.phase}`, shot] as const,
    ),
  )('%s', async (_, shot) => {
    const { container } = show(shot);
    const found = await reachable(container, shot.box.parts.numbers.exchange_max);
    expect([...found].sort()).toEqual(tokensOf(shot).sort());
  });
});

describe('an exchange', () => {
  const shot = shotWhere('an exchange with the flipped card', has(/^swap:.*\+flip$/u));
  const two = shot.scene.choices?.find(({ token }) => /^swap:[^,]+,[^,]+$/u.test(token));

  it('is sent as the token of the cards that are marked, in whatever order', async () => {
    const { container, props } = show(shot);
    const [first, second] = two?.token.slice(5).split(',') ?? [];
    for (const code of [second, first])
      await fireEvent.click(container.querySelector(`[data-pick="${code}"]`) as Element);
    await fireEvent.click(screen.getByText(text.exchange(2)));
    expect(props.choose.mock.calls).toEqual([[two?.token]]);
  });

  it('can be put back with Escape', async () => {
    const { container } = show(shot);
    const card = container.querySelector('[data-pick]') as Element;
    await fireEvent.click(card);
    expect(card.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(card.getAttribute('aria-pressed')).toBe('false');
    expect(container.querySelector('[data-token="keep"]')).not.toBeNull();
  });

  it('takes the flipped card by a click on it', async () => {
    const { container, props } = show(shot);
    const card = container.querySelector<HTMLElement>('[data-pick]');
    await fireEvent.click(card as Element);
    await fireEvent.click(container.querySelector('.flip [data-token]') as Element);
    expect(props.choose.mock.calls).toEqual([[`swap:${card?.dataset['pick']}+flip`]]);
  });

  it('offers no card beyond the most that can be exchanged', async () => {
    const { container } = show(shot);
    const most = shot.box.parts.numbers.exchange_max;
    for (let i = 0; i < most; i++)
      await fireEvent.click(container.querySelector('[data-pick][aria-pressed="false"]') as Element);
    expect(container.querySelectorAll('[data-pick]').length).toBe(most);
  });

  it('forgets its marks when something else is asked', async () => {
    const { container, rerender, props } = show(shot);
    await fireEvent.click(container.querySelector('[data-pick]') as Element);
    await rerender({ ...props, choices: [] });
    expect(container.querySelector('.marked')).toBeNull();
  });
});

describe('a card of the sale', () => {
  const shot = shotWhere('a play with one way', has(/^[a-z]\d+$/u));
  const token = tokensOf(shot).find((one) => /^[a-z]\d+$/u.test(one)) ?? '';

  it('is played by one click, and said before', async () => {
    const { container, props } = show(shot);
    const card = container.querySelector(`[data-token="${token}"]`) as Element;
    await fireEvent.pointerEnter(card);
    expect(props.preview).toHaveBeenLastCalledWith(expect.objectContaining({ token }));
    await fireEvent.pointerLeave(card);
    expect(props.preview).toHaveBeenLastCalledWith(null);
    await fireEvent.click(card);
    expect(props.choose.mock.calls).toEqual([[token]]);
  });

  it('is not sent while an answer is awaited', async () => {
    const { container, props } = show(shot, { waiting: true });
    await fireEvent.click(container.querySelector(`[data-token="${token}"]`) as Element);
    expect(props.choose).not.toHaveBeenCalled();
  });

  it('has a reason when it cannot be played', () => {
    const held = shotWhere('a card that does not follow', (one) => {
      const { view } = one.scene;
      return (
        view.phase === 'sale' &&
        tokensOf(one).length > 0 &&
        view.hand.some((code) => !tokensOf(one).some((way) => way.startsWith(code)))
      );
    });
    const { container } = show(held);
    const dull = container.querySelector('.own.dull') as Element;
    expect(dull.getAttribute('aria-disabled')).toBe('true');
    expect(dull.getAttribute('aria-label')).toMatch(/cannot be played now: \w+ was led/u);
  });

  it('is reached by arrows', async () => {
    const { container } = show(shot);
    const cards = [...container.querySelectorAll<HTMLElement>('.own')];
    const stop = cards.findIndex((card) => card.tabIndex === 0);
    expect(cards.filter((card) => card.tabIndex === 0).length).toBe(1);
    cards[stop]?.focus();
    await fireEvent.keyDown(cards[stop] as Element, { key: 'Home' });
    expect(document.activeElement).toBe(cards[0]);
    await fireEvent.keyDown(cards[0] as Element, { key: 'End' });
    expect(document.activeElement).toBe(cards.at(-1));
  });
});

describe('the table', () => {
  const kinds = new Map(
    shots.map((shot) => [
      `${shot.scene.view.seats.length} seats, ${shot.scene.view.phase}, seen by ${shot.seat ?? 'all'}`,
      shot,
    ]),
  );
  it.each([...kinds])('is drawn: %s', (_, shot) => {
    const { container } = show(shot);
    expect(container.querySelectorAll('.stand').length).toBe(shot.scene.view.seats.length);
    expect(container.querySelectorAll('.own').length).toBe(shot.seat === null ? 0 : shot.scene.view.hand.length);
  });

  it('has no hand for people who look on', () => {
    const shot = shotWhere('any', () => true);
    const { container } = show(shot, { me: null, choices: [], view: { ...shot.scene.view, hand: [], discards: [] } });
    expect(screen.queryByRole('list', { name: text.hand }) === null).toBe(true);
    expect(container.querySelectorAll('.stand').length).toBe(shot.scene.view.seats.length);
  });

  it('shows the goal of the table', () => {
    const shot = shotWhere('any', () => true);
    const box = { ...shot.box, options: { ...shot.box.options, target_fame: 37 } };
    show(shot, { box });
    expect(screen.getByRole('region', { name: text.fameTrack(37) })).toBeTruthy();
  });

  it('says who is awaited', () => {
    const shot = shotWhere(
      'somebody else is due',
      (one) => one.scene.due.length === 1 && one.scene.due[0] !== one.seat && one.scene.view.phase === 'exchange',
    );
    show(shot);
    const name = shot.names[(shot.scene.due[0] ?? 0) - 1] ?? '';
    expect(screen.getByRole('group', { name: /is exchanging/u }).textContent).toContain(`${name} is exchanging cards.`);
  });

  it('marks the card that was laid last, and the card the log points at', async () => {
    const shot = shotWhere(
      'a card was just laid',
      ({ scene, entries }) =>
        scene.view.phase === 'sale' && scene.view.sales.length > 0 && /^\d\.[a-z]\d+$/u.test(entries.at(-1)?.step ?? ''),
    );
    const { container, rerender, props } = show(shot);
    expect(container.querySelectorAll('.laid.new').length).toBe(1);
    expect(container.querySelector('.laid.meant')).toBeNull();
    await rerender({ ...props, pointed: shot.entries.at(-1)?.step ?? null });
    expect(container.querySelectorAll('.laid.meant').length).toBe(1);
  });

  it('remembers the last sale of the round before', async () => {
    // Its last card and the next deal come in one message, so no view has them.
    const shot = shotWhere(
      'a sale under way',
      ({ scene }) => scene.view.sales.length > 1 && scene.view.sales.at(-1)?.winner === null,
    );
    const { view } = shot.scene;
    const { container, rerender, props } = show(shot);
    const step = (notation: string, ...sentences: string[]) => ({
      number: 1,
      at: 0,
      kind: 'step' as const,
      step: notation,
      events: said(...sentences),
    });
    const events = [step(`${view.actor}.p@c`, 'That was the sale.'), step('x.flip:m3')];
    await rerender({
      ...props,
      events,
      choices: [],
      view: { ...view, round: view.round + 1, sales: [], phase: 'sit', hand: [] },
    });
    expect(container.querySelector('.recap')?.textContent).toBe(`${text.recap(view.round)} That was the sale.`);
    const rows = Math.min(view.sales.length, shot.box.parts.numbers.hand - 1);
    expect(container.querySelectorAll('.past li').length).toBe(rows * view.seats.length);
    expect(
      screen.getByText(
        text.pastCard(view.sales.length, 'Plain as Chocolate', view.sales.at(-1)?.leader === view.actor, false),
      ),
    ).toBeTruthy();
  });
});
