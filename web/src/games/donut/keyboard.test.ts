/** The board for those who use no mouse, or no eyes: keys, names, where the focus goes, both languages. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '$lib/language';
import Board from './Board.svelte';
import { readDeck } from './deck';
import { happenedIn, propsOf, shotWhere, shots, show, tokensOf, type Shot } from './testing';
import { text } from './text';

// Some tests draw every scene.
vi.setConfig({ testTimeout: 30_000 });

const has = (token: RegExp) => (shot: Shot) => tokensOf(shot).some((one) => token.test(one));
const hand = () => within(screen.getByRole('list', { name: text.hand })).getAllByRole('button');
const focused = () => document.activeElement as HTMLElement;
const press = async (key: string) => {
  await fireEvent.keyDown(focused(), { key });
  // A browser makes a click of Enter and Space.
  if (key === 'Enter') await fireEvent.click(focused(), { detail: 0 });
  await tick();
};

describe('arrows', () => {
  it('go over cards that cannot be played', async () => {
    const shot = shotWhere(
      'cards that cannot be played',
      (one) =>
        one.scene.view.phase === 'sale' &&
        tokensOf(one).length > 0 &&
        one.scene.view.hand.length > tokensOf(one).length,
    );
    show(shot);
    const cards = hand();
    cards[0]?.focus();
    for (const card of cards) {
      expect(focused()).toBe(card);
      await press('ArrowRight');
    }
    expect(focused()).toBe(cards.at(-1));
    await press('Home');
    expect(focused()).toBe(cards[0]);
  });

  it('go from stand to stand, and Tab reaches one of them', async () => {
    const shot = shotWhere('four seats', (one) => one.scene.view.seats.length === 4);
    show(shot);
    const stands = within(screen.getByRole('group', { name: text.stands })).getAllByRole('group');
    expect(stands.map((stand) => stand.tabIndex)).toEqual([0, -1, -1, -1]);
    stands[0]?.focus();
    await press('ArrowRight');
    await press('ArrowRight');
    expect(focused()).toBe(stands[2]);
    expect(stands.map((stand) => stand.tabIndex)).toEqual([-1, -1, 0, -1]);
    await press('End');
    expect(focused().getAttribute('aria-label')).toContain(text.yourName(shot.names[(shot.seat ?? 0) - 1] ?? ''));
  });
});

describe('a decision by keys', () => {
  const exchange = shotWhere('an exchange with the flipped card', has(/^swap:.*\+flip$/u));

  it('exchanges two cards', async () => {
    const { props } = show(exchange);
    const cards = hand();
    cards[0]?.focus();
    await press('Enter');
    expect(focused().getAttribute('aria-pressed')).toBe('true');
    await press('ArrowRight');
    await press('Enter');
    expect(screen.getByRole('group', { name: text.exchangingMarked(2, 3) })).toBeTruthy();
    const marked = cards.slice(0, 2).map((card) => card.dataset['pick']);
    const answer = screen.getByRole('button', { name: new RegExp(`^${text.exchange(2)}: Exchange `, 'u') });
    answer.focus();
    await press('Enter');
    const [[token] = ['']] = props.choose.mock.calls;
    expect(token.slice(5).split(',').sort()).toEqual(marked.sort());
  });

  it('comes back to the hand when the choice is cleared, by button or Escape', async () => {
    show(exchange);
    for (const clear of ['Enter', 'Escape']) {
      const card = hand()[1];
      card?.focus();
      await press('Enter');
      screen.getByRole('button', { name: text.clear }).focus();
      await press(clear);
      expect(focused()).toBe(card);
      expect(card?.getAttribute('aria-pressed')).toBe('false');
    }
  });

  it('asks for the flavour of a plain, and Escape goes back to the card', async () => {
    const shot = shotWhere(
      'a plain with several ways',
      (one) => tokensOf(one).filter((token) => /^p@/u.test(token)).length > 1,
    );
    const { props } = show(shot);
    const plain = hand().find((card) => card.dataset['pick'] === 'p') as HTMLElement;
    expect(plain.getAttribute('aria-expanded')).toBe('false');
    plain.focus();
    await press('Enter');
    expect(plain.getAttribute('aria-expanded')).toBe('true');
    expect(focused().dataset['token']).toMatch(/^p@/u);
    await press('Escape');
    expect(focused()).toBe(plain);
    await press('Enter');
    const { token } = focused().dataset;
    await press('Enter');
    expect(props.choose.mock.calls).toEqual([[token]]);
  });

  it('is done once: nothing is sent while an answer is awaited, and the focus stays', async () => {
    const shot = shotWhere('playing or sitting out', has(/^out$/u));
    const { props, rerender } = show(shot);
    const out = document.querySelector<HTMLElement>('[data-token="out"]');
    out?.focus();
    await press('Enter');
    await rerender({ ...props, waiting: true });
    await press('Enter');
    expect(props.choose.mock.calls).toEqual([['out']]);
    expect(focused()).toBe(out);
    expect(out?.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the focus', () => {
  const play = shotWhere('a play with one way', has(/^[a-z]\d+$/u));

  it('goes to the cards that are left when the card it was on is played', async () => {
    const { props, rerender } = show(play);
    const card = document.querySelector<HTMLElement>('.own[data-token]');
    const code = card?.dataset['token'] ?? '';
    card?.focus();
    const view = { ...play.scene.view, hand: play.scene.view.hand.filter((one) => one !== code) };
    await rerender({ ...props, view, choices: [] });
    await tick();
    expect(hand()).toContain(focused());
  });

  it('goes to the question when there is nothing else', async () => {
    const { props, rerender } = show(play);
    document.querySelector<HTMLElement>('.own[data-token]')?.focus();
    await rerender({ ...props, view: { ...play.scene.view, hand: [], phase: 'over' }, choices: [], due: [] });
    await tick();
    expect(focused().className).toContain('prompt');
  });

  it('goes to the answers of the next question', async () => {
    const { props, rerender } = show(play);
    document.querySelector<HTMLElement>('.own[data-token]')?.focus();
    const lucky = shotWhere('a bonus', has(/^lucky:/u));
    await rerender({ ...props, ...propsOf(lucky), view: { ...lucky.scene.view, hand: [] } });
    await tick();
    expect(focused().dataset['token']).toMatch(/^lucky:/u);
  });

  it('is left alone when it is elsewhere', async () => {
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    const { props, rerender } = show(play);
    elsewhere.focus();
    await rerender({ ...props, view: { ...play.scene.view, hand: [] }, choices: [] });
    await tick();
    expect(focused()).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe('names', () => {
  it('of cards say what they are, what Enter does and what is special', () => {
    const shot = shotWhere('an exchange', has(/^swap:/u));
    show(shot);
    const deck = readDeck(shot.box.parts);
    const trending = deck
      .sorted(shot.scene.view.hand)
      .filter(({ code }) => code.startsWith(shot.scene.view.trending ?? '?'));
    expect(trending.length).toBeGreaterThan(0);
    for (const { code } of trending)
      expect(
        screen.getByRole('button', {
          name: new RegExp(`^Choose ${deck.name(code)} for the exchange \\(trending`, 'u'),
        }),
      ).toBeTruthy();
  });

  it('of stands say who leads, who won, and what has just happened', () => {
    const shot = shotWhere(
      'a card was just laid',
      (one) => one.scene.view.sales.at(-1)?.winner === null && happenedIn(one).some(({ kind }) => kind === 'played'),
    );
    show(shot);
    const deck = readDeck(shot.box.parts);
    const { seat, card, as } = shot.scene.view.sales.at(-1)?.plays.at(-1) ?? { seat: 0, card: '', as: '' };
    const words = screen.getByRole('group', {
      name: new RegExp(`^${shot.names[seat - 1]}.*${text.played(deck.name(card, as))}.*${text.justNow}$`, 'u'),
    });
    expect(words).toBeTruthy();
  });

  it('are there for everything that can be pressed, with what is written on it, and nothing speaks by itself', async () => {
    for (const shot of shots) {
      const { container, unmount } = show(shot);
      for (const button of container.querySelectorAll('button'))
        expect(button.getAttribute('aria-label') ?? button.textContent).toMatch(/\p{L}/u);
      expect(container.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="log"]').length).toBe(0);
      // Whoever speaks to a computer calls a button by what is written on it.
      container.querySelector<HTMLElement>('[data-pick]')?.click();
      await tick();
      for (const button of container.querySelectorAll<HTMLElement>('.answers button')) {
        expect((button.getAttribute('aria-label') ?? button.textContent ?? '').toLowerCase()).toContain(
          button.textContent?.trim().toLowerCase(),
        );
      }
      unmount();
    }
  });
});

describe('in German', () => {
  afterEach(() => language.choose('en'));

  it('the board speaks, and changes at once when another language is chosen', async () => {
    const shot = shotWhere('an exchange with the flipped card', has(/^swap:.*\+flip$/u));
    render(Board, { props: propsOf(shot) });
    expect(screen.getByRole('list', { name: 'Your hand' })).toBeTruthy();
    await language.choose('de');
    await tick();
    expect(screen.getByRole('list', { name: 'Deine Hand' })).toBeTruthy();
    expect(
      screen.getByRole('group', {
        name: /^Tausche bis zu 3 Karten oder behalte alle\. Für eine davon darfst du „.*“/u,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('group', { name: /\(du\), Startspieler: .*, \d+ Ruhm, \d von 2 Gleich-zurück-Markern/u }),
    ).toBeTruthy();
  });

  it('letters on cards are those of the names', () => {
    const { parts } = shots[0]?.box ?? {};
    if (!parts) throw new Error('no scene');
    const names = ['Schokolade', 'Ahorn', 'Vanille', 'Erdbeere'];
    const german = {
      ...parts,
      flavours: parts.flavours.map((flavour, i) => ({ ...flavour, name: names[i] ?? '' })),
      plain: { ...parts.plain, name: 'Natur' },
    };
    const letters = (deck: ReturnType<typeof readDeck>) =>
      ['c7', 'm7', 'v7', 's7', 'p'].map((code) => deck.face(code).letter).join('');
    expect(letters(readDeck(parts))).toBe('CMVSP');
    expect(letters(readDeck(german))).toBe('SAVEN');
    // Two would be alike: then the letters of notation tell them apart.
    expect(letters(readDeck({ ...german, plain: { ...german.plain, name: 'Einfach' } }))).toBe('CMVSP');
  });
});
