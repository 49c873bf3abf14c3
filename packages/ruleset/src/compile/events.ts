/** The kinds of events: built in, declared, and those of actions, with their payloads. */
import type { EffectNode, Ruleset } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import { operatorsWithin } from '../operators/within.ts';
import type { Compiled, EventKind } from '../compiled/compiled.ts';
import type { EventField } from '../compiled/event-field.ts';
import { takesSeveral } from '../document/count-range.ts';
import { choiceOf } from './choice-of.ts';
import { attemptOf, BUILT_IN, PART_FIELDS } from '../compiled/kinds.ts';
import { entriesByName } from './entries-by-name.ts';
import { kindsOf } from '../compiled/names.ts';
import type { NameTable } from '../compiled/names.ts';
import type { RuleMaker } from './rule-maker.ts';

export function compileEvents(ruleset: Ruleset, names: NameTable, facts: Facts): Pick<Compiled, 'events'> {
  return {
    events: kindsOf(ruleset).map((id, number): EventKind => {
      const fields = fieldsOf(ruleset, id);
      for (const { name } of fields) names.symbol(name);
      return {
        number,
        id,
        attempt: toldAs(names, id, facts),
        symbol: names.symbol(id),
        fields,
        resolve: -1,
        rule: -1,
        player: fields.findIndex(({ name, type }) => name === 'player' && type === 'player'),
        subject: fields.findIndex(({ name }) => name === PART_FIELDS[id]?.[0]),
        own: fields.reduce(
          (bits, { name }, at) => (PART_FIELDS[id]?.includes(name) === true ? bits | (1 << at) : bits),
          0,
        ),
      };
    }),
  };
}

/** The operator's name, unless the ruleset itself calls something so. */
function toldAs(names: NameTable, id: string, { effects }: Facts): string {
  const operator = attemptOf(id, effects);
  return operator === undefined || names.has('event', operator) ? id : operator;
}

/** What declared events do when they resolve. They see nothing of who raised them but `self` and `controller`. */
export function compileResolves({ events = [] }: Ruleset, { events: kinds, names }: Compiled, maker: RuleMaker): void {
  for (const { id, resolve } of events) {
    if (resolve === undefined) continue;
    const number = names.event(id);
    const { rule } = maker.make({ kind: 'event', id, effects: resolve, event: number });
    Object.assign(kinds[number] as EventKind, { resolve: rule.program, rule: rule.number });
  }
}

/** The payload that is declared, or built in; an action's event has its targets besides. */
function fieldsOf({ events = [], actions = [] }: Ruleset, id: string): readonly EventField[] {
  const declared = events.find((event) => event.id === id)?.payload;
  const own: readonly EventField[] =
    declared === undefined
      ? (BUILT_IN.find(([kind]) => kind === id)?.[1] ?? [])
      : entriesByName(declared).map(([name, type]) => ({ name, type }));
  const targets = actions.find((action) => action.id === id)?.targets ?? [];
  const more = targets
    .filter((target) => own.every(({ name }) => name !== target.id))
    .map(({ id: name, selector }): EventField => ({
      name,
      type: FIELD_OF[choiceOf(selector)],
      ...(takesSeveral(selector) ? { list: true } : {}),
    }));
  return [...own, ...more];
}

const FIELD_OF = { cards: 'card', players: 'player', items: 'item', mixed: 'entity' } as const;

/** The kinds that effects can raise, effects within others included: the item of their action is known by them, too. */
export function raisedBy(nodes: readonly EffectNode[], { effects }: Facts): readonly string[] {
  return operatorsWithin(nodes).flatMap((node) => {
    const { emits, raises } = effects.get(node.op) ?? {};
    return emits?.(node) ?? raises ?? [];
  });
}
