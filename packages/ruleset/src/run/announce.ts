/** An action is announced: told, its costs an item on top of its own. */
import { spend } from '@turnwise/stack';
import { eventAt, ruleAt } from '../compiled/at.ts';
import type { Action, Compiled, Rule, Target } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { takenAs } from './taken.ts';
import type { Taken } from './taken.ts';
import { NOTHING } from '../types.ts';
import type { Happening, Item } from '../types.ts';
import { canComeBefore } from './attempt.ts';
import type { Intent } from './intent.ts';
import { copyItem, newItem, withProgram } from './item.ts';
import { COST } from './items-of.ts';
import { ABILITY_ACTIVATED, ACTION_TAKEN } from './kind-numbers.ts';
import { following, happened, noted } from './record.ts';
import { BEFORE, WINDOW, WORK } from './stages.ts';
import { listedBy } from './listed.ts';

export function announce(compiled: Compiled, run: RulesetRun, { action, item, ability }: Intent): void {
  const rule = ruleAt(compiled, action.rule);
  const { seat, self } = item;
  const targets = targetsTaken(rule, item.registers);
  const params = paramsTaken(action, item);
  const about: Happening = {
    kind: action.event,
    id: 0,
    cause: run.state.events + 1,
    by: rule.number,
    fields: payloadOf(compiled, action, item),
    taken: ownTaken(compiled, action, targets, params),
    prevented: false,
    batch: ++run.local.raises,
  };
  const taken: Happening = {
    kind: ACTION_TAKEN,
    id: 0,
    cause: 0,
    by: rule.number,
    fields: [rule.symbol, ~seat],
    taken: takenWith(compiled, item, targets, params),
    prevented: false,
    batch: ++run.local.raises,
  };
  const costs = withProgram(newItem(run.newId(), rule.number, self, seat, WORK), compiled, rule.costs);
  costs.part = COST;
  // The registers of targets and parameters are the first in both programs.
  for (let i = 0; i < Math.min(costs.registers.length, item.registers.length); i++)
    costs.registers[i] = item.registers[i] as readonly number[];
  happened(compiled, run, costs, { kind: 'announce', event: taken, shows: cardsAmong(targets) });
  costs.because = taken.id;
  if (ability !== null) {
    const { rule: used, card } = ability;
    if (used.costNeeds.length > 0) {
      costs.chosen = item.chosen;
      costs.chosenFor = item.chosenFor;
    }
    const event = {
      ...following(taken, ABILITY_ACTIVATED, [card, used.symbol, ~seat]),
      batch: ++run.local.raises,
    };
    if (canComeBefore(compiled, ABILITY_ACTIVATED)) {
      costs.event = event;
      costs.stage = BEFORE;
    } else noted(compiled, run, costs, event);
    if (used.limit !== null) run.local.uses = spend(run.local.uses, used.limit, used.number, card);
  }
  const instant = rule.instant || ability?.rule.instant === true;
  const own = copyItem(item);
  own.id = run.newId();
  own.cause = taken.id;
  own.because = taken.id;
  own.event = about;
  own.stage = instant ? BEFORE : WINDOW;
  run.push(own);
  run.push(costs);
}

/** The cards that it is aimed at. */
function cardsAmong(targets: readonly Taken[]): readonly number[] {
  const cards: number[] = [];
  for (const { of, values } of targets)
    if (of !== 'items')
      for (let i = 0; i < values.length; i++) if ((values[i] as number) >= 0) cards.push(values[i] as number);
  return cards;
}

/** What the fields of its own event do not hold: targets that take several, and parameters whose names are free. */
function ownTaken(
  compiled: Compiled,
  action: Action,
  targets: readonly Taken[],
  params: readonly Taken[],
): readonly Taken[] {
  const { fields } = eventAt(compiled, action.event);
  const taken: Taken[] = [];
  for (const target of targets) if (target.list) taken.push(target);
  for (const param of params) if (fields.every((field) => field.name !== param.name)) taken.push(param);
  return taken;
}

/** Its targets, its parameters and those targets of the ability that came with the input; a name that is taken stays as it is. */
function takenWith(
  compiled: Compiled,
  { chosen, chosenFor }: Item,
  own: readonly Taken[],
  params: readonly Taken[],
): readonly Taken[] {
  const taken = own.slice();
  const isFree = (name: string): boolean => !OWN_FIELDS.includes(name) && takenAs(taken, name) === undefined;
  for (const param of params) if (isFree(param.name)) taken.push(param);
  const targets = compiled.rules[chosenFor]?.targets ?? NO_TARGETS;
  for (let at = 0; at < targets.length; at++) {
    const target = targets[at] as Target;
    const values = chosen[at];
    if (values !== undefined && values !== null && isFree(target.id)) taken.push(targetTaken(target, values));
  }
  return taken;
}

const NO_TARGETS: readonly Target[] = Object.freeze([]);
const OWN_FIELDS: readonly string[] = ['action', 'player'];

function paramsTaken({ params, numeric }: Action, { registers, seat }: Item): readonly Taken[] {
  return params.map(({ name, register, secret }) => ({
    name,
    of: numeric.includes(name) ? 'number' : 'word',
    values: registers[register] as readonly number[],
    list: false,
    secret: secret ? seat : null,
  }));
}

function targetsTaken({ targets }: Rule, registers: Item['registers']): Taken[] {
  return targets.map((target) => targetTaken(target, registers[target.register] as readonly number[]));
}

function targetTaken({ id: name, of, several }: Target, values: readonly number[]): Taken {
  return { name, of, values, list: several, secret: null };
}

/** Each field of the action's event is the target of that name. */
function payloadOf(compiled: Compiled, action: Action, item: Item): readonly number[] {
  const { targets } = ruleAt(compiled, action.rule);
  return listedBy(eventAt(compiled, action.event).fields, ({ name, type }) => {
    const target = targets.find(({ id }) => id === name);
    // What a ruleset declares is never an item of the stack.
    if (target === undefined || (target.of === 'items' && type !== 'item')) return NOTHING;
    return (item.registers[target.register] as readonly number[])[0] ?? NOTHING;
  });
}
