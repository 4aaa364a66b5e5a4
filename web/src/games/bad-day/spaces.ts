/** The spaces of the board in words, and how the keyboard gets from one to the next. */
import { capital } from '$lib/text';
import type { Cards } from './cards';
import { readSpace, type Layout } from './layout';
import type { News } from './news';
import type { Choice, Held, Offers } from './offers';
import type { Piece } from './pieces';
import type { TargetSpace } from './targets';
import { text } from './text';
import type { View } from './types';

export interface Cell {
  space: string;
  /** What lies there, what is going on there, what Enter does. */
  label: string;
  /** A click on the space does this. */
  target?: TargetSpace | undefined;
  /** A click on the donut there does this. */
  heal?: Choice | undefined;
  /** The own donut there with which something can be done; the pointer does it with the donut itself. */
  disc?: number | undefined;
  /** The own donut there that can be taken up. */
  pick?: { piece: Piece; held: boolean } | undefined;
  /** Choosing it, as it would be written: to ask why it cannot be chosen. */
  wanted?: string;
}

export interface Scene {
  view: View;
  layout: Layout;
  cards: Cards;
  names: string[];
  me: number | null;
  pieces: Piece[];
  offers: Offers;
  targets: TargetSpace[];
  held: Held;
  news: News;
}

/** The special that is held heals these discs. */
export const healingOf = (offers: Offers, held: Held) =>
  held?.kind === 'special' ? offers.heal.get(held.card) : undefined;

function wantedAt(space: string, own: Piece | undefined, { held }: Scene): string {
  if (held?.kind === 'special' && own) return `use:${held.card}@${own.disc}`;
  const disc = held?.kind === 'disc' ? held.disc : own?.disc;
  return disc === undefined ? `fight:${space}` : `move:${disc}@${space}`;
}

function doing(cell: Omit<Cell, 'label'>, scene: Scene): string | undefined {
  if (cell.target) {
    const { choice, odds } = cell.target;
    return odds === undefined ? capital(choice.words) : `${capital(choice.words)}. ${text.firstRound(odds)}`;
  }
  if (cell.heal) return capital(cell.heal.words);
  if (!cell.pick) return undefined;
  const { piece, held } = cell.pick;
  const name = scene.cards.name(piece.card);
  return held ? text.putDown(name) : text.pickUp(name, scene.offers.move.get(piece.disc)?.size ?? 0);
}

/** Every space, ring by ring. */
export function cellsOf(scene: Scene): Cell[] {
  const { view, layout, cards, names, me, pieces, offers, held, news } = scene;
  const healing = healingOf(offers, held);
  const targets = new Map(scene.targets.map((target) => [target.space, target]));
  const here = new Map<string, Piece[]>();
  for (const piece of pieces) here.set(piece.space, [...(here.get(piece.space) ?? []), piece]);
  const gone = new Set(news.gone.map((one) => one.space));
  return layout.spots.map(({ name: space }) => {
    const lying = here.get(space) ?? [];
    const own = lying.find((piece) => piece.seat === me);
    const cell: Omit<Cell, 'label'> = {
      space,
      target: targets.get(space),
      heal: own && healing?.get(own.disc),
      pick:
        own && !healing && offers.move.has(own.disc)
          ? { piece: own, held: held?.kind === 'disc' && held.disc === own.disc }
          : undefined,
    };
    if (cell.heal || cell.pick) cell.disc = own?.disc;
    if (!canBeChosen(cell)) cell.wanted = wantedAt(space, own, scene);
    const what = lying.map((piece) => {
      const donut = cards.donut(piece.card);
      return text.donut(names[piece.seat - 1] ?? '', donut.name, piece.cubes, donut.freshness, piece.stale);
    });
    const kitchen = view.kitchens.indexOf(space);
    const marks = [
      ...(kitchen < 0 ? [] : [text.kitchen(names[kitchen] ?? '')]),
      ...(view.fight?.space === space ? [text.fightHere] : view.pending.includes(space) ? [text.fightWaits] : []),
      ...(gone.has(space) || lying.some((piece) => news.pieces.has(piece.key)) ? [text.justNow] : []),
    ];
    const place = text.space(space, what.length ? what.join('; ') : text.empty, marks);
    const act = doing(cell, scene);
    return { ...cell, label: act === undefined ? place : `${place}. ${act}` };
  });
}

export const canBeChosen = (cell: Omit<Cell, 'label'>): boolean =>
  cell.target !== undefined || cell.heal !== undefined || cell.pick !== undefined;

const SIDES: Record<string, number> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };

/** The space next to this one on the side of an arrow key, as the board is drawn; null at the rim and for other keys. */
export function beside(layout: Layout, space: string, key: string): string | null {
  const side = SIDES[key];
  if (side === undefined) return null;
  const { ring, spoke } = readSpace(space);
  const { rings, spokes } = layout;
  const wrap = (to: number) => (to + spokes) % spokes;
  const outward = layout.angle(spoke);
  // Inward from the innermost ring one comes out on the other side of the hole.
  const inward = ring > 1 ? `${ring - 1}.${spoke}` : `1.${wrap(spoke + Math.floor(spokes / 2))}`;
  const ways = [
    { degrees: outward, to: ring < rings ? `${ring + 1}.${spoke}` : null },
    { degrees: outward + 90, to: `${ring}.${wrap(spoke + 1)}` },
    { degrees: outward + 180, to: inward },
    { degrees: outward + 270, to: `${ring}.${wrap(spoke - 1)}` },
  ];
  const off = (degrees: number) => Math.abs(((degrees - side + 540) % 360) - 180);
  return ways.reduce((best, way) => (off(way.degrees) < off(best.degrees) ? way : best)).to;
}

/** The next space that may be chosen, for Page Down, or the one before, for Page Up. */
export function nextChoice(cells: Cell[], space: string, key: string): string | null {
  if (key !== 'PageDown' && key !== 'PageUp') return null;
  const at = cells.findIndex((cell) => cell.space === space);
  const turned = [...cells.slice(at + 1), ...cells.slice(0, at)];
  return (key === 'PageDown' ? turned : turned.reverse()).find(canBeChosen)?.space ?? null;
}
