/**
 * A server with one match in which a seat counts up. It keeps its log, knows every id, and tells its sockets what the protocol says, in
 * its order. Tests cut its connections at the worst moments.
 */
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { asking, diff } from '@turnwise/protocol';
import type { ClientMessage, ClientMessageOf, ServerMessage, WireLook } from '@turnwise/protocol';
import type { FakeSocket } from './fake-socket.ts';

export const MATCH = 'm1';

export function lookAt(count: number, padding = 'a text that does not change'): WireLook {
  return {
    viewer: 'ann',
    frame: count,
    status: 'playing',
    view: { count, padding },
    toAct: ['ann'],
    choices: [],
    offers: [{ kind: 'count', slots: [], text: 'count up' }],
    decision: String(count),
    timeOut: null,
    undo: { able: true, waitsFor: [] },
    redo: { able: false, code: 'nothingToRedo', params: {}, text: 'there is nothing to redo' },
    stopped: null,
    result: null,
  };
}

export function welcomeAt(
  count: number,
  over: Partial<Extract<ServerMessage, { type: 'welcome' }>> = {},
): ServerMessage {
  const look = lookAt(count);
  return {
    type: 'welcome',
    protocol: 1,
    match: MATCH,
    role: 'seat',
    seat: 'ann',
    place: count,
    look,
    viewHash: hashValue(look.view),
    seats: [{ seat: 'ann', held: 'person', name: 'Ann', online: true }],
    spectators: 0,
    clocks: null,
    missed: 'none',
    ...over,
  };
}

export function eventAt(place: number): ServerMessage {
  return {
    type: 'event.appended',
    match: MATCH,
    place,
    id: `${place}.1`,
    kind: 'counted',
    payload: { kind: 'counted', to: place },
    text: `ann counts to ${place}`,
    cause: null,
    status: 'applied',
  };
}

export function deltaAt(place: number): ServerMessage {
  const look = lookAt(place);
  return {
    type: 'state.delta',
    match: MATCH,
    from: place - 1,
    to: place,
    change: 'advanced',
    patch: diff(lookAt(place - 1) as Json, look as Json),
    viewHash: hashValue(look.view),
  };
}

export function askedAt(place: number): readonly ServerMessage[] {
  return asking(lookAt(place), { match: MATCH, place, expiresAt: () => null });
}

/** All that a client gets for one record. */
export function updateTo(place: number): readonly ServerMessage[] {
  return [eventAt(place), deltaAt(place), ...askedAt(place)];
}

export class CounterServer {
  /** The ids of the inputs that are in the log. */
  readonly log: string[] = [];
  readonly #joined = new Set<FakeSocket>();

  /** What came while something else is being answered. */
  readonly #mailbox: (() => void)[] = [];
  #busy = false;

  attach(socket: FakeSocket): void {
    socket.onSent = (message) => {
      this.#mailbox.push(() => this.#take(socket, message));
      if (this.#busy) return;
      this.#busy = true;
      for (let next = this.#mailbox.shift(); next !== undefined; next = this.#mailbox.shift()) next();
      this.#busy = false;
    };
  }

  #take(socket: FakeSocket, message: ClientMessage): void {
    if (message.type === 'hello') this.#hello(socket, message);
    if (message.type === 'action.submit') this.#submit(socket, message);
  }

  /** What goes out; tests put their faults here. */
  send(socket: FakeSocket, message: ServerMessage): void {
    socket.say(message);
  }

  #hello(socket: FakeSocket, { after }: ClientMessageOf<'hello'>): void {
    const place = this.log.length;
    const missed = after !== undefined && after < place ? 'sent' : 'none';
    this.#joined.add(socket);
    this.send(socket, welcomeAt(place, { missed }));
    for (let at = (after ?? place) + 1; at <= place; at++) this.send(socket, eventAt(at));
    for (const message of askedAt(place)) this.send(socket, message);
  }

  #submit(socket: FakeSocket, { id }: ClientMessageOf<'action.submit'>): void {
    const known = this.log.indexOf(id);
    if (known < 0) {
      this.log.push(id);
      const place = this.log.length;
      for (const one of this.#joined) for (const message of updateTo(place)) this.send(one, message);
    }
    const place = known < 0 ? this.log.length : known + 1;
    const again = known < 0 ? {} : ({ again: true } as const);
    this.send(socket, { type: 'result', match: MATCH, id, outcome: { kind: 'committed' }, place, ...again });
  }
}
