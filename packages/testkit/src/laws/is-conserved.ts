/**
 * Law 8. The rules' own invariants hold in every state. A position, which people write and saves begin with, loses nothing
 * that matters: read back, it gives a state that is written the same, with the same seats to act, offers, choices, views
 * and result. Random streams are not part of a position.
 */
import { formatIssue } from '@turnwise/kernel';
import type { AnyState } from '@turnwise/game';
import type { Inquiry, Law } from '../law.ts';
import { difference } from '../same.ts';
import type { Walk } from '../walk.ts';

/** Positions written and read in one game. */
const POSITIONS = 12;

export const isConserved: Law = {
  number: 8,
  name: 'isConserved',
  title: 'What is conserved is conserved (cards, tokens), at every frame; a position can be written and read back.',
  check(walk, inquiry) {
    const { invariants } = walk.game.rules;
    if (invariants !== undefined)
      for (const place of inquiry.places()) {
        const issues = invariants(walk.states[place] as AnyState);
        inquiry.holds(issues.length === 0, place, () => issues.map(formatIssue).join('; '));
      }
    for (const place of inquiry.places(POSITIONS)) checkPosition(walk, walk.states[place] as AnyState, inquiry, place);
  },
};

function checkPosition(walk: Walk, state: AnyState, inquiry: Inquiry, place: number): void {
  const { game, context } = walk;
  const { position } = game.notation;
  const written = position.format(state, context);
  // As a file would bring it.
  const read = position.parse(JSON.parse(JSON.stringify(written)), context);
  if (!read.ok) {
    inquiry.holds(false, place, () => `the position cannot be read back: ${read.error.map(formatIssue).join('; ')}`);
    return;
  }
  const again = difference(position.format(read.value, context), written);
  inquiry.holds(again === undefined, place, () => `the position is written differently when read back: ${again}`);
  const lost = difference(matters(walk, read.value), matters(walk, state));
  inquiry.holds(lost === undefined, place, () => `the position loses something: ${lost}`);
}

/** What a host can tell of a state. */
function matters({ game, seats, viewers, context }: Walk, state: AnyState): unknown {
  return {
    toAct: game.toAct(state),
    result: game.result(state) ?? null,
    next: game.next(state) ?? null,
    choices: game.choices(state),
    offers: seats.map((seat) => game.offers(state, seat)),
    views: viewers.map((viewer) => game.notation.view.format(game.view(state, viewer), context)),
  };
}
