/** The scenarios of a game as cases for a test runner: every one of every file under a folder. */
import { createRegistry } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { formatReport, formatUnreadable, readScenarios, runScenario } from '@turnwise/scenario';
import type { RunOptions } from '@turnwise/scenario';

export interface ScenarioCase {
  /** From the folder, with slashes. */
  readonly file: string;
  /** Of the scenario; `no valid scenario` where it cannot be read. */
  readonly title: string;
  /** `file: title`, for the name of a test. */
  readonly name: string;
  /** Plays it, in development mode unless it is told otherwise. */
  readonly run: (options?: RunOptions) => ScenarioCaseResult;
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

/** In the order of the files' names and as they stand in each. */
export function scenarioCases(files: Files, folder: string, game: AnyGame): readonly ScenarioCase[] {
  const registry = createRegistry([game]);
  const names = files
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ENDING.test(file))
    .toSorted();
  return names.flatMap((file) =>
    readScenarios(files.readFileSync(`${folder}/${file}`, 'utf8'), { name: file }).map((scenario): ScenarioCase => {
      const title = scenario.ok ? scenario.value.title : 'no valid scenario';
      const run = (options?: RunOptions): ScenarioCaseResult => {
        if (!scenario.ok) return { passed: false, text: formatUnreadable(file, scenario.error) };
        const report = runScenario(scenario.value, registry, { development: true, ...options });
        return { passed: report.passed, text: formatReport(report) };
      };
      return { file, title, name: `${file}: ${title}`, run };
    }),
  );
}
