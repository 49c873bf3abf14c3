/**
 * Who moves for a seat that no person has: its bot, or a random player. That one knows what its seat sees and no more: it draws an
 * input in a position that its seat cannot tell from the true one, where the same inputs are offered.
 */
import { createChooser, nameOf } from '@turnwise/game';
import type { AnyInput, Chooser, Seat } from '@turnwise/game';
import { isRefusal } from '@turnwise/kernel';
import { botSeed } from '@turnwise/match';
import type { BotMark, Match } from '@turnwise/match';
import { EXIT, Trouble } from '../exit.ts';
import { flowText } from '../flow.ts';
import type { Seating } from './seating.ts';
import { thinkingSeed } from './table-bots.ts';

/** What it does hangs on the root of the bots' seeds and on how far the match has come, so that a saved match goes on alike. */
export function randomInput(match: Match, seat: Seat, root: string): AnyInput | undefined {
  const { game, length } = match;
  const chooser = (what: string): Chooser => createChooser(botSeed(root, `${what} ${length} ${seat}`));
  const guess = game.determinize(match.look(seat).seen, seat, chooser('guess'));
  return game.sample(guess, seat, chooser('bot'));
}

/** Makes an input. That there is none, or that it is not taken, is a fault of the game. */
export async function moveBot(
  match: Match,
  seat: Seat | undefined,
  { root, bots }: Seating,
  hasRoom = true,
): Promise<void> {
  const bot = seat === undefined ? undefined : bots.names.get(seat);
  if (seat === undefined || bot === undefined) return moveAtRandom(match, seat, root);
  const { decision, mark } = await bots.think(match, {
    seat,
    bot,
    seed: thinkingSeed(match, seat, root, 'move'),
    doing: hasRoom ? `${nameOf(match.table, seat)} is thinking` : undefined,
  });
  submit(match, seat, decision.input, mark);
}

function moveAtRandom(match: Match, seat: Seat | undefined, root: string): void {
  const input = seat === undefined ? undefined : randomInput(match, seat, root);
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
