/** A flag of a card, of a player, or of the match if no target is named. */
import type { ThingNode } from '../nodes.ts';
import type { Checking } from './checking.ts';
import { elementOf } from './value-types.ts';

export function checkFlag(
  { flag, target }: { readonly flag: string; readonly target?: ThingNode | undefined },
  checking: Checking,
): void {
  if (target === undefined) return checking.known('flag', 'matchFlag', flag);
  const type = elementOf(checking.thing('target', target, 'entities'));
  if (type === 'player') checking.known('flag', 'playerFlag', flag);
  else if (type === 'card') checking.known('flag', 'cardFlag', flag);
  else checking.known('flag', 'flag', flag);
}
