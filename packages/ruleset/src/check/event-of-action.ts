/** A declared event with the id of an action is the event of that action, whose payload is what the action chooses. */
import type { ActionNode, EventNode } from '../nodes.ts';
import type { Checker } from './checker.ts';
import type { Part } from './parts.ts';
import { selectedType } from './selected-type.ts';
import { comparable } from './value-types.ts';

export function checkEventOfAction(
  { id, payload = {} }: EventNode,
  actions: readonly Part<ActionNode>[],
  checking: Checker,
): void {
  const action = actions.find(({ node }) => node.id === id)?.node;
  if (action === undefined) return;
  const targets = action.targets ?? [];
  for (const [field, type] of Object.entries(payload)) {
    const target = targets.find((one) => one.id === field);
    if (target === undefined || !comparable(type, selectedType(target.selector)))
      checking.at('payload').issue(
        field,
        'eventOfAction',
        `a target of the action ${id} that is a ${type}, or a different id for the event`,
        field,
        targets.map((one) => one.id),
      );
  }
}
