/**
 * Rulesets that nobody wrote, at length: the examples and Duel with a few places changed at random. Whatever the checker accepts must
 * run, and both interpreters must do the same. The example of questions has a job of its own, in which time often runs out.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duel } from '@turnwise/duel';
import type { Json } from '@turnwise/kernel';
import { playMutants } from '@turnwise/ruleset/plain';
import type { MutantsReport } from '@turnwise/ruleset/plain';
import { readSourceText } from '@turnwise/scenario';
import type { Counts, Job, Piece, Verdict } from './job.ts';

const MUTANTS = 4000;
const QUESTIONS = 400;
const QUESTIONS_FILE = 'questions.ruleset.yaml';
/** One in so many inputs of a seat that is asked. */
const TIME_OUTS = 5;
const PIECE = 200;
/** Rough seconds of one: some three in four are not accepted. */
const SECONDS = 0.06;
const EXAMPLES = join(import.meta.dirname, '../../packages/ruleset/examples');

export function rulesetMutants(counts: Counts): Job {
  return mutantsJob('mutants of rulesets', { ...counts, games: counts.games ?? MUTANTS }, mutantSources);
}

export function questionMutants(counts: Counts): Job {
  return mutantsJob(
    'mutants of questions',
    { ...counts, games: counts.games ?? QUESTIONS },
    questionSources,
    TIME_OUTS,
  );
}

function mutantsJob(
  name: string,
  { games, seed }: { readonly games: number; readonly seed: number },
  documents: () => readonly Json[],
  timeOuts = 0,
): Job {
  return {
    name,
    part: 'laws',
    game: 'ruleset',
    pieces: Array.from({ length: Math.ceil(games / PIECE) }, (_, at): Piece => {
      const first = seed + at * PIECE;
      const count = Math.min(PIECE, games - at * PIECE);
      return {
        name: `${name}, seeds ${first} to ${first + count - 1}`,
        weight: count * SECONDS,
        run: (): MutantsReport => playMutants({ documents: documents(), count, seed: first, timeOuts }),
      };
    }),
    conclude: (found) => concludeMutants(found as readonly MutantsReport[]),
  };
}

export function mutantSources(): readonly Json[] {
  const files = readdirSync(EXAMPLES).filter((name) => name.endsWith('.ruleset.yaml') && name !== QUESTIONS_FILE);
  return [...files.sort().map(read), duel.compiled.ruleset as unknown as Json];
}

export function questionSources(): readonly Json[] {
  return [read(QUESTIONS_FILE)];
}

function read(name: string): Json {
  const source = readSourceText(readFileSync(join(EXAMPLES, name), 'utf8'));
  if (!source.ok) throw new Error(`${name}: ${JSON.stringify(source.error)}`);
  return source.value.value;
}

export function concludeMutants(reports: readonly MutantsReport[]): Verdict {
  const sum = (of: (report: MutantsReport) => number): number => reports.reduce((all, report) => all + of(report), 0);
  const faults = reports.flatMap((report) => report.faults);
  const [made, played, inputs] = [sum((one) => one.made), sum((one) => one.played), sum((one) => one.inputs)];
  return {
    passed: faults.length === 0 && played > 0,
    text: [
      `${made} made, ${played} accepted and played by both, ${inputs} inputs, ${faults.length} faults`,
      ...faults,
    ].join('\n'),
  };
}
