// Every scenario of rulesets is played by both interpreters: they tell the same events and come to the same positions.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { seat as seatNumber } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { fileOption, readScenarios } from '@turnwise/scenario';
import type { Scenario } from '@turnwise/scenario';
import { partsBeside } from '@turnwise/testkit';
import { expect, test } from 'vitest';
import { rulesetGame } from '../ruleset-game.ts';
import { SandboxMatch } from '../testing/sandbox-match.ts';

const FOLDER = join(import.meta.dirname, '../../scenarios');
const SCENARIOS = fs
  .readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.ruleset)\.yaml$/.test(file))
  .toSorted()
  .flatMap((file) =>
    readScenarios(fs.readFileSync(join(FOLDER, file), 'utf8'), { name: file }).map((read) => {
      if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
      return [`${file}: ${read.value.title}`, file, read.value] as const;
    }),
  );

test.each(SCENARIOS)('%s', (_, file, scenario) => {
  const { seats = ['ann', 'bob'], position, random = {}, steps } = scenario;
  const match = new SandboxMatch({ document: rulesetOf(file, scenario), position, seats, random });
  // A match in the sandbox fails at the first difference.
  for (const step of steps)
    if ('answer' in step) match.answer(step.answer as Json, seatOf(match, step.as) ?? undefined);
    else if ('input' in step) send(match, step.input as Json, step.as, step.expect?.outcome);
});

function rulesetOf(file: string, { options = {} }: Scenario): Json {
  const prepared = fileOption(partsBeside(fs, join(FOLDER, file)))(rulesetGame, options);
  if (!prepared.ok || !isRecord(prepared.value)) throw new Error(JSON.stringify(prepared));
  return prepared.value['ruleset'] as Json;
}

function send(match: SandboxMatch, said: Json, as: string | undefined, outcome: unknown = 'committed'): void {
  const input = match.game.notation.input.parse(said, seatOf(match, as), match.table);
  if (!input.ok) throw new Error(JSON.stringify(input.error));
  expect(match.send(input.value)?.kind ?? 'committed').toEqual(outcome);
}

function seatOf({ table }: SandboxMatch, name: string | undefined): Seat | null {
  return name === undefined ? null : seatNumber(table.names.indexOf(name));
}
