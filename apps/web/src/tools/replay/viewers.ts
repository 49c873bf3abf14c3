/** Through whose eyes one may look at a match again: everybody's once it is over, before that those of the seats that were one's own. */
import type { TableAbout, TableViewer } from '@turnwise/table-source';

export function viewersOf(
  { can, seats, mine: own }: Pick<TableAbout, 'can' | 'seats' | 'mine'>,
  mine: readonly string[],
  isOver: boolean,
): readonly TableViewer[] {
  if (!can.seeAll) return [own[0] ?? null];
  if (isOver) return [...seats, null];
  return mine.length > 0 ? mine : [null];
}
