/**
 * A hundred thousand malformed messages and requests: no crash, no change in any match, memory flat. Somebody else plays on meanwhile, and
 * what that costs is told. The server is a process of its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { seatAllAt } from './ask.ts';
import type { MemoryMark } from './flat.ts';
import { sendMessages } from './malformed-messages.ts';
import type { SeatAt } from './malformed-messages.ts';
import { sendRequests } from './malformed-requests.ts';
import { Pulse } from './pulse.ts';
import type { Beats } from './pulse.ts';
import { startVictim } from './victim.ts';

export interface MalformedFound {
  readonly sent: number;
  readonly codes: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
  readonly quiet: Beats;
  readonly busy: Beats;
  /** From the beginning to the end. */
  readonly marks: readonly MemoryMark[];
}

export interface MalformedRequest {
  readonly count: number;
  readonly seed: number;
  /** In a process of its own. */
  readonly apart: boolean;
  /** Bytes that the server keeps of each message, to see that this is found. */
  readonly planted?: number;
}

/** In how many parts it is sent: the memory is looked at after each. */
const PARTS = 8;
/** So far are the seeds of two parts from each other. */
const APART = 1_000_003;

const ATTACKS = { messages: sendMessages, requests: sendRequests };

export async function attackWith(
  what: keyof typeof ATTACKS,
  { count, seed, apart, planted }: MalformedRequest,
): Promise<MalformedFound> {
  const victim = await startVictim({}, apart, planted);
  try {
    const { url } = victim;
    const { match, tokens } = await seatAllAt(url, { game: 'tic-tac-toe' });
    // X is to act, so that nothing that O does is good by chance.
    const seat: SeatAt = { url, match, token: tokens.get('O') ?? '', from: '127.0.0.2' };
    const pulse = await Pulse.begin(url);
    // What is compiled and remembered for good is no leak.
    const warm = await ATTACKS[what](seat, Math.min(3_000, Math.ceil(count / 5)), seed + 1);
    pulse.start();
    await sleep(apart ? 2_000 : 200);
    const quiet = await pulse.stop();
    const records = await victim.records(pulse.match);
    const [codes, wrong]: [Map<string, number>, string[]] = [new Map(), []];
    const marks: MemoryMark[] = [{ sent: 0, memory: await victim.memory() }];
    pulse.start();
    let sent = 0;
    for (let part = 0; part < PARTS && wrong.length === 0; part++) {
      const tally = await ATTACKS[what](seat, Math.ceil((count - sent) / (PARTS - part)), seed + part * APART);
      sent += tally.sent;
      wrong.push(...tally.wrong);
      for (const [code, times] of tally.codes) codes.set(code, (codes.get(code) ?? 0) + times);
      marks.push({ sent, memory: await victim.memory() });
    }
    const busy = await pulse.stop();
    if ((await victim.records(pulse.match)) !== records) wrong.push('a match has changed');
    if (!(await pulse.isSound(url))) wrong.push('the match that went on is not where it was played to');
    if (quiet.wrong + busy.wrong > 0) wrong.push('a good move was not taken');
    pulse.close();
    return { sent, codes: Object.fromEntries(codes), wrong: [...warm.wrong, ...wrong], quiet, busy, marks };
  } finally {
    await victim.close();
  }
}
