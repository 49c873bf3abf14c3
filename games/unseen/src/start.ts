/** The first state of a level. */
import { has } from './has.ts';
import type { Level, UnseenState } from './types.ts';
import { cellNumber, DISTRICT } from './where.ts';

export function startLevel(level: Level): UnseenState {
  return {
    level,
    tracks: districts(level.things.length, () => null),
    cells: cellIndex(level),
    worldLine: [level.start],
    history: [],
    anchors: [],
    phase: 'playing',
  };
}

function cellIndex(level: Level): number[][][] {
  const cells = districts<number[]>(level.width * level.height, () => []);
  level.things.forEach((thing, number) => {
    const places = has(thing, 'Patrol') && thing.path.length > 0 ? thing.path : [thing.at];
    for (const [x, y] of places) {
      const cell = cellNumber(level, x, y);
      const list = cells[cell >> 6]?.[cell & 63];
      if (list !== undefined && !list.includes(number)) list.push(number);
    }
  });
  return cells;
}

/** A list of so many in lists of 64. */
function districts<V>(count: number, make: () => V): V[][] {
  return Array.from({ length: Math.ceil(count / DISTRICT) }, (_, index) =>
    Array.from({ length: Math.min(DISTRICT, count - index * DISTRICT) }, make),
  );
}
