/** Actions: their pipeline as tests and programs, and what offers need to know of them. */
import { playedFrom } from '../document/played-from.ts';
import { executedBy } from '../document/executed-by.ts';
import type { ActionNode, Ruleset } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import { wordOf } from '../document/word-of.ts';
import type { Action, Compiled, Precondition, Target } from '../compiled/compiled.ts';
import { entriesByName } from './entries-by-name.ts';
import { raisedBy } from './events.ts';
import type { NameTable } from '../compiled/names.ts';
import type { Made, RuleMaker } from './rule-maker.ts';

export function compileActions(
  { actions = [] }: Ruleset,
  compiled: Compiled,
  names: NameTable,
  maker: RuleMaker,
): Pick<Compiled, 'actions' | 'actionOfRule'> {
  const made = actions.map((node, number) => compileAction(node, number, compiled, names, maker));
  const actionOfRule: (Action | undefined)[] = [];
  for (const action of made) actionOfRule[action.rule] = action;
  return { actions: made, actionOfRule };
}

function compileAction(
  node: ActionNode,
  number: number,
  compiled: Compiled,
  names: NameTable,
  maker: RuleMaker,
): Action {
  const { id, targets = [], effects, costs, timing, preconditions = [] } = node;
  const facts = maker.operators;
  const params = paramsOf(node, facts);
  const event = names.event(id);
  const source = playedFrom(compiled.ruleset.zones, node, facts);
  const made = maker.make({
    kind: 'action',
    id,
    effects,
    costs,
    targets,
    params: params.map(({ name }) => name),
    secretParams: params.flatMap(({ name, secret }) => (secret ? [name] : [])),
    instant: timing === 'instant',
    timeOut: node.timeOut,
    event,
    source,
  });
  // Words that only inputs say are words of the ruleset, too.
  for (const { values } of params) for (const value of values) if (typeof value === 'string') names.symbol(value);
  const { rule, costNeeds } = made;
  const tests = preconditions.map((one) =>
    maker.precondition(
      made,
      one,
      targets,
      params.map(({ name }) => name),
    ),
  );
  return {
    node,
    number,
    id,
    rule: rule.number,
    event,
    kinds: [...new Set([event, ...raisedBy(effects, facts).map((kind) => names.event(kind))])],
    priority: node.priority ?? 'any',
    preconditions: tests,
    early: tests.filter((test) => test.needs.length === 0 && test.params.length === 0),
    costNeeds,
    priced: Math.max(-1, ...costNeeds),
    checks: targets.map((_, at) => tests.filter(({ needs }) => needs.length > 0 && Math.max(...needs) === at)),
    coupled: coupledOf(rule.targets, tests, costNeeds),
    plays: playsOf(node, compiled, made, facts),
    playedFrom: targets.findIndex((target) => target.id === source),
    activates: activatesOf(node, made, names, facts),
    numeric: params.flatMap(({ name, values }) => (typeof values[0] === 'number' ? [name] : [])),
    params: params.map(({ name, values, secret }) => ({
      name,
      values,
      secret,
      register: made.scope.asm.register(`param ${name}`),
    })),
  };
}

interface Param {
  readonly name: string;
  /** Empty for the name of an ability. */
  readonly values: readonly (string | number)[];
  readonly secret: boolean;
}

/** Declared ones, and the one that names an ability to execute. */
function paramsOf(action: ActionNode, facts: Facts): readonly Param[] {
  const { params = {}, targets = [] } = action;
  const declared = entriesByName(params).map(([name, kind]): Param => {
    if (kind === 'ability') return { name, values: [], secret: false };
    const secret = kind.secret === true;
    if ('oneOf' in kind) return { name, values: kind.oneOf, secret };
    return { name, values: Array.from({ length: kind.max - kind.min + 1 }, (_, index) => kind.min + index), secret };
  });
  const executed = executedBy(action, facts);
  const name = executed === undefined ? undefined : wordOf(executed.ability);
  if (name === undefined || declared.some((one) => one.name === name) || targets.some((one) => one.id === name))
    return declared;
  // A literal name of an ability is no parameter.
  return isRef(executed?.ability) ? [...declared, { name, values: [], secret: false }] : declared;
}

function activatesOf(action: ActionNode, { scope, rule }: Made, names: NameTable, facts: Facts): Action['activates'] {
  const executed = executedBy(action, facts);
  if (executed === undefined) return null;
  const source = wordOf(executed.source);
  const paramName = wordOf(executed.ability);
  const target = rule.targets.find(({ id }, at) => id === source || (source === 'self' && at === 0));
  if (target === undefined || paramName === undefined) return null;
  const { register, id: targetName } = target;
  if (scope.params.includes(paramName))
    return { target: register, param: scope.asm.register(`param ${paramName}`), word: -1, targetName, paramName };
  return isRef(executed.ability)
    ? null
    : { target: register, param: -1, word: names.symbol(paramName), targetName, paramName };
}

/** The register of the target that the effects move into play. */
function playsOf({ effects }: ActionNode, { zones, roles }: Compiled, { rule }: Made, facts: Facts): number {
  const play = zones[roles.play]?.id;
  for (const node of effects) {
    const moved = facts.effects.get(node.op)?.moves?.(node);
    if (moved === undefined) continue;
    const { target, to } = moved;
    const name = wordOf(target);
    const found = rule.targets.find(({ id }, at) => id === name || (name === 'self' && at === 0));
    if (to === play && found !== undefined) return found.register;
  }
  return -1;
}

function isRef(node: unknown): node is { readonly ref: string } {
  return typeof node === 'object' && node !== null && 'ref' in node;
}

/** At most one of the targets from there on is spoken of at a time, and only by what looks at it alone. */
function coupledOf(
  targets: readonly Target[],
  preconditions: readonly Precondition[],
  costNeeds: readonly number[],
): number {
  let coupled = 0;
  for (const { needs } of targets) for (const need of needs) coupled = Math.max(coupled, need + 1);
  for (const needs of [...preconditions.map((one) => one.needs), costNeeds]) {
    const sorted = needs.toSorted((a, b) => b - a);
    if (sorted[1] !== undefined) coupled = Math.max(coupled, sorted[1] + 1);
    for (const need of needs) if (targets[need]?.single !== true) coupled = Math.max(coupled, need + 1);
  }
  return coupled;
}
