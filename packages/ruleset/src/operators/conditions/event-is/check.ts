import type { Checking } from '../../../check/checking.ts';
import type { EventIsNode } from './schema.ts';

export function check(node: EventIsNode, checking: Checking): void {
  if (checking.event === null) checking.issue('op', 'notHere', 'a place with an event', 'event_is');
  checking.known('event', 'event', node.event);
}
