/**
 * The words of the page and of the game at the table, in the chosen language. Components call these in their markup, so they change when the
 * language does: `say` for the page's own keys, `tell` and `parts` for what a game says.
 */
import { formatMessage, type Messages, type MessagePart } from '@turnwise/game';
import { settings } from '../settings/settings.svelte.ts';
import type { WordKey } from './en.ts';
import { enFirst } from './en-first.ts';
import { troubleIn, troubleOf, type Trouble } from './trouble.ts';
import { type GameWords, partsIn, tableWords, toldIn, type ToldText } from './translate.ts';

type Params = Readonly<Record<string, unknown>>;

class Words {
  page: Messages = $state.raw(enFirst);
  /** Templates of the game at the table, in English. */
  english: Messages = $state.raw({});
  /** Undefined in English, or where the game has no others. */
  game: GameWords | undefined = $state.raw();
  gameId: string | null = null;
}

const words = new Words();
/** Whether a page was opened that says more than what comes first. */
let isMore = false;
/** The chosen language did not come. */
let isFallback = false;

/** Loads the words of the chosen language: the page's, and those of the game at the table. False where they did not come: it is English then. */
export async function loadWords(): Promise<boolean> {
  words.page = await pageWords();
  await loadGameWords();
  return !isFallback;
}

/** Loads what the pages say that are not opened first: tables, replays and tools. */
export async function loadMoreWords(): Promise<void> {
  isMore = true;
  words.page = await pageWords();
}

/** Says which game is at the table, with its templates in English. Null when no game is. */
export async function useGameWords(game: string | null, english: Messages = {}): Promise<void> {
  words.gameId = game;
  words.english = english;
  await loadGameWords();
}

/** A sentence of the page. */
export function say(key: WordKey, params: Params = {}): string {
  return formatMessage(words.page, { key, params });
}

/** The keys that have a form for one and a form for others. */
export type CountedKey = { [K in WordKey]: K extends `${infer Stem}.other` ? Stem : never }[WordKey];

/** The same with a number: `{count}` in the form that the number asks for (`key.one`, `key.other`). */
export function sayCount(key: CountedKey, count: number, params: Params = {}): string {
  const form = `${key}.${new Intl.PluralRules(settings.language).select(count)}`;
  const found = Object.hasOwn(words.page, form) ? form : `${key}.other`;
  return formatMessage(words.page, { key: found, params: { ...params, count: number(count) } });
}

/** A sentence of the game at the table. */
export function tell(told: ToldText): string {
  return toldIn(settings.language === 'en' ? undefined : words.game, told);
}

/** What went wrong: an error, as somebody at this page understands it. */
export function sayError(error: unknown): string {
  return sayTrouble(troubleOf(error));
}

export function sayTrouble(trouble: Trouble): string {
  return troubleIn(words.page, trouble);
}

/** Why it cannot be done: in words of the game, or of the page where it was not the game that refused it. */
export function tellRefusal(refusal: ToldText & Trouble): string {
  return refusal.label === undefined ? sayTrouble(refusal) : tell(refusal);
}

/** The same in pieces: those that name a thing on the table have `ref`. */
export function parts(told: ToldText): readonly MessagePart[] {
  return partsIn(settings.language === 'en' ? undefined : words.game, words.english, told);
}

/** A name of the game at the table, such as that of a card. */
export function rename(name: string): string {
  const names = settings.language === 'en' ? undefined : words.game?.names;
  return names !== undefined && Object.hasOwn(names, name) ? names[name]! : name;
}

/** A seat: games name some of theirs (`north`), people the others. */
export function seatName(seat: string): string {
  const name = rename(seat);
  const own = words.page[`named.${seat}`];
  return name === seat && typeof own === 'string' ? own : name;
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(settings.language, options).format(value);
}

export function percent(share: number): string {
  return number(share, { style: 'percent', maximumFractionDigits: 0 });
}

export function date(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** `14:05`. */
export function time(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { timeStyle: 'short' }).format(at);
}

/** `3 minutes ago`. */
export function ago(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  for (const [unit, length] of [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const)
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(Math.min(seconds, 0), 'second');
}

/** `A, B and C`. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(items);
}

async function loadGameWords(): Promise<void> {
  const game = words.gameId;
  if (game === null || settings.language === 'en') {
    words.game = undefined;
    return;
  }
  // Without them the game speaks English.
  const german = await import('@turnwise/registry/lazy')
    .then(async ({ loadGerman }) => await loadGerman(game))
    .catch(() => undefined);
  if (words.gameId !== game) return;
  words.game = german && tableWords(words.english, words.page, german);
}

async function pageWords(): Promise<Messages> {
  isFallback = false;
  if (settings.language === 'de') {
    try {
      return (await import('./de.ts')).de;
    } catch {
      isFallback = true;
    }
  }
  return isMore ? (await import('./en.ts')).en : enFirst;
}
