/**
 * Whether an input, written whole or in part, is legal for a seat. The game itself checks whole inputs, so that ten cards
 * in any order stay one offer; partial inputs are compared with the inputs that the offers stand for.
 */
import { fieldAt, inputsOf } from '@turnwise/game';
import type { AnyInput, Offer, Seat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json, JsonRecord, Refusal } from '@turnwise/kernel';
import { matches } from './match-part.ts';
import type { Scene } from './scene.ts';

/** The most inputs of one offer that are compared. */
export const LEGAL_LIMIT = 10_000;

export type Legality =
  /** With the legal input that matches, in notation. */
  | { readonly kind: 'legal'; readonly input: Json }
  /** With the game's own answer, if the input was written whole. */
  | { readonly kind: 'illegal'; readonly refusal?: Refusal }
  /** There are more inputs than we compare, and none of those compared matches. */
  | { readonly kind: 'unknown' };

export function legalityOf(pattern: Json, seat: Seat, { game, table, state }: Scene): Legality {
  let refusal: Refusal | undefined;
  let faulted = false;
  for (const input of readings(pattern, seat, { game, table, state })) {
    const answer = game.validate(state, input);
    faulted ||= !answer.ok;
    if (!answer.ok) continue;
    if (answer.value === undefined) return { kind: 'legal', input: game.notation.input.format(input, table) };
    refusal ??= answer.value;
  }
  let cut = false;
  for (const offer of game.offers(state, seat)) {
    let seen = 0;
    for (const input of inputsOf(offer) as Iterable<AnyInput>) {
      const written = game.notation.input.format(input, table);
      if (matches(pattern, written)) return { kind: 'legal', input: written };
      // All inputs of an offer are of one kind: a look at the first one is enough.
      if (!sameKind(pattern, written)) break;
      // And of one form: an input written whole could be one of them only if the game had just accepted it.
      if (seen === 0 && !faulted && isWhole(pattern, written, offer)) break;
      cut ||= ++seen > LEGAL_LIMIT;
      if (seen > LEGAL_LIMIT) break;
    }
  }
  if (cut) return { kind: 'unknown' };
  return refusal === undefined ? { kind: 'illegal' } : { kind: 'illegal', refusal };
}

const ANSWER_FIELDS: readonly string[] = ['kind', 'choice', 'value'];

/** The inputs that this can be if it is written whole: itself, or an answer to one of the seat's pending choices. */
function readings(
  pattern: Json,
  seat: Seat,
  { game, table, state }: Pick<Scene, 'game' | 'table' | 'state'>,
): AnyInput[] {
  const whole = game.notation.input.parse(pattern, seat, table);
  const inputs = whole.ok ? [whole.value] : [];
  if (!isRecord(pattern) || pattern['kind'] !== 'answer' || !Object.hasOwn(pattern, 'value')) return inputs;
  if (Object.keys(pattern).some((key) => !ANSWER_FIELDS.includes(key))) return inputs;
  for (const choice of game.choices(state)) {
    if (choice.seat !== seat || (pattern['choice'] ?? choice.id) !== choice.id) continue;
    const value = game.notation.answer.parse(pattern['value'] as Json, choice, table);
    if (value.ok) inputs.push({ kind: 'answer', seat, choice: choice.id, value: value.value });
  }
  return inputs;
}

function sameKind(pattern: Json, written: Json): boolean {
  if (!isRecord(pattern) || typeof pattern['kind'] !== 'string' || !isRecord(written)) return true;
  return pattern['kind'] === written['kind'];
}

/**
 * Whether the pattern leaves nothing open beside an input of this offer: it has every field, and only an equal value matches
 * each. Such an input was read if it can be, as notation reads what it writes. A map may be a part or a matcher, unless it
 * has every field of one that is written, and an answer's choice may be left out.
 */
function isWhole(pattern: Json, written: Json, { kind, fixed = {}, slots }: Offer): boolean {
  if (!isRecord(pattern) || !isRecord(written)) return false;
  // Notation may leave out a field here and write it in another input of the offer.
  const names = new Set([...Object.keys(fixed), ...slots.map(({ name }) => name.split('.')[0])]);
  if (Object.keys(written).length < 1 + names.size) return false;
  if (slots.some(({ name }) => name.includes('.') && fieldAt(written, name) === undefined)) return false;
  const short = kind === 'answer' && !Object.hasOwn(pattern, 'choice');
  return isExactRecord(pattern, short ? { ...written, choice: undefined } : written);
}

/** Every field of what is written, with an equal value. */
function isExactRecord(pattern: JsonRecord, written: JsonRecord): boolean {
  return (
    Object.keys(written).every((key) => written[key] === undefined || Object.hasOwn(pattern, key)) &&
    Object.entries(pattern).every(([key, one]) => isExact(one, written[key]))
  );
}

function isExact(value: unknown, written: unknown): boolean {
  // Null and the empty list match each other, and what is absent; a written list is always a list.
  if (value === null || (Array.isArray(value) && value.length === 0)) return Array.isArray(written);
  return isRecord(value) && isRecord(written) ? isExactRecord(value, written) : isScalars(value);
}

/** A scalar, or a list of scalars. */
function isScalars(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 && value.every(isScalars) : typeof value !== 'object';
}
