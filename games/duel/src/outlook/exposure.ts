/** How open the players are to be hit: the active one when the other's turn comes, the other by what can still attack in this turn. */
import type { Seat } from '@turnwise/game';
import type { RulesetState } from '@turnwise/ruleset';
import { compiled } from '../compiled.ts';
import { canBlock } from '../greedy/fight.ts';
import { creaturesOf, health, isAttacking, isTapped, otherSeat, power, reader } from '../greedy/table.ts';
import { worthOfHealth } from '../greedy/worth.ts';

const hasJustCome = reader.flag('summoned_this_turn');
const isSwift = reader.keyword('swift');
const isRooted = reader.keyword('rooted');

const { names } = compiled;
const MAIN = names.phase('main');
const COMBAT = names.phase('combat');
const ATTACKERS = names.step('combat', 'attackers');

/** In points: to be killed by the next attack. */
const DANGER = 200;

/** What the active player has to fear of the other's next turn. */
export function exposureLater(state: RulesetState, active: Seat): number {
  const attackers = creaturesOf(state, otherSeat(active)).filter((card) => !isRooted(state, card));
  const blockers = creaturesOf(state, active).filter((card) => !isTapped(state, card));
  return worthOfHit(state, active, openPower(state, attackers, blockers));
}

/** What the other player has to fear of those who can still attack in this turn. */
export function exposureNow(state: RulesetState, active: Seat): number {
  const { phase, step } = state.turn;
  if (phase > COMBAT || (phase === COMBAT && step > ATTACKERS)) return 0;
  const own = creaturesOf(state, active);
  const attackers = own.filter((card) => canAttack(state, card));
  if (attackers.length === 0) return 0;
  const busy = own.filter((card) => isAttacking(state, card)).length;
  const defender = otherSeat(active);
  const blockers = creaturesOf(state, defender).filter((card) => !isTapped(state, card));
  return worthOfHit(state, defender, openPower(state, attackers, blockers.slice(busy)));
}

function canAttack(state: RulesetState, card: number): boolean {
  if (isTapped(state, card) || isAttacking(state, card) || isRooted(state, card)) return false;
  return !hasJustCome(state, card) || isSwift(state, card) || state.turn.phase < MAIN;
}

/** The power that finds nobody to block it, where the strongest is blocked first. */
function openPower(state: RulesetState, attackers: readonly number[], blockers: readonly number[]): number {
  const powers = attackers.map((card) => ({ card, power: power(state, card) })).sort((a, b) => b.power - a.power);
  const free = blockers.slice();
  let open = 0;
  for (const one of powers) {
    const at = free.findIndex((blocker) => canBlock(state, blocker, one.card));
    if (at < 0) open += one.power;
    else free.splice(at, 1);
  }
  return open;
}

/** Half of what the health is worth that it would cost: it need not come to it. */
function worthOfHit(state: RulesetState, seat: Seat, damage: number): number {
  const left = health(state, seat);
  return damage >= left ? DANGER : Math.floor((worthOfHealth(left) - worthOfHealth(left - damage)) / 2);
}
