/** A short way to run a scenario in a test. */
import { createRegistry } from '@turnwise/game';
import type { Registry } from '@turnwise/game';
import { formatReport } from '../format-report.ts';
import { readScenario } from '../read.ts';
import type { ScenarioReport } from '../report.ts';
import { runScenario } from '../run-scenario.ts';
import type { ScenarioOptions } from '../run-scenario.ts';
import type { Scenario } from '../scenario.ts';
import { bazaar } from './bazaar.ts';

/** The made-up game beside those that a test brings. */
export function withBazaar(shipped: Registry): Registry {
  return createRegistry([...shipped.games, bazaar]);
}

const bazaarAlone = createRegistry([bazaar]);

/** Reads a text that must be a scenario. */
export function read(text: string): Scenario {
  const scenario = readScenario(text);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error, null, 2));
  return scenario.value;
}

export function run(text: string, registry: Registry = bazaarAlone, options: ScenarioOptions = {}): ScenarioReport {
  return runScenario(read(text), registry, options);
}

/** What a person would see; `ok TITLE` when it passes. */
export function told(text: string, registry: Registry = bazaarAlone, options: ScenarioOptions = {}): string {
  return formatReport(run(text, registry, options));
}

/** `path: expected | found` of every failure, or `path code` of every issue; none when it passes. */
export function wrong(
  text: string,
  registry: Registry = bazaarAlone,
  options: ScenarioOptions = {},
): readonly string[] {
  const { issues, failures } = run(text, registry, options);
  if (issues.length > 0) return issues.map(({ path, code }) => `${path} ${code}`);
  return failures.map(({ path, expected, found }) => `${path}: ${expected} | ${found}`);
}
