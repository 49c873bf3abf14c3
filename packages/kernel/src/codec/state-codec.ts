/** Writes and reads the states of one game with their version; migrations bring older ones up to date. */
import { sizeIssue } from '../document-size.ts';
import { boundIssues, issuesOfEach } from '../issue-list.ts';
import { issue, issuesUnder } from '../issue.ts';
import type { Issue } from '../issue.ts';
import { isRecord } from '../json.ts';
import type { Json, JsonRecord } from '../json.ts';
import { randomIssues } from '../random/check-random.ts';
import { fail, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { GameTypes } from '../game-types.ts';
import type { Rules } from '../rules.ts';
import { fromWords } from './from-words.ts';
import { fromJson, toJson } from './plain-json.ts';
import { toWords } from './to-words.ts';

/** The header names the rules and the version; the payload is the state itself. */
export interface Packed {
  readonly header: Json;
  readonly payload: Uint32Array;
}

/**
 * Writing gives issues if the rules put something into the state that is not plain data (a fraction, a function, a
 * cycle, an undefined substate); development mode reports it at the dispatch that did so.
 */
export interface StateCodec<T extends GameTypes> {
  /** As a header and 32-bit words, which take fewer bytes than the JSON. */
  readonly encode: (state: T['State']) => Result<Packed, readonly Issue[]>;
  readonly decode: (packed: unknown) => Result<T['State'], readonly Issue[]>;
  /** As JSON alone. */
  readonly toJson: (state: T['State']) => Result<Json, readonly Issue[]>;
  readonly fromJson: (json: unknown) => Result<T['State'], readonly Issue[]>;
}

export function createStateCodec<T extends GameTypes>(rules: Rules<T>): StateCodec<T> {
  const { name, schemaVersion } = rules;

  function written(state: T['State']): Result<Json, readonly Issue[]> {
    const undefinedOnes = undefinedSubstates(state);
    return undefinedOnes.length > 0 ? fail(undefinedOnes) : toJson(state, 'state');
  }

  /** `stateOf` is called once it is known that the document belongs to these rules. */
  function open(
    document: unknown,
    stateOf: (document: JsonRecord) => Result<unknown, readonly Issue[]>,
  ): Result<T['State'], readonly Issue[]> {
    if (!isRecord(document)) return fail([issue('', 'wrongShape', 'a saved state', document ?? null)]);
    if (document['rules'] !== name)
      return fail([issue('rules', 'otherRules', `a state of ${name}`, document['rules'] ?? null)]);
    const version = document['schemaVersion'];
    if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1 || version > schemaVersion)
      return fail([issue('schemaVersion', 'unknownVersion', `a version from 1 to ${schemaVersion}`, version ?? null)]);
    const json = stateOf(document);
    if (!json.ok) return json;
    const saved = fromJson(json.value, 'state');
    if (!saved.ok) return saved;
    const value = version === schemaVersion ? saved : migrated(rules, saved.value, version);
    return value.ok ? made(rules, value.value) : value;
  }

  return {
    encode(state) {
      const json = written(state);
      return json.ok ? ok({ header: { rules: name, schemaVersion }, payload: toWords(json.value) }) : bounded(json);
    },
    decode(packed) {
      if (!isRecord(packed) || !(packed['payload'] instanceof Uint32Array))
        return fail([issue('', 'wrongShape', '{ header, payload: Uint32Array }')]);
      const { header, payload } = packed;
      return bounded(open(header, () => fromWords(payload, 'payload')));
    },
    toJson(state) {
      const json = written(state);
      return json.ok ? ok({ rules: name, schemaVersion, state: json.value }) : bounded(json);
    },
    fromJson(json) {
      const large = sizeIssue(json);
      return large === undefined ? bounded(open(json, (document) => ok(document['state']))) : fail([large]);
    },
  };
}

function bounded<V>(read: Result<V, readonly Issue[]>): Result<V, readonly Issue[]> {
  return read.ok ? read : fail(boundIssues(read.error));
}

/** Migrates version by version. Migrations see plain JSON, whatever form the state was saved in. */
function migrated<T extends GameTypes>(
  rules: Rules<T>,
  saved: unknown,
  version: number,
): Result<unknown, readonly Issue[]> {
  const plain = toJson(saved, 'state');
  if (!plain.ok) return plain;
  let state = plain.value;
  for (let at = version; at < rules.schemaVersion; at++) {
    const migrate = rules.migrations?.[at];
    if (migrate === undefined) return fail([issue('schemaVersion', 'noMigration', `a migration from ${at}`)]);
    try {
      state = migrate(state);
    } catch (thrown) {
      return fail([issue('state', 'migrationFailed', `a state of version ${at}`, thrownText(thrown))]);
    }
  }
  return fromJson(state, 'state');
}

/** A state of these rules, with all its substates, no others, and nothing broken in it. */
function made<T extends GameTypes>(rules: Rules<T>, value: unknown): Result<T['State'], readonly Issue[]> {
  if (!isRecord(value)) return fail([issue('state', 'wrongShape', 'a record of substates', value ?? null)]);
  try {
    const state = rules.fork(value);
    const missing = undefinedSubstates(state);
    const known = Object.keys(state).join(', ');
    const unknown = issuesOfEach(Object.keys(value), (key) =>
      Object.hasOwn(state, key) ? undefined : issue(`state.${key}`, 'unknownSubstate', `one of ${known}`),
    );
    if (missing.length + unknown.length > 0) return fail([...missing, ...unknown]);
    const streams = randomIssues((state as { random?: unknown }).random);
    if (streams.length > 0) return fail(issuesUnder('state', streams));
    const broken = rules.invariants?.(state) ?? [];
    return broken.length > 0 ? fail(issuesUnder('state', broken)) : ok(state);
  } catch (thrown) {
    return fail([issue('state', 'unreadable', 'a state as it was saved', thrownText(thrown))]);
  }
}

function undefinedSubstates(state: object): Issue[] {
  return Object.keys(state)
    .filter((key) => (state as Record<string, unknown>)[key] === undefined)
    .map((key) => issue(`state.${key}`, 'missingSubstate', 'this substate'));
}

function thrownText(thrown: unknown): unknown {
  return thrown instanceof Error ? thrown.message : thrown;
}
