/** What everybody knows of a combatant as it came. */
import type { Combatant, SecretFigure } from '../types.ts';

export type KnownFigures = Omit<Combatant, SecretFigure>;

/** These and no others, of whatever has them. */
export function knownFigures(one: KnownFigures): KnownFigures {
  const { id, side, class: profession, monster, level, hitDice, ac, abilities, weapons, attacks } = one;
  const { morale, group, thac0, saves } = one;
  return {
    id,
    side,
    class: profession,
    monster,
    level,
    hitDice,
    ac,
    abilities,
    weapons,
    attacks,
    morale,
    group,
    thac0,
    saves,
  };
}
