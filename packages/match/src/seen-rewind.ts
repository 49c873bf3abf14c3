/** Whether a viewer can undo or redo, and if not, why, in words. */
import { nameOf, refusalMessage, told } from '@turnwise/game';
import type { AnyGame, Seat, Table, Told } from '@turnwise/game';
import type { Refusal } from '@turnwise/kernel';

export type SeenRewind =
  /** The names of those who still have to agree. */
  | { readonly able: true; readonly waitsFor: readonly string[] }
  | ({ readonly able: false; readonly code: string; readonly params: Refusal['params'] } & Told);

/** The same without words. */
export type Rewindable =
  | { readonly able: true; readonly waitsFor: readonly Seat[] }
  | { readonly able: false; readonly code: string; readonly params: Refusal['params'] };

/** A preview cannot be taken back. */
export const NOTHING_YET: Rewindable = { able: false, code: 'onlyThoughtOf', params: {} };

export function seenRewind(game: AnyGame, table: Table, rewindable: Rewindable): SeenRewind {
  if (rewindable.able) return { able: true, waitsFor: rewindable.waitsFor.map((seat) => nameOf(table, seat)) };
  return { ...rewindable, ...told(game.messages, refusalMessage(game, rewindable, table)) };
}
