/** The questions that programs ask. What has one legal answer is asked of nobody: the stack gives it. */
import type { Choice, ChoiceKind, Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { ASKED } from '@turnwise/stack';
import type { InnovationRun } from '../act/why.ts';
import { AGE, COLOUR } from '../cards/catalogue.ts';
import type { Cards, Destination, Purpose } from '../cards/language.ts';
import type { ProgramEffect } from '../types.ts';

/** What a question is about, besides who is asked by which card. */
export interface Question {
  readonly kind: ChoiceKind;
  readonly seat: Seat;
  readonly min: number;
  readonly max: number;
  readonly candidates: readonly Json[];
  readonly ordered: boolean;
  readonly noneOrAll: boolean;
  readonly purpose: string;
  readonly from: Json;
  readonly filter: Json;
}

export function ask(run: InnovationRun, frame: ProgramEffect, question: Question): typeof ASKED {
  const { kind, seat, min, max, candidates, ordered, noneOrAll, purpose, from, filter } = question;
  const choice: Choice = {
    id: run.newChoiceId(kind),
    seat,
    kind,
    min,
    max,
    source: frame.source,
    candidates,
    ordered,
    noneOrAll,
    purpose,
    from,
    filter,
  };
  run.ask(choice);
  return ASKED;
}

/** A question for one of several, or for none of them if it is optional. */
export function askForOne(
  run: InnovationRun,
  frame: ProgramEffect,
  kind: ChoiceKind,
  candidates: readonly Json[],
  optional: boolean,
  purpose: string,
): typeof ASKED {
  const min = optional ? 0 : 1;
  const { seat } = frame;
  return ask(run, frame, {
    kind,
    seat,
    min,
    max: 1,
    candidates,
    ordered: false,
    noneOrAll: false,
    purpose,
    from: null,
    filter: null,
  });
}

/** Whether the order in which cards are handled can matter: two of them go to one deck, or to one pile. */
export function orderMatters(cards: readonly number[], purpose: Purpose, to: Destination | undefined): boolean {
  if (purpose === 'return') return twoAlike(cards, AGE);
  if (purpose === 'meld' || purpose === 'tuck' || to?.zone === 'board') return twoAlike(cards, COLOUR);
  return false;
}

function twoAlike(cards: readonly number[], table: readonly number[]): boolean {
  let set = 0;
  for (let i = 0; i < cards.length; i++) {
    const bit = 1 << (table[cards[i] as number] as number);
    if ((set & bit) !== 0) return true;
    set |= bit;
  }
  return false;
}

/** Where the candidates lie, in the document's form. */
export function zonesOf(zone: Cards['zone'], seats: readonly Seat[]): Json {
  const name = zone === 'hand' || zone === 'score' ? zone : 'board';
  return seats.map((seat) => ({ zone: name, seat }));
}

/** Which of them, in the document's form, as far as a card's own words tell. */
export function filterOf({ where }: Cards): Json {
  const { icon, colours, age, minAge, maxAge } = where;
  const ages = typeof age === 'number' ? { min: age, max: age } : { min: minAge, max: maxAge };
  return {
    ...(ages.min === undefined && ages.max === undefined
      ? {}
      : {
          byAge: {
            ...(ages.min === undefined ? {} : { min: ages.min }),
            ...(ages.max === undefined ? {} : { max: ages.max }),
          },
        }),
    ...(colours === undefined ? {} : { byColor: [...colours] }),
    ...(icon === undefined ? {} : { byIconAtLeast: { icon, count: 1 } }),
  };
}
