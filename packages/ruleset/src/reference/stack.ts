/** Making items and pushing them, within the guards (sections 4 and 8). */
import type { Item } from './things.ts';
import { GuardExceeded } from './violation.ts';
import type { World } from './world.ts';

/** An item of the game's own, unless more is said. */
export function newItem(said: Pick<Item, 'rule' | 'seat' | 'work'> & Partial<Item>): Item {
  return {
    kind: 'item',
    number: 0,
    action: null,
    own: null,
    cause: 0,
    waits: false,
    unsafe: false,
    asked: 0,
    prevented: false,
    settled: [],
    rounds: 0,
    ...said,
  };
}

/** First means resolves first, so the last of them is pushed first. */
export function pushAll({ stack, ruleset }: World, items: readonly Item[]): void {
  stack.push(...items.toReversed());
  if (stack.length > (ruleset.guards?.stackDepth ?? 100)) throw new GuardExceeded('stackDepth');
}

/** An effect or an item is done. */
export function countStep(world: World): void {
  if (++world.steps > (world.ruleset.guards?.stepsPerInput ?? 10_000)) throw new GuardExceeded('stepsPerInput');
}

/** A round of a loop in an item. */
export function countRound({ ruleset }: World, item: Item | null): void {
  if (item !== null && ++item.rounds > (ruleset.guards?.iterationsPerEffect ?? 1000))
    throw new GuardExceeded('iterationsPerEffect');
}
