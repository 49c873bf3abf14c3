/** A question to a seat in the middle of a resolution. Its answer is the input `{ kind: answer, choice, value }`. */
import type { Json } from '@turnwise/kernel';
import type { Offer } from './offer.ts';
import type { Seat } from './seat.ts';
import type { TimeOut } from './time-out.ts';

export const CHOICE_KINDS = [
  'selectCards',
  'selectPile',
  'selectOption',
  'selectPlayer',
  'order',
  'number',
  'yesNo',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

export interface Choice {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: ChoiceKind;
  readonly min: number;
  readonly max: number;
  /** What is asking: a card, a rule. */
  readonly source: string;
  readonly candidates: readonly Json[];
  /** Whether the order of what is taken matters. If left out, it does for card selections and orders. */
  readonly ordered?: boolean;
  /** All or nothing: `min` and `max` are both the full number, and taking none is also allowed. */
  readonly noneOrAll?: boolean;
  /** What is done with what is taken (`return`, `meld`), for the words of a prompt. */
  readonly purpose?: string;
  /** Where the candidates are, and which of the things there qualify. */
  readonly from?: Json;
  readonly filter?: Json;
  /** What happens when the seat runs out of time, if the question itself says so. */
  readonly timeOut?: TimeOut;
}

/** The answer to a choice, as an input. */
export interface Answer {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly choice: string;
  readonly value: Json;
}

/** Whether answers are lists. Card selections and orders always are; other choices take the bare value if at most one is taken. */
export function answersWithList(choice: Choice): boolean {
  return choice.kind === 'selectCards' || choice.kind === 'order' || choice.max > 1;
}

/** Whether the order of what is taken matters. */
export function isOrdered({ ordered, kind }: Choice): boolean {
  return ordered ?? (kind === 'order' || kind === 'selectCards');
}

/** The offer that stands for all legal answers. */
export function offerOf(choice: Choice): Offer {
  const { noneOrAll = false, min, max, candidates } = choice;
  return {
    kind: 'answer',
    seat: choice.seat,
    fixed: { choice: choice.id },
    slots: [
      {
        name: 'value',
        candidates,
        min: noneOrAll ? 0 : min,
        // If there are fewer than the full number, the part cannot be done.
        max: noneOrAll && Math.min(max, candidates.length) < min ? 0 : max,
        ordered: isOrdered(choice),
        noneOrAll,
        list: answersWithList(choice),
      },
    ],
  };
}

/** The answer in normal form. A person may write null to decline anything that can be declined, including a yes-or-no question. */
export function normalAnswer(choice: Choice, value: Json): Json {
  if (value !== null) return value;
  return answersWithList(choice) ? [] : choice.kind === 'yesNo' ? false : null;
}

/** The answer for a seat that does not answer: decline if possible, otherwise take the first candidates. */
export function fallbackAnswer(choice: Choice): Json {
  const { candidates, noneOrAll, min } = choice;
  const taken = candidates.slice(0, noneOrAll === true ? 0 : min);
  if (answersWithList(choice)) return taken;
  const first = taken[0] ?? null;
  return choice.kind === 'yesNo' && first === true && candidates.includes(false) ? false : first;
}
