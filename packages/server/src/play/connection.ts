/**
 * One socket. What comes in is measured, read and done in its order; a reader that does not keep up is not waited for. Nothing that arrives
 * may throw out of here.
 */
import { fail, issue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { CLIENT_MESSAGES, messageError, PROTOCOL, PROTOCOL_LIMITS, readClientMessage } from '@turnwise/protocol';
import { ERRORS } from '@turnwise/protocol';
import type { ClientMessage, ClientMessageOf, ErrorCode, ServerMessage, ServerMessageOf } from '@turnwise/protocol';
import { mustBe } from '../caller.ts';
import type { Deed, Done, Door, Sent } from '../door.ts';
import { asPlatformError } from '../house.ts';
import type { House } from '../house.ts';
import type { Guest } from '../guest.ts';
import { PlatformError } from '../platform-error.ts';
import { rateParams } from '../rate-limited.ts';
import type { RateLimit } from '../rate-limited.ts';
import { Rate } from '../rate.ts';
import type { ServerLimits } from '../server-options.ts';
import type { Payer } from '../work.ts';

/** A socket as far as it is needed here. */
export interface Wire {
  /** `sent` is called when it has been written out. */
  send(text: string, sent: () => void): void;
  close(code: number, reason: string): void;
  /** Bytes that have been sent and not yet read. */
  readonly bufferedAmount: number;
  ping(): void;
  pong(data: Uint8Array): void;
  terminate(): void;
  /** Keeps back what is sent, to write it in one go. */
  cork(): void;
  uncork(): void;
}

export interface ConnectionWorld {
  readonly house: Pick<House, 'door'>;
  readonly limits: ServerLimits;
  readonly now: () => number;
  /** For the operator: something failed that should not. */
  readonly failed: (error: unknown) => void;
  /** For the operator: something could not be done for the moment. */
  readonly unavailable: (params: PlatformError['params']) => void;
  /** How long the messages of this socket took to get here, as measured by heartbeats. */
  readonly count: (what: 'message' | 'dropped' | 'refused') => void;
  /** Whose address is charged for what it asks for. */
  readonly payer?: Payer;
}

/** Answers may make up so many times what updates may before somebody who does not read is closed. */
const UNREAD = 4;

const NOT_TEXT = fail(messageError('malformed', { issues: [issue('', 'notText', 'a text frame')] as unknown as Json }));

interface Joined {
  readonly door: Door;
  readonly guest: Guest;
}

export class Connection {
  readonly #world: ConnectionWorld;
  readonly #wire: Wire;
  readonly #rate: Rate;
  readonly #joined = new Map<string, Joined>();
  /** Something has been written out: the reader may have caught up. */
  readonly #written = (): void => this.#catchUp();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Ends a reader that is slow, unless it catches up before. */
  #slow: ReturnType<typeof setTimeout> | undefined;
  /** Since when it has been at no match. */
  #aloneSince: number | undefined;
  #isAlive = true;
  #isCorked = false;
  #missed = 0;
  #pinged = 0;
  /** Milliseconds for a message to come and go, as last measured. */
  #roundTrip = 0;

  constructor(world: ConnectionWorld, wire: Wire) {
    this.#world = world;
    this.#wire = wire;
    const { rate, burst } = world.limits;
    this.#rate = new Rate(rate, burst, world.now());
    this.#aloneSince = world.now();
  }

  /** A text that came in; undefined for a message that is no text. */
  receive(text: string | undefined): void {
    const { now, limits, count, payer } = this.#world;
    count('message');
    this.#missed = 0;
    // A flood is not answered message by message: that would cost us more than the sender.
    if (!this.#rate.take(now()) || this.#waiting > limits.burst) return this.#flooded('rate');
    const read = text === undefined ? NOT_TEXT : readClientMessage(text);
    if (!read.ok) {
      count('refused');
      if (payer?.pays('malformed') === false) return this.#flooded('workRate');
      return this.#answer(read.error);
    }
    const message = read.value;
    // Others at the same address may be the reason: it may go on in a moment.
    if (payer?.pays(message.type) === false) {
      count('refused');
      return this.#say(
        messageError('rateLimited', rateParams('workRate'), message as { match?: unknown; id?: unknown }),
      );
    }
    // It waits for nothing: somebody measures how long we take.
    if (message.type === 'ping') return this.#pong(message);
    this.#waiting++;
    this.#last = this.#last
      .then(() => (this.#isAlive ? this.#handle(message) : undefined))
      .catch((error: unknown) => this.#world.failed(error))
      .finally(() => {
        this.#waiting--;
      });
  }

  /** The heartbeat: asks whether somebody is there, and closes who is not, or who does not read. */
  beat(): void {
    const { limits, now } = this.#world;
    if (this.#missed >= 2) {
      this.#wire.terminate();
      return this.closed();
    }
    if (this.#joined.size > 0) this.#aloneSince = undefined;
    else if (now() - (this.#aloneSince ??= now()) > limits.loungeTime) return this.#end('silent');
    this.#missed++;
    this.#pinged = now();
    this.#wire.ping();
    this.#catchUp();
    // It may miss no update, and read nothing all the same.
    if (this.#wire.bufferedAmount > limits.unsent) this.#slowDown();
  }

  /** A ping of the socket itself. It counts like a message, and is not answered while too much is unread. */
  pinged(data: Uint8Array): void {
    if (!this.#isAlive) return;
    const { now, limits, payer } = this.#world;
    this.#missed = 0;
    if (!this.#rate.take(now())) return this.#flooded('rate');
    if (this.#wire.bufferedAmount > limits.unsent) return this.#slowDown();
    if (payer?.pays('ping') !== false) this.#wire.pong(data);
  }

  /** An answer to the heartbeat. */
  ponged(): void {
    this.#missed = 0;
    this.#roundTrip = Math.max(0, this.#world.now() - this.#pinged);
  }

  /** Half of the round trip, at most half a second: so much of a move's time was the way. */
  get lag(): number {
    return Math.min(500, Math.round(this.#roundTrip / 2));
  }

  /** Ends it with a code that says why. */
  end(code: ErrorCode): void {
    this.#end(code);
  }

  /** The socket is gone. */
  closed(): void {
    this.#isAlive = false;
    clearTimeout(this.#slow);
    for (const { door, guest } of this.#joined.values()) door.leave(guest);
    this.#joined.clear();
  }

  #pong({ at }: ClientMessageOf<'ping'>): void {
    this.#say({ type: 'pong', ...(at === undefined ? {} : { at }), now: this.#world.now() });
  }

  async #handle(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<void> {
    try {
      if (message.type === 'hello') return await this.#hello(message);
      const joined = this.#joinedTo(message.match);
      mustBe(joined.guest.caller, CLIENT_MESSAGES[message.type].who);
      if (message.type === 'leave') return this.#leave(message.match);
      await this.#play(message, joined);
    } catch (thrown) {
      this.#refuse(message, asPlatformError(thrown));
    }
  }

  #joinedTo(match: string): Joined {
    const joined = this.#joined.get(match);
    if (joined === undefined) throw new PlatformError('notJoined');
    return joined;
  }

  #refuse(message: ClientMessage, thrown: unknown): void {
    this.#world.count('refused');
    this.#world.payer?.wasRefused();
    if (!(thrown instanceof PlatformError)) this.#world.failed(thrown);
    const { code, params } = thrown instanceof PlatformError ? thrown : new PlatformError('internal');
    if (code === 'unavailable') this.#world.unavailable(params);
    this.#answer(messageError(code, params, message as { match?: unknown; id?: unknown }));
  }

  /** Some errors are the last thing that a socket hears. */
  #answer(error: ServerMessageOf<'error'>): void {
    const { code } = error;
    if (code === 'tooLarge' || code === 'protocolMismatch') this.#end(code, error);
    else this.#say(error);
  }

  async #hello({
    match,
    protocol,
    token,
    after,
    deltas = false,
    labels = false,
    seen = false,
    stage = false,
  }: ClientMessageOf<'hello'>): Promise<void> {
    if (protocol !== PROTOCOL) throw new PlatformError('protocolMismatch', { protocol: PROTOCOL });
    if (!this.#joined.has(match) && this.#joined.size >= PROTOCOL_LIMITS.matchesPerSocket.usual)
      throw new PlatformError('tooManyMatches', { most: PROTOCOL_LIMITS.matchesPerSocket.usual });
    const address = this.#world.payer?.address;
    const door = await this.#world.house.door(match, address);
    const caller = { ...(await door.whoIs(token)), address };
    this.#leave(match);
    if (!this.#isAlive) return;
    const guest: Guest = {
      caller,
      deltas,
      labels,
      seen,
      stage,
      send: (text) => this.#send(text),
      end: (code) => this.#end(code),
      dismissed: () => {
        if (this.#joined.get(match)?.guest === guest) this.#joined.delete(match);
      },
    };
    this.#joined.set(match, { door, guest });
    try {
      await door.join(guest, after);
    } catch (thrown) {
      guest.dismissed?.();
      throw thrown;
    }
    if (!this.#isAlive) door.leave(guest);
  }

  #leave(match: string): void {
    const joined = this.#joined.get(match);
    if (joined === undefined) return;
    this.#joined.delete(match);
    joined.door.leave(joined.guest);
  }

  async #play(
    message: Exclude<ClientMessage, { type: 'hello' | 'ping' | 'leave' }>,
    { door, guest }: Joined,
  ): Promise<void> {
    const { caller, labels } = guest;
    const { id, match } = message;
    const { lag } = this;
    const done = async (deed: Deed, sent: Sent): Promise<void> =>
      this.#result(message, await door.do(caller, deed, { ...sent, labels }));
    switch (message.type) {
      case 'action.submit':
        return done({ kind: 'act', input: message.input }, { id, decision: message.decision, lag });
      case 'input.submit':
        return done({ kind: 'answer', choice: message.choice, value: message.value }, { id, lag });
      case 'undo':
      case 'redo':
        return done({ kind: message.type }, { id });
      case 'system.control':
        return done({ kind: 'control', order: message.control }, { id });
      case 'preview': {
        const { preview, place } = await door.preview(caller, message.input, {
          labels: guest.labels,
          seen: guest.seen,
          stage: guest.stage,
        });
        return this.#say({ type: 'result', match, id, outcome: preview.outcome, place, preview });
      }
      case 'inspect': {
        const { inspected, place } = await door.inspect(caller, message.thing);
        return this.#say({ type: 'result', match, id, outcome: { kind: 'done' }, place, inspected });
      }
      case 'chat': {
        const place = await door.chat(caller, message.text);
        return this.#say({ type: 'result', match, id, outcome: { kind: 'done' }, place });
      }
    }
  }

  #result({ match, id }: { readonly match: string; readonly id: string }, { outcome, place, again }: Done): void {
    if (outcome.kind === 'disallowed') this.#world.payer?.wasRefused();
    this.#say({ type: 'result', match, id, outcome, place, ...(again ? { again: true } : {}) });
  }

  /** An answer. It always goes: nobody would ask for it again. Who asks and asks and does not read is closed. */
  #say(message: ServerMessage): void {
    if (!this.#isAlive) return;
    if (this.#wire.bufferedAmount > this.#world.limits.unsent * UNREAD) return this.#end('tooSlow');
    this.#write(JSON.stringify(message));
  }

  /** False if the reader is too slow: then it is told nothing more until it has caught up, and it gets a fresh look. */
  #send(text: string): boolean {
    if (!this.#isAlive) return true;
    const { limits, count } = this.#world;
    if (this.#wire.bufferedAmount > limits.unsent) {
      this.#slowDown();
      count('dropped');
      return false;
    }
    this.#write(text);
    return true;
  }

  #write(text: string): void {
    this.#cork();
    this.#wire.send(text, this.#written);
  }

  /** What is sent until everything has been done that is due now is written in one go: writing costs more than making it. */
  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#wire.uncork();
    });
  }

  /** From now on it has so much time to catch up. */
  #slowDown(): void {
    this.#slow ??= setTimeout(() => {
      this.#catchUp();
      if (this.#slow !== undefined) this.#end('tooSlow');
    }, this.#world.limits.unsentTime).unref();
  }

  /** Fresh looks for a reader that has caught up. */
  #catchUp(): void {
    if (!this.#isAlive) return;
    if (this.#slow === undefined || this.#wire.bufferedAmount > this.#world.limits.unsent / 4) return;
    clearTimeout(this.#slow);
    this.#slow = undefined;
    for (const { door, guest } of this.#joined.values()) void door.refresh(guest, 'slow').catch(() => undefined);
  }

  #flooded(limit: RateLimit): void {
    this.#end('rateLimited', messageError('rateLimited', rateParams(limit)));
  }

  #end(code: ErrorCode, error = messageError(code)): void {
    if (!this.#isAlive) return;
    const about = ERRORS[code];
    const close = 'close' in about ? about.close : 1011;
    this.#wire.send(JSON.stringify(error), () => undefined);
    this.#wire.close(close, code);
    this.closed();
  }
}
