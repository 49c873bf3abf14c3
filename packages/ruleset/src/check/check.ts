/**
 * Checks a document: its shape, what it names, the types of its expressions, and whether its rules can ever apply. It finds
 * all issues at once, each with its path, up to the limit of an answer. Parts with the wrong shape are taken out, and the rest
 * is checked without them. A document that is too large is not checked further.
 */
import { isFull } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Ruleset } from '../nodes.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { AbilityUses } from './ability-uses.ts';
import { haltingEvents } from './capacity.ts';
import { checkAbility } from './check-ability.ts';
import { checkAction } from './check-actions.ts';
import { checkCard, checkKeyword } from './check-cards.ts';
import { checkDeclarations } from './check-declarations.ts';
import { checkBots, checkManipulation, checkReaction, checkSetup, checkVictory } from './check-game-rules.ts';
import type { Table } from './check-rule.ts';
import { checkTurns } from './check-turns.ts';
import { COSTLY, costlySelectors } from './costly.ts';
import { declaredBy } from './declared.ts';
import { FollowUps } from './follow-ups.ts';
import { IssueBook, toldOf } from './issue-book.ts';
import type { RulesetIssue } from './issue.ts';
import { largeParts } from './large-parts.ts';
import { openSorts } from './loss.ts';
import { mend } from './mend.ts';
import { soundParts } from './parts.ts';
import { textOf, under } from './path.ts';
import { reactionCycles } from './reaction-cycles.ts';
import { checkShape, issuesOf } from './shape.ts';
import type { Shape } from './shape.ts';
import { normalised, writtenPath } from '../schema/aliases.ts';

export interface RulesetCheck {
  /** The document with its aliases resolved; missing if there are errors. */
  readonly ruleset?: Ruleset;
  readonly errors: readonly RulesetIssue[];
  readonly warnings: readonly RulesetIssue[];
}

export function checkRuleset(document: Json): RulesetCheck {
  const large = largeParts(document);
  if (large.length > 0) return { errors: toldOf(large, 'error'), warnings: [] };
  const shape = checkShape(document);
  // With this many errors nobody can say what was meant.
  if (isFull(shape.faults)) return { errors: toldOf(shape.issues, 'error'), warnings: [] };
  const plain = normalised(document);
  const issues = [...shape.issues, ...checkContent(document, plain, shape.faults)];
  const errors = toldOf(issues, 'error');
  const warnings = toldOf(issues, 'warning');
  return errors.length === 0 ? { ruleset: plain as unknown as Ruleset, errors, warnings } : { errors, warnings };
}

/** `plain` is the document with its aliases resolved. */
function checkContent(document: Json, plain: Json, faults: Shape['faults']): readonly RulesetIssue[] {
  const { document: mended, losses, broken, hidden } = mend(document, faults);
  const sound = mended === document ? plain : normalised(mended);
  const parts = soundParts(sound, broken);
  const open = openSorts(losses, document);
  const followUps = new FollowUps(losses, open, document);
  const table: Table = {
    declared: declaredBy(plain, parts, open, OPERATORS),
    operators: OPERATORS,
    issues: new IssueBook(),
    resources: new Map(parts.resources.map(({ node }) => [node.id, node])),
    answering: [],
    halting: haltingEvents(parts, OPERATORS),
    uses: new AbilityUses(),
    followUps,
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
  for (const part of parts.manipulation) checkManipulation(table, part, document);
  checkBots(table, parts.bots);
  for (const { path } of table.uses.unusable())
    table.issues.add(
      () => textOf(under(path, 'kind')),
      'unusableAbility',
      'an action that executes it (`execute_ability`)',
    );
  const whole = losses.length === 0 ? table.answering : table.answering.filter((one) => !followUps.touch(one));
  for (const { rule, text, sure } of reactionCycles(whole)) {
    const expected = `a limit once per turn or once per source in the cycle ${text}`;
    table.issues.add(() => textOf(rule.path), sure ? 'endlessReaction' : 'maybeEndless', expected);
  }
  for (const { path, looks } of costlySelectors(sound, parts, OPERATORS)) {
    const expected = `at most ${COSTLY} items to look at in one evaluation`;
    table.issues.add(() => textOf(under(null, ...path)), 'costlySelector', expected, looks);
  }
  const told = table.issues.all;
  const written = sound === mended ? told : told.map((one) => ({ ...one, path: writtenPath(one.path, mended) }));
  return [...hidden.flatMap((one) => issuesOf(one, document)), ...written.filter((one) => !followUps.has(one))];
}
