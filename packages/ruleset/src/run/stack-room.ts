/**
 * Whether an action can be announced at all: its own item and that of its costs come on the stack, and the last tenth of the stack is
 * left to what answers them.
 */
import type { Compiled } from '../compiled/compiled.ts';
import type { Desk } from '../types.ts';

const ITEMS_OF_ACTION = 2;
const LEFT_TO_ANSWERS = 10;

export function hasRoomForAction(compiled: Compiled, desk: Desk): boolean {
  const { stackDepth } = compiled.guards;
  return desk.items.length + ITEMS_OF_ACTION <= stackDepth - Math.trunc(stackDepth / LEFT_TO_ANSWERS);
}
