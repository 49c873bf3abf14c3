/** Conditions and modifiers as they are written in a file: a condition, unless it says modifier; flags and figures that change nothing are left out. */
import { flag, integer, object, oneOf, optional } from '@turnwise/kernel';
import { NAME } from '../name-shapes.ts';
import { nameOf } from './table.ts';
import type { Table } from './table.ts';
import type { ConditionData } from './types.ts';

type ConditionWritten = { readonly [K in Exclude<keyof ConditionData, 'id'>]?: ConditionData[K] };

const MODIFIER = integer(-20, 20);

export const CONDITIONS: Table<ConditionWritten, ConditionData> = {
  shape: object<ConditionWritten>({
    name: optional(NAME),
    kind: optional(oneOf(['condition', 'modifier'])),
    cannotAct: optional(flag),
    cannotCast: optional(flag),
    endsOnDamage: optional(flag),
    sparesSource: optional(flag),
    toHit: optional(MODIFIER),
    attackersToHit: optional(MODIFIER),
    ac: optional(MODIFIER),
    saves: optional(MODIFIER),
    attacks: optional(integer(1, 9)),
    absorbs: optional(flag),
  }),
  make: (written, id) => ({
    id,
    name: nameOf(id),
    kind: 'condition',
    cannotAct: false,
    cannotCast: false,
    endsOnDamage: false,
    sparesSource: false,
    toHit: 0,
    attackersToHit: 0,
    ac: 0,
    saves: 0,
    attacks: 1,
    absorbs: false,
    ...written,
  }),
};
