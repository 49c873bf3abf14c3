/** The opening (RULES.md, section 2): each seat melds one of its two cards in secret, and the first title by letters begins. */
import type { Choice, Seat } from '@turnwise/game';
import { byCodeUnit } from '@turnwise/kernel';
import { DONE } from '@turnwise/stack';
import type { Progress } from '@turnwise/stack';
import { NAME } from '../cards/catalogue.ts';
import type { InnovationState, OpeningEffect } from '../types.ts';
import { handle } from './act.ts';
import { startTurn } from './turn.ts';
import type { InnovationRun } from './why.ts';

const SOURCE = 'opening';

/** The question to every seat, with the ids from this one on. */
export function openingChoices({ players }: Pick<InnovationState, 'players'>, newId: () => string): Choice[] {
  return players.map(({ hand }, seat) => ({
    id: newId(),
    seat: seat as Seat,
    kind: 'selectCards' as const,
    min: 1,
    max: 1,
    source: SOURCE,
    candidates: hand.toSorted((a, b) => a - b),
    ordered: false,
    noneOrAll: false,
    purpose: 'meld',
    from: [{ zone: 'hand', seat }],
    filter: {},
  }));
}

export function stepOpening(opening: OpeningEffect, run: InnovationRun): Progress {
  if (run.answers.length === 0) return run.ask(...openingChoices(run.state, () => run.newChoiceId('selectCards')));
  const melded = run.answers.map(({ value }) => (value as readonly number[])[0] as number);
  const why = { source: SOURCE, id: opening.id };
  melded.forEach((card, place) => {
    const seat = place as Seat;
    handle(run, why, 'meld', seat, card);
  });
  const first = melded.map((card) => NAME[card] as string).toSorted(byCodeUnit)[0];
  startTurn(run, melded.findIndex((card) => NAME[card] === first) as Seat);
  return DONE;
}
