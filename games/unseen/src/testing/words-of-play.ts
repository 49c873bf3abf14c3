/** Positions written as scenarios write them, and inputs in short (`push east`), for tests of what people read. */
import { formatMessage, seat } from '@turnwise/game';
import { eventsOf, isRefusal } from '@turnwise/kernel';
import type { Json, Refusal } from '@turnwise/kernel';
import { unseen } from '../game.ts';
import type { UnseenEvent, UnseenInput, UnseenState } from '../types.ts';

export const TABLE = { names: ['player'] } as const;

export function at(document: Json): UnseenState {
  const context = unseen.prepare({ seed: 1 });
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  const { seats: names, options, random } = context.value;
  const parsed = unseen.notation.position.parse(document, { names, options, random });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

export function inputOf(text: string): UnseenInput {
  const [kind = '', dir] = text.split(' ');
  return { kind, seat: seat(0), ...(dir === undefined ? {} : { dir }) } as UnseenInput;
}

/** What comes of inputs one after the other: the last state, all events, and the refusal of the last if there is one. */
export function play(
  start: UnseenState,
  ...inputs: readonly string[]
): { readonly state: UnseenState; readonly events: readonly UnseenEvent[]; readonly refusal: Refusal | undefined } {
  let state = start;
  const events: UnseenEvent[] = [];
  let refusal: Refusal | undefined;
  for (const text of inputs) {
    if (refusal !== undefined) throw new Error(`refused before ${text}: ${refusal.code}`);
    const made = unseen.kernel.dispatch(state, inputOf(text));
    if (!made.ok) throw new Error(made.error.message);
    const { outcome } = made.value;
    if (isRefusal(outcome)) refusal = outcome;
    else if (outcome.kind === 'committed') events.push(...eventsOf(outcome.frame));
    ({ state } = made.value);
  }
  return { state, events, refusal };
}

export function told(event: UnseenEvent): string {
  return formatMessage(unseen.messages, unseen.eventLabel(event, TABLE));
}
