/** The numbers of everything that a ruleset names. The checker has found every name, so an unknown one is a fault here. */
import type { FlagNode, Named, Ruleset } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import { BUILT_IN, kindNamed } from './kinds.ts';

export type FlagHolder = 'card' | 'player' | 'match';

export interface Names {
  zone(id: string): number;
  resource(id: string): number;
  attribute(id: string): number;
  counter(id: string): number;
  /** On cards, players or the match: their bits are apart. */
  flag(id: string, on: FlagHolder): number;
  /** A definition of a card. */
  card(id: string): number;
  phase(id: string): number;
  /** The number of a step within its phase. */
  step(phase: string, id: string): number;
  /** The number of an event's kind; an operator's name stands for the event that it raises. */
  event(kind: string): number;
  /** The number of any word: every name that is used as a value is one. -1 for a word that the ruleset does not have. */
  symbol(word: string): number;
  /** Whether there is one of this sort and name. */
  has(sort: Sort, id: string): boolean;
}

export type Sort =
  | 'zone'
  | 'resource'
  | 'attribute'
  | 'counter'
  | 'cardFlag'
  | 'playerFlag'
  | 'matchFlag'
  | 'card'
  | 'event';

export const idOf = (named: Named | FlagNode): string => (typeof named === 'string' ? named : named.id);

/** The ids of the flags of cards, players or the match, in order. */
export function flagsOf({ flags = [] }: Ruleset, on: FlagHolder): readonly string[] {
  return flags.filter((flag) => (typeof flag === 'string' ? 'card' : (flag.on ?? 'card')) === on).map(idOf);
}

/** Kinds of events in the order of their numbers: built in, declared, then actions whose ids are no events yet. */
export function kindsOf({ events = [], actions = [] }: Ruleset): readonly string[] {
  return [...new Set([...BUILT_IN.map(([id]) => id), ...events.map(({ id }) => id), ...actions.map(({ id }) => id)])];
}

export class NameTable implements Names {
  readonly symbols: string[] = [];
  readonly #symbols = new Map<string, number>();
  #sealed = false;
  readonly #effects: Facts['effects'];
  readonly #sorts: Readonly<Record<Sort, ReadonlyMap<string, number>>>;
  readonly #phases: ReadonlyMap<string, number>;
  readonly #steps: ReadonlyMap<string, ReadonlyMap<string, number>>;

  constructor(ruleset: Ruleset, { effects }: Facts) {
    this.#effects = effects;
    const { zones, resources = [], attributes = [], counters = [], cards = [], turnStructure } = ruleset;
    this.#sorts = {
      zone: numbered(zones.map(({ id }) => id)),
      resource: numbered(resources.map(({ id }) => id)),
      attribute: numbered(attributes.map(idOf)),
      counter: numbered(counters.map(idOf)),
      cardFlag: numbered(flagsOf(ruleset, 'card')),
      playerFlag: numbered(flagsOf(ruleset, 'player')),
      matchFlag: numbered(flagsOf(ruleset, 'match')),
      card: numbered(cards.map(({ id }) => id)),
      event: numbered(kindsOf(ruleset)),
    };
    this.#phases = numbered(turnStructure.phases.map(({ id }) => id));
    this.#steps = new Map(turnStructure.phases.map(({ id, steps }) => [id, numbered(steps.map((step) => step.id))]));
  }

  zone(id: string): number {
    return this.#find('zone', id);
  }
  resource(id: string): number {
    return this.#find('resource', id);
  }
  attribute(id: string): number {
    return this.#find('attribute', id);
  }
  counter(id: string): number {
    return this.#find('counter', id);
  }
  card(id: string): number {
    return this.#find('card', id);
  }
  event(kind: string): number {
    // What the ruleset itself calls so comes before the operator of that name.
    return this.#find('event', this.has('event', kind) ? kind : kindNamed(kind, this.#effects));
  }
  flag(id: string, on: FlagHolder): number {
    return this.#find(`${on}Flag`, id);
  }
  phase(id: string): number {
    return found(this.#phases.get(id), 'phase', id);
  }
  step(phase: string, id: string): number {
    return found(this.#steps.get(phase)?.get(id), 'step', id);
  }
  has(sort: Sort, id: string): boolean {
    return this.#sorts[sort].has(id);
  }

  /** From here on there are no new words: what a match holds must not hang on what was asked before. */
  seal(): void {
    this.#sealed = true;
  }

  symbol(word: string): number {
    const known = this.#symbols.get(word);
    if (known !== undefined) return known;
    if (this.#sealed) return -1;
    this.symbols.push(word);
    this.#symbols.set(word, this.symbols.length - 1);
    return this.symbols.length - 1;
  }

  #find(sort: Sort, id: string): number {
    return found(this.#sorts[sort].get(id), sort, id);
  }
}

function numbered(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, index) => [id, index]));
}

function found(number: number | undefined, sort: string, id: string): number {
  if (number === undefined) throw new Error(`a ruleset that was checked has no ${sort} ${id}`);
  return number;
}
