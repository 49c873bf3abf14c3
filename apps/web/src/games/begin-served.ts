/** Begins a match on the server, takes the own seat, and goes to the table: the others come by its address. */
import type { Json } from '@turnwise/kernel';
import type { ClockSettings } from '@turnwise/protocol';
import { place } from '../place.svelte.ts';
import { createOnce } from '../sources/asked-match.ts';
import { bringRuleset } from '../sources/brought-ruleset.ts';
import { sitDown } from '../sources/sit-down.ts';
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
    const { match } = await createOnce({
      game,
      seats: [...seats],
      bots,
      ...(await bringRuleset(game, options)),
      listed,
      clock,
      chat: true,
      undo: 'consent',
    });
    // The match is there: whoever did not get the seat yet takes it at the table.
    if (own !== null) await sitDown(match.match, game, own).catch(tellFailed);
    place.go(`/t/${match.match}`);
  } catch (error) {
    tellFailed(error);
  }
}

function tellFailed(error: unknown): void {
  toasts.show(say('new.failed', { text: sayError(error) }), 'danger');
}
