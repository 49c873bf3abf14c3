/** Inputs that look like those that are offered and mostly are not: what a stale client or a curious person would send. */
import { pick } from '@turnwise/game';
import type { AnyGame, AnyInput, Chooser } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Walk } from './walk.ts';

/** By field, the values that inputs of this game have had. */
export type Vocabulary = ReadonlyMap<string, readonly unknown[]>;

/** Values kept of one field. */
const WORDS = 64;

/** Reads a walk: the inputs that were made, and some of those that were offered. */
export function vocabularyOf({ game, frames, states, seats }: Walk): Vocabulary {
  const words = new Map<string, Map<string, unknown>>();
  const learn = (input: object): void => {
    for (const [field, value] of Object.entries(input)) {
      const known = words.get(field) ?? new Map<string, unknown>();
      words.set(field, known);
      if (known.size < WORDS) known.set(JSON.stringify(value), value);
    }
  };
  for (const kind of Object.keys(game.rules.inputs)) learn({ kind });
  for (const seat of seats) learn({ seat });
  for (const frame of frames.slice(0, WORDS)) learn(frame.input);
  for (const place of [0, states.length >> 1]) {
    const state = states[place];
    if (state === undefined) continue;
    for (const seat of game.toAct(state)) game.legalInputs(state, seat, WORDS).inputs.forEach(learn);
  }
  // Numbers beside those known: what an offer left out may be just there.
  for (const [field, known] of words) {
    const numbers = field === 'seat' ? [] : [...known.values()].filter((value) => typeof value === 'number');
    for (const value of numbers) for (const step of [-1, 1]) learn({ [field]: value + step });
  }
  return new Map([...words].map(([field, known]) => [field, [...known.values()]]));
}

/** The input with one thing about it changed. */
export function nearMiss(input: AnyInput, vocabulary: Vocabulary, chooser: Chooser): AnyInput {
  const fields = Object.keys(input);
  const field = pick(chooser, fields) ?? 'kind';
  const value = input[field];
  switch (chooser.below(6)) {
    case 0:
      return { ...input, [field]: nearby(value, chooser) };
    case 1:
      return { ...input, seat: pick(chooser, vocabulary.get('seat') ?? []) as AnyInput['seat'] & number };
    case 2: {
      const { [field]: _gone, ...rest } = input;
      return rest as AnyInput;
    }
    case 3:
      return { ...input, [pick(chooser, [...vocabulary.keys()]) ?? 'kind']: value };
    default:
      return { ...input, [field]: pick(chooser, vocabulary.get(field) ?? []) };
  }
}

/** An input of any kind that the rules know, its fields filled with what inputs of this game have had there. */
export function invented(game: AnyGame, vocabulary: Vocabulary, chooser: Chooser): AnyInput {
  const kind = pick(chooser, Object.keys(game.rules.inputs)) ?? '';
  const shapes = (game.rules.inputs as Readonly<Record<string, object>>)[kind] ?? {};
  const fields = Object.keys(shapes).map((field): [string, unknown] => [
    field,
    pick(chooser, vocabulary.get(field) ?? []) ?? chooser.below(10),
  ]);
  return { kind, ...Object.fromEntries(fields) };
}

/** The input with one field replaced by whatever there is. */
export function spoilt(input: AnyInput, anything: readonly Json[], chooser: Chooser): Json {
  const value = pick(chooser, anything) ?? null;
  const field = pick(chooser, Object.keys(input)) ?? 'kind';
  return { ...input, [field]: value } as unknown as Json;
}

/** A number beside it, a list with one more or one less, a text that is another, a record with such a field or without it. */
export function nearby(value: unknown, chooser: Chooser): unknown {
  if (typeof value === 'number') return value + (pick(chooser, [-1, 1, 10, -100, 0.5]) ?? 1);
  if (Array.isArray(value)) return chooser.below(2) === 0 ? value.slice(1) : [...value, ...value.slice(0, 1)];
  if (typeof value === 'string') return chooser.below(2) === 0 ? `${value}x` : value.slice(1);
  const field = isRecord(value) ? pick(chooser, Object.keys(value)) : undefined;
  if (isRecord(value) && field !== undefined) {
    const { [field]: inner, ...rest } = value;
    return chooser.below(3) === 0 ? rest : { ...value, [field]: nearby(inner, chooser) };
  }
  return value === null ? 0 : null;
}
