/** A question as a viewer sees it: whom it is for, its words, and what happens without an answer. */
import { message, nameOf, told } from '@turnwise/game';
import type { Choice, TimeOut, Told } from '@turnwise/game';
import { cloneDeep } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Seeing } from './seeing.ts';

/** Its words are the prompt. */
export interface SeenChoice extends Told {
  readonly id: string;
  /** Who is to answer, by name. */
  readonly seat: string;
  /** In the game's own types, as the viewer may see it. */
  readonly seen: Choice;
  /** The same in notation. */
  readonly written: Json;
  readonly timeOut: SeenTimeOut | null;
}

export type SeenTimeOut = TimeOut & Told;

export function seenChoice(seeing: Seeing, choice: Choice): SeenChoice {
  const { game, table, view, state } = seeing;
  return {
    id: choice.id,
    seat: nameOf(table, choice.seat),
    ...told(game.messages, cloneDeep(game.choiceLabel(choice, table, view))),
    seen: cloneDeep(choice),
    written: cloneDeep(game.notation.choice.format(choice, table)),
    timeOut: seenTimeOut(seeing, game.timeOut(state, choice.seat, choice)),
  };
}

export function seenTimeOut({ game }: Seeing, timeOut: TimeOut | undefined): SeenTimeOut | null {
  if (timeOut === undefined) return null;
  const { kind, ...params } = timeOut;
  return cloneDeep({ ...timeOut, ...told(game.messages, message(`timeOut.${kind}`, params)) });
}
