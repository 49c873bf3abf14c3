/**
 * The card that an action is played from, which is the source of what it does: the one whose ability it executes, the one that it
 * brings into play, or the one that it plays out of the hand. What an action is merely aimed at is never its source.
 */
import type { ActionNode, EffectNode, SelectorNode, TargetNode, ZoneNode } from './nodes.ts';
import { wordOf } from './word-of.ts';
import { zoneRoles } from './zone-roles.ts';

/** The id of the target that is this card; undefined for an action that is played from none. */
export function playedFrom(zones: readonly ZoneNode[], action: ActionNode): string | undefined {
  const { targets = [], costs = [], effects } = action;
  const roles = zoneRoles(zones);
  const play = zones[roles.play]?.id;
  const hand = zones[roles.hand]?.id;
  const named = (node: EffectNode, key: string): TargetNode | undefined => {
    const name = wordIn(node, key);
    return targets.find(({ id }, at) => id === name || (at === 0 && name === 'self'));
  };
  for (const node of effects) {
    if (node.op !== 'execute_ability') continue;
    const source = named(node, 'source');
    if (source !== undefined) return source.id;
  }
  const moves = [...effects, ...costs].filter(({ op }) => op === 'move_zone');
  const intoPlay = moves.find((node) => play !== undefined && wordIn(node, 'to') === play && named(node, 'target'));
  const played = intoPlay ?? moves.find((node) => isFrom(named(node, 'target')?.selector, hand));
  return played && named(played, 'target')?.id;
}

/** It looks there and nowhere else. */
function isFrom(selector: SelectorNode | undefined, hand: string | undefined): boolean {
  const { zone } = selector ?? {};
  return hand !== undefined && (Array.isArray(zone) ? zone.length === 1 && zone[0] === hand : zone === hand);
}

/** What this field names. */
function wordIn(node: EffectNode, key: string): string | undefined {
  return wordOf((node as unknown as Readonly<Record<string, unknown>>)[key]);
}
