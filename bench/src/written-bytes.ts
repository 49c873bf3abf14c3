/** How many bytes frames and states take: kept in a history, and written. */
import type { Game, PlayTypes } from '@turnwise/game';
import type { History } from '@turnwise/kernel';
import type { Samples } from './figure.ts';
import { bytesKeptBy } from './heap.ts';
import { must } from './state-operations.ts';

const ROUNDS = 5;

/** `play` gives the histories of some games, the same every time, and `states` some states of such games. */
export function measureBytes<T extends PlayTypes>(
  what: string,
  game: Game<T>,
  play: () => readonly History<T>[],
  states: () => readonly T['State'][],
): Samples {
  switch (what) {
    case 'frame':
      return framesKept(play);
    case 'frame-json':
      return once(frameBytes(play()), stateBytes(game, states()).json);
    case 'state': {
      const { packed, json } = stateBytes(game, states());
      return once(packed, json);
    }
    case 'state-json': {
      const { packed, json } = stateBytes(game, states());
      return once(json, packed);
    }
    default:
      throw new Error(`there are no bytes of ${what}`);
  }
}

/** A history keeps the frames and the states that can be gone back to, which share what did not change. */
function framesKept<T extends PlayTypes>(play: () => readonly History<T>[]): Samples {
  const written = frameBytes(play());
  const ratios: number[] = [];
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let frames = 0;
    const kept = bytesKeptBy(() => {
      const histories = play();
      for (const history of histories) frames += history.length;
      return histories;
    });
    values.push(kept / frames);
    ratios.push(kept / frames / written);
  }
  return { ratios, values };
}

/** Of one frame as JSON, on average. */
function frameBytes<T extends PlayTypes>(histories: readonly History<T>[]): number {
  return mean(histories.flatMap(({ log }) => log.map((frame) => bytesOf(frame))));
}

/** Of one state with its header, on average. */
function stateBytes<T extends PlayTypes>(
  { kernel: { codec } }: Game<T>,
  states: readonly T['State'][],
): { readonly packed: number; readonly json: number } {
  return {
    packed: mean(
      states.map((state) => {
        const { header, payload } = must(codec.encode(state));
        return bytesOf(header) + payload.byteLength;
      }),
    ),
    json: mean(states.map((state) => bytesOf(must(codec.toJson(state))))),
  };
}

/** The same games give the same bytes: one sample says all. */
function once(value: number, over: number): Samples {
  return { ratios: [value / over], values: [value] };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
