// `npm run bench`: installs the peers if need be, measures suite by suite, prints a table or JSON lines, and saves on request.
// The exit status is 2 for a request that makes no sense and 1 when something could not be measured; a limit that is exceeded is a
// figure, not a failure.
import { parseArguments, USAGE } from '../bench/src/arguments.ts';
import type { Request } from '../bench/src/arguments.ts';
import type { Suite } from '../bench/src/figure.ts';
import { installPeers } from '../bench/src/install.ts';
import type { Measurement } from '../bench/src/measurement.ts';
import { saveResults } from '../bench/src/results.ts';
import { runFigure } from '../bench/src/run-figure.ts';
import { SUITES } from '../bench/src/suites.ts';
import { createTable } from '../bench/src/table.ts';

const LONGEST = 240;

const parsed = parseArguments(process.argv.slice(2), SUITES);
if (parsed.kind === 'help') console.log(USAGE);
else if (parsed.kind === 'wrong') end(2, parsed.message);
else await run(parsed.request);

async function run({ suites, json, save }: Request): Promise<void> {
  const failed = installPeers();
  if (failed !== undefined) return end(1, `the peers could not be installed: ${failed}`);
  for (const suite of suites) {
    // One after the other: they are measured.
    const measurements = await runSuite(suite, json);
    if (!save) continue;
    if (measurements.length < suite.figures.length) end(1, `${suite.name} is not whole and was not saved`);
    else console.error(`saved ${saveResults(suite.name, measurements)}`);
  }
}

async function runSuite(suite: Suite, json: boolean): Promise<Measurement[]> {
  const table = createTable(suite.figures);
  const measurements: Measurement[] = [];
  if (!json) console.log(`${suite.name}\n\n${table.head}`);
  for (const figure of suite.figures) {
    try {
      const measurement = await runFigure(figure);
      measurements.push(measurement);
      console.log(json ? JSON.stringify(measurement) : table.row(measurement));
    } catch (error) {
      end(1, `${figure.name}: ${lineOf(error)}`);
    }
  }
  return measurements;
}

/** Says one line and lets the rest go on; the process ends with this status. */
function end(status: number, message: string): void {
  console.error(`bench: ${message}`);
  process.exitCode = status;
}

/** The line of a child's output that names the error, cut to what fits. */
function lineOf(error: unknown): string {
  const text = String((error as { stderr?: string }).stderr ?? error);
  const line = /^\w*Error\b.*$/m.exec(text)?.[0] ?? text.trim().split('\n').at(-1) ?? '';
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
