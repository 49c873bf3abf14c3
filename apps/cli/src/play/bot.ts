/**
 * Who moves for a seat that no person has: its bot, or a random player. That one knows what its seat sees and no more: it draws an
 * input in a position that its seat cannot tell from the true one, where the same inputs are offered.
 */
import { createChooser, nameOf } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import type { Seed } from '@turnwise/kernel';
import type { BotMark, Match } from '@turnwise/match';
import { EXIT, Trouble } from '../exit.ts';
import { flowText } from '../flow.ts';
import type { Seating } from './seating.ts';
import { thinkingSeed } from './table-bots.ts';

/** What it does hangs on the seed and on how far the match has come, so that a saved match goes on alike. */
export function randomInput(match: Match, seat: Seat, seed: Seed): AnyInput | undefined {
  const { game, length } = match;
  const guess = game.determinize(match.look(seat).seen, seat, createChooser(seed, `guess ${length} ${seat}`));
  return game.sample(guess, seat, createChooser(seed, `bot ${length} ${seat}`));
}

/** Makes an input. That there is none, or that it is not taken, is a fault of the game. */
export async function moveBot(
  match: Match,
  seat: Seat | undefined,
  { seed, bots }: Seating,
  hasRoom = true,
): Promise<void> {
  const bot = seat === undefined ? undefined : bots.names.get(seat);
  if (seat === undefined || bot === undefined) return moveAtRandom(match, seat, seed);
  const { decision, mark } = await bots.think(match, {
    seat,
    bot,
    seed: thinkingSeed(match, seat, seed, 'move'),
    doing: hasRoom ? `${nameOf(match.table, seat)} is thinking` : undefined,
  });
  submit(match, seat, decision.input, mark);
}

function moveAtRandom(match: Match, seat: Seat | undefined, seed: Seed): void {
  const input = seat === undefined ? undefined : randomInput(match, seat, seed);
  if (seat === undefined || input === undefined) {
    const why = seat === undefined ? 'no seat is to act' : `${nameOf(match.table, seat)} has no legal input`;
    throw new Trouble(`nobody can move after frame ${match.length}: ${why}`, EXIT.failed);
  }
  submit(match, seat, input);
}

function submit(match: Match, seat: Seat, input: AnyInput, bot?: BotMark): void {
  const { outcome, fault } = match.submit(seat, input, bot === undefined ? {} : { bot });
  if (fault !== undefined || outcome.kind === 'committed') return;
  const said = isRefusal(outcome) ? outcome.code : outcome.kind;
  throw new Trouble(`an offered input was not accepted (${said}): ${flowText(input)}`, EXIT.failed);
}
