/**
 * Levels by seed. A way is laid through rock and gadgets are put on it (`compose.ts`); the level is solved exactly, what it
 * needs is proven and its score told (`judge.ts`, `score.ts`); small changes bring it into the band of its difficulty
 * (`climb.ts`), and what does not matter is taken away (`trim.ts`). What comes out is read again as a level file before it is
 * handed out. The same request gives the same document, byte for byte.
 */
import { createChooser } from '@turnwise/game';
import { fail, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { readLevelFile } from '../level-file.ts';
import { formatAction } from '../notation/action-words.ts';
import { climb, offBand } from './climb.ts';
import { compose } from './compose.ts';
import { documentOf } from './document.ts';
import { judge } from './judge.ts';
import type { Effort, Need } from './judge.ts';
import { requestIssues } from './request.ts';
import type { Difficulty, MakeRequest } from './request.ts';
import { bandOf } from './score.ts';
import { trim } from './trim.ts';
import { wordsFor } from './words.ts';

export interface MadeLevel {
  /** A level file: it has a par and a solution. */
  readonly document: Json;
  readonly score: number;
  readonly needs: readonly Need[];
  /** How many sketches were judged, and how many states the solver looked at for them. */
  readonly tried: number;
  readonly nodes: number;
}

export interface MakeProgress {
  readonly tried: number;
  readonly nodes: number;
}

/** How many changes are tried on a sketch. */
const STEPS: Readonly<Record<Difficulty, number>> = { easy: 6, medium: 16, hard: 30 };
/** A large board takes longer to judge: so many points of space and time may be looked at for one climb, and in all. */
const POINTS_OF_A_CLIMB = 100_000;
const MOST_POINTS = 1_200_000;
const MOST_TRIED = 1_500;

/** After so many sketches it gives up; on a large board, after fewer. */
export function makeLevel(
  request: MakeRequest,
  onProgress?: (progress: MakeProgress) => void,
  mostTried = MOST_TRIED,
): Result<MadeLevel, readonly Issue[]> {
  const issues = requestIssues(request);
  if (issues.length > 0) return fail(issues);
  const { seed, width, height, depth, difficulty, preset, paradox } = request;
  const size = `${width}x${height}x${depth}`;
  const asked = [size, difficulty, preset, ...(paradox === undefined ? [] : [paradox])];
  const chooser = createChooser(seed, asked.join(' '));
  const band = bandOf(difficulty, request);
  const effort: Effort = { tried: 0, nodes: 0 };
  const points = width * height * depth;
  const steps = Math.min(STEPS[difficulty], Math.floor(POINTS_OF_A_CLIMB / points));
  const most = Math.min(mostTried, Math.floor(MOST_POINTS / points));
  while (effort.tried < most) {
    onProgress?.({ ...effort });
    const first = judge(compose(chooser, request), effort);
    if (first === undefined) continue;
    const made = trim(climb(chooser, first, band, steps, effort), effort);
    const { solution, needs, score } = made;
    if (offBand(score, band) > 0) continue;
    const document = documentOf(
      made.sketch,
      { id: `made-${[...asked, seed].join('-')}`, ...wordsFor(chooser, made) },
      { par: solution.length, solution: solution.map(formatAction) },
    );
    if (readLevelFile(document).ok) return ok({ document, score, needs, ...effort });
  }
  const bounds = band.to === Infinity ? `${band.from} points or more` : `${band.from} to ${band.to} points`;
  return fail([
    issue('', 'noLevelFound', `a level of ${bounds} among ${effort.tried} sketches; try another seed or size`, seed),
  ]);
}
