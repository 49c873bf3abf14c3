/** A list to count or compute over. The `count` of a selector says how many a choice takes, so it is left aside here. */
import type { Build, ListOf } from '../compile/build.ts';
import type { ListNode } from '../nodes.ts';
import { isBareSelector } from '../schema/operands.ts';

export function listOf(node: ListNode, build: Build): ListOf {
  return isBareSelector(node) ? build.set(node) : build.things(node);
}
