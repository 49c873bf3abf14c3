/** Whether somebody still stands whose morale is that of this combatant: of its group where those are asked, else of its side. */
import type { EncounterView } from '../types.ts';

/** Without a view nobody knows, and there may be some. */
export function mayHaveCompanions(view: EncounterView | undefined, id: string): boolean {
  const one = view?.combatants.find((combatant) => combatant.id === id);
  if (view === undefined || one === undefined) return true;
  const isByGroup = view.morale.some(({ group }) => group === `${one.side}.${one.group}`);
  return view.combatants.some(
    ({ id: other, side, group, dead, fled }) =>
      other !== id && side === one.side && (!isByGroup || group === one.group) && !dead && !fled,
  );
}
