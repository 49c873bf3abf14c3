/**
 * Takes a seat on the server. Its token is made here and kept before it is sent: if the answer is lost, the same request gives the same seat,
 * and the table opens with the token if the server has heard it.
 */
import { troubleOf } from '../words/trouble.ts';
import { newOwnToken } from './own-token.ts';
import { dropSeatToken, keepSeatToken, seatTokenFor } from './seat-tokens.ts';
import { isRefused, takeSeat } from './server-api.ts';
import { untilAnswered } from './until-answered.ts';

export async function sitDown(match: string, game: string, seat: string): Promise<void> {
  const before = seatTokenFor(match);
  const isKnown = before !== undefined && before.isAsked !== true;
  const token = before?.token ?? newOwnToken();
  const own = { match, seat, token, game, at: Date.now() };
  keepSeatToken({ ...own, isAsked: true });
  try {
    const taken = await untilAnswered(() => takeSeat(match, { seat, token }));
    keepSeatToken({ ...own, seat: taken.seat });
  } catch (error) {
    // The seat that was asked for before is there: one token has one.
    if (before !== undefined && troubleOf(error).code === 'duplicateInput') {
      keepSeatToken({ ...own, seat: before.seat });
      return;
    }
    if (isKnown) keepSeatToken(before);
    else if (isRefused(error)) dropSeatToken(match);
    throw error;
  }
}
