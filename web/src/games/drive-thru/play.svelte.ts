/** What the hand that plays holds, and how a thing on the board becomes a choice. Legality is in `choices` alone. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Choice } from '$lib/board';
import { text } from './text';
import type { Tracked } from './tracker';
import {
  kitchens,
  readKeep,
  readMove,
  sameRecipes,
  type Keep,
  type KitchenId,
  type Move,
  type StageId,
} from './tokens';
import type { BakerCard, Box, RecipeCard, View } from './types';

export type Props = BoardProps<View, Box>;

/** A first step that waits for its second. */
export type Held =
  /** Pieces from the own hand. */
  | { kind: 'hand'; pieces: number }
  /** Pieces put on Prepare or Serve; the recipe is still to be named. */
  | { kind: 'work'; stage: StageId; pieces: number }
  /** Pieces being drawn from a kitchen card. */
  | { kind: 'take'; kitchen: KitchenId; pieces: number }
  /** Recipes chosen among those drawn, by their places in the row. */
  | { kind: 'keep'; picks: number[] };

/** What is looked at more closely. */
export type Looked = { recipe: RecipeCard } | { baker: BakerCard };

export interface Lens {
  thing: Looked;
  /** Middle of the thing looked at, from the left edge of the board; kept inside it. */
  x: number;
  /** Its upper and lower edge. */
  top: number;
  bottom: number;
}

export class Play {
  held = $state.raw<Held | null>(null);
  lens = $state.raw<Lens | null>(null);
  /** A roll is being shown: nothing can be chosen until it has come to rest. */
  rolling = $state(false);
  /** Somebody plays with keys now: the focus goes on by itself to what is asked next. */
  keys = false;
  /** The first step that is held, by its name: the focus goes back there when it is put back. */
  #origin: string | null = null;

  readonly #props: () => Props;
  readonly tracked: () => Tracked;
  readonly moved: () => Set<string>;

  constructor(props: () => Props, tracked: () => Tracked, moved: () => Set<string>) {
    this.#props = props;
    this.tracked = tracked;
    this.moved = moved;
  }

  readonly choices: Choice[] = $derived.by(() => (this.rolling || this.#props().waiting ? [] : this.#props().choices));
  readonly borrowed: boolean = $derived.by(() => this.#props().borrowed ?? false);
  readonly moves: Move[] = $derived(this.choices.map(readMove).filter((move) => move !== null));
  readonly keeps: Keep[] = $derived(this.choices.map(readKeep).filter((keep) => keep !== null));
  /** How many recipes may be kept at most. */
  readonly mostKept: number = $derived(Math.max(0, ...this.keeps.map((keep) => keep.kept.length)));
  /** What the chosen recipes can lead to. */
  readonly keepsLeft: Keep[] = $derived.by(() => {
    const held = this.held;
    if (held?.kind !== 'keep') return [];
    const ids = held.picks.map((i) => this.drawnId(i));
    return this.keeps.filter((keep) => keep.kept.length > 0 && sameRecipes(keep.kept, ids));
  });

  get box(): Box {
    return this.#props().box;
  }

  card(recipe: number): RecipeCard {
    const found = this.box.parts.recipes[recipe];
    return (
      found ?? {
        id: `r${recipe}`,
        name: '?',
        treat: null,
        tip: 0,
        prepare: 0,
        serve: 0,
        copies: 1,
        starter: false,
        status: 'designed',
      }
    );
  }

  cardOf(id: string): RecipeCard | undefined {
    return this.box.parts.recipes.find((card) => card.id === id);
  }

  typeOf(card: RecipeCard): string | null {
    return card.treat === null ? null : (this.box.parts.types[card.treat] ?? null);
  }

  kitchenName(kitchen: KitchenId): string {
    return this.box.parts.kitchen[kitchens.indexOf(kitchen)]?.name ?? kitchen;
  }

  drawnId(i: number): string {
    return this.card(this.#props().view.drawn[i] ?? -1).id;
  }

  choice(token: string): Choice | undefined {
    return this.choices.find((choice) => choice.token === token);
  }

  /** The moves that place so many pieces on this card. */
  works(kitchen: KitchenId, pieces: number): Extract<Move, { kind: 'work' }>[] {
    return this.moves
      .filter((move) => move.kind === 'work')
      .filter((move) => move.kitchen === kitchen && move.pieces === pieces);
  }

  takes(kitchen: KitchenId, pieces: number): Move | undefined {
    return this.moves.find((move) => move.kind === 'take' && move.kitchen === kitchen && move.pieces === pieces);
  }

  attempts(stage: StageId, recipe: string): Extract<Move, { kind: 'work' }>[] {
    return this.moves
      .filter((move) => move.kind === 'work')
      .filter((move) => move.kitchen === stage && move.recipe === recipe);
  }

  /** Whether so many pieces of the own hand can go anywhere. */
  canPlace(pieces: number): boolean {
    return this.moves.some((move) => move.kind === 'work' && move.pieces === pieces);
  }

  choose(choice: Choice): void {
    this.held = null;
    this.lens = null;
    this.#props().preview(null);
    this.#props().choose(choice.token);
  }

  /** Puts pieces on a kitchen card: done at once if that says everything, else the recipe is asked for. */
  put(kitchen: KitchenId, pieces: number): boolean {
    const found = this.works(kitchen, pieces);
    const only = found[0];
    if (!only) return false;
    if (found.length === 1) this.choose(only.choice);
    else this.held = { kind: 'work', stage: kitchen as StageId, pieces };
    return true;
  }

  /** Chooses a drawn recipe, or puts it back; with room for one only, and nothing more to ask, it is kept at once. */
  pick(i: number): void {
    const picks = this.held?.kind === 'keep' ? this.held.picks : [];
    if (picks.includes(i)) {
      const rest = picks.filter((other) => other !== i);
      this.held = rest.length ? { kind: 'keep', picks: rest } : null;
      return;
    }
    const only = this.keptAtOnce(i);
    if (only) return this.choose(only);
    const kept = this.mostKept > 1 && picks.length < this.mostKept ? [...picks, i] : [i];
    this.held = { kind: 'keep', picks: kept };
  }

  /** The one choice that keeping this drawn recipe is, where it needs no second step. */
  keptAtOnce(i: number): Choice | undefined {
    const found = this.keeps.filter((keep) => sameRecipes(keep.kept, [this.drawnId(i)]));
    return this.mostKept === 1 && found.length === 1 ? found[0]?.choice : undefined;
  }

  /** The choice that lets this own recipe go for what is chosen. */
  goesFor(recipe: string): Choice | undefined {
    const found = this.keepsLeft.filter((keep) => keep.gone.length === 1 && keep.gone[0] === recipe);
    return this.keepsLeft.length > 1 ? found[0]?.choice : undefined;
  }

  /** Puts back what is held. Tells which first step that was. */
  putBack(): string | null {
    this.held = null;
    this.#props().preview(null);
    return this.#origin;
  }

  preview(choice: Choice | null): void {
    this.#props().preview(choice);
  }

  /** What an element needs whose click sends this choice. */
  sends(choice: Choice) {
    return {
      'data-token': choice.token,
      'aria-label': choice.words,
      onclick: (event: Event) => {
        event.stopPropagation();
        this.choose(choice);
      },
      ...this.#says(choice),
    };
  }

  /** What an element needs whose click is a first step. */
  picks(name: string, words: string, act: () => void) {
    return {
      'data-pick': name,
      'aria-label': words,
      onclick: (event: Event) => {
        event.stopPropagation();
        this.preview(null);
        this.#origin = name;
        act();
      },
      ...this.#says({ token: '', words }),
    };
  }

  /** What an element needs that is there to be read only. */
  reads(words: string) {
    return { 'aria-label': words, 'aria-disabled': true };
  }

  /** What an element needs that shows more of a thing when it is pointed at. */
  looks(thing: Looked) {
    const look = (event: Event) => {
      const node = event.currentTarget as HTMLElement;
      const root = node.closest<HTMLElement>('[data-board]');
      if (!root) return;
      const [here, all] = [node.getBoundingClientRect(), root.getBoundingClientRect()];
      const x = Math.min(Math.max(here.left + here.width / 2 - all.left, 70), all.width - 70);
      this.lens = { thing, x, top: here.top - all.top, bottom: here.bottom - all.top };
    };
    const stop = () => (this.lens = null);
    return { onpointerenter: look, onpointerleave: stop, onfocus: look, onblur: stop, onclick: look };
  }

  #says(choice: Choice) {
    return {
      onpointerenter: () => this.preview(choice),
      onpointerleave: () => this.preview(null),
      onfocus: () => this.preview(choice),
      onblur: () => this.preview(null),
    };
  }

  /** The question of this moment in words. */
  prompt(): string {
    const { view, me, names, due } = this.#props();
    const mine = me !== null && due.includes(me) && this.choices.length > 0;
    const who = due.map((seat) => names[seat - 1] ?? `${seat}`);
    const held = this.held;
    switch (view.asks) {
      case 'start':
        return text.starting;
      case 'draft':
        return mine ? text.pickBaker : text.picksBaker(who);
      case 'deal':
        return text.dealing;
      case 'draw':
        return text.drawing;
      case 'keep':
        if (!mine) return text.keeps(who);
        if (this.keepsLeft.length > 1) return text.keepInstead;
        if (held?.kind === 'keep') return text.keepThese;
        return this.mostKept > 1 ? text.keepSome(this.mostKept) : text.keepOne;
      case 'spend':
        return mine ? text.spend(view.short ?? 0) : text.spends(who);
      case 'roll':
        return text.turnOf(who);
      case 'over':
        return text.over;
      case 'turn':
        if (!mine) return text.turnOf(who);
        if (held?.kind === 'hand') return text.whereTo(held.pieces);
        if (held?.kind === 'work') return text.whichRecipe(held.stage, held.pieces);
        if (held?.kind === 'take') return text.toHand(held.pieces);
        if (!this.moves.some((move) => move.kind === 'work')) return text.yourTurnEmpty;
        return this.moves.some((move) => move.kind === 'take') ? text.yourTurn : text.yourTurnWork;
    }
  }
}

const key = Symbol('drive-thru');

export const providePlay = (play: Play): Play => setContext(key, play);
export const usePlay = (): Play => getContext<Play>(key);
