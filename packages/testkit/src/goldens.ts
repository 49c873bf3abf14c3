/**
 * The golden transcripts that every game has: how a game begins and how one ends, each with a different seed. A game for
 * several table sizes has a beginning for each, and shows its table less often.
 */
import { seatRange } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { transcript } from './transcript.ts';
import type { TranscriptRequest } from './transcript.ts';
import { tableOf } from './walk.ts';

export interface Golden {
  /** Name of its file, `games/GAME/golden/NAME.txt`. */
  readonly name: string;
  readonly text: string;
}

type Request = TranscriptRequest & { readonly name: string };

export function goldensOf(game: AnyGame): readonly Golden[] {
  return requestsOf(game).map(({ name, ...request }) => ({ name, text: transcript(game, request) }));
}

function requestsOf(game: AnyGame): readonly Request[] {
  const { min, max } = seatRange(game, {});
  const ending: Request = { name: 'ending', seed: 2, seats: tableOf(game, min), inputs: 10, part: 'last' };
  if (min === max) return [{ name: 'opening', seed: 1, inputs: 14 }, ending];
  const sizes = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return [
    ...sizes.map((size): Request => ({
      name: `${size}-seats`,
      seed: size,
      seats: tableOf(game, size),
      inputs: 25,
      every: 25,
    })),
    { ...ending, every: 10 },
  ];
}
