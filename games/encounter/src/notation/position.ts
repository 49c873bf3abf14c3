/**
 * A position is an encounter in INIT, as `read-encounter.ts` tells; one in the middle of a fight says in addition what
 * `course.ts` tells. An expectation has its `combatants` by id, with what they are now: `hp`, `maxHp`, `level`, `conditions` and
 * `modifiers` in order of application, `slots` by level, `ammo`, `items`, `dead`, `fled`.
 */
import type { Notation } from '@turnwise/game';
import { addIssues, fail, isRecord, ok } from '@turnwise/kernel';
import type { Issue, Json, Random, Result } from '@turnwise/kernel';
import { contentOf, contentOver } from '../content-of.ts';
import { createInvariants } from '../invariants.ts';
import type { Parts } from '../parts.ts';
import { startOf } from '../start.ts';
import type { EncounterSetup, EncounterState, EncounterTypes } from '../types.ts';
import { COURSE_KEYS, formatCourse, readCourse } from './course.ts';
import { Fields } from './fields.ts';
import { formatEncounter } from './format-encounter.ts';
import { conditionsNow, slotsNow } from './now.ts';
import { readEncounter } from './read-encounter.ts';

/** The names of these parts are known. */
export function createPosition(parts: Parts): Notation<EncounterTypes>['position'] {
  return {
    parse(document, { random }) {
      const setup = readEncounter(document, parts, COURSE_KEYS);
      return setup.ok ? stateOf(document, setup.value, random, parts) : setup;
    },
    format,
    comparable(state, expected) {
      const written = format(state);
      const asList = isRecord(expected) && Array.isArray(expected['combatants']);
      return { ...written, ...state.machine, ...(asList ? {} : { combatants: combatantsNow(state) }) };
    },
  };
}

/** The state that a position tells, whose setup was read already. */
export function stateOf(
  document: unknown,
  setup: EncounterSetup,
  random: Random,
  parts: Parts,
): Result<EncounterState, readonly Issue[]> {
  const content = contentOver(parts.content)(setup);
  const start = startOf(setup, random, content);
  const issues: Issue[] = [];
  const state = isRecord(document) ? readCourse(new Fields(document, '', issues), start, content, issues) : start;
  if (issues.length === 0) addIssues(issues, createInvariants(parts)(state));
  return issues.length > 0 ? fail(issues) : ok(state);
}

function format(state: EncounterState): Readonly<Record<string, Json>> {
  return { ...formatEncounter(state.setup), ...formatCourse(state, startOf(state.setup, state.random)) };
}

function combatantsNow(state: EncounterState): Readonly<Record<string, Json>> {
  const { setup, bodies, afflictions, forced } = state;
  const content = contentOf(setup);
  const now = setup.combatants.map((combatant, place) => {
    const { id, level, ...figures } = combatant;
    const body = bodies[place];
    return [
      id,
      {
        ...figures,
        weapon: figures.weapons[0] ?? null,
        ...body,
        level: level - (body?.drained ?? 0),
        slots: slotsNow(body?.slots ?? []),
        ...conditionsNow(afflictions[place] ?? [], content),
        forced: forced[place] ?? null,
      } as unknown as Json,
    ] as const;
  });
  return Object.fromEntries(now);
}
