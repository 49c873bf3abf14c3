/**
 * Reads a state by name, for the evaluation of a bot: every name is looked up once and gives a function. Attributes and
 * keywords are read through the layers.
 */
import type { Seat } from '@turnwise/game';
import { cardAt, playerAt } from '../compiled/at.ts';
import { placeOf } from '../compiled/compiled.ts';
import type { Compiled, Zone } from '../compiled/compiled.ts';
import { attributeOf, definitionOf, hasWord } from './layers.ts';
import { RULESET_LIMITS } from '../limits.ts';
import { deskFor } from './desk.ts';
import { within } from './meter.ts';
import { isFlagSet } from './happen/flag.ts';
import { NOTHING } from '../types.ts';
import type { Desk, RulesetState } from '../types.ts';

export type OfPlayer<V> = (state: RulesetState, seat: Seat) => V;
export type OfCard<V> = (state: RulesetState, card: number) => V;

export interface RulesetReader {
  resource(id: string): OfPlayer<number>;
  /** The cards in a zone of that player, or in a shared zone. */
  cards(zone: string): OfPlayer<readonly number[]>;
  /** 0 where the card has none. */
  attribute(id: string): OfCard<number>;
  counter(id: string): OfCard<number>;
  flag(id: string): OfCard<boolean>;
  keyword(id: string): OfCard<boolean>;
  type(id: string): OfCard<boolean>;
  /**
   * Many reads of one state, which must not change meanwhile: what one of them works out, such as which abilities change attributes, serves
   * the others.
   */
  during<V>(state: RulesetState, look: () => V): V;
}

/** The budget of one look. A value that would take more is nothing. */
const MOST = RULESET_LIMITS.evaluationsPerLook.usual;

export function createReader(compiled: Compiled): RulesetReader {
  const { names, zones } = compiled;
  let shared: Desk | undefined;
  const deskOf = (state: RulesetState): Desk => (shared?.state === state ? shared : deskFor(state));
  return {
    during(state, look) {
      const outer = shared;
      shared = deskFor(state);
      try {
        return look();
      } finally {
        shared = outer;
      }
    },
    resource(id) {
      const number = names.resource(id);
      return (state, seat) => playerAt(state, seat).resources[number] as number;
    },
    cards(id) {
      const zone = zones[names.zone(id)] as Zone;
      return (state, seat) => state.places[placeOf(compiled, zone, seat)] as readonly number[];
    },
    attribute(id) {
      const number = names.attribute(id);
      return (state, card) => {
        const desk = deskOf(state);
        const value = within(desk, MOST, () => attributeOf(compiled, desk, card, number), NOTHING);
        return value === NOTHING ? 0 : value;
      };
    },
    counter(id) {
      const number = names.counter(id);
      return (state, card) => cardAt(state, card).counters[number] ?? 0;
    },
    flag(id) {
      const number = names.flag(id, 'card');
      return (state, card) => isFlagSet(state, card, number);
    },
    keyword(id) {
      const symbol = names.symbol(id);
      return (state, card) => {
        const desk = deskOf(state);
        return within(desk, MOST, () => hasWord(compiled, desk, card, symbol), false);
      };
    },
    type(id) {
      const symbol = names.symbol(id);
      return (state, card) => definitionOf(compiled, state, card).types.includes(symbol);
    },
  };
}
