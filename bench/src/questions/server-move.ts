/**
 * What does a durable move cost a server in CPU time? Both servers run in processes of their own and play the same random games of
 * tic-tac-toe in turns; only their CPU time counts, all threads of it.
 */
import type { Question } from '../figure.ts';
import { Host } from '../server/host.ts';
import { mulberry32, playOut } from '../server/seated-game.ts';
import type { SeatedGame } from '../server/seated-game.ts';
import { sitAtBoardgameIo } from '../server/sit-at-boardgame-io.ts';
import { playTurnwise, sitAtHandServer } from '../server/sit-down.ts';

interface Contender {
  readonly host: Host;
  readonly sit: (name: string) => Promise<SeatedGame>;
}

/** Games at once, so that commits are grouped. */
const AT_ONCE = 50;
/** Rounds until the compiler has seen all of both. */
const WARM_UP = 12;
const ROUNDS = 8;

/** `hand` or `boardgame.io`: what ours is divided by. */
export const measure: Question = async (about) => {
  const ours = await contender('turnwise');
  const base = await contender(about);
  try {
    for (let round = 0; round < WARM_UP; round++) {
      await perMove(base, round);
      await perMove(ours, round);
    }
    const ratios: number[] = [];
    const values: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const first = round % 2 === 0 ? await perMove(base, 100 + round) : undefined;
      const own = await perMove(ours, 100 + round);
      const other = first ?? (await perMove(base, 100 + round));
      ratios.push(own / other);
      values.push(own);
    }
    return { ratios, values };
  } finally {
    await ours.host.stop();
    await base.host.stop();
  }
};

async function contender(name: string): Promise<Contender> {
  switch (name) {
    case 'turnwise': {
      const host = await Host.start('turnwise-host.mjs');
      return { host, sit: () => playTurnwise(host.url) };
    }
    case 'hand': {
      const host = await Host.start('hand-server.mjs');
      return { host, sit: (match) => sitAtHandServer(host.url, match) };
    }
    default: {
      const host = await Host.start('boardgame-io-host.cjs');
      return { host, sit: () => sitAtBoardgameIo(host.url) };
    }
  }
}

/** Microseconds of the server for one move. Sitting down and getting up are not counted. */
async function perMove({ host, sit }: Contender, round: number): Promise<number> {
  const games = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, game) => sit(`${round}-${game}-${Math.random()}`)),
  );
  const random = mulberry32(round);
  const before = await host.usage();
  const moves = await Promise.all(games.map((game) => playOut(game, mulberry32(Math.floor(random() * 1e9)))));
  const after = await host.usage();
  for (const game of games) game.close();
  return (after.cpu - before.cpu) / moves.reduce((sum, one) => sum + one, 0);
}
