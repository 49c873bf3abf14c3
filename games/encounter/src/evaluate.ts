/** How good a fight stands for a side: hit points and those who can still strike, squared, as two who strike one are more than twice as good. */
import type { Seat } from '@turnwise/game';
import type { Content } from './content/types.ts';
import { seatOf } from './offers.ts';
import type { Affliction, Combatant, EncounterState } from './types.ts';

/** What one who stands is worth besides hit points, and for each level. */
const STANDING = 4;
const LEVEL = 2;

export function evaluate(state: EncounterState, seat: Seat, content: Content): number {
  let own = 0;
  let other = 0;
  for (const [at, combatant] of state.setup.combatants.entries()) {
    const strength = strengthOf(state, combatant, at, content);
    if (seatOf(combatant.side) === seat) own += strength;
    else other += strength;
  }
  const all = own * own + other * other;
  return all === 0 ? 1 / 2 : (own * own) / all;
}

function strengthOf(
  { bodies, afflictions }: EncounterState,
  { level }: Combatant,
  at: number,
  content: Content,
): number {
  const body = bodies[at];
  if (body === undefined || body.dead || body.fled || body.hp <= 0) return 0;
  const whole = body.hp + STANDING + LEVEL * level;
  const held = (afflictions[at] ?? []).some(({ id }: Affliction) => content.conditions[id]?.cannotAct === true);
  return held ? Math.trunc(whole / 3) : whole;
}
