/** A fight for tests: begun from a position with scripted dice, taken step by step. */
import { createRandom } from '@turnwise/kernel';
import type { Json, Script } from '@turnwise/kernel';
import { STREAMS } from '../dice.ts';
import { Encounter } from '../encounter.ts';
import type { StepResult } from '../encounter.ts';
import { readEncounter } from '../notation/read-encounter.ts';
import { createLibrary } from '../library.ts';
import { overShipped } from '../parts.ts';
import type { Parts } from '../parts.ts';
import { startOf } from '../start.ts';
import type { EncounterEvent } from '../event.ts';
import type { EncounterSetup } from '../types.ts';

export const SEED = '0123456789abcdef0123456789abcdef';

export const ANN = { id: 'ann', side: 'party', class: 'fighter', level: 1, hp: 8, ac: 9, weapon: 'sword' };
export const GOBLIN = { id: 'goblin.0', side: 'opposition', monster: 'goblin', hp: 4 };
export const SECOND_GOBLIN = { ...GOBLIN, id: 'goblin.1' };

export function setupOf(position: Json): EncounterSetup {
  const setup = readEncounter(position);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

/** Without a script the dice come from the seed. */
export function fight(position: Json, random: Script = {}, parts: Partial<Parts> = {}): Encounter {
  const setup = setupOf(position);
  const { content } = createLibrary(overShipped(parts)).books(setup);
  return new Encounter(startOf(setup, createRandom(SEED, STREAMS, random), content), parts);
}

export function eventsIn(results: readonly StepResult[]): readonly EncounterEvent[] {
  return results.flatMap(({ events }) => events);
}

/** Kinds in order, transitions left out. */
export function kindsIn(results: readonly StepResult[]): readonly string[] {
  return eventsIn(results)
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'stateEntered');
}

/** Events of a kind. */
export function eventsOfKind<K extends EncounterEvent['kind']>(
  results: readonly StepResult[],
  kind: K,
): readonly Extract<EncounterEvent, { kind: K }>[] {
  return eventsIn(results).filter((event): event is Extract<EncounterEvent, { kind: K }> => event.kind === kind);
}
