/**
 * What has happened since INIT, as a part of a position: the fields of the machine as they are called there, `now: { ID: {
 * hp, maxHp, …, afflictions, forced } }` and `morale`. What is as it was in INIT is left out.
 */
import { addIssues, joinPath } from '@turnwise/kernel';
import type { FieldShapes, Issue, Json } from '@turnwise/kernel';
import type { Content } from '../content/types.ts';
import { placeOf } from '../registration.ts';
import type { EncounterState } from '../types.ts';
import type { Fields } from './fields.ts';
import { unknownName } from './fields.ts';
import { isEqual } from './format-encounter.ts';
import { AFFLICTIONS, BODY_SHAPES, INTENT, MACHINE_SHAPES, MORALE } from './state-shapes.ts';

const MACHINE_KEYS = Object.keys(MACHINE_SHAPES);
const BODY_KEYS = Object.keys(BODY_SHAPES);

export const COURSE_KEYS: readonly string[] = [...MACHINE_KEYS, 'now', 'morale'];

export function formatCourse(state: EncounterState, start: EncounterState): Record<string, Json> {
  const now = state.setup.combatants.flatMap(({ id }, place) => {
    const changed = {
      ...over(state.bodies[place], start.bodies[place]),
      ...over({ afflictions: state.afflictions[place] }, { afflictions: start.afflictions[place] }),
      ...over({ forced: state.forced[place] }, { forced: start.forced[place] }),
    };
    return Object.keys(changed).length === 0 ? [] : [[id, changed] as const];
  });
  return {
    ...over(state.machine, start.machine),
    ...(now.length === 0 ? {} : { now: Object.fromEntries(now) }),
    ...over({ morale: state.morale }, { morale: start.morale }),
  };
}

/** The state that the document tells, over the one in INIT. Whether its parts agree is for the invariants to say. */
export function readCourse(fields: Fields, start: EncounterState, content: Content, issues: Issue[]): EncounterState {
  const machine = readOver(fields, MACHINE_SHAPES, start.machine);
  const state = { ...start, machine, morale: fields.read('morale', MORALE, start.morale) };
  const bodies = [...state.bodies];
  const afflictions = [...state.afflictions];
  const forced = [...state.forced];
  const now = fields.map('now', 'changes by the id of a combatant');
  now.refuseOthers(state.setup.combatants.map(({ id }) => id));
  for (const id of now.keys) {
    const place = placeOf(state.setup, id);
    const body = bodies[place];
    if (body === undefined) continue;
    const one = now.map(id, 'what has changed');
    one.refuseOthers([...BODY_KEYS, 'afflictions', 'forced']);
    bodies[place] = readOver(one, BODY_SHAPES, body);
    afflictions[place] = one.read('afflictions', AFFLICTIONS, afflictions[place] ?? []);
    // A forced intent that is over is written as null.
    forced[place] = one.isNull('forced') ? null : one.read('forced', INTENT, forced[place] ?? null);
    addIssues(issues, afflictionIssues(afflictions[place] ?? [], content, one.at('afflictions')));
  }
  return { ...state, bodies, afflictions, forced };
}

/** The fields that differ. */
function over(one: object | undefined, other: object | undefined): Record<string, Json> {
  const before = other as Readonly<Record<string, unknown>> | undefined;
  return Object.fromEntries(Object.entries(one ?? {}).filter(([key, value]) => !isEqual(value, before?.[key])));
}

/** A record with what the document says over what it was. */
function readOver<V extends object>(fields: Fields, shapes: FieldShapes<V>, before: V): V {
  const read = Object.entries<FieldShapes<V>[keyof V]>(shapes).map(([key, shape]) => {
    const usual = before[key as keyof V];
    return [key, fields.isNull(key) && shape.is(null) ? null : fields.read(key, shape, usual)];
  });
  return Object.fromEntries(read) as V;
}

function afflictionIssues(
  afflictions: EncounterState['afflictions'][number],
  { conditions }: Content,
  path: string,
): readonly Issue[] {
  const known = Object.keys(conditions);
  return afflictions.flatMap(({ id }, index) =>
    known.includes(id) ? [] : [unknownName(joinPath(joinPath(path, index), 'id'), 'unknownCondition', known, id)],
  );
}
