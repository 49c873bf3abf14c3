/** Merges the reports of one run that was split over several processes: the same game, table and laws, with different seeds. */
import { VIOLATIONS_SHOWN, withoutNumbers } from './report.ts';
import type { LawFinding, LawReport, Violation } from './report.ts';

/** The seeds of all parts together must be consecutive. Throws if there is no report, which is a mistake of the caller. */
export function mergeLawReports(reports: readonly LawReport[]): LawReport {
  const [first] = reports;
  if (first === undefined) throw new Error('there is no report to merge');
  return {
    ...first,
    seed: Math.min(...reports.map(({ seed }) => seed)),
    games: sum(reports.map(({ games }) => games)),
    frames: sum(reports.map(({ frames }) => frames)),
    laws: first.laws.map(({ law }) =>
      mergeFindings(reports.flatMap(({ laws }) => laws.filter((one) => one.law === law))),
    ),
    notes: [...new Set(reports.flatMap(({ notes }) => notes))].sort(),
    passed: reports.every(({ passed }) => passed),
  };
}

function mergeFindings(findings: readonly LawFinding[]): LawFinding {
  const bySaying = new Map<string, Violation>();
  for (const violation of findings.flatMap(({ violations }) => violations)) {
    const key = withoutNumbers(violation.what);
    const known = bySaying.get(key);
    bySaying.set(key, known === undefined ? violation : { ...known, times: known.times + violation.times });
  }
  const violations = [...bySaying.values()];
  return {
    ...(findings[0] as LawFinding),
    checks: sum(findings.map(({ checks }) => checks)),
    places: sum(findings.map(({ places }) => places)),
    of: sum(findings.map(({ of }) => of)),
    violations: violations.slice(0, VIOLATIONS_SHOWN),
    // Those that a part has only counted may be the same as another's: this many there are at the least.
    violated: Math.max(violations.length, ...findings.map(({ violated }) => violated)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
