/** `turnwise scenario run`: a line for each scenario, the difference where one fails, and the sum. */
import type * as Scenarios from '@turnwise/scenario';
import type { ReportPaint, ScenarioReport } from '@turnwise/scenario';
import type { Issue } from '@turnwise/kernel';
import type { Command } from 'commander';
import { say, sayJson } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { count } from '../figures.ts';
import { partsBeside } from '../content-file.ts';
import { legible, readText } from '../read-file.ts';
import { scenarioFiles } from '../scenario-files.ts';

export function registerScenarioRun(scenario: Command, context: Context): void {
  scenario
    .command('run')
    .description('run scenarios and show where they fail')
    .argument('[paths...]', 'files or folders (default: games/*/scenarios and packages/*/scenarios)')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `${examples(
        ['turnwise scenario run', 'all scenarios in the repository'],
        ['turnwise scenario run games/backgammon/scenarios', 'the scenarios of one game'],
        ['turnwise scenario run mine.yaml --json', 'one file, for a program'],
      )}\n\nA YAML file may hold several scenarios, separated by lines of ---.\nExit status 1 when a scenario fails, 2 when a document is not a valid scenario.`,
    )
    .action(async (paths: readonly string[], { json }: { json?: true }) => await run(context, paths, json === true));
}

/** What came of one scenario of a file. */
type Ran =
  | { readonly file: string; readonly report: ScenarioReport }
  | { readonly file: string; readonly issues: readonly Issue[] };

async function run(context: Context, paths: readonly string[], json: boolean): Promise<void> {
  // Loaded here, as it is large.
  const scenarios = await import('@turnwise/scenario');
  const { formatReport, formatUnreadable } = scenarios;
  const { io, colours } = context;
  let unreadable = 0;
  const tell = (trouble: Trouble): void => {
    unreadable++;
    for (const line of trouble.lines) io.err(`turnwise: ${line}\n`);
  };
  const paint: ReportPaint = { good: colours.green, bad: colours.red, dim: colours.dim };
  const all: Ran[] = [];
  for (const file of scenarioFiles(io, paths, tell)) {
    for (const ran of runFile(scenarios, context, file, tell)) {
      all.push(ran);
      if (!json)
        say(context, 'report' in ran ? formatReport(ran.report, paint) : formatUnreadable(file, ran.issues, paint));
    }
  }
  const passed = all.filter((ran) => 'report' in ran && ran.report.passed).length;
  const invalid = all.filter((ran) => !('report' in ran) || ran.report.issues.length > 0).length;
  const failed = all.length - passed - invalid;
  context.status = invalid > 0 || unreadable > 0 ? EXIT.wrong : failed > 0 ? EXIT.failed : EXIT.ok;
  if (json) return sayJson(context, { passed, failed, invalid, scenarios: all.map(jsonOf) });
  if (invalid > 0)
    say(context, count(invalid, 'document is not a valid scenario', 'documents are not valid scenarios'));
  say(context, `${passed} passed, ${failed} failed`);
}

/** One after the other, so that each is told before the next is played. */
function* runFile(
  { fileOption, readScenarios, runScenario }: typeof Scenarios,
  { io, registry }: Context,
  file: string,
  tell: (trouble: Trouble) => void,
): Generator<Ran> {
  let text: string;
  try {
    text = readText(io, file);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return tell(error);
  }
  const prepareOptions = fileOption(partsBeside(io, file));
  for (const scenario of readScenarios(text, { name: file }))
    yield scenario.ok
      ? { file, report: runScenario(scenario.value, registry, { prepareOptions }) }
      : { file, issues: legible(scenario.error) };
}

function jsonOf(ran: Ran): object {
  if (!('report' in ran)) return { file: ran.file, passed: false, issues: ran.issues, failures: [] };
  const { title, game, passed, issues, failures } = ran.report;
  return { file: ran.file, title, game, passed, issues, failures };
}
