/** The questions that programs ask. What has one legal answer is asked of nobody: the stack gives it. */
import type { Choice, ChoiceKind, Seat } from '@turnwise/game';
import { fact } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { ASKED } from '@turnwise/stack';
import type { InnovationRun } from '../act/why.ts';
import type { Cards } from '../cards/language.ts';
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

/** What a card asks in the same words every time, made when it is compiled. */
export interface OneOf {
  readonly kind: ChoiceKind;
  readonly optional: boolean;
  readonly purpose: string;
}

/** A question for one of several, or for none of them if it is optional. */
export function askForOne(
  run: InnovationRun,
  frame: ProgramEffect,
  { kind, optional, purpose }: OneOf,
  candidates: readonly Json[],
  from: Json = null,
  filter: Json = null,
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
    from,
    filter,
  });
}

/**
 * Tells that an optional part was declined. Of a part that looks at what others do not see of cards (`unsure`) it is told in
 * the same way when there was nothing to choose from: the others shall not learn from a line which of the two it was.
 */
export function tellDeclined(
  run: InnovationRun,
  frame: ProgramEffect,
  seat: Seat,
  purpose: string,
  several = false,
  unsure = false,
): void {
  if (!run.recording) return;
  const { source, id } = frame;
  run.take(fact({ kind: 'declined' as const, seat, purpose, several, unsure, source, cause: id }));
}

/** Tells that a part which is no choice could not be done, as there is no such card. */
export function tellLacked(run: InnovationRun, frame: ProgramEffect, from: Json, filter: Json): void {
  if (!run.recording) return;
  const { source, id, seat } = frame;
  run.take(fact({ kind: 'lacked' as const, seat, from, filter, source, cause: id }));
}

/** Where the candidates lie, as a question tells it. */
export function zonesOf(zone: Cards['zone'], seats: readonly Seat[]): Json {
  const name = zone === 'hand' || zone === 'score' ? zone : 'board';
  return seats.map((seat) => ({ zone: name, seat }));
}
