/** What lies on the stack, as a scene shows it: whose it is, what it comes from, and what it is aimed at, each as a name that is a link. */
import { message } from '@turnwise/game';
import type { Message, Seat, SceneThing, Table, ThingId } from '@turnwise/game';
import { cardAt } from '../compiled/at.ts';
import type { Compiled, EventKind } from '../compiled/compiled.ts';
import { namedCard, namedRule, namedSeat, namedThing } from '../labels/named.ts';
import type { Names } from '../labels/names.ts';
import { NOTHING } from '../types.ts';
import type { Item, RulesetView } from '../types.ts';
import { isSlot } from '../view/map-items.ts';
import { STACK } from './ids.ts';

export function itemSceneThing(
  compiled: Compiled,
  view: RulesetView,
  table: Table,
  names: Names,
  { id, item }: { readonly id: ThingId; readonly item: Item },
): SceneThing {
  const rule = compiled.rules[item.rule];
  const thing = (value: number): Message => {
    if (isSlot(value)) return message('phrase.aCard');
    return value < 0 ? namedSeat(~value as Seat, table) : namedCard(cardAt(view, value).id, names);
  };
  const { kind, fields } = item.event ?? { kind: -1, fields: [] };
  const things = thingFields(compiled, kind, fields).map(thing);
  const aims = aimsOf(compiled, item).map(({ value, isItem }) =>
    isItem ? namedThing(`#${value}`, table, names) : thing(value),
  );
  const words = { name: namedRule(rule?.name ?? '', names), seat: namedSeat(item.seat, table) };
  const whole = things.length === 0 ? message('scene.item', words) : message('scene.item.of', { ...words, things });
  const marks = [
    ...aims.map((aim) => message('scene.aimed', { thing: aim })),
    ...(item.prevented ? [message('scene.prevented')] : []),
  ];
  return {
    id,
    kind: 'item',
    place: STACK,
    name: aims.length === 0 ? whole : message('scene.item.at', { item: whole, things: aims }),
    seat: item.seat,
    ...(marks.length === 0 ? {} : { marks }),
  };
}

/** Cards and players that the event of the item names. */
function thingFields({ events }: Compiled, kind: number, values: readonly number[]): readonly number[] {
  const { fields } = (events[kind] ?? { fields: [] }) as Pick<EventKind, 'fields'>;
  return values.filter((value, index) => {
    const type = fields[index]?.type;
    return value !== NOTHING && (type === 'card' || type === 'entity' || type === 'player');
  });
}

/** What the ability that the item brings is aimed at, as far as that was said with the input. */
function aimsOf({ rules }: Compiled, { chosen, chosenFor }: Item): readonly { value: number; isItem: boolean }[] {
  const targets = rules[chosenFor]?.targets ?? [];
  return targets.flatMap(({ of }, at) => (chosen[at] ?? []).map((value) => ({ value, isItem: of === 'items' })));
}
