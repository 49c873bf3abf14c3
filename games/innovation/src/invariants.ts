/**
 * What holds in every state: 105 cards, each in one place at most, caches that agree, knowledge that fits, questions that
 * follow from the stack. It is asked of saved states too, so the shapes come first: any substate may be any JSON.
 */
import type { Seat } from '@turnwise/game';
import { sameContent, issue, joinPath } from '@turnwise/kernel';
import type { Issue } from '@turnwise/kernel';
import { pointsOf } from './apply/exchange.ts';
import { bitOf, everybody } from './apply/knowledge.ts';
import { AGE, COLOUR } from './cards/catalogue.ts';
import { countIcons } from './table/icons.ts';
import { areAnswers, askedAgain, canBeAnswered } from './questions.ts';
import { shapeIssues } from './shapes.ts';
import type { InnovationState } from './types.ts';

export function invariants(state: InnovationState): readonly Issue[] {
  const malformed = shapeIssues(state);
  if (malformed.length > 0) return malformed;
  return [...disagreements(state), ...questionIssues(state)];
}

/** What is asked follows from the stack, and answers are to what is asked. */
function questionIssues(state: InnovationState): readonly Issue[] {
  const { effects, choices, given } = state.stack;
  const paused = effects.length > 0;
  if (paused !== choices.length > 0 || (paused && state.ended !== null))
    return [issue('stack', 'invariant', 'a question for the work that is left, and nothing after the end', choices)];
  if (!paused) return [];
  const again = askedAgain(state);
  if (!sameContent(again, choices) || !canBeAnswered(choices))
    return [issue('stack.choices', 'invariant', 'what the effect on top asks, with an answer for each', choices)];
  return areAnswers(given, choices)
    ? []
    : [issue('stack.given', 'invariant', 'answers to some of the questions', given)];
}

/** Where everything is well formed: what one part says against another. */
function disagreements(state: InnovationState): readonly Issue[] {
  const seats = state.players.length;
  const issues: Issue[] = [];
  const bad = (path: string, expected: string, found: unknown): void => {
    issues.push(issue(path, 'invariant', expected, found));
  };
  const all = everybody(seats);
  const seen = new Set<number>();
  const place = (cards: readonly number[], path: string, fits: (card: number) => boolean, knows: number): void =>
    cards.forEach((card, index) => {
      const at = joinPath(path, index);
      if (seen.has(card)) bad(at, 'a card that lies in no other place', card);
      seen.add(card);
      if (!fits(card)) bad(at, 'a card that belongs there', card);
      if (((state.known[card] ?? 0) & knows) !== knows)
        bad(joinPath('known', card), 'those who see the card', state.known[card]);
      return undefined;
    });

  state.players.forEach((player, seat) => {
    const path = joinPath('players', seat);
    place(player.hand, joinPath(path, 'hand'), () => true, bitOf(seat as Seat));
    place(player.score, joinPath(path, 'score'), () => true, bitOf(seat as Seat));
    player.piles.forEach((pile, colour) => {
      place(pile, `${path}.piles[${colour}]`, (card) => COLOUR[card] === colour, all);
      const splay = player.splays[colour] ?? -1;
      if (pile.length < 2 && splay !== 0)
        bad(`${path}.splays[${colour}]`, 'no direction for fewer than two cards', splay);
    });
    const icons = countIcons(player);
    if (icons.some((count, icon) => count !== player.icons[icon])) bad(`${path}.icons`, icons.join(' '), player.icons);
    if (pointsOf(player.score) !== player.points) bad(`${path}.points`, String(pointsOf(player.score)), player.points);
  });
  state.decks.forEach((deck, age) => place(deck, `decks[${age}]`, (card) => AGE[card] === age, 0));
  state.faceDown.forEach((card, index) => {
    if (card !== 0) place([card], `faceDown[${index}]`, () => AGE[card] === index + 1, 0);
  });
  place(state.removed, 'removed', () => true, all);
  return issues;
}
