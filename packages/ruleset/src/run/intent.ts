/**
 * From an input to an intent: the action's pipeline of preconditions, targets and costs (section 5), or why not. The same looks
 * serve offers: `fits` is asked for one candidate at a time.
 */
import { disallowed } from '@turnwise/kernel';
import type { Json, Stop } from '@turnwise/kernel';
import type { Seat } from '@turnwise/game';
import { cardAt, definitionAt, ruleAt } from '../compiled/at.ts';
import type { Action, Compiled, Precondition, Rule, Target } from '../compiled/compiled.ts';
import { inSetOrder } from './set-order.ts';
import { NOTHING } from '../types.ts';
import type { Desk, Item, RulesetInput, RulesetState, WritableItem } from '../types.ts';
import { holds } from './holds.ts';
import { newItem, withProgram } from './item.ts';
import { looked } from './looked.ts';
import { boundsOf, candidatesOf, gatheredBy } from './looks.ts';
import { countItems } from './items-of.ts';
import { itemNamed, thingNamed } from './thing-text.ts';
import { isPaidWith, onlyPaidWay } from './ability-costs.ts';
import { abilityNamed } from './ability-named.ts';
import { operandsOf, UNTOLD } from './operands.ts';
import { scratchFor } from './scratch.ts';
import { setTarget } from './set-target.ts';
import { hasRoomForAction } from './stack-room.ts';
import { WORK } from './stages.ts';

export interface Intent {
  readonly action: Action;
  /** With its targets and parameters in the registers. */
  readonly item: Item;
  /** The ability that it activates, and its card; null for other actions. */
  readonly ability: { readonly rule: Rule; readonly card: number } | null;
}

type ActionInput = Extract<RulesetInput, { kind: 'action' }>;

export function intentOf(compiled: Compiled, desk: Desk, input: ActionInput): Intent | Stop {
  const { seat, action: id } = input;
  const action = compiled.actions.find((one) => one.id === id);
  if (action === undefined) return disallowed('unknownAction', { action: id });
  if (!allowsNow(compiled, desk, action, seat)) return disallowed('notNow', { action: id, priority: action.priority });
  if (!hasRoomForAction(compiled, desk)) return disallowed('stackFull', { limit: compiled.guards.stackDepth });
  const item = itemFor(compiled, action, seat);
  // What no choice could mend is said before what is missing.
  const never = failedPrecondition(compiled, desk, action, item, OF_NOTHING);
  if (never !== undefined) return never;
  const params = takeParams(compiled, action, input, item);
  if (params !== undefined) return params;
  const early = failedPrecondition(compiled, desk, action, item, OF_PARAMETERS);
  if (early !== undefined) return early;
  const rule = ruleAt(compiled, action.rule);
  const taken = takeTargets(compiled, desk, input, item, action);
  if (taken !== undefined) return taken;
  const late = failedPrecondition(compiled, desk, action, item, OF_TARGETS);
  if (late !== undefined) return late;
  if (!holds(rule.payable, desk, item))
    return disallowed('cannotPay', { action: id, cost: priceOf(compiled, desk, rule, item) });
  return withAbility(compiled, desk, input, action, item);
}

/** Whether the action is one for this seat and moment; that the seat has priority is known. */
export function allowsNow(compiled: Compiled, desk: Desk, { priority }: Action, seat: Seat): boolean {
  const { active } = desk.state.turn;
  switch (priority) {
    case 'any':
      return true;
    case 'active':
      return seat === active;
    case 'opponent':
      return seat !== active;
    case 'empty_stack':
      return seat === active && countItems(desk.items) === 0;
  }
}

function itemFor(compiled: Compiled, { rule: number }: Action, seat: Seat): WritableItem {
  const rule = ruleAt(compiled, number);
  return withProgram(newItem(0, number, NOTHING, seat, WORK), compiled, rule.program);
}

/** Whether a candidate, put into the item, passes everything that speaks of this target and of none that is still to come. */
export function fits(compiled: Compiled, desk: Desk, action: Action, item: Item, at: number): boolean {
  const checks = action.checks[at] as readonly Precondition[];
  for (let i = 0; i < checks.length; i++) {
    const { params, test } = checks[i] as Precondition;
    // Which ability it is about may not be known yet.
    if (isOpen(item, params)) continue;
    if (!holds(test, desk, item)) return false;
  }
  if (action.priced !== at || isAbilityOpen(action, item)) return true;
  return holds(ruleAt(compiled, action.rule).payable, desk, item);
}

function isAbilityOpen({ activates }: Action, { registers }: Item): boolean {
  return activates !== null && activates.param >= 0 && (registers[activates.param] as readonly number[]).length === 0;
}

function isOpen({ registers }: Item, params: readonly number[]): boolean {
  for (let i = 0; i < params.length; i++)
    if ((registers[params[i] as number] as readonly number[]).length === 0) return true;
  return false;
}

function takeParams({ names }: Compiled, action: Action, { params }: ActionInput, item: Item): Stop | undefined {
  for (const name of Object.keys(params))
    if (action.params.every((param) => param.name !== name))
      return disallowed('unknownParameter', { action: action.id, name });
  for (const { name, values, register } of action.params) {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return disallowed('parameterMissing', { action: action.id, name });
    // The name of an ability is a word: a number would be taken for that of a word.
    if (values.length > 0 ? !values.includes(value) : typeof value !== 'string')
      return disallowed('illegalParameter', { action: action.id, name });
    item.registers[register] = [typeof value === 'number' ? value : names.symbol(value)];
  }
  return undefined;
}

/** The parameters in the registers, as an input has them. */
export function paramsOf(
  { symbols }: Compiled,
  { params, numeric }: Action,
  { registers }: Item,
): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const { name, register } of params) {
    const value = (registers[register] as readonly number[])[0] ?? 0;
    found[name] = numeric.includes(name) ? value : (symbols[value] as string);
  }
  return found;
}

/** Takes the targets of the input into the registers; one with a single legal answer may be left out. `filled`: what they are known to be. */
function takeTargets(
  compiled: Compiled,
  desk: Desk,
  input: ActionInput,
  item: Item,
  action: Action | null,
  filled: readonly (readonly number[])[] = [],
): Stop | undefined {
  const rule = ruleAt(compiled, item.rule);
  for (let at = 0; at < rule.targets.length; at++) {
    const target = rule.targets[at] as Target;
    const values = given(compiled, desk, input, target) ?? filled[at];
    if (values === undefined) {
      const candidates = candidatesOf(target, desk, item);
      const only = onlyLegal(compiled, desk, item, at, candidates, action);
      if (only === undefined)
        return disallowed('targetMissing', { target: target.id, candidates: toldOf(target, candidates.length) });
      setTarget(rule, item, at, only);
      continue;
    }
    const refused = refusedTarget(desk, target, item, values);
    if (refused !== undefined) return refused;
    setTarget(rule, item, at, values);
  }
  return undefined;
}

/** Why these cannot be what was chosen for a target. */
function refusedTarget(desk: Desk, target: Target, item: Item, values: readonly number[]): Stop | undefined {
  const candidates = gatheredBy(target, desk, item);
  for (let i = 0; i < values.length; i++)
    if (!candidates.includes(values[i] as number) || values.indexOf(values[i] as number) < i)
      return disallowed('illegalTarget', { target: target.id });
  const [min, max] = boundsOf(target, desk, item, candidates.length);
  if (values.length < min || values.length > max)
    return disallowed('wrongNumber', {
      target: target.id,
      min: toldOf(target, min),
      max: toldOf(target, max),
      found: values.length,
    });
  return undefined;
}

/** A number as it may be told. One that cannot be computed is none. */
function toldOf({ hidden }: Target, number: number): Json {
  return hidden ? UNTOLD : Number.isSafeInteger(number) ? number : null;
}

function given(
  compiled: Compiled,
  desk: Desk,
  { targets, seat }: ActionInput,
  { id, of }: Target,
): readonly number[] | undefined {
  const { state } = desk;
  const texts = Object.hasOwn(targets, id) ? targets[id] : undefined;
  if (texts === undefined) return undefined;
  const values = (typeof texts === 'string' ? [texts] : texts).map(
    (text) => (of === 'items' ? itemNamed(compiled, state, text) : thingNamed(compiled, state, text, seat)) ?? NOTHING,
  );
  if (values.length < 2) return values;
  return of === 'items' ? values.sort((a, b) => a - b) : inSetOrder(compiled, desk, values);
}

function onlyLegal(
  compiled: Compiled,
  desk: Desk,
  item: Item,
  at: number,
  candidates: readonly number[],
  action: Action | null,
): readonly number[] | undefined {
  const rule = ruleAt(compiled, item.rule);
  const target = rule.targets[at] as Target;
  if (target.all) return candidates;
  const [min, max] = boundsOf(target, desk, item, candidates.length);
  if (min === 0) return [];
  if (min !== max) return undefined;
  const legal =
    action === null || max !== 1
      ? candidates
      : candidates.filter((one) => fits(compiled, desk, action, setTarget(rule, item, at, [one]), at));
  if (legal.length !== min) return undefined;
  return target.ownOrder ? legal : inSetOrder(compiled, desk, legal);
}

/** What a precondition speaks of: nothing that is chosen, parameters alone, or targets. */
const OF_NOTHING = 0;
const OF_PARAMETERS = 1;
const OF_TARGETS = 2;

function subjectOf({ needs, params }: Precondition): number {
  return needs.length > 0 ? OF_TARGETS : params.length > 0 ? OF_PARAMETERS : OF_NOTHING;
}

/** The first that fails of those that speak of this. */
function failedPrecondition(
  compiled: Compiled,
  desk: Desk,
  action: Action,
  item: Item,
  subject: number,
): Stop | undefined {
  const { preconditions } = action;
  for (let index = 0; index < preconditions.length; index++) {
    const precondition = preconditions[index] as Precondition;
    if (subjectOf(precondition) !== subject || holds(precondition.test, desk, item)) continue;
    return disallowed('preconditionFailed', {
      action: action.id,
      index,
      precondition: precondition.op,
      ...operandsOf(compiled, desk, precondition, item),
    });
  }
  return undefined;
}

/** Two prices together. */
export function inAll(
  price: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const all = { ...price };
  for (const [resource, amount] of Object.entries(other)) all[resource] = (all[resource] ?? 0) + amount;
  return all;
}

/** What costs come to, by resource. What cannot be computed now is left out. */
export function priceOf(compiled: Compiled, desk: Desk, { price }: Rule, item: Item): Record<string, number> {
  const cost: Record<string, number> = {};
  for (const { resource, amount } of price) {
    const { id } = compiled.resources[resource] as { id: string };
    const part = looked<number | undefined>(amount, desk, item, undefined);
    if (part !== undefined) cost[id] = (cost[id] ?? 0) + part;
  }
  return cost;
}

/** The targets of the ability that is activated, or of the card that is cast. */
function withAbility(
  compiled: Compiled,
  desk: Desk,
  input: ActionInput,
  action: Action,
  item: WritableItem,
): Intent | Stop {
  const { state } = desk;
  const { activates, plays } = action;
  let intent: Intent = { action, item, ability: null };
  let extra: Rule | undefined;
  if (activates !== null) {
    const card = (item.registers[activates.target] as readonly number[])[0] ?? NOTHING;
    const word =
      activates.param < 0 ? activates.word : ((item.registers[activates.param] as readonly number[])[0] ?? NOTHING);
    const number = abilityNamed(compiled, state, card, word);
    const rule = compiled.rules[number];
    if (rule?.ability !== 'activated') return disallowed('unknownAbility', { action: action.id });
    const on = scratchFor(desk, compiled, rule, card, item.seat);
    const only = onlyPaid(compiled, desk, input, item, rule, card);
    const stop = takeTargets(compiled, desk, input, on, null, only);
    if (stop !== undefined) return stop;
    extra = rule;
    const chosen = rule.targets.map(({ register }) => on.registers[register] as readonly number[]);
    if (rule.costNeeds.length > 0 && !isPaidWith(compiled, desk, item, rule, chosen))
      return disallowed('cannotPay', {
        action: action.id,
        cost: inAll(priceOf(compiled, desk, ruleAt(compiled, action.rule), item), priceOf(compiled, desk, rule, on)),
      });
    intent = { action, item: takenFor(item, rule, chosen), ability: { rule, card } };
  } else if (plays >= 0) {
    const rule = castOf(compiled, state, (item.registers[plays] as readonly number[])[0] ?? NOTHING);
    if (rule !== undefined) {
      const on = scratchFor(desk, compiled, rule, (item.registers[plays] as readonly number[])[0] as number, item.seat);
      const chosen = takeCastTargets(compiled, desk, input, rule, on);
      if (!Array.isArray(chosen)) return chosen;
      extra = rule;
      intent = { action, item: takenFor(item, rule, chosen), ability: null };
    }
  }
  const own = ruleAt(compiled, action.rule);
  for (const id of Object.keys(input.targets))
    if (!hasTarget(own, id) && (extra === undefined || !hasTarget(extra, id)))
      return disallowed('unknownTarget', { action: action.id, target: id });
  return intent;
}

/** The item of the action with what came for the targets of an ability. */
function takenFor(item: WritableItem, { number }: Rule, chosen: Item['chosen']): Item {
  item.chosen = chosen;
  item.chosenFor = number;
  return item;
}

/** What is left out of the targets that an ability's costs speak of, where one way to choose them can be paid. */
function onlyPaid(
  compiled: Compiled,
  desk: Desk,
  input: ActionInput,
  item: Item,
  ability: Rule,
  card: number,
): readonly (readonly number[])[] | undefined {
  const { targets, costNeeds, coupled } = ability;
  if (costNeeds.length === 0) return undefined;
  const said = targets.map((target) => given(compiled, desk, input, target));
  if (said.slice(0, coupled).every((values) => values !== undefined)) return undefined;
  return onlyPaidWay(compiled, desk, item, ability, card, (at) => said[at]);
}

function hasTarget({ targets }: Rule, id: string): boolean {
  for (let i = 0; i < targets.length; i++) if ((targets[i] as Target).id === id) return true;
  return false;
}

/** The cast ability of a card. */
export function castOf(compiled: Compiled, state: RulesetState, card: number): Rule | undefined {
  if (card < 0) return undefined;
  const { cast } = definitionAt(compiled, cardAt(state, card).definition);
  return cast < 0 ? undefined : compiled.rules[cast];
}

/** Targets of a cast ability that come with the input; those that do not are asked for when it is cast. */
function takeCastTargets(
  compiled: Compiled,
  desk: Desk,
  input: ActionInput,
  rule: Rule,
  item: Item,
): (readonly number[] | null)[] | Stop {
  const chosen: (readonly number[] | null)[] = [];
  for (const [at, target] of rule.targets.entries()) {
    const values = given(compiled, desk, input, target);
    if (values === undefined) {
      chosen.push(null);
      continue;
    }
    const refused = refusedTarget(desk, target, item, values);
    if (refused !== undefined) return refused;
    setTarget(rule, item, at, values);
    chosen.push(values);
  }
  return chosen;
}
