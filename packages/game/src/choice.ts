/** A question to a seat in the middle of a resolution. Its answer is the input `{ kind: answer, choice, value }`. */
import type { Json } from '@turnwise/kernel';
import type { Offer } from './offer.ts';
import type { Seat } from './seat.ts';

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
  readonly ordered?: boolean;
  readonly noneOrAll?: boolean;
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

/** The offer that stands for all legal answers. */
export function offerOf(choice: Choice): Offer {
  return {
    kind: 'answer',
    seat: choice.seat,
    fixed: { choice: choice.id },
    slots: [
      {
        name: 'value',
        candidates: choice.candidates,
        min: choice.min,
        max: choice.max,
        ordered: choice.ordered === true || choice.kind === 'order' || choice.kind === 'selectCards',
        noneOrAll: choice.noneOrAll === true,
        list: answersWithList(choice),
      },
    ],
  };
}

/** An answer as a person writes it: null declines what can be declined. */
export function normalAnswer(choice: Choice, value: Json): Json {
  return value === null && answersWithList(choice) ? [] : value;
}
