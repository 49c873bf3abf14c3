/** What a run of the laws found, and how a person reads it. */
import { shortOptions } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';

/**
 * A law that did not hold at one place of one game, with what is needed to see it again. Those that say the same but for their
 * numbers are one: the first of them.
 */
export interface Violation {
  readonly law: number;
  readonly name: string;
  readonly game: string;
  readonly seed: number;
  readonly seats: readonly string[];
  readonly options: Json;
  /** How many frames lay before. */
  readonly frame: number;
  readonly what: string;
  /** How often it was found in the run. */
  readonly times: number;
  /** The inputs that led there, in notation. */
  readonly inputs: readonly { readonly as?: string; readonly input: Json }[];
}

export interface LawFinding {
  readonly law: number;
  readonly name: string;
  readonly title: string;
  /** How many single checks were made. */
  readonly checks: number;
  /** At how many places of how many there were. Fewer where long games were sampled. */
  readonly places: number;
  readonly of: number;
  /** The first five, the most telling ones before the others. */
  readonly violations: readonly Violation[];
  /** How many different ones there were. */
  readonly violated: number;
}

export interface LawReport {
  readonly game: string;
  readonly version: string;
  /** Games have the seeds from this one on, one each. */
  readonly seed: number;
  readonly games: number;
  readonly frames: number;
  /** The names at the table and the options, where the run was told which. */
  readonly seats?: readonly string[];
  readonly options?: Json;
  /** Of the places that dear checks look at. */
  readonly share: number;
  readonly laws: readonly LawFinding[];
  /** What is worth knowing and violates no law, each once. */
  readonly notes: readonly string[];
  readonly passed: boolean;
}

/** Violations that are reported with all their data; the rest are counted. */
export const VIOLATIONS_SHOWN = 5;

/** What a violation says, numbers and hashes apart: those that are alike in it are told as one. */
export function withoutNumbers(what: string): string {
  return what.replaceAll(/[0-9a-f]{16}|\d+/g, '#');
}

/** A line per law, and under it what violated it; then the notes. */
export function formatLawReport(report: LawReport): string {
  return [
    formatHeading(report),
    ...report.laws.flatMap((finding) => [formatFinding(finding), ...finding.violations.map(indented)]),
    ...report.notes.map((note) => `note: ${note}`),
  ].join('\n');
}

function formatHeading({ game, version, games, seed, frames, seats, options, share }: LawReport): string {
  const words = [
    count(games, 'game'),
    games === 1 ? `seed ${seed}` : `seeds ${seed} to ${seed + games - 1}`,
    ...(seats === undefined ? [] : [`seats ${seats.join(' ')}`]),
    ...optionsText(options),
    ...(share === 1 ? [] : [`dear checks and development mode at a share of ${share}`]),
    count(frames, 'frame'),
  ];
  return `${game} ${version}: ${words.join(', ')}`;
}

/** One line with the seed, the seats and the frame, and one with the inputs that lead there. */
export function formatViolation(violation: Violation): string {
  const { game, seed, seats, options, frame, what, times } = violation;
  const set = optionsText(options).map((text) => `, ${text}`);
  const last = violation.inputs.at(-1);
  const after = last === undefined ? 'at the start' : `after ${last.as ?? 'system'} ${JSON.stringify(last.input)}`;
  return `law ${violation.law} ${violation.name}: ${game}, seed ${seed}, seats ${seats.join(' ')}${set.join('')}, frame ${frame}, ${after}: ${what}${times === 1 ? '' : ` (${times} times in this run)`}`;
}

function formatFinding(finding: LawFinding): string {
  const { law, title, checks, places, of, violated } = finding;
  const sampled = places < of ? `, at ${places} of ${of} places` : '';
  const verdict = violated === 0 ? 'holds' : count(violated, 'violation');
  return `${String(law).padStart(2)} ${verdict} (${count(checks, 'check')}${sampled}): ${title}`;
}

/** None where nothing is set. */
function optionsText(options: Json | undefined): readonly string[] {
  const text = JSON.stringify(shortOptions(options ?? {}));
  return text === '{}' ? [] : [`options ${text}`];
}

function indented(violation: Violation): string {
  return `   ${formatViolation(violation)}`;
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
