/** What a simulation counts of an encounter: rounds, and on each side who died and who fled. */
import { SIDES } from './words.ts';
import type { Body, EncounterState } from './types.ts';
import type { Side } from './words.ts';

export function figuresOf({ setup, machine, bodies }: EncounterState): Readonly<Record<string, number>> {
  const count = (side: Side, is: (body: Body) => boolean): number =>
    setup.combatants.filter((one, index) => one.side === side && is(bodies[index] as Body)).length;
  return Object.fromEntries([
    ['rounds', machine.round],
    ...SIDES.flatMap((side) => [
      [`${side} deaths`, count(side, ({ dead }) => dead)],
      [`${side} fled`, count(side, ({ fled }) => fled)],
    ]),
  ]) as Readonly<Record<string, number>>;
}
