/** Warns where what a seat may choose or do hangs on cards that it does not see: what is offered and refused tells of them. */
import type { ConditionNode, TargetNode } from '../nodes.ts';
import { countTells, HIDDEN, selectorTells, tellingScope, valueTells } from '../tells.ts';
import type { TellingScope } from '../tells.ts';
import type { Checking } from './checking.ts';
import type { Declared } from './declared.ts';
import type { Scope } from './scope.ts';

export function checkTargetLooks(
  targets: readonly TargetNode[],
  checking: Checking,
  scope: Scope,
  declared: Declared,
): void {
  targets.forEach(({ selector }, index) => {
    const at = telling(targets.slice(0, index), scope, declared);
    if (selectorTells(selector, at).which === HIDDEN || countTells(selector, at) === HIDDEN)
      checking
        .at('targets', index)
        .issue('selector', 'secretLook', 'a choice based only on what the choosing seat can see');
  });
}

export function checkPreconditionLooks(
  preconditions: readonly ConditionNode[],
  targets: readonly TargetNode[],
  checking: Checking,
  scope: Scope,
  declared: Declared,
): void {
  const at = telling(targets, scope, declared);
  preconditions.forEach((node, index) => {
    if (valueTells(node, at) === HIDDEN)
      checking.at('preconditions').issue(index, 'secretLook', 'a condition based only on what the acting seat can see');
  });
}

function telling(
  targets: readonly TargetNode[],
  { secretFields, selfIsTarget }: Scope,
  declared: Declared,
): TellingScope {
  const { zones, roles } = declared;
  return tellingScope({ zones, play: roles.play, secretFields }, targets, selfIsTarget);
}
