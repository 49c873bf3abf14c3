/**
 * A server whose next match begins where it is told. Its game is the true one but for the setup, which gives that state; its clock
 * moves only from match to match, so that times are no difference.
 */
import { createRegistry } from '@turnwise/game';
import type { AnyGame, AnyState } from '@turnwise/game';
import { ok } from '@turnwise/kernel';
import { openLab } from './lab.ts';
import type { Lab } from './lab.ts';

export interface TwinServer {
  readonly lab: Lab;
  /** One match at a time: this is where the next begins, and where it is read again from. */
  beginAt(state: AnyState): void;
}

const TIME = 1_700_000_000_000;

export async function openTwinServer(game: AnyGame): Promise<TwinServer> {
  let state: AnyState | undefined;
  let time = TIME;
  const place = (one: AnyGame): AnyGame => {
    const { worded } = one;
    return {
      ...one,
      setup: (request) => (state === undefined ? one.setup(request) : ok(state)),
      worded: worded && ((options) => place(worded(options))),
    };
  };
  const lab = await openLab({
    registry: createRegistry([place(game)]),
    now: () => time,
    limits: { documentRate: 1e6, documentBurst: 1e6 },
  });
  return {
    lab,
    beginAt(next) {
      state = next;
      time += 60_000;
    },
  };
}
