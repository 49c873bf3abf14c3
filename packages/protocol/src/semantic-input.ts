/**
 * Turns an action by name into an input in notation, which the game then reads. `kinds` are the kinds of input that the game has.
 *
 * - `direct_manipulation` is the input `manipulate`, and `cardId` in it is the `card`.
 * - A type that is a kind of input is that input, with all fields as they are.
 * - Any other type is an action of a ruleset: a field like `attackerId` is the target `attacker`, unless `targets` has it; other fields
 *   are params.
 *
 * An input in the engine's own form stays as it is: `isNotation` says which it was.
 */
import { putOwn } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { WireInput } from './action.ts';

export interface SemanticInput {
  readonly input: Json;
  /** To be read with the game's notation; otherwise the engine takes it as it is. */
  readonly isNotation: boolean;
}

export function semanticInput(action: WireInput, kinds: readonly string[]): SemanticInput {
  if ('kind' in action && action.kind !== undefined) return { input: action, isNotation: false };
  const { type, metadata: _metadata, ...fields } = action as Readonly<Record<string, Json>>;
  if (type === 'direct_manipulation') return { input: { kind: 'manipulate', ...renamed(fields) }, isNotation: true };
  if (kinds.includes(type as string)) return { input: { kind: type, ...fields } as Json, isNotation: true };
  return { input: byName(type as string, fields), isNotation: true };
}

const OF_THING = /^(.+?)(Ids?)$/;

/** `cardId` → `card`, `cardIds` → `cards`. */
function renamed(fields: Readonly<Record<string, Json>>): Record<string, Json> {
  const result: Record<string, Json> = {};
  for (const [name, value] of Object.entries(fields)) putOwn(result, plainName(name), value);
  return result;
}

function plainName(name: string): string {
  return name.replace(OF_THING, (_, thing: string, end: string) => (end === 'Ids' ? `${thing}s` : thing));
}

function byName(type: string, fields: Readonly<Record<string, Json>>): Json {
  const { targets: givenTargets = {}, params: givenParams = {}, ...others } = fields;
  const targets: Record<string, Json> = {};
  const params: Record<string, Json> = {};
  for (const [name, value] of Object.entries(others))
    if (OF_THING.test(name)) putOwn(targets, name.replace(OF_THING, '$1'), value);
    else putOwn(params, name, value);
  return {
    kind: 'action',
    action: type,
    // In `{ type: play_card, cardId, targets: { card } }` both say the same.
    ...nonEmpty('targets', { ...targets, ...(givenTargets as Readonly<Record<string, Json>>) }),
    ...nonEmpty('params', { ...params, ...(givenParams as Readonly<Record<string, Json>>) }),
  };
}

function nonEmpty(name: string, record: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  return Object.keys(record).length === 0 ? {} : { [name]: record };
}
