/** Warns where what a seat may choose or do hangs on cards that it does not see: what is offered and refused tells of them. */
import type { ConditionNode, TargetNode } from '../nodes.ts';
import { countTells, HIDDEN, selectorTells, tellingScope, valueTells } from '../document/tells.ts';
import type { TellingScope } from '../document/tells.ts';
import type { Board } from './checker.ts';
import type { Checking } from './checking.ts';
import type { Scope } from './scope.ts';

export function checkTargetLooks(board: Board, targets: readonly TargetNode[], checking: Checking, scope: Scope): void {
  targets.forEach(({ selector }, index) => {
    const at = telling(board, targets.slice(0, index), scope);
    if (selectorTells(selector, at).which === HIDDEN || countTells(selector, at) === HIDDEN)
      checking
        .at('targets', index)
        .issue('selector', 'secretLook', 'a choice based only on what the choosing seat can see');
  });
}

export function checkPreconditionLooks(
  board: Board,
  preconditions: readonly ConditionNode[],
  targets: readonly TargetNode[],
  checking: Checking,
  scope: Scope,
): void {
  const at = telling(board, targets, scope);
  preconditions.forEach((node, index) => {
    if (valueTells(node, at) === HIDDEN)
      checking.at('preconditions').issue(index, 'secretLook', 'a condition based only on what the acting seat can see');
  });
}

function telling(
  { declared, operators }: Board,
  targets: readonly TargetNode[],
  { secretFields, selfIsTarget }: Scope,
): TellingScope {
  const { zones, roles } = declared;
  return tellingScope({ zones, play: roles.play, secretFields, facts: operators }, targets, selfIsTarget);
}
