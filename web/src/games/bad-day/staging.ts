/** How what happens changes the picture, and how long it is looked at. Every number comes from the event. */
import type { Staging } from '$lib/stage.svelte';
import type { DonutView, Event, FightView, Phase, Piece, SeatView, Side, SideView, View } from './types';

/** Cards stand in the order of their names. */
const withCards = (list: string[], cards: string[]): string[] => [...list, ...cards].sort();
const without = <T>(list: T[], gone: T[]): T[] => list.filter((one) => !gone.includes(one));

function atSeat(view: View, seat: number, change: (seat: SeatView) => Partial<SeatView>): SeatView[] {
  return view.seats.map((one, i) => (i === seat - 1 ? { ...one, ...change(one) } : one));
}

/** Discs with one more, in order and each once. */
function withDisc(discs: number[], disc: number): number[] {
  return [...new Set([...discs, disc])].sort((a, b) => a - b);
}

/** The seats with this donut as it is now; it may be new. */
function withDonut(view: View, { seat, ...donut }: Piece): SeatView[] {
  const put = (donuts: DonutView[]) =>
    [...donuts.filter(({ disc }) => disc !== donut.disc), donut].sort((a, b) => a.disc - b.disc);
  return atSeat(view, seat, ({ donuts }) => ({ donuts: put(donuts) }));
}

const sideOf = ({ donut, dice, odds }: Side): SideView => ({
  seat: donut.seat,
  disc: donut.disc,
  extra: 0,
  dice: '',
  dice_due: dice,
  to_roll: false,
  odds,
});

/** The fight with other facts; both sides may change, too. */
function inFight(
  view: View,
  facts: (fight: FightView) => Partial<FightView>,
  side: (side: SideView, told: 'entering' | 'resident') => Partial<SideView> = () => ({}),
): Partial<View> {
  const { fight } = view;
  if (!fight) return {};
  const entering = { ...fight.entering, ...side(fight.entering, 'entering') };
  const resident = { ...fight.resident, ...side(fight.resident, 'resident') };
  return { fight: { ...fight, ...facts(fight), entering, resident } };
}

const isOf = (side: SideView, donut: Piece): boolean => side.seat === donut.seat && side.disc === donut.disc;
const losing = (fight: FightView, loser: Piece): number => (isOf(fight.entering, loser) ? 0 : 1);

/** What goes on then. What exactly is asked, and whom, comes with the choices. */
const PHASES: Partial<Record<Event['kind'], Phase>> = {
  turn: 'draw',
  baked: 'before_roll',
  movement_rolled: 'move_roll',
  steps: 'moving',
  moved: 'moving',
  stopped: 'pick',
  round: 'fight_roll',
  reroll: 'fight_roll',
  leads: 'answer',
  round_won: 'extra',
  must_leave: 'evac_roll',
  chooses_way: 'direction',
  won: 'over',
  stalled: 'over',
};

/** What an event says about the view. */
function told(view: View, event: Event): Partial<View> {
  switch (event.kind) {
    case 'begins':
      return { active: event.seat };
    case 'turn':
      return { active: event.seat, turn: event.turn, idle: event.idle, eliminated_this_turn: false };
    case 'drew': {
      const { card, bag } = event;
      if (card === null) return { bag, hidden: event.hand - view.hand.length };
      const hand = withCards(view.hand, [card]);
      const shown = event.open ? withCards(view.shown, [card]) : view.shown;
      return { bag, hand, shown, unseen: without(view.unseen, [card]) };
    }
    case 'special': {
      const { seat, card, counters, supply, bag } = event;
      const seats = atSeat(view, seat, ({ specials }) => ({
        specials: [...specials, { card, counters }].sort((a, b) => (a.card < b.card ? -1 : 1)),
      }));
      return { seats, supply, bag, unseen: without(view.unseen, [card]) };
    }
    case 'set_aside':
      return {
        bag: event.bag,
        set_aside: withCards(view.set_aside, [event.card]),
        unseen: without(view.unseen, [event.card]),
      };
    case 'refilled':
      return {
        bag: event.bag,
        unseen: view.discard,
        discard: [],
        hand: event.shown,
        shown: event.shown,
        hidden: 0,
      };
    case 'aside_discarded':
      return { set_aside: [], discard: withCards(view.discard, event.cards) };
    case 'baked': {
      const card = [event.donut.card];
      const known = view.hand.includes(event.donut.card);
      return {
        seats: withDonut(view, event.donut),
        supply: event.supply,
        hand: without(view.hand, card),
        shown: without(view.shown, card),
        hidden: known ? view.hidden : view.hidden - 1,
        unseen: without(view.unseen, card),
      };
    }
    case 'discarded':
      return {
        discard: withCards(view.discard, event.cards),
        unseen: without(view.unseen, event.cards),
        hand: [],
        shown: [],
        hidden: 0,
      };
    case 'steps':
      return { pool: event.steps };
    case 'moved': {
      const { donut, steps, enemy } = event;
      const after = { seats: withDonut(view, donut), pool: steps, moved: withDisc(view.moved, donut.disc) };
      if (!enemy) return after;
      return { ...after, locked: withDisc(view.locked, donut.disc), pending: [...view.pending, donut.space] };
    }
    case 'stopped':
      return { pool: 0, locked: [], moved: [] };
    case 'spent': {
      const { seat, card, counters, went, supply } = event;
      const seats = atSeat(view, seat, ({ specials }) => ({
        specials: went
          ? specials.filter((one) => one.card !== card)
          : specials.map((one) => (one.card === card ? { card, counters } : one)),
      }));
      return { seats, supply, ...(went && { [went]: withCards(view[went], [card]) }) };
    }
    case 'healed':
      return { seats: withDonut(view, event.donut), supply: event.supply };
    case 'fight':
      return event.chain ? {} : { pending: without(view.pending, [event.space]) };
    case 'round': {
      const [entering, resident] = [sideOf(event.entering), sideOf(event.resident)];
      return { fight: { space: event.entering.donut.space, entering, resident, used: [], loser: 0, damage: 0 } };
    }
    case 'more_dice':
      return inFight(
        view,
        ({ used }) => ({ used: withCards(used, [event.card]) }),
        (_, side) => ({ dice_due: event[side].dice, odds: event[side].odds }),
      );
    case 'rolled':
      return inFight(
        view,
        () => ({}),
        (side) => ({ odds: null, ...(isOf(side, event.donut) && { dice: event.dice }) }),
      );
    case 'tie':
      return inFight(
        view,
        () => ({}),
        () => ({ dice: '' }),
      );
    case 'reroll':
      return inFight(
        view,
        () => ({}),
        (side) => (isOf(side, event.donut) ? { dice: '' } : {}),
      );
    case 'leads':
      return inFight(view, (fight) => ({ loser: losing(fight, event.loser) }));
    case 'round_won':
      return inFight(view, (fight) => ({ loser: losing(fight, event.loser), damage: event.damage }));
    case 'more_damage':
    case 'less_damage':
      return inFight(view, ({ used }) => ({ used: withCards(used, [event.card]), damage: event.damage }));
    case 'lost':
      return { seats: withDonut(view, event.donut), supply: event.supply };
    case 'eliminated': {
      const { donut, by, total } = event;
      const seats = atSeat(view, donut.seat, ({ donuts }) => ({
        donuts: donuts.filter(({ disc }) => disc !== donut.disc),
      }));
      const scored = atSeat({ ...view, seats }, by, (seat) => ({
        points: total,
        scored: withCards(seat.scored, [donut.card]),
      }));
      return { seats: scored, eliminated_this_turn: true, fight: null };
    }
    case 'leaves':
      return { seats: withDonut(view, event.donut), fight: null };
    case 'stalled':
      return { idle: event.idle, eliminated_this_turn: false };
    default:
      return {};
  }
}

/** What is not named is shown together with what follows. */
const TIMES: Partial<Record<Event['kind'], number>> = {
  begins: 0.8,
  kitchen_full: 0.4,
  no_disc: 0.4,
  drew: 0.3,
  special: 0.6,
  set_aside: 0.6,
  refilled: 0.6,
  baked: 0.6,
  bakes_nothing: 0.5,
  nothing_to_move: 0.5,
  skips: 0.5,
  movement_rolled: 0.8,
  steps: 0.3,
  moved: 0.7,
  spent: 0.4,
  healed: 0.7,
  round: 0.7,
  more_dice: 0.6,
  rolled: 0.6,
  tie: 0.6,
  leads: 0.4,
  reroll: 0.2,
  round_won: 0.5,
  more_damage: 0.5,
  less_damage: 0.5,
  lost: 0.7,
  eliminated: 1.1,
  evacuation_die: 1,
  evacuation_again: 0.4,
  chooses_way: 0.4,
  stays: 0.5,
  leaves: 0.7,
  won: 2,
  stalled: 2,
};

export const staging: Staging<View, Event> = {
  after: (view, event) => ({ ...view, phase: PHASES[event.kind] ?? view.phase, ...told(view, event) }),
  time: (event) => TIMES[event.kind] ?? 0,
};
