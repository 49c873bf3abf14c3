/**
 * Where a fight begins or goes on: from what `save` wrote, from an encounter file, or from a position in the notation, in
 * INIT or in the middle. A saved fight is a state with its dice, as the kernel's codec writes it; the others need a seed.
 */
import { createKernel, createRandom, expandSeed, fail, isRecord, issue } from '@turnwise/kernel';
import type { Issue, Json, Kernel, Result, Seed } from '@turnwise/kernel';
import { STREAMS } from './dice.ts';
import { readEncounterGiven } from './encounters/read-file.ts';
import { COURSE_KEYS } from './notation/course.ts';
import { stateOf } from './notation/position.ts';
import type { Parts } from './parts.ts';
import { createEncounterRules } from './rules.ts';
import type { EncounterState, EncounterTypes } from './types.ts';

export function readFight(
  document: unknown,
  seed: Seed | undefined,
  parts: Parts,
): Result<EncounterState, readonly Issue[]> {
  if (isSaved(document)) return createKernel(createEncounterRules(parts)).codec.fromJson(document);
  const setup = readEncounterGiven(document, parts, COURSE_KEYS);
  const expanded = seed === undefined ? fail(NO_SEED) : expandSeed(seed);
  if (!expanded.ok) return fail([...(setup.ok ? [] : setup.error), expanded.error]);
  return setup.ok ? stateOf(document, setup.value, createRandom(expanded.value, STREAMS), parts) : setup;
}

export function saveFight(kernel: Kernel<EncounterTypes>, state: EncounterState): Json {
  const written = kernel.codec.toJson(state);
  // The invariants hold a state to what can be written, so this is a fault in the program.
  if (!written.ok) throw new TypeError(`a fight that cannot be written: ${JSON.stringify(written.error)}`);
  return written.value;
}

const NO_SEED: Issue = issue('seed', 'missingField', 'a seed: only a saved fight brings its own dice');

/** The codec's own head: no encounter and no position has it. */
function isSaved(document: unknown): boolean {
  return isRecord(document) && 'schemaVersion' in document && 'state' in document;
}
