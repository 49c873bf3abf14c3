/**
 * The scenarios of a game as cases for a test runner: every one of every file under a folder. Content that one names with
 * `options: { file: … }` is read from beside it.
 */
import { asAnyGame, createRegistry } from '@turnwise/game';
import type { HostGame } from '@turnwise/game';
import { fail, ok } from '@turnwise/kernel';
import { fileOption, formatReport, formatUnreadable, readScenarios, runScenario } from '@turnwise/scenario';
import type { ReadParts, ScenarioOptions } from '@turnwise/scenario';

export interface ScenarioCase {
  /** From the folder, with slashes. */
  readonly file: string;
  /** Of the scenario; `no valid scenario` where it cannot be read. */
  readonly title: string;
  /** `file: title`, for the name of a test. */
  readonly name: string;
  /** Plays it, in development mode unless it is told otherwise. */
  readonly run: (options?: ScenarioOptions) => ScenarioCaseResult;
}

export interface ScenarioCaseResult {
  readonly passed: boolean;
  /** What a person reads: a line, and the difference where it failed. */
  readonly text: string;
}

/** What is used of a file system; `node:fs` is one. */
export interface Files {
  readonly readdirSync: (folder: string, options: { readonly recursive: true; readonly encoding: 'utf8' }) => string[];
  readonly readFileSync: (path: string, encoding: 'utf8') => string;
}

const ENDING = /\.(ya?ml|json)$/;
/** A ruleset that stands beside scenarios is none. */
const RULESET = /\.ruleset\.\w+$/;

/** In the order of the files' names and as they stand in each. */
export function scenarioCases(files: Files, folder: string, hosted: HostGame): readonly ScenarioCase[] {
  const game = asAnyGame(hosted);
  const registry = createRegistry([game]);
  const scenarios = documentsUnder(files, folder).filter((file) => !RULESET.test(file));
  return scenarios.flatMap((file) =>
    readScenarios(files.readFileSync(`${folder}/${file}`, 'utf8'), { name: file }).map((scenario): ScenarioCase => {
      const title = scenario.ok ? scenario.value.title : 'no valid scenario';
      const run = (options?: ScenarioOptions): ScenarioCaseResult => {
        if (!scenario.ok) return { passed: false, text: formatUnreadable(file, scenario.error) };
        const prepareOptions = fileOption(partsBeside(files, `${folder}/${file}`));
        const report = runScenario(scenario.value, registry, { development: true, prepareOptions, ...options });
        return { passed: report.passed, text: formatReport(report) };
      };
      return { file, title, name: `${file}: ${title}`, run };
    }),
  );
}

/** From the folder, with slashes, by name. */
function documentsUnder(files: Files, folder: string): readonly string[] {
  return files
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ENDING.test(file))
    .toSorted();
}

const ABSOLUTE = /^(\/|[A-Za-z]:[\\/])/;

/** Reads what a scenario names from where that stands, unless the path is a whole one: a file, or all of a folder. */
export function partsBeside(files: Files, scenario: string): ReadParts {
  return (name) => {
    const path = ABSOLUTE.test(name) ? name : scenario.replace(/[^/]*$/, () => name);
    try {
      if (ENDING.test(name)) return ok([{ name, text: files.readFileSync(path, 'utf8') }]);
      const found = documentsUnder(files, path);
      return ok(
        found.map((file) => ({ name: `${name}/${file}`, text: files.readFileSync(`${path}/${file}`, 'utf8') })),
      );
    } catch (thrown) {
      return fail(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };
}
