/**
 * The piece in the hand that plays: which one, how it is turned, where it would come to lie. Moving it costs a lookup and
 * a transform; what may be laid where was sorted when the question came.
 */
import type { Choice } from '$lib/board';
import { drag } from '$lib/drag';
import type { Art, Kit } from './kit';
import { blank } from './kit';
import { facingsOf, nearestSpot, placeKey, spotsFor, tokenAt, type Offers, type Spot } from './offers';
import { degrees, liesFlat, squaresOf, type Place, type Square } from './pieces';
import type { Facing } from './types';

interface Table {
  offers: () => Offers;
  kit: () => Kit;
  grid: () => number;
  preview: (choice: Choice | null) => void;
  choose: (token: string) => void;
  /** Asks why a piece cannot lie somewhere. */
  why: (token: string) => void;
}

/** A strip that was let go over the mat while it was still to be bought: it lies there when it is to be laid. */
interface Wish {
  piece: string;
  place: Place;
  turned: number;
}

/** How long in milliseconds a place is pointed at before the words for it are said. */
const readable = 40;
/** A finger hides what is under it, so the piece floats above it. */
const fingerLift = 34;

export class Carrier {
  piece = $state<string | null>(null);
  facing = $state<Facing>('n');
  /** Degrees, adding up, so that a piece never spins back. */
  turned = $state(0);
  spot = $state<Square | null>(null);
  /** Whether the spot stays when the pointer leaves: after a tap, and while the keyboard moves the piece. */
  pinned = $state(false);
  dragging = $state(false);
  wish = $state.raw<Wish | null>(null);
  /** Pixels of a square, for the piece that floats. */
  unit = $state(0);
  /** The squares of the mat, and the piece that follows the pointer. */
  field = $state<HTMLElement | null>(null);
  float = $state<HTMLElement | null>(null);

  /** Where the pointer is: in squares over the mat, or in pixels while dragging. */
  #over: Square | null = null;
  #pointer: Square = { x: 0, y: 0 };
  #rect: DOMRect | null = null;
  #cancelDrag: () => void = () => {};
  /** What the line under the board says for this piece. */
  #said: Choice | null = null;
  #saying: ReturnType<typeof setTimeout> | undefined;
  #wheeled = -Infinity;

  readonly art: Art = $derived.by(() => (this.piece ? this.#table.kit().art.get(this.piece) : undefined) ?? blank);
  readonly places: ReadonlyMap<string, Spot> = $derived.by(
    () => (this.piece ? spotsFor(this.#table.offers(), this.piece)?.get(this.facing) : undefined) ?? new Map(),
  );
  /** Whether the strip that is carried is still to be bought: where it is let go it is laid later. */
  readonly buying: boolean = $derived.by(() => this.piece !== null && this.#table.offers().wares.has(this.piece));
  readonly offer: Spot | null = $derived.by(() => (this.spot && this.places.get(placeKey(this.spot))) ?? null);
  readonly turns: Facing[] = $derived.by(() => (this.piece ? facingsOf(this.#table.offers(), this.piece) : []));
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Takes a piece, or puts back the one that is held. */
  hold(piece: string | null): void {
    if (piece === this.piece) return;
    this.piece = piece;
    this.#aim(null);
    this.pinned = false;
    const [first] = this.turns;
    if (first && !this.turns.includes(this.facing)) this.#face(first);
  }

  /** A new question: what was held before is of no use. `strip` is bought and to be laid; `asked` this seat. */
  begin(piece: string | null, strip: string | null, asked: boolean): void {
    this.#cancelDrag();
    this.piece = null;
    this.pinned = false;
    this.#over = null;
    this.#aim(null);
    if (asked && this.wish?.piece !== strip) this.wish = null;
    this.hold(piece);
    const wish = this.wish;
    if (!wish || wish.piece !== piece) return;
    this.wish = null;
    this.facing = wish.place.facing;
    this.turned = wish.turned;
    this.pin(this.places.get(placeKey(wish.place)) ?? null);
  }

  /** Whether a mouse points at the mat: then the piece follows that, whatever has the focus. */
  get pointed(): boolean {
    return this.#over !== null;
  }

  turn(by: 1 | -1): void {
    const at = this.turns.indexOf(this.facing);
    const next = this.turns.at((at + by) % this.turns.length);
    if (!next || next === this.facing) return;
    const before = this.spot;
    const { length } = this.art;
    const flat = liesFlat(this.facing);
    this.#face(next, by);
    if (this.dragging) this.#follow();
    else if (this.#over) this.hover(this.#over);
    else if (before) {
      // About the middle of the piece, to the nearest place where it fits.
      const half = Math.floor((length - 1) / 2);
      const swung =
        liesFlat(next) === flat
          ? before
          : flat
            ? { x: before.x + half, y: before.y - half }
            : { x: before.x - half, y: before.y + half };
      this.#aim(nearestSpot(swung, this.places.values()));
    } else this.show();
  }

  /** Nobody points anywhere: the middle of the mat shows how the piece would lie. */
  show(): void {
    const middle = (this.#table.grid() - 1) / 2;
    const half = (this.art.length - 1) / 2;
    const near = liesFlat(this.facing) ? { x: middle - half, y: middle } : { x: middle, y: middle - half };
    this.pin(nearestSpot(near, this.places.values()));
  }

  /** One notch of a wheel is one turn; a touchpad sends many events for one stroke. */
  wheel(event: WheelEvent): void {
    if (Math.abs(event.deltaY) < 2 || event.timeStamp - this.#wheeled < 180) return;
    this.#wheeled = event.timeStamp;
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  /** The mouse is over the mat, measured in squares. Every place of a line is within the mat, also those that hang over. */
  hover(over: Square): void {
    this.#over = over;
    const grid = this.#table.grid();
    const more = this.art.length - 1;
    const along = (at: number) => Math.min(grid - 1, Math.max(-more, Math.floor((at * (grid + more)) / grid) - more));
    const across = (at: number) => Math.min(grid - 1, Math.max(0, Math.floor(at)));
    const flat = liesFlat(this.facing);
    this.pinned = false;
    this.#aim(flat ? { x: along(over.x), y: across(over.y) } : { x: across(over.x), y: along(over.y) });
  }

  leave(): void {
    this.#over = null;
    if (!this.pinned && !this.dragging) this.#aim(null);
  }

  pin(spot: Square | null): void {
    this.#over = null;
    this.pinned = spot !== null;
    this.#aim(spot);
  }

  /** Brings the piece to a square: so that it begins there, or else lies over it. Says whether it can. */
  reach(square: Square): boolean {
    const { length } = this.art;
    const over = [...this.places.values()].filter((spot) =>
      squaresOf(spot, length).some(({ x, y }) => x === square.x && y === square.y),
    );
    const spot = nearestSpot(square, over);
    if (spot) {
      this.pin(spot);
      return true;
    }
    this.#aim(square);
    this.refuse();
    return false;
  }

  lay(): void {
    const { offer, piece, facing, turned } = this;
    if (!offer || !piece) return;
    if (this.buying) {
      this.wish = { piece, place: { x: offer.x, y: offer.y, facing }, turned };
      this.hold(null);
    }
    this.#table.choose(offer.choice.token);
  }

  /** Somebody wants it where it does not fit. */
  refuse(): void {
    const { piece, spot, facing } = this;
    if (!piece || !spot || this.offer) return;
    const token = tokenAt(piece, { ...spot, facing }, this.#table.kit(), this.#table.grid());
    if (token !== null) this.#table.why(token);
  }

  /** From a press on a piece on: it follows the pointer until it is let go. */
  carry(event: PointerEvent, piece: string): void {
    if (!this.field) return;
    const above = event.pointerType === 'touch' ? fingerLift : 0;
    this.#cancelDrag = drag(event, {
      lift: () => this.#lift(piece),
      move: ({ x, y }) => {
        this.#pointer = { x, y: y - above };
        this.#follow();
      },
      drop: () => {
        this.dragging = false;
        if (this.offer) this.lay();
        else this.#back();
      },
      cancel: () => {
        this.dragging = false;
        this.#back();
      },
    });
  }

  /** Escape: what floats goes back, then the spot, then the piece. Says whether there was anything. */
  escape(mayDrop: boolean): boolean {
    if (this.dragging) this.#cancelDrag();
    else if (this.pinned) this.pin(null);
    else if (mayDrop && this.piece) this.hold(null);
    else return false;
    return true;
  }

  /** It is let go where it cannot lie. */
  #back(): void {
    this.refuse();
    this.#aim(null);
    if (this.buying) this.hold(null);
  }

  #lift(piece: string): void {
    this.hold(piece);
    this.#rect = this.field?.getBoundingClientRect() ?? null;
    this.unit = (this.#rect?.width ?? 0) / this.#table.grid();
    this.pinned = false;
    this.dragging = true;
  }

  /** Only this runs while the pointer moves. */
  #follow(): void {
    const { x, y } = this.#pointer;
    if (this.float) this.float.style.transform = `translate(${x}px, ${y}px)`;
    if (!this.#rect || !this.unit) return;
    const [cx, cy] = [(x - this.#rect.left) / this.unit, (y - this.#rect.top) / this.unit];
    const { length } = this.art;
    const grid = this.#table.grid();
    const flat = liesFlat(this.facing);
    const spot = flat
      ? { x: Math.round(cx - length / 2), y: Math.floor(cy) }
      : { x: Math.floor(cx), y: Math.round(cy - length / 2) };
    const [along, across] = flat ? [spot.x, spot.y] : [spot.y, spot.x];
    const near = along > -length && along < grid && across >= 0 && across < grid;
    this.#aim(near ? spot : null);
  }

  #face(next: Facing, by: 1 | -1 = 1): void {
    const swing = (degrees(next) - degrees(this.facing) + 360) % 360;
    this.turned += by === 1 ? swing : swing - 360;
    this.facing = next;
  }

  #aim(spot: Square | null): void {
    if (spot?.x !== this.spot?.x || spot?.y !== this.spot?.y) this.spot = spot && { x: spot.x, y: spot.y };
    clearTimeout(this.#saying);
    // Nobody can read words that change with every frame.
    if (spot && !this.pinned) this.#saying = setTimeout(() => this.#say(), readable);
    else this.#say();
  }

  #say(): void {
    const choice = this.offer?.choice ?? null;
    if (choice === this.#said) return;
    this.#said = choice;
    this.#table.preview(choice);
  }
}
