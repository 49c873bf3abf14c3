/** Actions: their parameters, what a rule has, and whether there is a window in which a seat may take them. */
import type { ActionNode, WindowNode } from '../nodes.ts';
import { RULESET_LIMITS } from '../limits.ts';
import { checkCosts } from './check-costs.ts';
import { checkRule, ruleScope, targetsOf } from './check-rule.ts';
import type { Table } from './check-rule.ts';
import { checkUi } from './check-ui.ts';
import { checkPreconditionLooks } from './secret-looks.ts';
import { Checker } from './checker.ts';
import { executedBy } from '../document/executed-by.ts';
import { paramTypesOf } from './param-types.ts';
import { secretParamsOf } from '../document/secret-params.ts';
import { wordOf } from '../document/word-of.ts';
import type { Part } from './parts.ts';
import { ofEvent, RESERVED, rootsWithSelf } from './scope.ts';
import { every } from './static-truth.ts';
import { elementOf } from './value-types.ts';

export function checkAction(table: Table, { path, node }: Part<ActionNode>, windows: readonly WindowNode[]): void {
  const [first] = targetsOf(node.targets, table.declared);
  const scope = ruleScope(table, node, {
    ...ofEvent(table.declared, node.id),
    params: paramTypesOf(node, table.operators),
    secretParams: new Set(secretParamsOf(node)),
    words: wordsOf(node),
    ...(first === undefined ? {} : { roots: rootsWithSelf(elementOf(first.type)), selfIsTarget: true }),
  });
  const checking = new Checker(table, scope, path);
  checkRule(table, path, node, scope, 'given');
  checking.conditions('preconditions', node.preconditions);
  checkPreconditionLooks(table, node.preconditions ?? [], node.targets ?? [], checking, scope);
  checkCosts(table, node.costs, checking);
  checkParams(node, checking);
  checkNamedAbility(table, node, checking);
  checkUi(node.ui, checking);
  if (!windows.some((window) => allows(table, window, node)))
    checking.issue('preconditions', 'noWindow', 'preconditions that can hold in a step with a priority window');
}

function wordsOf({ params = {} }: ActionNode): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(params).flatMap(([name, kind]) =>
      typeof kind === 'object' && 'oneOf' in kind ? [[name, kind.oneOf] as const] : [],
    ),
  );
}

function checkParams({ params = {} }: ActionNode, checking: Checker): void {
  for (const [name, kind] of Object.entries(params)) {
    if (RESERVED.includes(name))
      checking.at('params').issue(name, 'reservedName', `a name other than ${RESERVED.join(', ')}`, name);
    if (typeof kind === 'object' && 'min' in kind && kind.min > kind.max)
      checking.at('params', name).issue('max', 'wrongBounds', `at least ${kind.min}`, kind.max);
  }
  const ways = Object.values(params).reduce((product, kind) => product * valuesOf(kind), 1);
  if (ways > MOST_WAYS)
    checking.issue(
      'params',
      'tooMany',
      `at most ${MOST_WAYS} ways to fill the parameters, because each is offered`,
      ways,
    );
}

const MOST_WAYS = RULESET_LIMITS.parameterWays.usual;

/** Which abilities a parameter can name is known by the card that has them. */
function checkNamedAbility({ operators }: Table, node: ActionNode, checking: Checker): void {
  const { targets = [] } = node;
  const { source, ability } = executedBy(node, operators) ?? {};
  const isTied = targets.some(({ id }, index) => id === wordOf(source) || (index === 0 && wordOf(source) === 'self'));
  for (const [name, type] of paramTypesOf(node, operators))
    if (type === 'ability' && !targets.some(({ id }) => id === name) && !(isTied && wordOf(ability) === name))
      checking.issue(
        'effects',
        'nobodysAbility',
        `an execute_ability of ${name} with a target as its source, before any other`,
      );
}

function valuesOf(kind: NonNullable<ActionNode['params']>[string]): number {
  if (kind === 'ability') return 1;
  return 'oneOf' in kind ? kind.oneOf.length : Math.max(1, kind.max - kind.min + 1);
}

/** In the window of an item others than `who` may act, so only what needs an empty stack depends on it. */
function allows({ operators }: Table, window: WindowNode, { preconditions, priority }: ActionNode): boolean {
  if (priority === 'empty_stack' && window.who === 'opponents') return false;
  return every(preconditions, window, operators) !== false;
}
