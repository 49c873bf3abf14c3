/**
 * A card that has gone is no target any more: when something else takes a card that an item was aimed at to another place, the item
 * is aimed at what is left. What an item, or the costs of an action, move themselves, or what is done in
 * place of that, stays a target of it.
 */
import { ruleAt } from '../compiled/at.ts';
import type { Action, Compiled, Target } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { NOTHING } from '../types.ts';
import type { Item, WritableItem } from '../types.ts';
import { answeredBy, isPrevented } from './answered.ts';
import { COST, itemNumbered } from './items-of.ts';
import { WORK } from './stages.ts';
import { listedBy } from './listed.ts';

/** `by` has moved the card; or a player is out, whoever did that. */
export function dropGone(compiled: Compiled, run: RulesetRun, card: number, by?: Item): void {
  const { effects } = run;
  if (!isAnyAimedAt(compiled, effects, card)) return;
  const movers = by === undefined ? NOBODY : moversOf(run, by);
  for (let at = 0; at < effects.length; at++) {
    const item = effects[at] as WritableItem;
    const root = rootAt(effects, at);
    if (movers.includes(root)) continue;
    if (isAimedAt(compiled, item, card)) drop(compiled, run, item, card);
  }
}

/**
 * The places of those that have moved it: the item, the action whose costs it is, and, where it does something in place of an event
 * that it has prevented, the item whose event that was.
 */
function moversOf(run: RulesetRun, by: Item): readonly number[] {
  const { effects } = run;
  const movers: number[] = [];
  for (let one: Item | undefined = by; one !== undefined;) {
    const at = rootAt(effects, effects.lastIndexOf(one));
    const root: Item | undefined = effects[at];
    if (root === undefined || movers.includes(at)) break;
    movers.push(at);
    if (root.part === COST) movers.push(at - 1);
    const answered = answeredBy(run, root);
    one = answered !== undefined && isPrevented(answered, root) ? answered.holder : undefined;
  }
  return movers;
}

const NOBODY: readonly number[] = Object.freeze([]);

function isAnyAimedAt(compiled: Compiled, effects: readonly Item[], card: number): boolean {
  for (let at = 0; at < effects.length; at++) if (isAimedAt(compiled, effects[at] as Item, card)) return true;
  return false;
}

/**
 * Something was chosen, and all of it has gone. An item of the stack has gone when it is not there any more; what the costs of an
 * ability were done to does not count beside others.
 */
export function hasLostAll(compiled: Compiled, { effects }: RulesetRun, item: Item): boolean {
  let [any, anyPaid, isPaidLeft] = [item.fizzled, false, false];
  const isLeft = (target: Target | undefined, values: readonly number[] | null | undefined): boolean => {
    if (values === null || values === undefined || values.length === 0) return false;
    if (target?.paid === true) {
      anyPaid = true;
      isPaidLeft ||= values.some((value) => value !== NOTHING);
      return false;
    }
    any = true;
    if (target?.of !== 'items') return values.some((value) => value !== NOTHING);
    return values.some((number) => itemNumbered(compiled, effects, number) !== undefined);
  };
  for (const target of aims(compiled, item)) if (isLeft(target, item.registers[target.register])) return false;
  const targets = compiled.rules[item.chosenFor]?.targets ?? [];
  for (let at = 0; at < item.chosen.length; at++) if (isLeft(targets[at], item.chosen[at])) return false;
  return any || (anyPaid && !isPaidLeft);
}

/** The place on the stack of the item that this one is a part of. */
function rootAt(effects: readonly Item[], from: number): number {
  let at = from;
  while (at >= 0 && (effects[at] as Item).nested) at--;
  return at;
}

/** The targets that can go: the card whose ability an action runs may be used up by that. */
function aims(compiled: Compiled, { rule }: Item): readonly Target[] {
  const { targets } = ruleAt(compiled, rule);
  const source = compiled.actionOfRule[rule]?.activates?.target ?? -1;
  return source < 0 ? targets : targets.filter(({ register }) => register !== source);
}

function isAimedAt(compiled: Compiled, item: Item, card: number): boolean {
  const { targets } = ruleAt(compiled, item.rule);
  for (const { register, of } of targets)
    if (of !== 'items' && item.registers[register]?.includes(card) === true) return true;
  for (const values of item.chosen) if (values?.includes(card) === true) return true;
  return false;
}

function drop(compiled: Compiled, run: RulesetRun, item: WritableItem, card: number): void {
  const left: number[] = [];
  for (const { register, of } of aims(compiled, item)) {
    const values = item.registers[register];
    if (of === 'items' || values?.includes(card) !== true) continue;
    item.registers[register] = values.filter((value) => value !== card);
    if (item.stage < WORK) item.fizzled = true;
    left.push(register);
  }
  // That something was chosen there is remembered until the ability itself looks at it.
  const targets = compiled.rules[item.chosenFor]?.targets ?? [];
  if (item.chosen.length > 0)
    item.chosen = item.chosen.map((values, at) =>
      values?.includes(card) !== true || targets[at]?.of === 'items'
        ? values
        : listedBy(values, (value) => (value === card ? NOTHING : value)),
    );
  const action = compiled.actionOfRule[item.rule];
  // What is prevented already tells what it was aimed at.
  if (action !== undefined && !item.prevented && !hasLostAll(compiled, run, item))
    for (const register of left) forget(compiled, action, item, register, card);
}

/** In the action's own event, and as `self`, there is what is left; where nothing is, it tells what it was aimed at last. */
function forget(compiled: Compiled, action: Action, item: WritableItem, register: number, card: number): void {
  const first = item.registers[register]?.[0] ?? NOTHING;
  if (register === 0 && item.self === card) item.self = first;
  const { event } = item;
  if (event === null) return;
  const target = ruleAt(compiled, action.rule).targets.find((one) => one.register === register);
  if (event.kind !== action.event || event.id !== 0) return;
  const at = compiled.events[event.kind]?.fields.findIndex(({ name }) => name === target?.id) ?? -1;
  if (event.fields[at] === card)
    event.fields = listedBy(event.fields, (value, index) => (index === at ? first : value));
  if (event.taken.length > 0)
    event.taken = event.taken.map((one) =>
      one.name === target?.id ? { ...one, values: one.values.filter((value) => value !== card) } : one,
    );
}
