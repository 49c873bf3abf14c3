/** How many bytes does a frame of Innovation keep in a history, and how large are a frame and a state when they are written? */
import { innovation } from '@turnwise/innovation';
import type { Innovation } from '@turnwise/innovation';
import type { History, Result } from '@turnwise/kernel';
import type { Question, Samples } from '../figure.ts';
import { bytesKeptBy } from '../heap.ts';
import { playRecorded, someStates } from '../innovation-games.ts';

/** Games whose histories are kept, and how often that is done. */
const GAMES = 30;
const ROUNDS = 5;

export const measure: Question = (what) => {
  switch (what) {
    case 'frame':
      return framesKept();
    case 'frame-json':
      return once(frameBytes(play()), stateBytes().json);
    case 'state':
      return once(stateBytes().packed, stateBytes().json);
    case 'state-json':
      return once(stateBytes().json, stateBytes().packed);
    default:
      throw new Error(`there are no bytes of ${what}`);
  }
};

/** A history keeps the frames and the states that can be gone back to, which share what did not change. */
function framesKept(): Samples {
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

/** Hash off, as where time is measured. */
function play(): readonly History<Innovation>[] {
  const kernel = innovation.kernelWith({ hash: false });
  return Array.from({ length: GAMES }, (_, index) => playRecorded(kernel, index + 1));
}

/** Of one frame as JSON, on average. */
function frameBytes(histories: readonly History<Innovation>[]): number {
  return mean(histories.flatMap(({ log }) => log.map((frame) => bytesOf(frame))));
}

/** Of one state with its header, on average. */
function stateBytes(): { readonly packed: number; readonly json: number } {
  const { codec } = innovation.kernel;
  const states = someStates();
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

function must<V>(result: Result<V, unknown>): V {
  if (!result.ok) throw new Error(`the codec refused a state: ${JSON.stringify(result.error)}`);
  return result.value;
}
