/** `extra_turn` and `next_turn`: one event, and what the book remembers of it. */
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import type { Build } from '../../compile/build.ts';
import { RULESET_LIMITS } from '../../limits.ts';
import type { ThingNode } from '../../nodes.ts';
import { noted } from '../../run/record.ts';
import { isPlayer } from '../../run/where.ts';
import type { WorkingBook } from '../../types.ts';
import { partOf } from './parts.ts';

const MOST = RULESET_LIMITS.turnsToCome.usual;

export function raiseTurn(
  player: ThingNode | undefined,
  build: Build,
  remember: (book: WorkingBook, seat: Seat) => void,
): void {
  const { compiled } = build;
  build.raise(
    'extra_turn',
    partOf(build.seat(player), (by) => [~by]),
    (event, item, running) => {
      const value = event.fields[0] as number;
      if (!isPlayer(value)) return;
      if (running.local.queue.length >= MOST) throw running.exceeded('turnsToCome', MOST);
      noted(compiled, running, item, event);
      remember(running.local, seatNumber(~value));
    },
  );
}
