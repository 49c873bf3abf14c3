/** Parts of sentences: who, with what, in which state, and for how long. */
import { message, naming } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { nameOf } from '../content/table.ts';
import { combatantThing } from '../stage/ids.ts';

export type Phrase = Message | string;

/** One who fights goes by the id: `goblin.0` as it is, a name with a capital letter: `Ann`. */
export function named(id: string): string {
  return /^[a-z][^\d.]*$/.test(id) ? id.slice(0, 1).toUpperCase() + id.slice(1) : id;
}

/** The same as a link to the one who fights. Of several of a kind the number stands by itself, so that the kind can be translated. */
export function who(id: string): Message {
  const [, kind, number] = /^(.+)\.(\d+)$/.exec(id) ?? [];
  const words =
    kind === undefined
      ? message('phrase.who', { name: named(id) })
      : message('phrase.who.numbered', { name: kind, number });
  return naming(combatantThing(id), words);
}

/** A spell, weapon or item: `magic missile`. An event holds no tables, so that its name is its id in words. */
export function thing(id: string): string {
  return nameOf(id);
}

/** So many are told by name; of more, these and how many others. */
const MOST_NAMES = 4;

/** `Ann, goblin.0 and 7 others`. */
export function namesPhrase(ids: readonly string[]): Phrase {
  if (ids.length > MOST_NAMES)
    return message('phrase.others', { names: ids.slice(0, 2).map(who), count: ids.length - 2 });
  return listPhrase(ids.map(who));
}

/** With a word before the last. */
export function listPhrase(parts: readonly Phrase[]): Phrase {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : message('phrase.and', { first: parts.slice(0, -1), last });
}

/** What somebody is: `held`, `surrounded by images`. */
export function conditionPhrase(id: string): Phrase {
  return id === 'mirrorImage' ? message('phrase.mirrorImage') : thing(id);
}

/** ` for 3 rounds`; nothing for what does not pass by itself. */
export function roundsPhrase(rounds: number | null): Phrase {
  if (rounds === null) return '';
  return message(rounds === 1 ? 'phrase.rounds.one' : 'phrase.rounds', { rounds });
}
