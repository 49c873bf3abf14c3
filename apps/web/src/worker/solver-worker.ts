/** The exact solver of levels, away from the page. Whoever no longer wants an answer ends the worker. */
import { levelIssues, type ReadAsk, solveLevel, type SolveAsk } from '../tools/puzzles/solve-level.ts';
import { serveCalls } from '../tools/worker-calls.ts';

serveCalls<SolveAsk | ReadAsk>(self, (ask, progress) =>
  'read' in ask ? levelIssues(ask.read) : solveLevel(ask, progress),
);
