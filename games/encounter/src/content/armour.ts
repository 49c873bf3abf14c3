/** Armour as it is written in a file: the class of who wears it, or by how much it betters another. */
import { integer, issue, object, optional } from '@turnwise/kernel';
import { NAME } from '../name-shapes.ts';
import { nameOf } from './table.ts';
import type { Table } from './table.ts';
import type { ArmourData } from './types.ts';

interface ArmourWritten {
  readonly name?: string;
  readonly ac?: number;
  readonly bonus?: number;
}

export const ARMOUR: Table<ArmourWritten, ArmourData> = {
  shape: object<ArmourWritten>({
    name: optional(NAME),
    ac: optional(integer(-10, 10)),
    bonus: optional(integer(0, 9)),
  }),
  make: ({ name, ac = null, bonus = 0 }, id) => ({ id, name: name ?? nameOf(id), ac, bonus }),
  issues: ({ ac, bonus }) =>
    ac === undefined && bonus === undefined ? [issue('ac', 'missingField', 'an armour class, or a bonus')] : [],
};
