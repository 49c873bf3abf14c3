import type { Plain } from '../../../reference/plain.ts';
import { everyThing } from '../../../reference/every.ts';
import type { ControllerIsNode } from './schema.ts';

export function plain({ target, player }: ControllerIsNode, plain: Plain): boolean {
  const { controller } = plain.scope;
  return everyThing(plain, target, (thing) => {
    const whose = thing.kind === 'card' ? thing.controller : thing.kind === 'item' ? thing.seat : null;
    if (whose === null) return false;
    if (player === 'self') return whose === controller;
    return player === 'opponent' ? whose !== controller : whose === plain.player(player);
  });
}
