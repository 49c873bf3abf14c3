/**
 * Law 9. Random play reaches a result within the game's own `longest`. A game whose rules would let it go on for ever needs
 * a rule that ends it. At every frame play can continue: a seat that is to act has an offer; a system input is due if, and
 * only if, nobody is to act. After the result nobody is to act and nothing is offered.
 */
import { formatMessage, isPlay } from '@turnwise/game';
import { shorten } from '@turnwise/kernel';
import type { Law } from '../law.ts';

export const playEnds: Law = {
  number: 9,
  name: 'playEnds',
  title: 'Play ends; or says, by a limit of its own rules, that it does not.',
  check({ game, states, seats, frames, end, troubles }, inquiry) {
    for (const place of inquiry.places()) {
      const state = states[place];
      if (state === undefined) return;
      const toAct = game.toAct(state);
      const sound = new Set(toAct).size === toAct.length && toAct.every((seat) => seats.includes(seat));
      inquiry.holds(sound, place, () => `toAct names seats that do not exist, or a seat twice: ${toAct.join(', ')}`);
      const result = game.result(state);
      if (result === undefined) {
        for (const seat of toAct)
          inquiry.holds(game.offers(state, seat).some(isPlay), place, () => `seat ${seat} is to act but has no offer`);
        const due = game.next(state);
        if (toAct.length === 0)
          inquiry.holds(due !== undefined, place, () => {
            const stopped = game.stopped(state);
            const why = stopped === undefined ? '' : ` (${formatMessage(game.messages, stopped)})`;
            return `nobody is to act, nothing is due, no result${why}`;
          });
        else
          inquiry.holds(
            due === undefined,
            place,
            () => `seat ${toAct.join(', ')} is to act, but next gives ${shorten(due)} as well`,
          );
      } else {
        inquiry.holds(toAct.length === 0, place, () => `it is over, but ${toAct.join(', ')} is to act`);
        for (const seat of seats)
          inquiry.holds(game.offers(state, seat).length === 0, place, () => `it is over, but seat ${seat} has offers`);
        const winners = result.winners.every((seat) => seats.includes(seat));
        inquiry.holds(winners, place, () => `a winner is not a seat: ${result.winners.join(', ')}`);
      }
    }
    inquiry.holds(end !== 'limit', frames.length, () => `no result after ${game.longest} inputs, the game's own limit`);
    inquiry.holds(end !== 'stuck', frames.length, () => 'play is stuck: there was no input to make');
    inquiry.holds(end !== 'threw', frames.length, () => troubles.map(({ what }) => what).join('; '));
  },
};
