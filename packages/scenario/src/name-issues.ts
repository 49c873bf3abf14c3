/** Wrong names in a scenario that only the game can recognise: unknown seats, a step without a seat. */
import { nearest, SPECTATOR_NAME } from '@turnwise/game';
import type { AnyGame, Table } from '@turnwise/game';
import { isRecord, issue, issuesOfEach, joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { advances } from './scenario.ts';
import type { Scenario, ScenarioStep, StepExpectation } from './scenario.ts';

export function nameIssues(scenario: Scenario, game: AnyGame, table: Table): readonly Issue[] {
  return [
    ...issuesOfEach(scenario.steps, (step, index) => {
      const path = joinPath('steps', index);
      return [
        ...seatIssues(step.as, joinPath(path, 'as'), table.names),
        ...ownerIssues(scenario, step, path, game, table),
        ...expectationIssues(step.expect ?? {}, joinPath(path, 'expect'), table),
      ];
    }),
    ...expectationIssues(scenario.expect ?? {}, 'expect', table),
  ];
}

/** While the system advances by itself, a step without a seat must at least be an input that needs none. */
function ownerIssues(
  scenario: Scenario,
  step: ScenarioStep,
  path: string,
  game: AnyGame,
  table: Table,
): readonly Issue[] {
  if (step.input === undefined || step.as !== undefined || !advances(scenario, step)) return [];
  if (game.notation.input.parse(step.input, null, table).ok) return [];
  const expected = `the seat that acts, one of ${table.names.join(', ')}: the system does not make this input`;
  return [issue(joinPath(path, 'as'), 'missingField', expected)];
}

function expectationIssues(expect: StepExpectation, path: string, table: Table): readonly Issue[] {
  const { names } = table;
  const viewers = [...names, SPECTATOR_NAME];
  const keys = (key: 'legal' | 'view' | 'viewHides', known: readonly string[]): readonly Issue[] =>
    issuesOfEach(Object.keys(expect[key] ?? {}), (name) =>
      seatIssues(name, joinPath(joinPath(path, key), name), known),
    );
  return [
    ...keys('legal', names),
    ...keys('view', viewers),
    ...keys('viewHides', viewers),
    ...seatIssues(expect.toAct, joinPath(path, 'toAct'), names),
    ...seatIssues(expect.result?.winners, joinPath(path, 'result.winners'), names),
    ...seatIssues(expect.choice?.seat, joinPath(path, 'choice.seat'), names),
  ];
}

/** A name, a list of names, or a matcher over either. */
function seatIssues(value: unknown, path: string, names: readonly string[]): readonly Issue[] {
  if (Array.isArray(value))
    return issuesOfEach(value as readonly unknown[], (one, index) => seatIssues(one, joinPath(path, index), names));
  if (isRecord(value))
    return issuesOfEach(Object.entries(value), ([key, one]) => seatIssues(one, joinPath(path, key), names));
  if (typeof value !== 'string' || names.includes(value)) return [];
  // Names of one or two letters are close to every other name.
  const near = value.length < 3 ? undefined : nearest(value, names);
  const known = `one of ${names.join(', ')}`;
  return [issue(path, 'unknownSeat', near === undefined ? known : `${known} (did you mean ${near}?)`, value)];
}
