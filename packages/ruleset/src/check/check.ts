/**
 * Checks a document: its shape, what it names, the types of its expressions, and whether what it says can happen at all. Every
 * issue is found at once, with its path; a part whose shape is wrong is left out of the rest.
 */
import type { Json } from '@turnwise/kernel';
import type { Ruleset } from '../nodes.ts';
import { CONDITIONS } from '../operators/conditions.ts';
import { EFFECTS } from '../operators/effects.ts';
import { VALUES } from '../operators/values.ts';
import { AbilityUses } from './ability-uses.ts';
import { haltingEvents } from './capacity.ts';
import { checkAbility } from './check-ability.ts';
import { checkAction } from './check-actions.ts';
import { checkCard, checkKeyword } from './check-cards.ts';
import { checkDeclarations } from './check-declarations.ts';
import { checkManipulation, checkReaction, checkSetup, checkVictory } from './check-game-rules.ts';
import type { Table } from './check-rule.ts';
import { checkTurns } from './check-turns.ts';
import type { OperatorChecks } from './checker.ts';
import { declaredBy } from './declared.ts';
import { rulesetIssue } from './issue.ts';
import type { RulesetIssue } from './issue.ts';
import { soundParts } from './parts.ts';
import { textOf, under } from './path.ts';
import { reactionCycles } from './reaction-cycles.ts';
import { checkShape } from './shape.ts';
import { normalised, writtenPath } from '../schema/aliases.ts';

export interface RulesetCheck {
  /** There if there are no errors: the document, with aliases as the format has them. */
  readonly ruleset?: Ruleset;
  readonly errors: readonly RulesetIssue[];
  readonly warnings: readonly RulesetIssue[];
}

export function checkRuleset(document: Json): RulesetCheck {
  const shape = checkShape(document);
  // It is broken as a whole, and may have no end.
  if (shape.tooDeep) return { errors: shape.issues, warnings: [] };
  const plain = normalised(document);
  const content = checkContent(plain, shape.broken);
  const told = plain === document ? content : content.map((one) => ({ ...one, path: writtenPath(one.path, document) }));
  const issues = [...shape.issues, ...told];
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  return errors.length === 0 ? { ruleset: plain as unknown as Ruleset, errors, warnings } : { errors, warnings };
}

const OPERATORS: OperatorChecks = {
  effects: new Map(EFFECTS.map((operator) => [operator.op, operator])),
  conditions: new Map(CONDITIONS.map((operator) => [operator.op, operator])),
  values: new Map(VALUES.map((operator) => [operator.op, operator])),
};

function checkContent(document: Json, broken: readonly (readonly PropertyKey[])[]): readonly RulesetIssue[] {
  const parts = soundParts(document, broken);
  const table: Table = {
    declared: declaredBy(document, parts),
    operators: OPERATORS,
    issues: [],
    resources: new Map(parts.resources.map(({ node }) => [node.id, node])),
    answering: [],
    halting: haltingEvents(parts),
    uses: new AbilityUses(),
  };
  checkDeclarations(table, parts);
  for (const part of parts.keywords) checkKeyword(table, part);
  for (const part of parts.cards) checkCard(table, part);
  for (const { path, node } of parts.abilities) checkAbility(table, path, node, node.id);
  checkSetup(table, parts.setup);
  checkTurns(table, parts);
  const windows = parts.windows.map(({ node }) => node);
  for (const part of parts.actions) checkAction(table, part, windows);
  for (const part of parts.reactions) checkReaction(table, part);
  for (const part of parts.victory) checkVictory(table, part);
  for (const part of parts.manipulation) checkManipulation(table, part);
  for (const { path } of table.uses.unusable())
    table.issues.push(
      rulesetIssue(textOf(under(path, 'kind')), 'unusableAbility', 'an action that executes it (`execute_ability`)'),
    );
  for (const { rule, text, sure } of reactionCycles(table.answering)) {
    const expected = `a limit once per turn or once per source in the cycle ${text}`;
    table.issues.push(rulesetIssue(textOf(rule.path), sure ? 'endlessReaction' : 'maybeEndless', expected));
  }
  return table.issues;
}
