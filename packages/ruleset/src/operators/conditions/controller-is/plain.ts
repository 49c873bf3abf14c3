import type { Plain } from '../../../reference/plain.ts';
import { everyThing } from '../../../reference/every.ts';
import type { ControllerIsNode } from './schema.ts';

export function plain({ target, player }: ControllerIsNode, here: Plain): boolean {
  const { controller } = here.scope;
  return everyThing(here, target, (thing) => {
    const whose = thing.kind === 'card' ? thing.controller : thing.kind === 'item' ? thing.seat : null;
    if (whose === null) return false;
    if (player === 'self') return whose === controller;
    return player === 'opponent' ? whose !== controller : whose === here.player(player);
  });
}
