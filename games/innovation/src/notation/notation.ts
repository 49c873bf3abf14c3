/**
 * `active`, `actionsLeft`, `turn`, `players: { SEAT: { board: { COLOUR: { cards: [bottom … top], splay } }, hand, score,
 * achievements: [1, Empire] } }`, `decks: { AGE: [top … bottom] }` (what is placed nowhere is out of the game) or
 * `{ AGE: { top: […] } }` (the rest follow by id), `achievements: { available: [ages], special: [names] }`,
 * `turnCounts: { SEAT: { tucked, scored } }`, `removed`, `known: { CARD: [seats] }` for who knows more than the zones tell,
 * `stack` for what remains in the middle of an action, `ended: { winners, reason }`.
 *
 * Left out: the first seat is active with two actions left in a turn (3) after the opening; no splay; zones are empty;
 * a deck has all cards that are placed nowhere, by id; all achievements are available that nobody holds. Of each age 1–9
 * the highest card that is placed nowhere lies face down as its achievement.
 */
import type { Notation } from '@turnwise/game';
import type { Innovation } from '../types.ts';
import { answer } from './answer.ts';
import { choice } from './choice.ts';
import { event } from './event.ts';
import { input } from './input.ts';
import { comparablePosition, formatPosition } from './position-format.ts';
import { parsePosition } from './position-parse.ts';
import { comparableView, formatView } from './view-format.ts';

export const notation: Notation<Innovation> = {
  position: { parse: parsePosition, format: formatPosition, comparable: comparablePosition },
  input,
  answer,
  choice,
  event,
  view: { format: formatView, comparable: comparableView },
};
