/** Writes and reads the states of one game, with their version; older ones are led up to today's by migrations. */
import { issue } from '../issue.ts';
import type { Issue } from '../issue.ts';
import { isRecord } from '../json.ts';
import type { Json } from '../json.ts';
import { fail, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { GameTypes } from '../game-types.ts';
import type { Rules } from '../rules.ts';
import { pack, toJson, unpack } from './pack.ts';
import type { Packed } from './pack.ts';

export interface StateCodec<T extends GameTypes> {
  /** As JSON and 32-bit words. */
  readonly encode: (state: T['State']) => Packed;
  readonly decode: (packed: unknown) => Result<T['State'], readonly Issue[]>;
  /** As JSON alone. */
  readonly toJson: (state: T['State']) => Json;
  readonly fromJson: (json: unknown) => Result<T['State'], readonly Issue[]>;
}

export function createStateCodec<T extends GameTypes>(rules: Rules<T>): StateCodec<T> {
  const stamp = (state: Json): Json => ({ rules: rules.name, schemaVersion: rules.schemaVersion, state });

  function open(document: unknown, payload: Uint32Array): Result<T['State'], readonly Issue[]> {
    if (!isRecord(document)) return fail([issue('', 'wrongShape', 'a saved state', document ?? null)]);
    if (document['rules'] !== rules.name)
      return fail([issue('rules', 'otherRules', `a state of ${rules.name}`, document['rules'] ?? null)]);
    const version = document['schemaVersion'];
    if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1 || version > rules.schemaVersion)
      return fail([
        issue('schemaVersion', 'unknownVersion', `a version from 1 to ${rules.schemaVersion}`, version ?? null),
      ]);
    try {
      let state = document['state'] as Json;
      if (version < rules.schemaVersion) {
        // Migrations see plain JSON, whatever form the state was saved in.
        state = toJson(unpack({ header: state, payload }));
        for (let at = version; at < rules.schemaVersion; at++) {
          const migrate = rules.migrations?.[at];
          if (migrate === undefined) return fail([issue('schemaVersion', 'noMigration', `a migration from ${at}`)]);
          state = migrate(state);
        }
      }
      const value = unpack({ header: state, payload });
      if (!isRecord(value)) return fail([issue('state', 'wrongShape', 'a record of substates', value ?? null)]);
      const made = rules.fork(value as T['State']);
      const missing = Object.keys(made).filter((key) => (made as Record<string, unknown>)[key] === undefined);
      if (missing.length > 0)
        return fail(missing.map((key) => issue(`state.${key}`, 'missingSubstate', 'a substate of that name')));
      const broken = rules.invariants?.(made) ?? [];
      return broken.length > 0 ? fail(broken) : ok(made);
    } catch (thrown) {
      return fail([issue('state', 'unreadable', 'a state as it was saved', (thrown as Error).message)]);
    }
  }

  return {
    encode(state) {
      const { header, payload } = pack(state);
      return { header: stamp(header), payload };
    },
    decode(packed) {
      if (!isRecord(packed) || !(packed['payload'] instanceof Uint32Array))
        return fail([issue('', 'wrongShape', '{ header, payload: Uint32Array }')]);
      return open(packed['header'], packed['payload']);
    },
    toJson: (state) => stamp(toJson(state)),
    fromJson: (json) => open(json, new Uint32Array(0)),
  };
}
