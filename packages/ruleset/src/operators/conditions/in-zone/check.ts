import type { Checking } from '../../../check/checking.ts';
import type { InZoneNode } from './schema.ts';

export function check(node: InZoneNode, checking: Checking): void {
  checking.thing('target', node.target, 'cards');
  checking.known('zone', 'zone', node.zone);
}
