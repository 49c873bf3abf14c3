/**
 * A position, or a view, to compare an expectation with: every card of the zones as the expectation speaks of it, and defaults
 * written out. A text matches a card by its id or its definition's name; a record may name everything that is known of the card,
 * its attributes through layers among it. Where the order of a zone means nothing, that of the expectation is taken.
 */
import { nameOf } from '@turnwise/game';
import type { Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { cardAt, definitionAt } from '../compiled/at.ts';
import type { Compiled, Zone } from '../compiled/compiled.ts';
import { NOTHING } from '../types.ts';
import type { CardState } from '../types.ts';
import { isSlot } from '../view/map-items.ts';
import { countersOf, flagsOf } from './cards.ts';
import { writeFlags } from './position-write.ts';
import type { Shown } from './position-write.ts';
import { writeZones } from './zones.ts';

/** By card and attribute, through layers. */
export type AttributesOf = (card: number) => readonly number[];

export function spelledOut(
  compiled: Compiled,
  shown: Shown,
  attributesOf: AttributesOf,
  expected: Json,
  table: Table,
): Record<string, Json> {
  const zones = partOf(expected, 'zones');
  return {
    zones: writeZones(compiled, table, (zone, place, owner) => {
      const values = shown.places[place] as readonly number[];
      // What is not known is written as in the view.
      if (values.some(isSlot)) return undefined;
      const wanted = wantedIn(partOf(partOf(zones, owner), zone.id));
      const cards = values.map((number) => sides(compiled, cardAt(shown, number), attributesOf(number), table));
      return inOrder(zone, cards, wanted).map((card, index) => {
        const one = wanted.list?.[index];
        return fits(card, one) ? speak(card, one) : speakAny(card, wanted.all);
      });
    }),
    flags: writeFlags(compiled, shown, table, () => true),
  };
}

/** A card in the ways in which an expectation may speak of it. */
interface Sides {
  readonly id: string;
  readonly definition: string;
  readonly record: Readonly<Record<string, Json>>;
}

function sides(compiled: Compiled, card: CardState, attributes: readonly number[], table: Table): Sides {
  const { id: definition, name } = definitionAt(compiled, card.definition);
  const { id, owner, controller, token } = card;
  const values = Object.fromEntries(
    compiled.attributes.flatMap((attribute, index) => {
      const value = attributes[index] ?? NOTHING;
      return value === NOTHING ? [] : [[attribute, value]];
    }),
  );
  const flags = Object.fromEntries(flagsOf(compiled, card));
  const counters = Object.fromEntries(countersOf(compiled, card));
  const record = {
    ...values,
    ...counters,
    ...flags,
    // What a card is called after comes before its flags, counters and attributes of such a name.
    id,
    card: definition,
    name,
    token,
    flags,
    counters,
    attributes: values,
    owner: nameOf(table, owner),
    controller: nameOf(table, controller),
  };
  return { id, definition, record };
}

interface Wanted {
  /** Element by element. */
  readonly list: readonly Json[] | undefined;
  /** Everything that is said of any card there. */
  readonly all: readonly Json[];
}

/** What a list, or a matcher that holds lists, says of cards. */
function wantedIn(expected: unknown): Wanted {
  if (Array.isArray(expected)) return { list: expected, all: expected };
  if (!isRecord(expected)) return { list: undefined, all: [] };
  return { list: undefined, all: Object.values(expected).flatMap((one) => wantedIn(one).all) };
}

/** Where the order of a zone means nothing, each card stands where the expectation has it. */
function inOrder({ node }: Zone, cards: readonly Sides[], { list }: Wanted): readonly Sides[] {
  if (list === undefined || node.ordered === true) return cards;
  const left = [...cards];
  const placed = list.map((one) => {
    const at = left.findIndex((card) => fits(card, one));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  return [...placed.flatMap((card) => card ?? left.splice(0, 1)), ...left];
}

/** Whether the expectation speaks of this card, by name or by what it says of it. */
function fits({ id, definition, record }: Sides, one: Json | undefined): boolean {
  if (typeof one === 'string') return one === id || one === definition;
  if (!isRecord(one)) return false;
  if (one['id'] !== undefined) return one['id'] === id;
  return Object.entries(one).every(([key, value]) => typeof value === 'object' || record[key] === value);
}

function speak({ record }: Sides, one: Json | undefined): Json {
  return typeof one === 'string' ? one : record;
}

function speakAny(card: Sides, all: readonly Json[]): Json {
  const one = all.find((each) => fits(card, each));
  if (one !== undefined) return speak(card, one);
  return all.some(isRecord) ? card.record : card.id;
}

function partOf(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
