/** What is to be read now: how to begin, what a key would do, how it ended. */
import type { AnyGame, Paint } from '@turnwise/game';
import type { Look } from '@turnwise/match';
import type { ContentPlace } from '../content-place.ts';
import type { Thought } from './thought.ts';

export function introLines({ title, summary }: AnyGame, place: ContentPlace | undefined): readonly string[] {
  if (place === undefined) return [`${title}. ${summary}`];
  const { content, number } = place;
  const which = number === undefined ? '' : `, ${number.at} of ${number.of}`;
  return [`${title}${which}: ${content.title}. ${content.hint ?? summary}`];
}

/** `isAway`: another part of the board is shown than that where the game stands. */
export function thoughtLines({ label, foreseen }: Thought, isAway: boolean, paint: Paint): readonly string[] {
  const { refusal, told, remark, result } = foreseen;
  if (refusal !== undefined) return [`${paint.danger(`${label}?`)} No: ${refusal}.`];
  const [first = '', ...others] = told;
  const end = result === undefined ? [] : [`The game would be over: ${result}.`];
  return [
    `${paint.ghost(`${label}?`)} ${first}`,
    // Before what a small screen may cut.
    ...end.map((text) => paint.strong(text)),
    ...others,
    ...(remark === undefined ? [] : [remark]),
    paint.faint(`Press Enter or the same key to do it, Esc ${isAway ? 'to go back to where you are' : 'to cancel'}.`),
  ];
}

/** What the seat is asked; the answer is typed. */
export function questionLines({ viewer, choices }: Look, paint: Paint): readonly string[] {
  return choices
    .filter(({ seat }) => seat === viewer)
    .map(({ text }) => `${paint.strong(`${text}.`)} ${paint.faint('Type : to answer.')}`);
}

export function endLines({ viewer, result }: Look, place: ContentPlace | undefined, paint: Paint): readonly string[] {
  const isWon = viewer !== null && result?.winners.includes(viewer) === true;
  const sentence = `Game over: ${result?.text ?? ''}.`;
  const par = place?.content.par === undefined ? '' : ` Par is ${place.content.par}.`;
  const next = nextText(place);
  return [`${(isWon ? paint.goal : paint.danger)(sentence)}${par}${next}`];
}

function nextText(place: ContentPlace | undefined): string {
  const { number, next } = place ?? {};
  return number === undefined || next === undefined ? '' : ` Next: ${next.title}, ${number.at + 1} of ${number.of}.`;
}
