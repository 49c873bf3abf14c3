/** `{ kind: damaged, target: scholar, amount: 2, source: fox, id: 7, cause: 5, by: attack, status: applied }`. */
import { nameOf } from '@turnwise/game';
import type { Notation, Table } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { RulesetTypes, EventValue, EventThing } from '../types.ts';

export const event: Notation<RulesetTypes>['event'] = {
  format({ kind, id, cause, by, status, payload }, table) {
    const fields: Record<string, Json> = { kind };
    for (const [field, value] of Object.entries(payload)) fields[field] = formatTold(value, table);
    // A field of such a name hides neither the kind of event nor its place in the tree.
    return { ...fields, kind, id, cause, by, status };
  },
  expected({ kind, status, payload }, table) {
    const told = Object.entries(payload).filter(([, value]) => value !== null);
    const fields = Object.fromEntries(told.map(([field, value]) => [field, formatTold(value, table)]));
    return { kind, ...fields, ...(status === 'applied' ? {} : { status }) };
  },
};

function formatTold(value: EventValue, table: Table): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((one) => formatTold(one, table));
  if ('item' in value) return value.item;
  if ('word' in value) return value.word;
  return 'seat' in value ? nameOf(table, value.seat) : value.seats.map((seat) => nameOf(table, seat));
}

function isList(value: EventValue): value is readonly EventThing[] {
  return Array.isArray(value);
}
