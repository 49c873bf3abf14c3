/** The golden transcripts that every game has: how a game begins and how one ends, each of another seed. */
import type { AnyGame } from '@turnwise/game';
import { transcript } from './transcript.ts';
import type { TranscriptRequest } from './transcript.ts';

export interface Golden {
  /** Name of its file, `games/GAME/golden/NAME.txt`. */
  readonly name: string;
  readonly text: string;
}

const REQUESTS: readonly (TranscriptRequest & { readonly name: string })[] = [
  { name: 'opening', seed: 1, inputs: 14 },
  { name: 'ending', seed: 2, inputs: 10, part: 'last' },
];

export function goldensOf(game: AnyGame): readonly Golden[] {
  return REQUESTS.map(({ name, ...request }) => ({ name, text: transcript(game, request) }));
}
