/**
 * A random player. It knows what its seat sees and no more: it draws an input in a position that its seat cannot tell from the
 * true one, where the same inputs are offered. What it does hangs on the seed and on how far the match has come, so that a saved
 * match goes on alike.
 */
import { createChooser, nameOf } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Seed } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { EXIT, Trouble } from '../exit.ts';
import { flowText } from '../flow.ts';

export function botInput(match: Match, seat: Seat, seed: Seed): AnyInput | undefined {
  const { game, length } = match;
  const guess = game.determinize(match.look(seat).seen, seat, createChooser(seed, `guess ${length} ${seat}`));
  return game.sample(guess, seat, createChooser(seed, `bot ${length} ${seat}`));
}

/** Makes that input. That there is none, or that it is not taken, is a fault of the game. */
export function moveBot(match: Match, seat: Seat | undefined, seed: Seed): void {
  const input = seat === undefined ? undefined : botInput(match, seat, seed);
  if (seat === undefined || input === undefined) {
    const why = seat === undefined ? 'no seat is to act' : `${nameOf(match.table, seat)} has no legal input`;
    throw new Trouble(`nobody can move after frame ${match.length}: ${why}`, EXIT.failed);
  }
  const { outcome, fault } = match.submit(seat, input);
  if (fault !== undefined || outcome.kind === 'committed') return;
  const said = isRefusal(outcome) ? outcome.code : outcome.kind;
  throw new Trouble(`an offered input was not accepted (${said}): ${flowText(input)}`, EXIT.failed);
}
