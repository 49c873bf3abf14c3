/** A match in a thread: the same table, room and caretaker as elsewhere, over a log, bots and guests at the other end of the line. */
import type { Registry } from '@turnwise/game';
import { openRoomDoor } from '../../at-table/room-door.ts';
import type { RoomDoor } from '../../at-table/room-door.ts';
import type { BotChoice, BotPlayers } from '../../bot-players.ts';
import { PlatformError } from '../../platform-error.ts';
import type { Handlers, Line } from '../line.ts';
import { ASKED } from '../messages.ts';
import type { FarBotRequest, GuestData, Opened, Opening } from '../messages.ts';
import { FarGuest } from './far-guest.ts';
import { FarLog } from './far-log.ts';
import { isTooLargeAsJson } from './largest.ts';

export class FarMatch {
  readonly #line: Line;
  readonly #registry: Registry;
  readonly #log: FarLog;
  readonly #guests = new Map<number, FarGuest>();
  #door: RoomDoor | undefined;

  constructor(line: Line, registry: Registry) {
    this.#line = line;
    this.#registry = registry;
    this.#log = new FarLog(line);
  }

  /** What the server may call. */
  get handlers(): Handlers {
    const asked = Object.keys(ASKED).map((name) => [name, (...args: never[]) => this.#ask(name, args)] as const);
    return {
      ...this.#log.handlers,
      ...Object.fromEntries(asked),
      open: (opening: Opening) => this.#open(opening),
      join: (no: number, round: number, guest: GuestData, after: number | undefined) =>
        this.#join(no, this.#add(no, round, guest), after),
      rejoin: (no: number, round: number, guest: GuestData) => this.#sound().rejoin(this.#add(no, round, guest)),
      leave: (no: number) => this.#leave(no),
      refresh: (no: number, round: number, why: 'slow' | 'reloaded' | 'unwelcomed') => this.#refresh(no, round, why),
      close: () => this.#door?.close(),
    };
  }

  async #open({ match, self, ids, moderators, hasBots, talk, recordsPerMatch }: Opening): Promise<Opened> {
    let records = 0;
    const door = await openRoomDoor(
      {
        log: this.#log,
        games: (id) => this.#registry.get(id),
        bots: hasBots ? this.#bots() : undefined,
        moderators: new Set(moderators),
        now: Date.now,
        self,
        talk,
        recordsPerMatch,
        mayReplay: (...asked) => this.#line.call<boolean>('mayReplay', ...asked),
        newId: () => `${ids}.${records++}`,
        alarm: (alarm) => this.#line.tell('alarm', alarm),
        botsOnly: (is) => this.#line.tell('botsOnly', is),
        flagAt: (at) => this.#line.tell('flagAt', at),
        botFailed: (_, seat, bot, failure) => this.#line.tell('botFailed', seat, bot, String(failure)),
      },
      match,
    );
    this.#door = door;
    return door.standing();
  }

  /** Which bots there are is asked in the server's thread. */
  #bots(): BotPlayers {
    return {
      names: () => [],
      knows: () => false,
      choose: ({ game, ...request }) => {
        const far: FarBotRequest = { ...request, game: game.id };
        return this.#line.call<BotChoice>('choose', far);
      },
    };
  }

  async #ask(name: string, args: readonly never[]): Promise<unknown> {
    const door = this.#sound() as unknown as Readonly<Record<string, (...args: readonly never[]) => unknown>>;
    const answer = await door[name]?.(...args);
    if (isTooLargeAsJson(answer)) throw new PlatformError('tooLarge');
    return answer;
  }

  #add(no: number, round: number, data: GuestData): FarGuest {
    const guest = new FarGuest(this.#line, no, round, data);
    this.#guests.set(no, guest);
    return guest;
  }

  /** It may leave while it is still on its way in. */
  async #join(no: number, guest: FarGuest, after: number | undefined): Promise<void> {
    const door = this.#sound();
    await door.join(guest, after);
    if (!this.#guests.has(no)) door.leave(guest);
  }

  #leave(no: number): void {
    const guest = this.#guests.get(no);
    this.#guests.delete(no);
    if (guest !== undefined) this.#door?.leave(guest);
  }

  async #refresh(no: number, round: number, why: 'slow' | 'reloaded' | 'unwelcomed'): Promise<void> {
    const guest = this.#guests.get(no);
    if (guest === undefined) return;
    guest.begin(round);
    await this.#sound().refresh(guest, why);
  }

  #sound(): RoomDoor {
    if (this.#door === undefined) throw new PlatformError('unavailable', { reason: 'closed' });
    return this.#door;
  }
}
