/** How somebody likes to play a game: what *Change* changes, what is remembered, and the table it makes. */
import type { NewTable } from '$lib/api';
import { FIRST_LEVEL, recallLevel, rememberLevel } from '$lib/levels';
import type { Clock, GameInfo, OptionInfo, TableConfig } from '$lib/protocol';
import { isRecord, recall, remember } from '$lib/stored';

export type OptionValue = boolean | number | string;
export const CLOCKS = ['none', '30', '60', '180', 'day'] as const;
export type ClockChoice = (typeof CLOCKS)[number];

export interface Setup {
  /** Null for the game's default number. */
  seats: number | null;
  bot: string;
  /** Null for the game's first edition. */
  edition: string | null;
  clock: ClockChoice;
  open: boolean;
  hints: boolean;
  /** Only what differs from the default. */
  options: Record<string, OptionValue>;
}

export const defaultSetup: Setup = {
  seats: null,
  bot: FIRST_LEVEL,
  edition: null,
  clock: 'none',
  open: false,
  hints: true,
  options: {},
};

function isSetup(value: unknown): value is Partial<Setup> {
  return isRecord(value) && (value['options'] === undefined || isRecord(value['options']));
}

/** What was chosen last for this game, without what the game no longer has. */
export function recallSetup(game: GameInfo, bots: string[]): Setup {
  const kept = { ...defaultSetup, bot: recallLevel(), ...recall(`setup.${game.id}`, {}, isSetup) };
  const options = Object.entries(kept.options).filter(([name, value]) => {
    const option = game.options.find((option) => option.name === name);
    return option !== undefined && allows(option, value);
  });
  return {
    seats: kept.seats !== null && kept.seats >= game.seats_min && kept.seats <= game.seats_max ? kept.seats : null,
    bot: bots.length === 0 || bots.includes(kept.bot) ? kept.bot : defaultSetup.bot,
    edition: game.editions.some((edition) => edition.id === kept.edition) ? kept.edition : null,
    clock: CLOCKS.includes(kept.clock) ? kept.clock : 'none',
    open: kept.open === true,
    hints: kept.hints !== false,
    options: Object.fromEntries(options),
  };
}

export function rememberSetup(game: string, setup: Setup): void {
  remember(`setup.${game}`, setup);
  rememberLevel(setup.bot);
}

/** Whether an option may be this. */
export function allows({ kind }: OptionInfo, value: OptionValue): boolean {
  switch (kind.type) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= kind.min && value <= kind.max;
    case 'word':
      return typeof value === 'string' && kind.words.some((word) => word.value === value);
  }
}

/** A house rule or variant that is not as usual. */
export interface Differing {
  option: OptionInfo;
  value: OptionValue;
}

/** What differs from the game as it comes, in the order of the game. */
export function differing(options: readonly OptionInfo[], chosen: Record<string, OptionValue> = {}): Differing[] {
  return options.flatMap((option) => {
    const value = chosen[option.name];
    return value === undefined || value === option.default ? [] : [{ option, value }];
  });
}

function clockOf(choice: ClockChoice): Clock {
  if (choice === 'none') return { kind: 'none' };
  return { kind: 'per_move', seconds: choice === 'day' ? 86_400 : Number(choice) };
}

/** The table this makes. Where somebody plays alone against bots nobody waits for a clock. */
export function tableOf(game: string, setup: Setup, people: boolean): NewTable {
  const config: NewTable = { game };
  if (setup.seats !== null) config.seats = setup.seats;
  if (setup.edition !== null) config.edition = setup.edition;
  if (Object.keys(setup.options).length > 0) config.options = setup.options as NonNullable<TableConfig['options']>;
  if (people) {
    config.clock = clockOf(setup.clock);
    if (setup.open) config.visibility = 'public';
    if (!setup.hints) config.hints = false;
  }
  return config;
}
