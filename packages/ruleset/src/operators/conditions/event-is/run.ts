import type { Build, TestOf } from '../../../compile/build.ts';
import type { EventIsNode } from './schema.ts';

export function run(node: EventIsNode, build: Build): TestOf {
  const kinds = (typeof node.event === 'string' ? [node.event] : node.event).map((kind) => build.names.event(kind));
  return (_, item) => item.event !== null && kinds.includes(item.event.kind);
}
