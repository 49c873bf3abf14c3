/** Making items and pushing them, within the guards (sections 4 and 8). */
import { guardsOf } from '../document/guards.ts';
import type { Item } from './things.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { countStep, holdToSteps } from './steps.ts';
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
    coming: null,
    settled: [],
    begun: false,
    over: false,
    holds: false,
    aims: [],
    uses: null,
    given: null,
    paid: new Set(),
    pays: null,
    answers: null,
    ...said,
  };
}

/** First means resolves first, so the last of them is pushed first. `above`: so many more are counted as lying there. */
export function pushAll(world: World, items: readonly Item[], above = 0): void {
  if (items.length === 0) return;
  holdToDepth(world, items.length + above);
  holdToSteps(world);
  world.stack.push(...items.toReversed());
}

/** An action comes with an item that pays for it; where not both fit below the last tenth of the stack, it cannot be taken. */
export function hasRoomForAction(world: World): boolean {
  return hasRoom(world, 2 + Math.floor(mostItems(world) / 10));
}

/** Whether so many more items and parts may lie there. */
function hasRoom(world: World, more: number): boolean {
  return world.stack.length + world.parts + more <= mostItems(world);
}

function holdToDepth(world: World, more: number): void {
  if (!hasRoom(world, more)) throw new GuardExceeded('stackDepth', mostItems(world));
}

function mostItems({ ruleset }: World): number {
  return guardsOf(ruleset).stackDepth;
}

/** A part of an item: it lies on the stack like an item, and has rounds of its own. */
export function* asPart(plain: Plain, work: (inner: Plain) => Doing<void>): Doing<void> {
  const { world } = plain;
  holdToSteps(world);
  holdToDepth(world, 1);
  world.parts++;
  try {
    yield* work(plain.within({ rounds: { count: 0 } }));
  } finally {
    world.parts--;
  }
}

/** A round of a loop, in an item or in a part of it. */
export function countRound({ world, scope }: Plain): void {
  const most = guardsOf(world.ruleset).iterationsPerEffect;
  countStep(world);
  if (++scope.rounds.count > most) throw new GuardExceeded('iterationsPerEffect', most);
  holdToSteps(world);
}
