/** What a match costs in memory: one that was put away, and one with both seats connected, over the hand-written server's. */
import type { Question, Samples } from '../figure.ts';
import { Host } from '../server/host.ts';
import type { SeatedGame } from '../server/seated-game.ts';
import { playTurnwise, request, sitAtHandServer } from '../server/sit-down.ts';

const CONNECTED = 300;
const IDLE = 2_000;

/** `connected` or `put-away`. */
export const measure: Question = (about) => (about === 'connected' ? connected() : putAway());

async function connected(): Promise<Samples> {
  const ours = await heapPerGame('turnwise-host.mjs', (url) => playTurnwise(url));
  const base = await heapPerGame('hand-server.mjs', (url, name) => sitAtHandServer(url, name));
  return { ratios: [ours / base], values: [ours] };
}

async function heapPerGame(program: string, sit: (url: string, name: string) => Promise<SeatedGame>): Promise<number> {
  const host = await Host.start(program);
  const open = async (count: number, from: string): Promise<void> => {
    for (let at = 0; at < count; at++) {
      const game = await sit(host.url, `${from}${at}`);
      await game.move(0, 0);
    }
  };
  // What is made once, and the first buffers, are not counted.
  await open(30, 'warm');
  const before = await host.usage('heap');
  await open(CONNECTED, 'm');
  const after = await host.usage('heap');
  await host.stop();
  return (after.heap - before.heap) / CONNECTED;
}

async function putAway(): Promise<Samples> {
  const host = await Host.start('turnwise-host.mjs', '100');
  const open = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at++) {
      const { match } = (await request(host.url, 'matches', { game: 'tic-tac-toe', listed: false })) as {
        match: { match: string };
      };
      await request(host.url, `matches/${match.match}/seats`, { seat: 'X' });
    }
  };
  const settled = async (): Promise<number> => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1_500);
    });
    return (await host.usage('heap')).heap;
  };
  await open(IDLE);
  const before = await settled();
  await open(IDLE);
  const bytes = Math.max(0, ((await settled()) - before) / IDLE);
  await host.stop();
  return { ratios: [bytes], values: [bytes] };
}
