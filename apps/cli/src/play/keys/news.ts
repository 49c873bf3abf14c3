/** What is to be read now: how to begin, what a key would do, how it ended. */
import { formatMessage, nameOf } from '@turnwise/game';
import type { AnyGame, Paint, Seat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { resultSentence } from '../../sentences.ts';
import type { ContentPlace } from '../content-place.ts';
import type { Thought } from './thought.ts';

export function introLines({ title, summary }: AnyGame, place: ContentPlace | undefined): readonly string[] {
  if (place === undefined) return [`${title}. ${summary}`];
  const { content, number, count } = place;
  return [`${title}, ${number} of ${count}: ${content.title}. ${content.hint ?? summary}`];
}

export function thoughtLines(match: Match, { label, foreseen }: Thought, paint: Paint): readonly string[] {
  const { refusal, told, remark, result } = foreseen;
  if (refusal !== undefined) return [`${paint.danger(`${label}?`)} No: ${refusal}.`];
  const [first = '', ...others] = told;
  const end =
    result === undefined ? [] : [`The game would be over: ${resultSentence(match.game, result, match.table)}.`];
  return [
    `${paint.ghost(`${label}?`)} ${first}`,
    ...others,
    ...(remark === undefined ? [] : [remark]),
    ...end.map((text) => paint.strong(text)),
    paint.faint('Enter or the same key does it, Esc lets it be.'),
  ];
}

/** What the seat is asked; the answer is typed. */
export function questionLines({ game, state, table }: Match, seat: Seat, paint: Paint): readonly string[] {
  return game.choices(state).flatMap((choice) => {
    const asked = choice.seat === seat ? game.viewChoice(choice, seat) : undefined;
    if (asked === undefined) return [];
    const question = formatMessage(game.messages, game.choiceLabel(asked, table));
    return [`${paint.strong(`${question}.`)} ${paint.faint('Type : for the answers.')}`];
  });
}

export function endLines(match: Match, seat: Seat, place: ContentPlace | undefined, paint: Paint): readonly string[] {
  const { game, table, result } = match;
  const isWon = winnersOf(result).includes(nameOf(table, seat));
  const sentence = `Game over: ${resultSentence(game, result, table)}.`;
  const par = place?.content.par === undefined ? '' : ` Par is ${place.content.par}.`;
  const next = place?.next === undefined ? '' : ` Next: ${place.next.title}, ${place.number + 1} of ${place.count}.`;
  return [`${(isWon ? paint.goal : paint.danger)(sentence)}${par}${next}`];
}

function winnersOf(result: Json): readonly unknown[] {
  const winners = isRecord(result) ? result['winners'] : undefined;
  return Array.isArray(winners) ? winners : [];
}
