/** Items as they are written in a file. Left out: no damage, no healing, for all creatures, not thrown. */
import { flag, issue, object, optional } from '@turnwise/kernel';
import { diceFrom } from '../dice-expression.ts';
import { NAME } from '../name-shapes.ts';
import { nameOf } from './table.ts';
import type { Table } from './table.ts';
import { TARGET_WORDS, targetRuleOf } from './target-words.ts';
import type { TargetWords } from './target-words.ts';
import type { ItemData } from './types.ts';

interface ItemWritten {
  readonly name?: string;
  readonly targets: TargetWords;
  readonly damage?: string;
  readonly heal?: string;
  readonly onlyUndead?: boolean;
  readonly thrown?: boolean;
}

const DICE = diceFrom(1);

export const ITEMS: Table<ItemWritten, ItemData> = {
  shape: object<ItemWritten>({
    name: optional(NAME),
    targets: TARGET_WORDS,
    damage: optional(DICE),
    heal: optional(DICE),
    onlyUndead: optional(flag),
    thrown: optional(flag),
  }),
  make: ({ name, targets, damage = null, heal = null, onlyUndead = false, thrown = false }, id) => ({
    id,
    name: name ?? nameOf(id),
    targets: targetRuleOf(targets),
    damage,
    heal,
    onlyUndead,
    thrown,
  }),
  issues({ damage, heal, thrown = false }) {
    if (damage !== undefined || (heal !== undefined && !thrown)) return [];
    return [issue('damage', 'missingField', thrown ? 'damage, because the item is thrown' : 'damage, or healing')];
  },
};
