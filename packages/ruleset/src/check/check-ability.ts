/** Abilities: which keys belong to which kind, then what is in them. */
import { ANSWER_TIMINGS, TIMINGS } from '../nodes.ts';
import type { AbilityKind, AbilityNode, ModifyNode } from '../nodes.ts';
import { isLimited, raisedBy, wantedNames } from './answering.ts';
import { checkCosts } from './check-costs.ts';
import { checkRule, checkWhen, kindOf, ruleScope } from './check-rule.ts';
import type { Table } from './check-rule.ts';
import { checkUi } from './check-ui.ts';
import { Checker } from './checker.ts';
import type { Path } from './path.ts';
import { selfReader } from './reads-itself.ts';
import { ofEvent, ON_A_CARD } from './scope.ts';

/** `name` is how people call it: `thorn_imp.spite`. */
export function checkAbility(table: Table, path: Path | null, node: AbilityNode, name: string): void {
  const { when, kind } = node;
  const answered = when === undefined ? undefined : kindOf(table.declared, when.event);
  const wants = wantedNames(
    [...(when?.filters ?? []), ...(node.conditions ?? [])],
    table.declared.payloads.get(answered ?? '') ?? null,
    table.operators,
  );
  const scope = ruleScope(table, node, {
    roots: ON_A_CARD,
    before: kind === 'replacement' || node.timing === 'before',
    ...(answered === undefined ? {} : ofEvent(table.declared, answered, wants.action)),
  });
  const checking = new Checker(table, scope, path);
  checkKeys(node, checking);
  checking.known('zones', 'zone', node.zones);
  checkUi(node.ui, checking);
  checkWhen(table, path, 'when', when, scope);
  checkRule(table, path, node, scope);
  checkCosts(table, node.costs, checking);
  checkContinuous(node, checking);
  if (kind === 'activated') table.uses.declare({ id: node.id, path });
  if (answered === undefined) return;
  if ((node.targets ?? []).length > 0 || node.may === true) checking.asks();
  table.answering.push({
    name,
    path,
    kind: answered,
    wants,
    raised: kind === 'triggered' ? [...raisedBy(name, scope), ...OF_TRIGGERED] : raisedBy(name, scope),
    conditional: mayStop(node),
    limited: isLimited(node.limit),
  });
}

/** What every triggered ability tells of itself. */
const OF_TRIGGERED = ['ability_triggered', 'ability_resolved'].map((kind) => ({ kind, names: {}, sure: true }));

function mayStop({ when, conditions, may, targets }: AbilityNode): boolean {
  return (
    (when?.filters ?? []).length > 0 || (conditions ?? []).length > 0 || may === true || (targets ?? []).length > 0
  );
}

function checkContinuous(node: AbilityNode, checking: Checker): void {
  const { affects, while: during, modify } = node;
  if (affects !== undefined && affects !== 'self') checking.selector('affects', affects);
  checking.conditions('while', during);
  modify?.forEach((change, index) => {
    const inner = checking.at('modify', index);
    checkChange(change, inner);
    const key = selfReader(node, change);
    if (key !== undefined && 'attribute' in change)
      inner.issue(
        key,
        'readsItself',
        `a value that does not read the ${change.attribute} of the card itself, because continuous abilities read it without continuous abilities`,
      );
  });
}

function checkChange(change: ModifyNode, checking: Checker): void {
  if ('grant' in change) return checking.known('grant', 'keyword', change.grant);
  if ('forbid' in change) return checking.known('forbid', 'keyword', change.forbid);
  checking.known('attribute', 'attribute', change.attribute);
  checking.number('set', change.set);
  checking.number('add', change.add);
  checking.number('multiply', change.multiply);
}

type Key = keyof AbilityNode;

/** What each kind must have, and what it may have besides what all have. */
const KEYS: Readonly<Record<AbilityKind, { readonly needs: readonly Key[]; readonly takes: ReadonlySet<string> }>> = {
  activated: keys(['effects'], ['timing', 'zones', 'conditions', 'costs', 'targets', 'limit', 'timeOut']),
  triggered: keys(['when', 'effects'], ['timing', 'zones', 'conditions', 'targets', 'may', 'limit', 'timeOut']),
  replacement: keys(['when', 'effects'], ['timing', 'zones', 'conditions', 'targets', 'may', 'limit', 'timeOut']),
  continuous: keys(['modify'], ['zones', 'conditions', 'affects', 'while']),
  cast: keys(['effects'], ['conditions', 'targets', 'timeOut']),
};

function keys(needs: readonly Key[], may: readonly Key[]): (typeof KEYS)[AbilityKind] {
  return { needs, takes: new Set(['id', 'kind', 'name', 'text', 'ui', ...needs, ...may]) };
}

function checkKeys(node: AbilityNode, checking: Checker): void {
  const { needs, takes } = KEYS[node.kind];
  const some = /^[aeiou]/.test(node.kind) ? 'an' : 'a';
  for (const key of needs)
    if (node[key] === undefined) checking.issue(key, 'missingKey', `${key}, which ${some} ${node.kind} ability needs`);
  for (const key of Object.keys(node))
    if (!takes.has(key)) checking.issue(key, 'unusedKey', `no ${key} in ${some} ${node.kind} ability`);
  const timings: readonly string[] = TIMINGS_OF[node.kind] ?? [];
  if (node.timing !== undefined && takes.has('timing') && !timings.includes(node.timing))
    checking.issue('timing', 'wrongValue', `one of ${timings.join(', ')}`, node.timing, timings);
}

const TIMINGS_OF: Readonly<Partial<Record<AbilityKind, readonly string[]>>> = {
  activated: TIMINGS,
  triggered: ANSWER_TIMINGS,
  replacement: ['before'],
};
