/** What the hand that plays holds, and how a thing on the board becomes a choice. Legality is in `choices` alone. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, Choice } from '$lib/board';
import { peopleAt, type Who } from '$lib/language';
import { Taps } from '$lib/taps.svelte';
import { Carried } from './carry';
import {
  goneFor,
  isStage,
  kitchens,
  ofKind,
  recipeOf,
  sameRecipes,
  type ChoiceOf,
  type Keep,
  type Work,
} from './offers';
import { freshSpots } from './spots';
import { text } from './text';
import type { BakerCard, Box, Event as Happening, Kitchen, Offer, Recipe, RecipeCard, Stage, View } from './types';

export type Props = BoardProps<View, Box, Happening, Offer>;

/** A first step that waits for its second. */
export type Held =
  /** Pieces from the own hand. */
  | { kind: 'hand'; pieces: number }
  /** Pieces put on Prepare or Serve; the recipe is still to be named. */
  | { kind: 'work'; stage: Stage; pieces: number }
  /** Pieces being drawn from a kitchen card. */
  | { kind: 'take'; kitchen: Kitchen; pieces: number }
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
  /** Somebody plays with keys now: the focus goes on by itself to what is asked next. */
  keys = false;
  /** The first step that is held, by its name: the focus goes back there when it is put back. */
  #origin: string | null = null;

  readonly carried = new Carried();
  /** What a finger has tapped once. */
  readonly taps = new Taps();
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
  }

  readonly waiting: boolean = $derived.by(() => this.#props().waiting);
  readonly choices: Choice<Offer>[] = $derived.by(() => (this.waiting ? [] : this.#props().choices));
  /** What a hint, or a list, speaks of: it is drawn as it would be. */
  readonly hinted: Offer | null = $derived.by(() => {
    const { pointed, me } = this.#props();
    return pointed?.offer && pointed.seat === me ? pointed.offer : null;
  });
  readonly borrowed: boolean = $derived.by(() => this.#props().borrowed ?? false);
  /** The spots to which something has just come. */
  readonly fresh: Set<string> = $derived.by(() => freshSpots(this.#props().happened, this.#props().view));
  readonly #works: Work[] = $derived(ofKind(this.choices, ...kitchens));
  readonly #takes: ChoiceOf<'take'>[] = $derived(ofKind(this.choices, 'take'));
  readonly keeps: Keep[] = $derived(ofKind(this.choices, 'keep'));
  readonly spend: ChoiceOf<'spend'> | undefined = $derived(ofKind(this.choices, 'spend')[0]);
  readonly fail: ChoiceOf<'fail'> | undefined = $derived(ofKind(this.choices, 'fail')[0]);
  /** How many recipes may be kept at most. */
  readonly mostKept: number = $derived(Math.max(0, ...this.keeps.map(({ offer }) => offer.kept.length)));
  /** What the chosen recipes can lead to. */
  readonly keepsLeft: Keep[] = $derived.by(() => {
    const held = this.held;
    return held?.kind === 'keep' ? this.keeping(held.picks) : [];
  });

  get box(): Box {
    return this.#props().box;
  }

  card(recipe: Recipe): RecipeCard {
    const found = this.box.parts.recipes[recipe];
    if (!found) throw new Error(`there is no recipe ${recipe} in the box`);
    return found;
  }

  typeOf(card: RecipeCard): string | null {
    return card.treat === null ? null : (this.box.parts.types[card.treat] ?? null);
  }

  kitchenName(kitchen: Kitchen): string {
    return this.box.parts.kitchen[kitchens.indexOf(kitchen)]?.name ?? kitchen;
  }

  nameOf(seat: number): string {
    return this.#props().names[seat - 1] ?? `${seat}`;
  }

  /** The choices that place so many pieces on this card. */
  works(kitchen: Kitchen, pieces: number): Work[] {
    return this.#works.filter(({ offer }) => offer.kind === kitchen && offer.pieces === pieces);
  }

  takes(kitchen: Kitchen, pieces: number): ChoiceOf<'take'> | undefined {
    return this.#takes.find(({ offer }) => offer.kitchen === kitchen && offer.pieces === pieces);
  }

  attempts(stage: Stage, recipe: Recipe): ChoiceOf<Stage>[] {
    return ofKind(this.choices, stage).filter(({ offer }) => offer.recipe === recipe);
  }

  /** Whether so many pieces of the own hand can go anywhere. */
  canPlace(pieces: number): boolean {
    return this.#works.some(({ offer }) => offer.pieces === pieces);
  }

  pickOf(baker: number): ChoiceOf<'pick'> | undefined {
    return ofKind(this.choices, 'pick').find(({ offer }) => offer.baker === baker);
  }

  choose(choice: Choice): void {
    this.#props().preview(null);
    this.#props().choose(choice.token);
    this.held = null;
    this.lens = null;
    this.taps.forget();
  }

  /** What an element needs that is there to be read, and says why it cannot be chosen: the rules do, unless it is `known`. */
  refuses(words: string, token: string | null, known: string | null = null) {
    const say = (): void => {
      const { why, refuse } = this.#props();
      if (this.choices.length === 0) return;
      if (known !== null) refuse?.(known);
      else if (token !== null) why?.(token);
    };
    return { ...this.reads(words), onclick: say };
  }

  /** Putting so many pieces on a kitchen card, as it would be written: to ask why not. */
  placing(kitchen: Kitchen, pieces: number): string | null {
    if (!isStage(kitchen)) return kitchen === 'learn' ? `learn${pieces}` : 'coffee';
    const { view, me } = this.#props();
    const own = view[kitchen === 'prepare' ? 'unprepared' : 'prepared'][(me ?? 0) - 1]?.[0];
    const recipe = this.box.parts.recipes[own ?? 0];
    return recipe ? `${kitchen}${pieces}:${recipe.id}` : null;
  }

  /** Puts pieces on a kitchen card: done at once if that says everything, else the recipe is asked for. */
  put(kitchen: Kitchen, pieces: number): void {
    const [only, ...others] = this.works(kitchen, pieces);
    if (only && others.length === 0) this.choose(only);
    else if (isStage(kitchen)) this.held = { kind: 'work', stage: kitchen, pieces };
  }

  /** What dropping so many pieces of the own hand there would be. */
  dropped(pieces: number, drop: string | null): Work[] {
    const [where, name] = (drop ?? '').split(':');
    return this.#works.filter((work) => {
      const fits =
        where === 'kitchen' ? work.offer.kind === name : where === 'recipe' && recipeOf(work) === Number(name);
      return fits && work.offer.pieces === pieces;
    });
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
    if (only) this.choose(only);
    else this.hold(i);
  }

  /** Chooses a drawn recipe, beside those chosen before if as many may be kept. */
  hold(i: number): void {
    const picks = this.held?.kind === 'keep' ? this.held.picks : [];
    if (picks.includes(i)) return;
    this.held = { kind: 'keep', picks: picks.length < this.mostKept ? [...picks, i] : [i] };
  }

  /** The choices that keep just these of the drawn recipes. */
  keeping(picks: number[]): Keep[] {
    const { drawn } = this.#props().view;
    const kept = picks.flatMap((i) => drawn[i] ?? []);
    return this.keeps.filter(({ offer }) => kept.length > 0 && sameRecipes(offer.kept, kept));
  }

  /** The one choice that keeping this drawn recipe is, where it needs no second step. */
  keptAtOnce(i: number): Keep | undefined {
    const found = this.keeping([i]);
    const [only] = found.length === 1 ? found : [];
    return this.mostKept === 1 && only && goneFor(only).length === 0 ? only : undefined;
  }

  /** The choice that lets this own recipe go for what is chosen. */
  goesFor(recipe: Recipe): Keep | undefined {
    return this.keepsLeft.length > 1 ? this.keepsLeft.find((keep) => goneFor(keep).join() === `${recipe}`) : undefined;
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

  /** What an element needs whose click sends this choice; the first tap of a finger shows what it is. */
  sends(choice: Choice) {
    return {
      'data-token': choice.token,
      'data-tapped': this.taps.shown === choice.token || undefined,
      'aria-label': choice.words,
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        if (this.taps.does(event, choice.token)) this.choose(choice);
        else this.preview(choice);
      },
      ...this.#says(choice),
    };
  }

  /** The same for a button that says what it does. */
  acts(choice: Choice) {
    const onclick = (event: MouseEvent) => {
      event.stopPropagation();
      this.choose(choice);
    };
    return { ...this.sends(choice), onclick };
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
      ...this.#says({ token: '', words, offer: null }),
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

  /** What is going on, or what is asked, in words. */
  prompt(): string {
    const { view, me, names, due, now } = this.#props();
    if (now) return this.#telling(now.event);
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
        return [this.#whatNow(), ...this.#blocked(view)].join(' ');
    }
  }

  #whatNow(): string {
    const { view, me } = this.#props();
    if (this.#works.length > 0) return this.#takes.length > 0 ? text.yourTurn : text.yourTurnWork;
    return (view.hands[(me ?? 0) - 1] ?? 0) > 0 ? text.yourTurnTake : text.yourTurnEmpty;
  }

  /** Kitchen cards without a free plate, if there are pieces for them in the hand. */
  #blocked({ no_place }: View): string[] {
    const full = kitchens.filter((_, i) => no_place[i] === 'full').map((kitchen) => this.kitchenName(kitchen));
    return full.length > 0 ? [text.full(full)] : [];
  }

  #who(seat: number): Who {
    const { names, me, borrowed = false } = this.#props();
    return peopleAt(names, borrowed ? null : me)(seat);
  }

  /** What is being shown, in few words; the log has whole sentences. */
  #telling(event: Happening): string {
    switch (event.kind) {
      case 'first':
        return text.begins(this.#who(event.seat));
      case 'got_baker':
        return text.isBaker(this.#who(event.seat), this.box.parts.bakers[event.baker]?.name ?? '');
      case 'rolled':
        return text.rolling(this.#who(event.seat), event.stage);
      case 'reshuffled':
        return text.reshuffled;
      case 'drew':
        return text.drawing;
      case 'out_of_cards':
        return text.outOfCards;
      case 'passed':
        return text.passes(this.#who(event.seat));
      case 'last_round':
        return text.servedEnough(this.#who(event.seat), event.served);
      case 'round':
        return text.round(event.round);
      case 'over':
        return text.over;
      default:
        return text.turnShown(this.#who(event.seat));
    }
  }
}

const key = Symbol('drive-thru');

export const providePlay = (play: Play): Play => setContext(key, play);
export const usePlay = (): Play => getContext<Play>(key);
