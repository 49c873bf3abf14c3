/**
 * The card that an action is played from, which is the source of what it does: the one whose ability it executes, the one that it
 * brings into play, or the one that it plays out of the hand. What an action is merely aimed at is never its source.
 */
import type { ActionNode, SelectorNode, TargetNode, ThingNode, ZoneNode } from '../nodes.ts';
import type { Facts } from '../operators/facts.ts';
import { wordOf } from './word-of.ts';
import { zoneRoles } from './zone-roles.ts';

/** The id of the target that is this card; undefined for an action that is played from none. */
export function playedFrom(
  zones: readonly ZoneNode[],
  action: ActionNode,
  facts: Pick<Facts, 'effects'>,
): string | undefined {
  const { targets = [], costs = [], effects } = action;
  const roles = zoneRoles(zones);
  const play = zones[roles.play]?.id;
  const hand = zones[roles.hand]?.id;
  const named = (thing: ThingNode): TargetNode | undefined => {
    const name = wordOf(thing);
    return targets.find(({ id }, at) => id === name || (at === 0 && name === 'self'));
  };
  for (const node of effects) {
    const executed = facts.effects.get(node.op)?.executes?.(node);
    const source = executed && named(executed.source);
    if (source !== undefined) return source.id;
  }
  const moves = [...effects, ...costs].flatMap((node) => facts.effects.get(node.op)?.moves?.(node) ?? []);
  const intoPlay = moves.find(({ target, to }) => play !== undefined && to === play && named(target));
  const played = intoPlay ?? moves.find(({ target }) => isFrom(named(target)?.selector, hand));
  return played && named(played.target)?.id;
}

/** It looks there and nowhere else. */
function isFrom(selector: SelectorNode | undefined, hand: string | undefined): boolean {
  const { zone } = selector ?? {};
  return hand !== undefined && (Array.isArray(zone) ? zone.length === 1 && zone[0] === hand : zone === hand);
}
