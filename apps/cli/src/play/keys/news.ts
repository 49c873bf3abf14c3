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
  const { content, number } = place;
  const which = number === undefined ? '' : `, ${number.at} of ${number.of}`;
  return [`${title}${which}: ${content.title}. ${content.hint ?? summary}`];
}

/** `isAway`: another part of the board is shown than that where the game stands. */
export function thoughtLines(
  match: Match,
  { label, foreseen }: Thought,
  isAway: boolean,
  paint: Paint,
): readonly string[] {
  const { refusal, told, remark, result } = foreseen;
  if (refusal !== undefined) return [`${paint.danger(`${label}?`)} No: ${refusal}.`];
  const [first = '', ...others] = told;
  const end =
    result === undefined ? [] : [`The game would be over: ${resultSentence(match.game, result, match.table)}.`];
  return [
    `${paint.ghost(`${label}?`)} ${first}`,
    // Before what a small screen may cut.
    ...end.map((text) => paint.strong(text)),
    ...others,
    ...(remark === undefined ? [] : [remark]),
    paint.faint(`Enter or the same key does it, Esc ${isAway ? 'goes back to where you are' : 'cancels it'}.`),
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
  const next = nextText(place);
  return [`${(isWon ? paint.goal : paint.danger)(sentence)}${par}${next}`];
}

function nextText(place: ContentPlace | undefined): string {
  const { number, next } = place ?? {};
  return number === undefined || next === undefined ? '' : ` Next: ${next.title}, ${number.at + 1} of ${number.of}.`;
}

function winnersOf(result: Json): readonly unknown[] {
  const winners = isRecord(result) ? result['winners'] : undefined;
  return Array.isArray(winners) ? winners : [];
}
