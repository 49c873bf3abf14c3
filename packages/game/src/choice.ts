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
  /** What asks: a card, a rule. */
  readonly source: string;
  readonly candidates: readonly Json[];
  /** Whether the order of what is taken can matter. Left out, it does for card selections and orders. */
  readonly ordered?: boolean;
  /** An optional part that is done in full or not at all: `min` and `max` are both the full number, and none may be taken too. */
  readonly noneOrAll?: boolean;
  /** What is done with what is taken (`return`, `meld`), for the words of a prompt. */
  readonly purpose?: string;
  /** Where the candidates lie, and which of what lies there they are. */
  readonly from?: Json;
  readonly filter?: Json;
  /** What comes of it when the seat lets its time run out, where the question itself says so. */
  readonly timeOut?: TimeOut;
}

/** The answer to a choice, as an input. */
export interface Answer {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly choice: string;
  readonly value: Json;
}

/** Card selections and orders are answered with a list, always; others with the bare value when at most one is taken. */
export function answersWithList(choice: Choice): boolean {
  return choice.kind === 'selectCards' || choice.kind === 'order' || choice.max > 1;
}

/** Whether the order of what is taken can matter. */
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
        // What is not there in full cannot be done.
        max: noneOrAll && Math.min(max, candidates.length) < min ? 0 : max,
        ordered: isOrdered(choice),
        noneOrAll,
        list: answersWithList(choice),
      },
    ],
  };
}

/** An answer as a person writes it: null declines what can be declined, a question of yes or no included. */
export function normalAnswer(choice: Choice, value: Json): Json {
  if (value !== null) return value;
  return answersWithList(choice) ? [] : choice.kind === 'yesNo' ? false : null;
}

/** The answer that is given for a seat that gives none: it declines what can be declined, else takes the first there is. */
export function fallbackAnswer(choice: Choice): Json {
  const { candidates, noneOrAll, min } = choice;
  const taken = candidates.slice(0, noneOrAll === true ? 0 : min);
  if (answersWithList(choice)) return taken;
  const first = taken[0] ?? null;
  return choice.kind === 'yesNo' && first === true && candidates.includes(false) ? false : first;
}
