/** The two tables that have no ids: turning, and the figures by hit dice. Each is given whole. */
import { integer, issue, joinPath, list, object, oneOf } from '@turnwise/kernel';
import type { Issue, Shape } from '@turnwise/kernel';
import { wordShape } from '../word-shape.ts';
import { ascendingIssues, SAVING_THROWS, THAC0 } from './shapes.ts';
import type { HitDiceData, TurningData, TurningEntry } from './types.ts';

const ENTRY: Shape<TurningEntry> = oneOf(['T', 'D', null, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

export const TURNING: Shape<TurningData> = object<TurningData>({
  columns: list(wordShape('hit dice, such as 2, or 2* with a special power', (word) => /^[1-9]\d?\*?$/.test(word))),
  rows: list(list(ENTRY)),
});

/** A row has an entry for each column. */
export function turningIssues({ columns, rows }: TurningData): readonly Issue[] {
  return rows.flatMap((row, index) =>
    row.length === columns.length
      ? []
      : [issue(joinPath('rows', index), 'wrongLength', `${columns.length} entries`, row.length)],
  );
}

export const HIT_DICE_FIGURES: Shape<HitDiceData> = object<HitDiceData>({
  thac0: list(object({ upTo: integer(1, 99), thac0: THAC0 })),
  saves: list(object({ upTo: integer(1, 99), saves: SAVING_THROWS })),
});

export function hitDiceIssues({ thac0, saves }: HitDiceData): readonly Issue[] {
  return [...ascendingIssues(thac0, 'thac0'), ...ascendingIssues(saves, 'saves')];
}
