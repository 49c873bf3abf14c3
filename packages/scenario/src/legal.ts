/**
 * Whether an input, written whole or in part, is legal for a seat. Whole ones are asked of the game, so that ten cards in
 * any order stay one offer; the others are compared with the inputs that the offers stand for.
 */
import { inputsOf } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json, Refusal } from '@turnwise/kernel';
import { matches } from './match-part.ts';
import type { Scene } from './scene.ts';

/** So many inputs of one offer are looked at. */
export const LEGAL_LIMIT = 10_000;

export type Legality =
  /** With the legal input that matches, in notation. */
  | { readonly kind: 'legal'; readonly input: Json }
  /** With the game's own answer, where the input was written whole. */
  | { readonly kind: 'illegal'; readonly refusal?: Refusal }
  /** There are more inputs than we look at, and none of those matches. */
  | { readonly kind: 'unknown' };

export function legalityOf(pattern: Json, seat: Seat, { game, table, state }: Scene): Legality {
  let refusal: Refusal | undefined;
  for (const input of readings(pattern, seat, { game, table, state })) {
    const answer = game.validate(state, input);
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
      cut ||= ++seen > LEGAL_LIMIT;
      if (seen > LEGAL_LIMIT) break;
    }
  }
  if (cut) return { kind: 'unknown' };
  return refusal === undefined ? { kind: 'illegal' } : { kind: 'illegal', refusal };
}

/** The inputs that this can be, written whole: as it stands, or as an answer to one of the seat's pending choices. */
function readings(
  pattern: Json,
  seat: Seat,
  { game, table, state }: Pick<Scene, 'game' | 'table' | 'state'>,
): AnyInput[] {
  const whole = game.notation.input.parse(pattern, seat, table);
  const inputs = whole.ok ? [whole.value] : [];
  if (!isRecord(pattern) || pattern['kind'] !== 'answer' || !Object.hasOwn(pattern, 'value')) return inputs;
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
