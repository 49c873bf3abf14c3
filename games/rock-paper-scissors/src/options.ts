/** The options of a match: how many rounds win it. */
import { integer, isRecord, optional } from '@turnwise/kernel';
import type { FieldShapes, Json, Shape } from '@turnwise/kernel';

const DEFAULT_TARGET = 3;

/** What a target may be. */
export const TARGET: Shape<number> = integer(1, 9);

export const OPTIONS: FieldShapes<Record<string, unknown>> = { target: optional(TARGET) };

/** Of options that were checked. */
export function targetOf(options: Json): number {
  return isRecord(options) && typeof options['target'] === 'number' ? options['target'] : DEFAULT_TARGET;
}
