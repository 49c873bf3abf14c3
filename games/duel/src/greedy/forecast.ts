/**
 * What the combat that is on will come to for the player who attacks: while attackers are named the other one is taken to
 * block as the caller thinks likely, later the blocks are those that are made.
 */
import type { Seat } from '@turnwise/game';
import type { RulesetState } from '@turnwise/ruleset';
import { compiled } from '../compiled.ts';
import { canBlock, fight } from './fight.ts';
import {
  creaturesOf,
  hasDrain,
  health,
  isAttacking,
  isBlocked,
  isBlocking,
  isTapped,
  lane,
  otherSeat,
  power,
} from './table.ts';
import { worthOfHealth } from './worth.ts';

const { names } = compiled;
const COMBAT = names.phase('combat');
const ATTACKERS = names.step('combat', 'attackers');
const DAMAGE = names.step('combat', 'damage');
const STILL = 1 << names.flag('still', 'match');

export function forecast(state: RulesetState, likely: LikelyBlocks = oneByOne): number {
  const { phase, step, active } = state.turn;
  if (phase !== COMBAT || step >= DAMAGE || (state.flags & STILL) !== 0) return 0;
  const attackers = creaturesOf(state, active).filter((card) => isAttacking(state, card));
  if (attackers.length === 0) return 0;
  const defender = otherSeat(active);
  return outcome(state, defender, step === ATTACKERS ? likely(state, attackers) : madeBlocks(state, attackers));
}

/** By attacker: its blocker, undefined for one that is not blocked, null for one whose blocker is gone. */
export type Blocks = ReadonlyMap<number, number | null | undefined>;
export type LikelyBlocks = (state: RulesetState, attackers: readonly number[]) => Blocks;

function outcome(state: RulesetState, defender: Seat, blocks: Blocks): number {
  let gain = 0;
  let dealt = 0;
  let healed = 0;
  for (const [attacker, blocker] of blocks) {
    if (blocker === null) continue;
    if (blocker === undefined) {
      dealt += power(state, attacker);
      if (hasDrain(state, attacker)) healed += power(state, attacker);
      continue;
    }
    const result = fight(state, attacker, blocker);
    gain += result.gain;
    dealt += result.through - result.healed[1];
    healed += result.healed[0];
  }
  const own = health(state, otherSeat(defender));
  const other = health(state, defender);
  return (
    gain + worthOfHealth(other) - worthOfHealth(other - dealt) + (worthOfHealth(own + healed) - worthOfHealth(own))
  );
}

function madeBlocks(state: RulesetState, attackers: readonly number[]): Blocks {
  const blockers = creaturesOf(state, otherSeat(state.turn.active)).filter((card) => isBlocking(state, card));
  return new Map(
    attackers.map((attacker) => [
      attacker,
      isBlocked(state, attacker)
        ? (blockers.find((blocker) => lane(state, blocker) === lane(state, attacker)) ?? null)
        : undefined,
    ]),
  );
}

/** The strongest attacker is met first, by whoever does it best, if that is better than to be hit. */
function oneByOne(state: RulesetState, attackers: readonly number[]): Blocks {
  const free = new Set(creaturesOf(state, otherSeat(state.turn.active)).filter((card) => !isTapped(state, card)));
  const byPower = attackers.toSorted((a, b) => power(state, b) - power(state, a));
  const other = health(state, otherSeat(state.turn.active));
  const blocks = new Map<number, number | undefined>();
  for (const attacker of byPower) {
    let best: number | undefined;
    let least = worthOfHealth(other) - worthOfHealth(other - power(state, attacker));
    for (const blocker of free) {
      if (!canBlock(state, blocker, attacker)) continue;
      const { gain, through } = fight(state, attacker, blocker);
      const value = gain + worthOfHealth(other) - worthOfHealth(other - through);
      if (value >= least) continue;
      best = blocker;
      least = value;
    }
    if (best !== undefined) free.delete(best);
    blocks.set(attacker, best);
  }
  return blocks;
}
