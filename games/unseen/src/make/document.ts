/** A sketch as the document of a level: a map with a legend, and the things that the map cannot tell. */
import type { Json } from '@turnwise/kernel';
import { LEVEL_VERSION } from '../level-file.ts';
import { PRESETS } from '../rules-of-level.ts';
import type { Part, Sketch } from './sketch.ts';

type Fields = Readonly<Record<string, Json>>;

/** `head` is what comes before the board (id, name, hint), `tail` what comes after (par, solution). */
export function documentOf(sketch: Sketch, head: Fields, tail: Fields = {}): Fields {
  const { width, height, depth, preset, paradox, parts } = sketch;
  const pointOf = (cell: number): number[] => [cell % width, Math.floor(cell / width)];
  const named = namesOf(parts);
  const marks = new Map<number, string>();
  const legend: Record<string, string> = {};
  const things = named.flatMap(({ id, letter, part }): Fields[] => {
    if (part.kind === 'guard') return [{ id, kind: 'enemy', path: part.round.map(pointOf), loops: true }];
    marks.set(part.cell, letter);
    if (part.kind !== 'door' && part.kind !== 'rift') return [];
    legend[letter] = id;
    return part.kind === 'door'
      ? [{ id, kind: 'wall', from: part.from }]
      : [{ id, kind: 'rift', to: [...pointOf(part.to), part.slice] }];
  });
  const sign = (cell: number): string =>
    cell === sketch.way[0]
      ? '@'
      : cell === sketch.way.at(-1)
        ? 'E'
        : (marks.get(cell) ?? (sketch.open.has(cell) ? '.' : '#'));
  const map = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => sign(y * width + x)).join(''),
  );
  const rules = {
    ...(paradox === PRESETS[preset].paradox ? {} : { paradox }),
    ...(preset === 'strict' && parts.some(({ kind }) => kind === 'guard')
      ? { detection: { radius: STRICT_RADIUS } }
      : {}),
  };
  return {
    level: LEVEL_VERSION,
    ...head,
    size: [width, height, depth],
    preset,
    ...(Object.keys(rules).length > 0 ? { rules } : {}),
    map,
    ...(Object.keys(legend).length > 0 ? { legend } : {}),
    things,
    ...tail,
  };
}

/** The preset's guards see two cells far, which would watch no corridor. */
const STRICT_RADIUS = 6;

interface Named {
  readonly id: string;
  /** Its character on the map; doors and rifts have one each. */
  readonly letter: string;
  readonly part: Part;
}

const LETTERS: Readonly<Record<Part['kind'], string>> = {
  box: 'B',
  screen: 'S',
  door: 'dcfghijk',
  rift: 'rqpnmlst',
  guard: ' ',
};

/** `rift`, or `rift1` and `rift2` if there are several. */
function namesOf(parts: readonly Part[]): readonly Named[] {
  const counts = new Map<string, number>();
  return parts.map((part) => {
    const count = counts.get(part.kind) ?? 0;
    counts.set(part.kind, count + 1);
    const isOnly = parts.filter(({ kind }) => kind === part.kind).length === 1;
    const letters = LETTERS[part.kind];
    return {
      id: isOnly ? part.kind : `${part.kind}${count + 1}`,
      letter: letters[count % letters.length] as string,
      part,
    };
  });
}
