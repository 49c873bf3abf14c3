/** Rules of the game itself: setup, reactions, victory, direct moves; and what bots go by. */
import type { Json } from '@turnwise/kernel';
import type { BotsNode, EffectNode, ManipulationNode, ReactionNode, VictoryNode } from '../nodes.ts';
import { isLimited, raisedBy, wantedNames } from './answering.ts';
import { bindsOf } from '../document/binds-of.ts';
import { checkRule, checkWhen, kindOf, ruleScope } from './check-rule.ts';
import type { Table } from './check-rule.ts';
import { checkSorting } from './check-sorting.ts';
import { Checker } from './checker.ts';
import type { Part } from './parts.ts';
import { under } from './path.ts';
import { newScope, ofEvent, ON_A_CARD } from './scope.ts';

export function checkSetup(table: Table, setup: Part<readonly EffectNode[]> | undefined): void {
  const scope = newScope({ random: true, halting: 'once', binds: () => bindsOf(setup?.node) });
  new Checker(table, scope, null).effects('setup', setup?.node);
}

export function checkReaction(table: Table, { path, node }: Part<ReactionNode>): void {
  const { when, timing, conditions = [], may, targets = [], limit, id } = node;
  const kind = kindOf(table.declared, when.event);
  const all = [...(when.filters ?? []), ...conditions];
  const wants = wantedNames(all, table.declared.payloads.get(kind) ?? null, table.operators);
  const scope = ruleScope(table, node, { before: timing === 'before', ...ofEvent(table.declared, kind, wants.action) });
  checkWhen(table, path, 'when', when, scope);
  checkRule(table, path, node, scope);
  if (targets.length > 0 || may === true) new Checker(table, scope, path).asks();
  const conditional = (when.filters ?? []).length + conditions.length + targets.length > 0 || may === true;
  table.answering.push({
    name: id,
    path,
    kind,
    wants,
    raised: raisedBy(id, scope),
    conditional,
    limited: isLimited(limit),
  });
}

export function checkVictory(table: Table, { path, node }: Part<VictoryNode>): void {
  const { on } = node;
  const scope = newScope(on === undefined ? {} : ofEvent(table.declared, kindOf(table.declared, on.event)));
  checkWhen(table, path, 'on', on, scope);
  new Checker(table, scope, path).conditions('conditions', node.conditions);
}

/** Where bots guess: nothing is drawn, and no event or card is at hand. */
export function checkBots(table: Table, part: Part<BotsNode> | undefined): void {
  if (part?.node.evaluation === undefined) return;
  new Checker(table, newScope({}), under(part.path, 'evaluation')).number('lead', part.node.evaluation.lead);
}

export function checkManipulation(table: Table, { path, node }: Part<ManipulationNode>, document: Json): void {
  const checking = new Checker(table, newScope({ roots: ON_A_CARD }), path);
  checking.known('from', 'zone', node.from);
  checking.known('to', 'zone', node.to);
  if (node.when === 'always') checkSorting(node, table.declared, document, checking);
  else checking.conditions('when', node.when);
}
