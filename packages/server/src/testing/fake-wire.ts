/** A house without a server, and sockets whose other end a test holds: how much waits to be read is up to it. */
import type { MatchLog } from '@turnwise/log';
import { serverMessage } from '@turnwise/protocol';
import type { ServerMessage, ServerMessageOf, ServerMessageType } from '@turnwise/protocol';
import { registry } from '@turnwise/registry';
import { House } from '../house.ts';
import type { HouseOptions } from '../house-options.ts';
import { Connection } from '../play/connection.ts';
import { USUAL_LIMITS } from '../server-options.ts';
import type { ServerLimits } from '../server-options.ts';
import { newId } from '../tokens.ts';

export function openHouse(log: MatchLog, more: Partial<HouseOptions> = {}, limits: Partial<ServerLimits> = {}): House {
  const options: HouseOptions = {
    log,
    registry,
    now: Date.now,
    self: newId(6),
    alarm: () => undefined,
    botFailed: () => undefined,
    overstayed: () => undefined,
    ...more,
  };
  return new House(options, { ...USUAL_LIMITS, ...limits }, 'here');
}

export class FakeWire {
  readonly heard: ServerMessage[] = [];
  readonly connection: Connection;
  /** Bytes that nobody has read. */
  bufferedAmount = 0;
  closed: number | undefined;
  /** How many pings of the socket itself were answered. */
  ponged = 0;
  #written: () => void = () => undefined;

  constructor(house: House, limits: Partial<ServerLimits> = {}) {
    const world = {
      house,
      limits: { ...USUAL_LIMITS, rate: 10_000, burst: 10_000, ...limits },
      now: Date.now,
      failed: (error: unknown) => {
        throw error;
      },
      unavailable: () => undefined,
      count: () => undefined,
    };
    // oxlint-disable-next-line typescript/no-this-alias -- for the getter below
    const wire = this;
    this.connection = new Connection(world, {
      send: (text, sent) => {
        this.heard.push(serverMessage.parse(JSON.parse(text)));
        this.#written = sent;
      },
      close: (code) => void (this.closed = code),
      ping: () => undefined,
      pong: () => void this.ponged++,
      terminate: () => undefined,
      cork: () => undefined,
      uncork: () => undefined,
      get bufferedAmount() {
        return wire.bufferedAmount;
      },
    });
  }

  say(message: unknown): void {
    this.connection.receive(JSON.stringify(message));
  }

  /** Everything has been read. */
  drain(): void {
    this.bufferedAmount = 0;
    this.#written();
  }

  of<T extends ServerMessageType>(type: T): readonly ServerMessageOf<T>[] {
    return this.heard.filter((one) => one.type === type) as ServerMessageOf<T>[];
  }
}
