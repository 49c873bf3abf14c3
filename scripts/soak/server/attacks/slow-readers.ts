/**
 * People who watch a match and do not read, while it goes on. They are not waited for: what they do not read does not pile up, they are
 * closed after a while, and others play on.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { askAt, seatAllAt } from './ask.ts';
import { must, rawSocketOf } from './odd-connections.ts';
import { Talker } from './talker.ts';
import type { Victim } from './victim.ts';

/** So that they are found before a minute has passed; nobody is slowed down. */
export const SLOW_LIMITS = { heartbeat: 3_000, unsentTime: 1_000 };

const SLEEPERS = 10;
/** Megabytes that may wait for each of them: a quarter, what is being sent, and what the buffers cost. */
const EACH = 0.75;

export async function slowReaders(victim: Victim, megabytes: number, from: string | undefined): Promise<string> {
  const { url } = victim;
  const { match, tokens } = await seatAllAt(url, { game: 'tic-tac-toe', undo: 'free', listed: false });
  const sleepers = Array.from({ length: SLEEPERS }, () => new Talker(url, from));
  for (const sleeper of sleepers) {
    await sleeper.hello(match);
    rawSocketOf(sleeper.socket).pause();
  }
  const player = new Talker(url);
  await player.hello(match, tokens.get('X'), { deltas: true });
  const reader = new Talker(url);
  await reader.hello(match);
  const before = await victim.memory();
  const text = 'x'.repeat(500);
  let sent = 0;
  // A line of chat is the cheapest way to make others receive something.
  for (let i = 0; sent < megabytes * 1_000_000; i++) {
    player.say({ type: 'chat', match, id: `line-${i}`, text });
    sent += 600;
    if (i % 200 === 199) await player.settled();
    player.texts.length = 0;
    reader.texts.length = 0;
  }
  const { type } = await player.answer({ type: 'action.submit', match, id: 'move', input: { kind: 'place', cell: 4 } });
  must(type === 'result', `the player was answered ${type}`);
  await reader.until((one) => one.type === 'state.look');
  const after = await victim.memory();
  const piled = after.buffers + after.heap - before.buffers - before.heap;
  must(piled < SLEEPERS * EACH + 5, `${piled.toFixed(1)} MB have piled up`);
  for (const sleeper of sleepers) rawSocketOf(sleeper.socket).resume();
  for (let i = 0; i < 150 && sleepers.some(({ closed }) => closed === undefined); i++) await sleep(100);
  const closed = sleepers.filter((one) => one.closed !== undefined).length;
  const { body } = await askAt(url, 'GET', `matches/${match}`);
  must(body.place === 3, `the match is at ${body.place}`);
  for (const one of [player, reader, ...sleepers]) one.close();
  return `${SLEEPERS} slept through ${megabytes} MB each: ${piled.toFixed(1)} MB more at most, ${closed} closed, the others played on`;
}
