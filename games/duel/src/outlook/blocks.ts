/** How a defender will block, as a search takes it: the pair that is best for the defender first, and whatever saves it from death. */
import type { RulesetState } from '@turnwise/ruleset';
import { canBlock, fight } from '../greedy/fight.ts';
import type { Blocks } from '../greedy/forecast.ts';
import { creaturesOf, health, isTapped, otherSeat, power } from '../greedy/table.ts';
import { worthOfHealth } from '../greedy/worth.ts';

interface Pair {
  readonly attacker: number;
  readonly blocker: number;
  /** What it brings the attacker's player, more than no block would. */
  readonly gain: number;
  /** Damage that does not reach the defender. */
  readonly saved: number;
}

export function bestBlocks(state: RulesetState, attackers: readonly number[]): Blocks {
  const defender = otherSeat(state.turn.active);
  const left = health(state, defender);
  const pairs = pairsOf(state, attackers, left);
  const blocks = new Map<number, number | undefined>(attackers.map((attacker) => [attacker, undefined]));
  const used = new Set<number>();
  let dealt = attackers.reduce((sum, attacker) => sum + power(state, attacker), 0);
  const take = ({ attacker, blocker, saved }: Pair): void => {
    if (blocks.get(attacker) !== undefined || used.has(blocker)) return;
    blocks.set(attacker, blocker);
    used.add(blocker);
    dealt -= saved;
  };
  for (const pair of pairs.toSorted((a, b) => a.gain - b.gain)) if (pair.gain < 0) take(pair);
  if (dealt >= left)
    for (const pair of pairs.toSorted((a, b) => b.saved - a.saved || a.gain - b.gain)) if (dealt >= left) take(pair);
  return blocks;
}

function pairsOf(state: RulesetState, attackers: readonly number[], left: number): readonly Pair[] {
  const worthOf = (damage: number): number => worthOfHealth(left) - worthOfHealth(Math.max(1, left - damage));
  const free = creaturesOf(state, otherSeat(state.turn.active)).filter((card) => !isTapped(state, card));
  return attackers.flatMap((attacker) => {
    const damage = power(state, attacker);
    const open = worthOf(damage);
    return free.flatMap((blocker) => {
      if (!canBlock(state, blocker, attacker)) return [];
      const { gain, through, healed } = fight(state, attacker, blocker);
      const net = gain + worthOf(Math.max(0, through - healed[1])) - open;
      return [{ attacker, blocker, gain: net, saved: damage - through }];
    });
  });
}
