/** Weapons as they are written in a file. Left out: not slow, no range, for melee, without ammunition. */
import { flag, integer, issue, object, optional } from '@turnwise/kernel';
import type { Shape } from '@turnwise/kernel';
import { diceFrom } from '../dice-expression.ts';
import { NAME } from '../name-shapes.ts';
import { sized } from './shapes.ts';
import { nameOf } from './table.ts';
import type { Table } from './table.ts';
import type { WeaponData } from './types.ts';

type Range = NonNullable<WeaponData['range']>;

interface WeaponWritten {
  readonly name?: string;
  readonly damage: string;
  readonly slow?: boolean;
  readonly range?: Range;
  readonly melee?: boolean;
  readonly ammo?: boolean;
}

/** Short, medium and long. */
const RANGE = sized(integer(1, 9999), 3) as unknown as Shape<Range>;

export const WEAPONS: Table<WeaponWritten, WeaponData> = {
  shape: object<WeaponWritten>({
    name: optional(NAME),
    damage: diceFrom(0),
    slow: optional(flag),
    range: optional(RANGE),
    melee: optional(flag),
    ammo: optional(flag),
  }),
  make: ({ name, damage, slow = false, range = null, melee = true, ammo = false }, id) => ({
    id,
    name: name ?? nameOf(id),
    damage,
    slow,
    range,
    melee,
    ammo,
  }),
  issues: ({ range, melee = true, ammo = false }) =>
    range !== undefined || (melee && !ammo)
      ? []
      : [issue('range', 'missingField', 'a range, for a weapon that shoots')],
};
