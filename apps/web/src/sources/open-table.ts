/** Opens the table at an address: one that is kept on this device, or else one on the server. */
import type { TableSource } from '@turnwise/table-source';
import { isKeptId } from './kept-match.ts';
import { openKept } from './local-matches.ts';

/** Undefined where there is no such match. */
export async function openTable(id: string): Promise<TableSource | undefined> {
  if (isKeptId(id)) return await openKept(id);
  const { openServed } = await import('./served-table.ts');
  return await openServed(id);
}
