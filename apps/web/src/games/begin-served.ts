/** Begins a match on the server, takes the own seat, and goes to the table: the others come by its address. */
import type { Json } from '@turnwise/kernel';
import type { ClockSettings } from '@turnwise/protocol';
import { place } from '../place.svelte.ts';
import { createServed, takeSeat } from '../sources/server-api.ts';
import { keepSeatToken } from '../sources/seat-tokens.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import { say, sayError } from '../words/language.svelte.ts';

export interface ServedPlan {
  readonly game: string;
  readonly seats: readonly string[];
  /** The seat of this device; null to watch. */
  readonly own: string | null;
  readonly bots: Readonly<Record<string, string>>;
  readonly options: Json;
  /** Whether everybody finds it in the list of open seats; by default only who has the link finds it. */
  readonly listed?: boolean;
  /** None without. */
  readonly clock?: ClockSettings | null;
}

export async function beginServed({
  game,
  seats,
  own,
  bots,
  options,
  listed = false,
  clock = null,
}: ServedPlan): Promise<void> {
  try {
    const { match } = await createServed({
      game,
      seats: [...seats],
      bots,
      options,
      listed,
      clock,
      chat: true,
      undo: 'consent',
    });
    if (own !== null) await sitDown(match.match, game, own);
    place.go(`/t/${match.match}`);
  } catch (error) {
    toasts.show(say('new.failed', { text: sayError(error) }), 'danger');
  }
}

export async function sitDown(match: string, game: string, seat: string): Promise<void> {
  const taken = await takeSeat(match, { seat });
  if (taken.token !== null) keepSeatToken({ match, seat: taken.seat, token: taken.token, game, at: Date.now() });
}
