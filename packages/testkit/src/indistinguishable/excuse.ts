/**
 * Whether a viewer may see that two frames differ. It may where it was shown something: the frame drew, or an event that the viewer sees
 * reveals, not later than the first difference. Then the frame cannot be undone either.
 */
import type { AnyGame, Viewer } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { AnyFrame } from '@turnwise/match';
import { drew } from '../laws/drawn-events.ts';

/** What a viewer sees of some frames that were made by one input. */
export interface Shown {
  readonly events: readonly string[];
  /** For each of them, whether it reveals. */
  readonly reveals: readonly boolean[];
  readonly drew: boolean;
  readonly irreversible: boolean;
}

export function shownBy(game: AnyGame, frames: readonly AnyFrame[], viewer: Viewer): Shown {
  const seen = frames.flatMap((frame) =>
    eventsOf(frame).flatMap((event) => {
      const one = game.viewEvent(event, viewer);
      return one === undefined ? [] : [{ text: JSON.stringify(one), reveals: event.reveals === true }];
    }),
  );
  return {
    events: seen.map(({ text }) => text),
    reveals: seen.map(({ reveals }) => reveals),
    drew: frames.some(drew),
    irreversible: frames.some((frame) => frame.irreversible),
  };
}

/** The first of two lists of events that differs; -1 if none does. */
export function firstUnlike(a: readonly string[], b: readonly string[]): number {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return i;
  return -1;
}

export function isExcused({ reveals, irreversible, ...shown }: Shown, part: number): boolean {
  return irreversible && (shown.drew || reveals.slice(0, part < 0 ? undefined : part + 1).includes(true));
}
