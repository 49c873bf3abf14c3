/** Opens the table at an address: one that is kept on this device, or else one on the server. */
import type { TableSource } from '@turnwise/table-source';
import { isKeptId } from './kept-match.ts';
import { openKept, type Opening } from './local-matches.ts';

/** Undefined where there is no such match; fails with `elsewhere` where another tab has it. */
export async function openTable(id: string, opening: Opening = {}): Promise<TableSource | undefined> {
  if (isKeptId(id)) return await openKept(id, opening);
  const { openServed } = await import('./served-table.ts');
  return await openServed(id);
}
