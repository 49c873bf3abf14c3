/**
 * Monsters as they are written in a file. An attack is dice, or an object: damage, what it inflicts, what it drains, and how
 * many times it is made. Left out: no undead, no special power, no breath, no person.
 */
import { flag, integer, issue, joinPath, object, optional, text } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { diceFrom } from '../dice-expression.ts';
import { ENCOUNTER_LIMITS } from '../limits.ts';
import { listUpTo } from '../list-up-to.ts';
import { NAME } from '../name-shapes.ts';
import { HIT_DICE } from './hit-dice.ts';
import { SAVE, wordOr } from './shapes.ts';
import { nameOf, unknownIssues } from './table.ts';
import type { Known, Table } from './table.ts';
import type { Attack, MonsterData, SaveKind } from './types.ts';

interface AttackWritten {
  readonly times?: number;
  readonly damage?: string;
  readonly inflicts?: { readonly condition: string; readonly save: SaveKind; readonly rounds: string };
  readonly drains?: string;
}

interface MonsterWritten {
  readonly name?: string;
  readonly ac: number;
  readonly hitDice: string;
  readonly attacks: readonly (string | AttackWritten)[];
  readonly morale: number;
  readonly undead?: boolean;
  readonly special?: boolean;
  readonly breaths?: number;
  readonly person?: boolean;
}

/** A weak blow may come to nothing. */
const DAMAGE = diceFrom(0);

export const MONSTERS: Table<MonsterWritten, MonsterData> = {
  shape: object<MonsterWritten>({
    name: optional(NAME),
    ac: integer(-10, 10),
    hitDice: HIT_DICE,
    attacks: listUpTo(
      wordOr(
        DAMAGE,
        object<AttackWritten>({
          times: optional(integer(1, 20)),
          damage: optional(DAMAGE),
          inflicts: optional(object({ condition: text, save: SAVE, rounds: diceFrom(1) })),
          drains: optional(diceFrom(1)),
        }),
      ),
      'attacks',
    ),
    morale: integer(2, 12),
    undead: optional(flag),
    special: optional(flag),
    breaths: optional(integer(0, 99)),
    person: optional(flag),
  }),
  make: ({ name, ac, hitDice, attacks, morale, ...left }, id) => ({
    id,
    name: name ?? nameOf(id),
    ac,
    hitDice,
    attacks: attacks.flatMap(attacksOf),
    morale,
    undead: left.undead ?? false,
    special: left.special ?? false,
    breaths: left.breaths ?? 0,
    person: left.person ?? false,
  }),
  issues: ({ attacks }, known) => [
    ...tooManyAttacks(attacks),
    ...attacks.flatMap((attack, index) => attackIssues(attack, `attacks[${index}]`, known)),
  ],
};

/** Each as often as it is made. */
function tooManyAttacks(attacks: MonsterWritten['attacks']): readonly Issue[] {
  const made = attacks.reduce((sum, attack) => sum + (typeof attack === 'string' ? 1 : (attack.times ?? 1)), 0);
  const { usual: most, unit } = ENCOUNTER_LIMITS.attacks;
  return made > most ? [issue('attacks', 'tooMany', `at most ${most} ${unit}`, made)] : [];
}

function attacksOf(written: string | AttackWritten): readonly Attack[] {
  if (typeof written === 'string') return [{ damage: written, inflicts: null, drains: null }];
  const { times = 1, damage = null, inflicts = null, drains = null } = written;
  return Array.from({ length: times }, () => ({ damage, inflicts, drains }));
}

function attackIssues(attack: string | AttackWritten, path: string, { conditions }: Known): readonly Issue[] {
  if (typeof attack === 'string') return [];
  const { damage, inflicts, drains } = attack;
  if (inflicts !== undefined)
    return unknownIssues(joinPath(path, 'inflicts.condition'), 'condition', conditions, inflicts.condition);
  if (damage !== undefined || drains !== undefined) return [];
  return [issue(path, 'idleAttack', 'damage, a condition that it inflicts, or something that it drains', attack)];
}
