/** Malformed messages over sockets, by somebody who holds a seat and has joined: the most that a stranger can have. */
import { createChooser } from '@turnwise/game';
import { clientMessage, serverMessage } from '@turnwise/protocol';
import { sampleMessages } from './access-rows.ts';
import { jsonIn } from './ask.ts';
import { Mutants } from './mutants.ts';
import { Talker } from './talker.ts';

export interface AttackTally {
  sent: number;
  readonly codes: Map<string, number>;
  readonly wrong: string[];
}

export interface SeatAt {
  readonly url: string;
  readonly match: string;
  /** Of a seat that is not to act. */
  readonly token: string;
  /** The address that it comes from. */
  readonly from?: string;
}

/** Sent before the answers are waited for. */
const ROUND = 50;

export async function sendMessages(seat: SeatAt, count: number, seed: number): Promise<AttackTally> {
  const tally: AttackTally = { sent: 0, codes: new Map(), wrong: [] };
  const mutants = new Mutants(createChooser(seed, 'messages'));
  let talker: Talker | undefined;
  while (tally.sent < count && tally.wrong.length < 20) {
    if (talker === undefined || talker.closed !== undefined) talker = await joined(seat);
    const from = talker.texts.length;
    const round = Array.from({ length: Math.min(ROUND, count - tally.sent) }, () => mutant(mutants, seat));
    for (const message of round) {
      talker.say(message);
      tally.sent++;
    }
    // Some of them close the socket, as they should; what was sent after that is lost.
    if (talker.closed === undefined && talker.socket.readyState === 1) talker.say({ type: 'ping', at: tally.sent });
    await talker.until((one) => one.type === 'pong' && (one as { at?: number }).at === tally.sent, from);
    for (const text of talker.texts.slice(from)) judge(text, tally);
    talker.texts.length = 0;
    if (talker.closed !== undefined) count1(tally, `closed ${talker.closed}`);
  }
  talker?.close();
  return tally;
}

async function joined({ url, match, token, from }: SeatAt): Promise<Talker> {
  const talker = new Talker(url, from);
  const { type, code } = await talker.hello(match, token);
  if (type !== 'welcome') throw new Error(`no welcome, but ${type} ${code}`);
  return talker;
}

function mutant(mutants: Mutants, { match, token }: SeatAt): Buffer | string {
  switch (mutants.below(10)) {
    case 0:
      return mutants.bytes();
    case 1:
      return mutants.bytes().toString('latin1');
    case 2:
      return mutants.text(mutants.json());
    default: {
      const samples = sampleMessages(match, token);
      const good = samples[mutants.below(samples.length)];
      const message = mutants.wrong(good);
      // By chance it may still be good, and change something.
      return isHarmful(message) ? mutants.text(mutants.json()) : mutants.text(message);
    }
  }
}

/** What a seat may do although it is not its turn. */
const HARMFUL: ReadonlySet<unknown> = new Set(['undo', 'redo', 'system.control', 'chat', 'leave']);

function isHarmful(message: unknown): boolean {
  const read = clientMessage.safeParse(message);
  return read.success && HARMFUL.has(read.data.type);
}

/** Every answer is of the protocol, and none says that something was done. */
function judge(text: string, tally: AttackTally): void {
  const read = serverMessage.safeParse(jsonIn(text));
  if (!read.success) {
    tally.wrong.push(`no message of the protocol: ${text.slice(0, 200)}`);
    return;
  }
  const message = read.data;
  if (message.type === 'error') {
    count1(tally, message.code);
    if (message.code === 'internal') tally.wrong.push(`internal: ${text.slice(0, 200)}`);
  } else if (message.type === 'result') {
    const { outcome, preview, inspected } = message;
    // Asking changes nothing.
    const asked = preview !== undefined ? 'preview' : inspected !== undefined ? 'inspected' : undefined;
    count1(tally, asked ?? `refused: ${'code' in outcome ? outcome.code : outcome.kind}`);
    if (asked === undefined && !('code' in outcome)) tally.wrong.push(`it was done: ${text.slice(0, 200)}`);
  } else count1(tally, message.type);
}

export function count1({ codes }: AttackTally, code: string): void {
  codes.set(code, (codes.get(code) ?? 0) + 1);
}
