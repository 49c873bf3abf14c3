/** Events: making them, putting them down, and telling them by name (section 3). */
import type { EventStatus } from '../types.ts';
import { attempted } from './kinds.ts';
import type { Payload, Scope } from './plain.ts';
import { countStep } from './steps.ts';
import { isThing } from './things.ts';
import type { Happening, Value } from './things.ts';
import type { PlainEventValue, World } from './world.ts';

/** An event that is to happen, put down to the rule and the cause of this scope. */
export function newEvent(
  { rule, cause }: Pick<Scope, 'rule' | 'cause'>,
  kind: string,
  payload: Payload,
  fan: object = {},
): Happening {
  return { kind, id: 0, cause, by: rule, payload: { ...payload }, prevented: false, fan, whole: null, parts: [] };
}

/** Numbers it, unless it has its number already, and tells it. */
export function putDown(world: World, event: Happening, status: EventStatus): void {
  // Who has priority is told when all is done.
  if (event.id === 0 && event.kind !== 'priority_changed') countStep(world);
  if (event.id === 0) event.id = ++world.events;
  const { kind, id, cause, by, payload } = event;
  const told = Object.entries(payload).map(([name, value]) => [name, toldValue(value)] as const);
  const named = Object.fromEntries(told);
  if (kind === 'event_prevented') named['event'] = attempted(world.ruleset, String(named['event']));
  const as = status === 'prevented' ? attempted(world.ruleset, kind) : kind;
  world.log.push({ kind: as, id, cause, by, status, payload: named });
}

function toldValue(value: Value): PlainEventValue {
  if (typeof value !== 'object' || value === null) return value;
  if ('length' in value) return value.map((one) => toldValue(one) as string | number);
  if (!isThing(value)) return value.kind;
  switch (value.kind) {
    case 'card':
      return value.id;
    case 'player':
      return value.name;
    case 'item':
      return value.number;
  }
}
