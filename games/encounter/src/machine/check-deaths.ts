/** CHECK_DEATHS → CHECK_MORALE: who is at 0 is dead, in the order of registration. */
import { enter } from './stepping.ts';
import type { Stepping } from './stepping.ts';

export function checkDeaths(stepping: Stepping): void {
  const { work } = stepping;
  const { setup, bodies } = work.state;
  const dying = setup.combatants.filter((_, place) => bodies[place]?.dead === false && bodies[place].hp <= 0);
  for (const { id } of dying) work.take({ kind: 'die', id });
  enter(stepping, 'CHECK_MORALE');
}
