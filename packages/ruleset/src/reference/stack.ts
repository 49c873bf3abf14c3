/** Making items and pushing them, within the guards (sections 4 and 8). */
import type { Item } from './things.ts';
import { countStep } from './steps.ts';
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
    aims: [],
    uses: null,
    given: null,
    pays: null,
    ...said,
  };
}

/** First means resolves first, so the last of them is pushed first. */
export function pushAll({ stack, ruleset }: World, items: readonly Item[]): void {
  stack.push(...items.toReversed());
  if (stack.length > (ruleset.guards?.stackDepth ?? 100)) throw new GuardExceeded('stackDepth');
}

/** A round of a loop in an item. */
export function countRound(world: World, item: Item | null): void {
  const { ruleset } = world;
  countStep(world);
  if (item !== null && ++item.rounds > (ruleset.guards?.iterationsPerEffect ?? 1000))
    throw new GuardExceeded('iterationsPerEffect');
}
