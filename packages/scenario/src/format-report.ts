/** Reports as text for a terminal: one line for each scenario and, if it failed, the difference below it. */
import { formatIssue } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import type { Failure, ScenarioReport } from './report.ts';

/** How parts of the text are painted; a host without colours leaves it out. */
export interface ReportPaint {
  readonly good?: (text: string) => string;
  readonly bad?: (text: string) => string;
  readonly dim?: (text: string) => string;
}

const asIs = (text: string): string => text;

/** `ok TITLE (FILE)`, `FAILED TITLE (FILE)` or `INVALID TITLE (FILE)`, and the details. No line break at the end. */
export function formatReport(report: ScenarioReport, paint: ReportPaint = {}): string {
  const { good = asIs, bad = asIs, dim = asIs } = paint;
  const file = report.name === undefined ? '' : ` ${dim(`(${report.name})`)}`;
  if (report.passed) return `${good('ok')} ${report.title}${file}`;
  if (report.issues.length > 0)
    return [`${bad('INVALID')} ${report.title}${file}`, ...issueLines(report.issues)].join('\n');
  const lines = [`${bad('FAILED')} ${report.title}${file}`];
  let heading = '';
  for (const failure of report.failures) {
    const next = headingOf(failure);
    if (next !== heading) lines.push(`  ${next}`);
    heading = next;
    for (const line of failureLines(failure, { good, bad, dim })) lines.push(line);
  }
  return lines.join('\n');
}

/** The same for a file, or a document of it, that could not be read as a scenario. */
export function formatUnreadable(name: string, issues: readonly Issue[], paint: ReportPaint = {}): string {
  return [`${(paint.bad ?? asIs)('INVALID')} ${name}`, ...issueLines(issues)].join('\n');
}

function issueLines(issues: readonly Issue[]): readonly string[] {
  return issues.map((one) => `  ${formatIssue(one)}`);
}

function headingOf({ step, did }: Failure): string {
  return step === null ? did : `step ${step}, ${did}`;
}

/** The path under the heading, then what was expected over what was found, so that they can be compared by eye. */
function failureLines(failure: Failure, { good, bad, dim }: Required<ReportPaint>): readonly string[] {
  const path = failure.path.replace(/^steps\[\d+\]\.?(expect\.?)?/, '').replace(/^expect\./, '');
  const place = failure.line === undefined ? '' : ` ${dim(`(line ${failure.line})`)}`;
  return [
    `    ${path === '' ? 'play' : path}${place}`,
    `      expected ${good(failure.expected)}`,
    `      found    ${bad(failure.found)}`,
    ...failure.notes.map((note) => `      ${dim(note)}`),
  ];
}
