/** Classes as they are written in a file. Left out: no slots, turns nothing. */
import { flag, integer, list, object, optional } from '@turnwise/kernel';
import { NAME } from '../name-shapes.ts';
import { ascendingIssues, byLevel, SAVING_THROWS, THAC0 } from './shapes.ts';
import { nameOf } from './table.ts';
import type { Table } from './table.ts';
import type { ClassData, ClassRow } from './types.ts';

interface ClassWritten {
  readonly name?: string;
  readonly hitDie: number;
  readonly rows: readonly ClassRow[];
  readonly slots?: ClassData['slots'];
  readonly turns?: boolean;
}

export const CLASSES: Table<ClassWritten, ClassData> = {
  shape: object<ClassWritten>({
    name: optional(NAME),
    hitDie: integer(1, 20),
    rows: list(object<ClassRow>({ upTo: integer(1, 99), thac0: THAC0, saves: SAVING_THROWS })),
    slots: optional(byLevel(list(integer(0, 99)))),
    turns: optional(flag),
  }),
  make: ({ name, hitDie, rows, slots = {}, turns = false }, id) => ({
    id,
    name: name ?? nameOf(id),
    hitDie,
    rows,
    slots,
    turns,
  }),
  issues: ({ rows }) => ascendingIssues(rows, 'rows'),
};
