/** Runs scenarios against a ruleset that is being written: each plays that document, whatever game or file it names. */
import { createRegistry } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { rulesetGame } from '@turnwise/ruleset';
import { formatReport, formatUnreadable, readScenarios, runScenario, type Scenario } from '@turnwise/scenario';

export interface ScenarioRun {
  readonly title: string;
  readonly passed: boolean;
  /** What differs, in lines; empty where it passed. */
  readonly lines: readonly string[];
  /** The line of the text where it begins or where it first fails. */
  readonly line: number;
}

const REGISTRY = createRegistry([rulesetGame]);
/** Enough for a scenario by hand, and soon over where a rule runs in circles. */
const MOST_FRAMES = 2000;

export function runScenarios(text: string, document: Json): readonly ScenarioRun[] {
  if (text.trim() === '') return [];
  return readScenarios(text).map((read) => {
    if (!read.ok) {
      const [, ...lines] = formatUnreadable('', read.error).split('\n');
      return { title: '', passed: false, lines, line: read.error[0]?.line ?? 1 };
    }
    const report = runScenario(ofDocument(read.value, document), REGISTRY, { frames: MOST_FRAMES });
    const [, ...lines] = formatReport(report).split('\n');
    const first = report.failures[0]?.line ?? report.issues[0]?.line ?? read.value.source?.line ?? 1;
    return { title: report.title, passed: report.passed, lines, line: first };
  });
}

function ofDocument(scenario: Scenario, document: Json): Scenario {
  const { file: _file, ruleset: _ruleset, ...options } = scenario.options ?? {};
  return { ...scenario, game: 'ruleset', options: { ...options, ruleset: document } };
}
