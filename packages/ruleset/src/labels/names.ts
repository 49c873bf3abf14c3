/**
 * What people call the things of a ruleset: the names that it gives them, else their ids as words. Where the ruleset is not at
 * hand, as for a game that takes any, ids are all there is.
 */
import { nameOf } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import type { Compiled } from '../compile/compiled.ts';
import { definitionNamed } from '../notation/definition-named.ts';

export interface Names {
  /** A card by its id: `Ember Fox`, and `Ember Fox.1` for the next of them. */
  card(id: string): string;
  zone(id: string): string;
  resource(id: string): string;
  action(id: string): string;
  ability(id: string): string;
  /** A rule by its name in events: `Thorn Imp: Spite`. */
  rule(name: string): string;
  phase(id: string): string;
  step(id: string): string;
  /** Any other word: a flag, a counter, an attribute, a keyword. */
  word(id: string): string;
  /** A thing as hosts have it (`run/thing-text.ts`). */
  thing(text: string, table: Table): string;
}

export function createNames(compiled: Compiled | undefined): Names {
  const ruleset = compiled?.ruleset;
  const listed = (list: readonly Nameable[] | undefined): ReadonlyMap<string, string> =>
    new Map(
      (list ?? []).flatMap((one) => (typeof one === 'string' || one.name === undefined ? [] : [[one.id, one.name]])),
    );
  const among = (list: readonly Nameable[] | undefined): ((id: string) => string) => {
    const names = listed(list);
    return (id) => names.get(id) ?? asWords(id);
  };
  const phases = ruleset?.turnStructure.phases ?? [];
  const abilities = among([
    ...(ruleset?.abilities ?? []),
    ...(ruleset?.cards ?? []).flatMap((card) => (card.abilities ?? []).filter((one) => typeof one !== 'string')),
  ]);
  const card = (id: string): string => {
    const [, stem = id, number = ''] = /^(.*?)(\.[1-9]\d*)?$/u.exec(id) ?? [];
    const definition = compiled?.definitions[definitionNamed(compiled, stem)];
    return `${definition?.name ?? asWords(stem)}${number}`;
  };
  const action = among(ruleset?.actions);
  const zone = among(ruleset?.zones);
  return {
    card,
    zone,
    resource: among(ruleset?.resources),
    action,
    ability: abilities,
    rule(name) {
      const dot = name.indexOf('.');
      return dot < 0 ? action(name) : `${card(name.slice(0, dot))}: ${abilities(name.slice(dot + 1))}`;
    },
    phase: among(phases),
    step: among(phases.flatMap(({ steps }) => steps)),
    word: among([
      ...(ruleset?.attributes ?? []),
      ...(ruleset?.counters ?? []),
      ...(ruleset?.flags ?? []),
      ...(ruleset?.keywords ?? []),
    ]),
    thing(text, table) {
      if (text.startsWith('@')) return nameOf(table, Number(text.slice(1)) as Seat);
      if (text.startsWith('#')) return text;
      if (!text.startsWith('?')) return card(text);
      const [id = '', seat, index] = text.slice(1).split('.');
      return `${nameOf(table, Number(seat) as Seat)}: ${zone(id)} ${Number(index) + 1}`;
    },
  };
}

type Nameable = string | { readonly id: string; readonly name?: string | undefined };

/** `ember_fox` and `emberFox` as `Ember fox`. */
export function asWords(id: string): string {
  const words = id.replaceAll('_', ' ').replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
