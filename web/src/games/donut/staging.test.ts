/** The events of a game with other numbers, one after another: the pictures they make, and what the board shows of them. */
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { wait } from '$lib/pace';
import changed from '../../../fixtures/donut-changed.json';
import usual from '../../../fixtures/donut.json';
import { eventsOf, retell, type Frame, type Story } from '../../../tests/story';
import Board from './Board.svelte';
import { readDeck } from './deck';
import { staging } from './staging';
import { text } from './text';
import type { Box, Event, View } from './types';

// The board is drawn for every event of several rounds.
vi.setConfig({ testTimeout: 60_000 });

const story = changed as unknown as Story;
const box = story.box as unknown as Box;
const deck = readDeck(box.parts);
const frames = story.runs.flatMap((run) => run.slice(1).map((frame, i) => ({ before: run[i] as Frame, frame })));
const eventsIn = (frame: Frame) => eventsOf(frame) as Event[];

/** What events tell: all but the order of cards in a hand, and the number of bonuses to come, which is not shown. */
const told = ({ hand, discards, left: _left, ...view }: View) => ({
  ...view,
  hand: [...hand].sort(),
  discards: [...discards].sort(),
});

describe('events', () => {
  it('lead from view to view', () => {
    retell<View, Event>(story, staging, (picture, view) => expect(told(picture)).toEqual(told(view)));
    expect(frames.length).toBeGreaterThan(50);
  });

  it('take little time where a bot does what is usual', () => {
    const lasts = (frame: Frame) =>
      eventsIn(frame).reduce((sum, event) => sum + wait(staging.time(event), 'normal'), 0);
    const quick = (event: Event) =>
      ['played', 'stayed_in', 'exchanged', 'asked'].includes(event.kind) || (event.kind === 'drew' && !event.card);
    const turns = frames.map(({ frame }) => frame).filter((frame) => eventsIn(frame).every(quick));
    expect(turns.length).toBeGreaterThan(20);
    for (const turn of turns) expect(lasts(turn)).toBeLessThanOrEqual(900);
    const deals = frames
      .map(({ frame }) => frame)
      .filter((frame) => eventsIn(frame).some(({ kind }) => kind === 'dealt'));
    expect(deals.length).toBeGreaterThan(2);
    for (const deal of deals)
      expect(
        lasts({
          ...deal,
          entries: deal.entries.filter((entry) => entry.kind === 'step' && entry.step.startsWith('x.deal')),
        }),
      ).toBeLessThan(2000);
  });
});

describe('numbers on the board', () => {
  const shows = (container: HTMLElement, what: string) =>
    [...container.querySelectorAll(what)].map((node) => node.textContent?.trim());
  const propsOf = ({ scene }: Frame) => ({
    view: scene.view as View,
    box,
    me: story.seat,
    names: story.names,
    choices: [],
    due: scene.due,
    now: null as { event: Event; time: number } | null,
    happened: [] as Event[],
    pointed: null,
    waiting: false,
    choose: vi.fn(),
    preview: vi.fn(),
  });
  /** The last rounds, with each event as it is shown. */
  async function playAll(look: (container: HTMLElement, event: Event, picture: View) => void) {
    const first = frames.slice(-45)[0];
    if (!first) throw new Error('no story');
    const { container, rerender } = render(Board, { props: propsOf(first.before) });
    for (const { before, frame } of frames.slice(-45)) {
      let view = before.scene.view as View;
      const happened: Event[] = [];
      for (const event of eventsIn(frame)) {
        view = staging.after(view, event);
        happened.push(event);
        if (staging.time(event) === 0) continue;
        await rerender({ ...propsOf(before), view, now: { event, time: 1 }, happened: [...happened] });
        look(container, event, view);
      }
    }
  }

  it('are those of the edition', async () => {
    const other = (usual.box as unknown as Box).parts.numbers;
    expect(box.parts.numbers.fame_per_sale).not.toBe(other.fame_per_sale);
    const seen = new Set<Event['kind']>();
    await playAll((container, event, picture) => {
      seen.add(event.kind);
      // The stands begin at the left of the viewer, who is last.
      const [viewer, ...others] = picture.seats.map(({ fame }) => String(fame));
      expect(shows(container, '.plate .has > .fame')).toEqual([...others, viewer]);
      const gains = event.kind === 'fame' ? [`+${event.gained}`] : undefined;
      if (gains) expect(shows(container, '.gain')).toEqual(gains);
      if (event.kind === 'sold') {
        const best = event.sale.plays.find(({ seat }) => seat === event.seat);
        expect(shows(container, '.tag.won')).toEqual([text.wins]);
        expect(container.querySelector('.caption')?.textContent).toContain(deck.name(best?.card ?? '', best?.as));
      }
      if (event.kind === 'round_ended')
        for (const { sales } of event.seats) expect(shows(container, '.tag')).toContain(text.salesMade(sales));
      if (picture.sales.length)
        expect(screen.getByText(text.saleOf(picture.sales.length, box.parts.numbers.hand))).toBeTruthy();
    });
    expect([...seen]).toEqual(expect.arrayContaining(['played', 'sold', 'fame', 'round_ended', 'flipped', 'over']));
    expect(screen.getByRole('region', { name: text.fameTrack(box.options.target_fame) })).toBeTruthy();
  });
});
