/** Whose eyes a table may be seen with: one's own, a spectator's, and everybody's where all may be seen. */
import type { TableAbout, TableViewer } from './table-source.ts';

export function mayLook({ seats, mine, can }: TableAbout, viewer: TableViewer): boolean {
  return viewer === null || mine.includes(viewer) || (can.seeAll && seats.includes(viewer));
}
