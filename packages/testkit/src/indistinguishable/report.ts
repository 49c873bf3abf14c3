/** What the comparison of pairs found, for people. */
import type { Leak, PairsReport } from './check-pairs.ts';
import { TWIN_WAYS } from './twin.ts';

export function formatPairsReport({ game, seed, games, pairs, probes, inputs, alike, leaks }: PairsReport): string {
  const ways = TWIN_WAYS.map((way) => `${way} ${pairs[way]}`).join(', ');
  const total = TWIN_WAYS.reduce((sum, way) => sum + pairs[way], 0);
  return [
    `${game}: ${total} pairs (${ways}) in ${games} games, seeds from ${seed}; ${probes} inputs tried, ${inputs} made, ${alike} of them shown alike; ${leaks.length} leaks`,
    ...leaks.map(formatLeak),
  ].join('\n');
}

function formatLeak({ seed, frame, after, viewer, way, what }: Leak): string {
  return `  seed ${seed}, frame ${frame} + ${after}, ${viewer}, ${way}: ${what}`;
}
