/** Whether a viewer can take back or do again, and if not why, in words. */
import { nameOf, refusalMessage, told } from '@turnwise/game';
import type { AnyGame, Seat, Table, Told } from '@turnwise/game';
import type { Refusal } from '@turnwise/kernel';

export type SeenRewind =
  /** Where others have to agree, by name: who has not yet. */
  | { readonly able: true; readonly waitsFor: readonly string[] }
  | ({ readonly able: false; readonly code: string; readonly params: Refusal['params'] } & Told);

/** The same before there are words for it. */
export type Rewindable =
  | { readonly able: true; readonly waitsFor: readonly Seat[] }
  | { readonly able: false; readonly code: string; readonly params: Refusal['params'] };

/** Nothing that is only thought of can be taken back. */
export const NOTHING_YET: Rewindable = { able: false, code: 'onlyThoughtOf', params: {} };

export function seenRewind(game: AnyGame, table: Table, rewindable: Rewindable): SeenRewind {
  if (rewindable.able) return { able: true, waitsFor: rewindable.waitsFor.map((seat) => nameOf(table, seat)) };
  return { ...rewindable, ...told(game.messages, refusalMessage(game, rewindable, table)) };
}
