/** Positions that random play seldom reaches: crowded homes, few checkers left, several on the bar. */
import type { Chooser } from '@turnwise/game';
import { pick } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';

/** With dice to play; each side has at least one checker that is not off. */
export function anyPosition(chooser: Chooser): Json {
  const points: Record<number, Record<string, number>> = {};
  const bar: Record<string, number> = { white: 0, black: 0 };
  for (const side of ['white', 'black'] as const) {
    const count = 1 + chooser.below(pick(chooser, [3, 6, 15]) as number);
    // Checkers spread over so much of the way, counted from their own home: often the home alone.
    const spread = pick(chooser, [6, 6, 7, 12, 24]) as number;
    for (let i = 0; i < count; i++) {
      const distance = 1 + chooser.below(spread);
      const point = side === 'white' ? distance : 25 - distance;
      const there = (points[point] ??= {});
      const other = side === 'white' ? 'black' : 'white';
      if ((there[other] ?? 0) > 0) bar[side] = (bar[side] ?? 0) + (i === 0 ? 1 : chooser.below(2));
      else there[side] = (there[side] ?? 0) + 1 + chooser.below(2);
    }
  }
  return trimmed(points, bar, {
    dice: [1 + chooser.below(6), 1 + chooser.below(6)],
    next: pick(chooser, ['white', 'black']) as string,
  });
}

/** Takes checkers away, the last first, until each side has fifteen at most. */
function trimmed(
  points: Record<number, Record<string, number>>,
  bar: Record<string, number>,
  rest: Readonly<Record<string, Json>>,
): Json {
  for (const side of ['white', 'black']) {
    let left = 15 - (bar[side] ?? 0);
    for (const there of Object.values(points)) {
      if (there[side] === undefined) continue;
      there[side] = Math.min(there[side], left);
      left -= there[side];
    }
  }
  return { points, bar, ...rest };
}
