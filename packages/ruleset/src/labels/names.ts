/**
 * What people call the things of a ruleset: the names that it gives them, else their ids as words. Where the ruleset is not at
 * hand, as for a game that takes any, ids are all there is.
 */
import { isRecord } from '@turnwise/kernel';
import { zoneAt } from '../compiled/at.ts';
import { zoneOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { OperatorNode } from '../nodes.ts';
import { definitionNamed } from '../notation/definition-named.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { operatorsWithin } from '../operators/within.ts';
import { itemNumbered } from '../run/items-of.ts';
import type { CardState, Item, RulesetView } from '../types.ts';
import { isSlot } from '../view/map-items.ts';

export interface Names {
  /** A card by its id: `Ember Fox`, and `Ember Fox.1` for the next of them. */
  card(id: string): string;
  /** The same in two parts; the number is empty where none is needed. */
  cardParts(id: string): { readonly name: string; readonly number: string };
  zone(id: string): string;
  resource(id: string): string;
  action(id: string): string;
  ability(id: string): string;
  /** A rule by its name in events: `Thorn Imp: Spite`, and a step by its own. */
  rule(name: string): string;
  /** The same in two parts: the ability, and the card that has it; the card is left out for what no card has. */
  ruleParts(name: string): { readonly own: string; readonly card: string | undefined };
  phase(id: string): string;
  step(id: string): string;
  /** Any other word: a flag, a counter, an attribute, a keyword. */
  word(id: string): string;
  /** A mode that may be chosen, where one is called so or all have the same name. */
  mode(id: string): string;
  /** The action on the stack that `#203` means, with the card that it is about; undefined when it is not there any more. */
  item(text: string): { readonly action: string; readonly card: string | undefined } | undefined;
  /** The names for one who sees this: a card has its number where another of its kind is in sight. */
  seeing(view: Sight | undefined): Names;
}

/** As much of a view as names hang on. */
export type Sight = Pick<RulesetView, 'cards' | 'places'> & Partial<Pick<RulesetView, 'stack'>>;

/** Says of a card, by id and definition, whether another of its kind is in sight. */
type HasLike = (id: string, definition: string) => boolean;

/** Gathered once for a ruleset. */
export function createNames(compiled: Compiled | undefined): Names {
  const known = compiled === undefined ? undefined : GATHERED.get(compiled);
  const names = known ?? gathered(compiled);
  if (compiled !== undefined) GATHERED.set(compiled, names);
  return names;
}

const GATHERED = new WeakMap<Compiled, Names>();

function gathered(compiled: Compiled | undefined): Names {
  const ruleset = compiled?.ruleset;
  const phases = ruleset?.turnStructure.phases ?? [];
  const ability = among([
    ...(ruleset?.abilities ?? []),
    ...(ruleset?.cards ?? []).flatMap((card) => (card.abilities ?? []).filter((one) => typeof one !== 'string')),
  ]);
  const action = among(ruleset?.actions);
  const zone = among(ruleset?.zones);
  const resource = among(ruleset?.resources);
  const phase = among(phases);
  const step = among(phases.flatMap(({ steps }) => steps));
  const isStep = (of: string, own: string): boolean =>
    phases.some(({ id, steps }) => id === of && steps.some((one) => one.id === own));
  const word = among([
    ...(ruleset?.attributes ?? []),
    ...(ruleset?.counters ?? []),
    ...(ruleset?.flags ?? []),
    ...(ruleset?.keywords ?? []),
  ]);
  const mode = among(modesIn(ruleset));
  const named = (hasLike: HasLike | undefined, sight?: Sight): Names => {
    const cardParts: Names['cardParts'] = (id) => {
      const [, stem = id, number = ''] = /^(.*?)(?:\.([1-9]\d*))?$/u.exec(id) ?? [];
      const definition = compiled?.definitions[definitionNamed(compiled, stem)];
      const isNumbered = number !== '' && (definition === undefined || hasLike?.(id, definition.id) !== false);
      return { name: definition?.name ?? asWords(stem), number: isNumbered ? number : '' };
    };
    const card = (id: string): string => {
      const { name, number } = cardParts(id);
      return number === '' ? name : `${name}.${number}`;
    };
    const ruleParts: Names['ruleParts'] = (name) => {
      const dot = name.indexOf('.');
      if (dot < 0) return { own: action(name), card: undefined };
      const [of, own] = [name.slice(0, dot), name.slice(dot + 1)];
      return isStep(of, own) ? { own: step(own), card: undefined } : { own: ability(own), card: card(of) };
    };
    return {
      card,
      cardParts,
      item(text) {
        const item = compiled === undefined ? undefined : itemSeen(compiled, sight, text);
        if (item === undefined) return undefined;
        const self = item.self < 0 || isSlot(item.self) ? undefined : sight?.cards[item.self];
        return { action: action(compiled?.rules[item.rule]?.name ?? ''), card: self?.id };
      },
      zone,
      resource,
      action,
      ability,
      rule(name) {
        const { own, card: of } = ruleParts(name);
        return of === undefined ? own : `${of}: ${own}`;
      },
      ruleParts,
      phase,
      step,
      word,
      mode,
      seeing: (view) => (view === undefined || compiled === undefined ? every : namesSeeing(compiled, view)),
    };
  };
  const known = new WeakMap<Sight, Names>();
  const namesSeeing = (at: Compiled, view: Sight): Names => {
    const names = known.get(view) ?? named(likesIn(at, view), view);
    known.set(view, names);
    return names;
  };
  const every = named(undefined);
  return every;
}

/** The action on the stack that `#203` means; undefined when it is not there any more. */
export function itemSeen(
  compiled: Compiled,
  view: Partial<Pick<RulesetView, 'stack'>> | undefined,
  text: string,
): Item | undefined {
  return text.startsWith('#') ? itemNumbered(compiled, view?.stack?.effects ?? [], Number(text.slice(1))) : undefined;
}

/**
 * Only cards in the open can be one like this and one like that. Copies in a hand are all the same, and what lies in a graveyard is
 * past: neither makes anybody wonder which is meant.
 */
function likesIn(compiled: Compiled, { cards, places }: Sight): HasLike {
  const inSight = new Map<string, string[]>();
  const inHand = new Set<string>();
  for (const [place, values] of places.entries()) {
    const zone = zoneAt(compiled, zoneOf(compiled, place));
    if (zone.role === 'graveyard' || zone.node.show === 'nothing' || zone.node.show === 'count') continue;
    for (const value of values) {
      if (value < 0) continue;
      const { id, definition } = cards[value] as CardState;
      const kind = compiled.definitions[definition]?.id ?? '';
      const ids = inSight.get(kind);
      if (!zone.public) inHand.add(id);
      else if (ids === undefined) inSight.set(kind, [id]);
      else ids.push(id);
    }
  }
  return (id, definition) => !inHand.has(id) && (inSight.get(definition) ?? []).some((other) => other !== id);
}

/** Those with a name of which there is no other with the same id and another name. */
function modesIn(ruleset: unknown): readonly { readonly id: string; readonly name: string }[] {
  const names = new Map<string, Set<string>>();
  for (const node of operatorsWithin(ruleset)) {
    for (const mode of modesOf(node)) {
      const { id, name } = isRecord(mode) ? mode : {};
      if (typeof id === 'string') names.set(id, (names.get(id) ?? new Set()).add(typeof name === 'string' ? name : id));
    }
  }
  return [...names].flatMap(([id, all]) => {
    const [name = id, another] = all;
    return another === undefined && name !== id ? [{ id, name }] : [];
  });
}

/** Data for screens may look like an effect: it has passed no schema. */
function modesOf(node: OperatorNode): readonly unknown[] {
  const modes: unknown = OPERATORS.effects.get(node.op)?.modes?.(node);
  return Array.isArray(modes) ? modes : [];
}

type Nameable = string | { readonly id: string; readonly name?: string | undefined };

function among(list: readonly Nameable[] | undefined): (id: string) => string {
  const names = new Map(
    (list ?? []).flatMap((one) => (typeof one === 'string' || one.name === undefined ? [] : [[one.id, one.name]])),
  );
  return (id) => names.get(id) ?? asWords(id);
}

/** `ember_fox` and `emberFox` as `Ember fox`. */
export function asWords(id: string): string {
  const words = id.replaceAll('_', ' ').replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
