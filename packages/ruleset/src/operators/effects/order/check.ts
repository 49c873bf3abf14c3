import type { Checking } from '../../../check/checking.ts';
import { elementOf } from '../../../check/value-types.ts';
import type { OrderNode } from './schema.ts';

export function check(node: OrderNode, checking: Checking): void {
  checking.asks();
  checking.player('player', node.player);
  const type = checking.list('in', node.in);
  checking.timeOut(node.timeOut, { of: ORDERED[elementOf(type)] ?? 'cards', min: 2 });
  checking.bind('as', node.as, type, node.in);
}

/** What is not certain may be cards. */
const ORDERED: Readonly<Partial<Record<string, 'players' | 'items'>>> = { player: 'players', item: 'items' };
