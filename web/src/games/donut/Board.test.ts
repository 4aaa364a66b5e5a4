import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, test, vi } from 'vitest';
import { peopleAt } from '$lib/language';
import { flightsOf } from './flights';
import { happenedIn, reachable, shotWhere, shots, show, tokensOf } from './testing';
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
    expect(dull.getAttribute('aria-label')).toMatch(/can't be played now: \w+ was led/u);
  });

  it('is asked about when it cannot be played, by a press', async () => {
    const held = shotWhere(
      'a card that does not follow',
      ({ scene, ...one }) =>
        scene.view.phase === 'sale' &&
        tokensOf({ scene, ...one }).length > 0 &&
        scene.view.hand.some((code) => !tokensOf({ scene, ...one }).some((way) => way.startsWith(code))),
    );
    const why = vi.fn();
    const { container, props } = show(held, { why });
    const code = held.scene.view.hand.find((own) => !tokensOf(held).some((way) => way.startsWith(own)));
    await fireEvent.click(container.querySelector('.own.dull') as Element);
    expect(why.mock.calls).toEqual([[expect.stringMatching(new RegExp(`^${code}`, 'u'))]]);
    expect(props.choose).not.toHaveBeenCalled();
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
      (one) => one.scene.view.phase === 'sale' && happenedIn(one).some(({ kind }) => kind === 'played'),
    );
    const { container, rerender, props } = show(shot);
    expect(container.querySelectorAll('.laid.new').length).toBe(1);
    expect(container.querySelector('.laid.meant')).toBeNull();
    await rerender({ ...props, pointed: { seat: null, events: happenedIn(shot), offer: null } });
    expect(container.querySelectorAll('.laid.meant').length).toBe(1);
  });

  it('shows at a stand what comes of a walkover', async () => {
    const shot = shotWhere('a walkover', (one) => happenedIn(one).some(({ kind }) => kind === 'walkover'));
    const { container, rerender, props } = show(shot);
    for (const event of happenedIn(shot)) {
      if (event.kind !== 'walkover' && event.kind !== 'fame') continue;
      await rerender({ ...props, choices: [], now: { event, time: 1 } });
      const said = event.kind === 'fame' ? ['.gain', `+${event.gained}`] : ['.tag', text.salesMade(event.sales)];
      expect([...container.querySelectorAll(said[0] ?? '')].map((node) => node.textContent?.trim())).toContain(said[1]);
    }
  });

  it('points at what a choice is about', async () => {
    const shot = shotWhere('an exchange', has(/^swap:/u));
    const { container, rerender, props } = show(shot);
    const offer = props.choices.map((choice) => choice.offer).find(({ kind }) => kind === 'swap') ?? null;
    await rerender({ ...props, pointed: { seat: shot.seat, events: [], offer } });
    expect(container.querySelectorAll('.own.pointed').length).toBe(offer?.kind === 'swap' ? offer.discards.length : 0);
  });

  it('sums up a round that is over with all its sales, until somebody goes on', async () => {
    const shot = shotWhere('a round has just ended', (one) =>
      happenedIn(one).some(({ kind }) => kind === 'round_ended'),
    );
    const happened = happenedIn(shot);
    const ended = happened.find((event) => event.kind === 'round_ended');
    if (!ended) throw new Error('no round ends');
    const goOn = vi.fn();
    const so = happened.slice(0, happened.indexOf(ended) + 1);
    const { container, rerender, props } = show(shot, {
      happened: so,
      choices: [],
      now: { event: ended, time: 1 },
      goOn,
    });
    const summary = container.querySelector('.summary') as HTMLElement;
    expect(summary.textContent).toContain(text.roundOver(ended.round));
    expect(summary.querySelectorAll('.chip').length).toBe(ended.sales.flatMap((sale) => sale.plays).length);
    expect(summary.querySelectorAll('.chip.won').length).toBe(ended.sales.length);
    const fames = [...summary.querySelectorAll('span.fame')].map((node) => node.textContent);
    expect(fames).toEqual(ended.seats.map(({ fame }) => expect.stringContaining(text.fame(fame))));
    await fireEvent.click(screen.getByRole('button', { name: text.goOn }));
    expect(goOn).toHaveBeenCalledOnce();
    await rerender({ ...props, happened, now: null });
    expect(container.querySelector('.summary')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: text.lastRound }));
    expect(container.querySelector('.summary')?.textContent).toContain(text.roundOver(ended.round));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(container.querySelector('.summary')).toBeNull();
  });

  it('sweeps a sale when it has been told who makes it', async () => {
    const shot = shotWhere('a sale is made', (one) => {
      const kinds = happenedIn(one).map(({ kind }) => kind);
      return kinds.includes('sold') && kinds.includes('fame') && !kinds.includes('round_ended');
    });
    const sold = happenedIn(shot).find((event) => event.kind === 'sold');
    const fame = happenedIn(shot).find((event) => event.kind === 'fame');
    if (!sold || !fame) throw new Error('nothing is sold');
    const { container, rerender, props } = show(shot, { choices: [], now: { event: sold, time: 1 } });
    expect(container.querySelectorAll('.laid').length).toBe(sold.sale.plays.length);
    expect(container.querySelectorAll('.laid .best').length).toBe(1);
    const said = text.made(peopleAt(shot.names, shot.seat)(sold.seat));
    expect(container.querySelector('.caption')?.textContent).toContain(said);
    await rerender({ ...props, now: { event: fame, time: 1 } });
    expect(container.querySelectorAll('.laid').length).toBe(0);
    expect(container.querySelectorAll('.past .chip.won').length).toBe(shot.scene.view.sales.length);
    for (const { to } of flightsOf(fame, shot.scene.view, shot.seat))
      expect(container.querySelector(`[data-spot="${to}"]`)).not.toBeNull();
  });

  it('marks the card that is winning by a star and in words', () => {
    const shot = shotWhere(
      'a sale under way',
      ({ scene }) => (scene.view.sales.at(-1)?.plays.length ?? 0) > 1 && scene.view.sales.at(-1)?.winner === null,
    );
    const { container } = show(shot);
    const best = [...container.querySelectorAll('.stand')].filter((stand) => stand.querySelector('.best'));
    expect(best.length).toBe(1);
    expect(best[0]?.querySelector('.tag')?.textContent).toBe(text.ahead);
  });
});

describe('a card that is dragged', () => {
  const shot = shotWhere('a play with one way', has(/^[a-z]\d+$/u));
  const pointer = (type: string, clientX: number, clientY: number) =>
    new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX, clientY });

  /** Drags a card that can be played over what `under` finds. */
  async function dragOver(under: string) {
    const shown = show(shot);
    const card = shown.container.querySelector<HTMLElement>('.own[data-token]');
    document.elementFromPoint = () => shown.container.querySelector(under);
    card?.dispatchEvent(pointer('pointerdown', 0, 0));
    window.dispatchEvent(pointer('pointermove', 40, -90));
    await tick();
    expect(card?.style.transform).toContain('translate(40px, -90px)');
    return { ...shown, card };
  }

  it('is played on the counter', async () => {
    const { container, card, props } = await dragOver('.stand');
    expect(container.querySelector('.counter.open .slot.hovered')).not.toBeNull();
    window.dispatchEvent(pointer('pointerup', 40, -90));
    await tick();
    expect(props.choose.mock.calls).toEqual([[card?.dataset['token']]]);
    expect(container.querySelector('.counter.open')).toBeNull();
  });

  it('goes back to the hand from anywhere else, and with Escape', async () => {
    const { card, props } = await dragOver('.prompt');
    window.dispatchEvent(pointer('pointerup', 40, -90));
    await tick();
    expect(card?.style.transform).toBe('');
    card?.dispatchEvent(pointer('pointerdown', 0, 0));
    window.dispatchEvent(pointer('pointermove', 40, -90));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(card?.style.transform).toBe('');
    expect(props.choose).not.toHaveBeenCalled();
  });
});

test('with everything open the hands of the others lie under their stands, and the own one where it always does', () => {
  const shot = shotWhere('a hand in a sale', ({ scene }) => scene.view.phase === 'sale' && scene.view.hand.length > 1);
  const { view } = shot.scene;
  const hands = view.seats.map(() => view);
  const { container } = show(shot, { hands });
  const open = [...container.querySelectorAll('.past')].map((stand) => stand.querySelectorAll('.held').length);
  // The viewer comes last.
  expect(open).toEqual([...view.seats.slice(1).map(() => view.hand.length), 0]);
  expect(show(shot).container.querySelector('.held')).toBeNull();
});
