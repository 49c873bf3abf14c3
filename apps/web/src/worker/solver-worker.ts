/** The exact solver of levels, away from the page. Whoever no longer wants an answer ends the worker. */
import { solveLevel, type SolveAsk } from '../tools/puzzles/solve-level.ts';
import { serveCalls } from '../tools/worker-calls.ts';

serveCalls<SolveAsk>(self, (ask, progress) => solveLevel(ask, progress));
