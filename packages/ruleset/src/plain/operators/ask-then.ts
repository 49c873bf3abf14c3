/** An effect that begins with a question, for the plain interpreter: asks, then does the rest. */
import type { PlainAsking } from '../plain.ts';
import type { Doing } from '../questions.ts';

export function* askThen({ ask, then }: PlainAsking): Doing<void> {
  const doing = then(yield* ask());
  if (doing !== undefined) yield* doing;
}
