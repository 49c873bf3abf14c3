/** When morale is checked, RULES.md 11.1: at the first death and when half are lost, once each. Who came dead counts neither as there nor as lost. */
import type { Morale } from '../types.ts';
import type { Field } from '../views/field.ts';
import type { MoraleDue, MoraleGroup } from './ruleset.ts';

/** Never checks. */
const FEARLESS = 12;
const ENOUGH_PASSES = 2;

export function moraleDue(
  { parties }: Field,
  { score, members }: MoraleGroup,
  { broken, passes, firstDeath, half }: Morale,
  isLost: (id: string) => boolean,
): MoraleDue | undefined {
  if (broken || passes >= ENOUGH_PASSES || score >= FEARLESS || !members.some((id) => parties.isLiving(id)))
    return undefined;
  const came = members.filter((id) => parties.combatant(id).hp > 0);
  if (!firstDeath && came.some((id) => parties.body(id).dead)) return 'firstDeath';
  return !half && came.filter(isLost).length * 2 >= came.length ? 'half' : undefined;
}
