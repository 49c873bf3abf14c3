/** What an attacker and a blocker would do to each other, as things stand. */
import type { RulesetState } from '@turnwise/ruleset';
import { damage, hasDrain, hasVenom, isArmoured, isPiercing, isWatchful, isWinged, power, toughness } from './table.ts';
import { worthOf } from './worth.ts';

export interface Fight {
  /** For the attacker's player: what the blocker loses less what the attacker loses. */
  readonly gain: number;
  /** Damage to the blocker's player. */
  readonly through: number;
  /** Healing of both players, the attacker's first. */
  readonly healed: readonly [number, number];
}

export function fight(state: RulesetState, attacker: number, blocker: number): Fight {
  const dealt = dealtTo(state, blocker, attacker);
  const returned = dealtTo(state, attacker, blocker);
  return {
    gain:
      (dies(state, blocker, attacker, dealt) ? worthOf(state, blocker) : 0) -
      (dies(state, attacker, blocker, returned) ? worthOf(state, attacker) : 0),
    through: isPiercing(state, attacker) ? Math.max(0, power(state, attacker) - left(state, blocker)) : 0,
    healed: [hasDrain(state, attacker) ? dealt : 0, hasDrain(state, blocker) ? returned : 0],
  };
}

export function canBlock(state: RulesetState, blocker: number, attacker: number): boolean {
  return !isWinged(state, attacker) || isWinged(state, blocker) || isWatchful(state, blocker);
}

function dealtTo(state: RulesetState, target: number, source: number): number {
  return Math.max(0, power(state, source) - (isArmoured(state, target) ? 1 : 0));
}

function dies(state: RulesetState, target: number, source: number, dealt: number): boolean {
  return dealt > 0 && (hasVenom(state, source) || dealt >= left(state, target));
}

function left(state: RulesetState, card: number): number {
  return toughness(state, card) - damage(state, card);
}
