/** The door to a match in this thread. Nothing is copied: what is asked is done at its table. */
import type { Json } from '@turnwise/kernel';
import type { MatchId } from '@turnwise/log';
import type {
  ActAnswer,
  ActionsAnswer,
  EventsAnswer,
  LookAnswer,
  MatchAbout,
  WireInput,
  WordsAnswer,
} from '@turnwise/protocol';
import { openTable } from '@turnwise/table';
import type { TableAlarm } from '@turnwise/table';
import { callerAt } from '../caller.ts';
import type { Caller } from '../caller.ts';
import { Caretaker } from '../caretaker.ts';
import type {
  ActionsWanted,
  Deed,
  Done,
  EventsWanted,
  Inspection,
  LookWanted,
  Previewed,
  SeatWanted,
  Sent,
  SentById,
} from '../door.ts';
import type { Guest } from '../guest.ts';
import type { OpenDoor } from '../open-door.ts';
import { PlatformError } from '../platform-error.ts';
import { Room } from '../room.ts';
import type { TableWorld } from '../table-world.ts';
import { aboutOf } from './about.ts';
import { chat } from './chat.ts';
import { doAndShow, doDeed, preview } from './deeds.ts';
import { actions, document, inspect, look } from './looks.ts';
import { leaveSeat, takeSeat } from './seats.ts';
import { events } from './steps.ts';

/** Throws a `PlatformError` if there is no such match, or it cannot be served here. */
export async function openRoomDoor(world: TableWorld, id: MatchId): Promise<RoomDoor> {
  const { log, games, now, newId, recordsPerMatch } = world;
  let room: Room | undefined;
  const alarm = (raised: TableAlarm): void => {
    if (raised.kind === 'departed') room?.departed();
    world.alarm(raised);
  };
  const opened = await openTable(id, { log, games, now, newId, recordsPerMatch, alarm });
  if (!opened.ok) throw noTable(opened.error.code, await log.head(id).catch(() => undefined));
  room = new Room(world, opened.value);
  room.open();
  return new RoomDoor(world, room);
}

export class RoomDoor implements OpenDoor {
  readonly match: string;
  readonly game: string;
  readonly #world: TableWorld;
  readonly #room: Room;
  readonly #caretaker: Caretaker;

  constructor(world: TableWorld, room: Room) {
    this.match = room.id;
    this.game = room.table.head.game;
    this.#world = world;
    this.#room = room;
    this.#caretaker = new Caretaker(world, room);
    this.#caretaker.look();
  }

  whoIs(token: string | undefined): Promise<Caller> {
    return callerAt(this.#room.table, token, this.#world.moderators);
  }

  join(guest: Guest, after: number | undefined): Promise<void> {
    return this.#room.join(guest, after);
  }

  /** As `join`, for somebody who was here when the match had to be read again. */
  rejoin(guest: Guest): Promise<void> {
    return this.#room.rejoin(guest);
  }

  leave(guest: Guest): void {
    this.#room.leave(guest);
  }

  refresh(guest: Guest, why: 'slow' | 'reloaded' | 'unwelcomed'): Promise<void> {
    return this.#room.refresh(guest, why);
  }

  async do(caller: Caller, deed: Deed, sent: Sent): Promise<Done> {
    const { outcome, place, again } = await doDeed(this.#room, caller, deed, sent);
    return { outcome, place, again };
  }

  doAndShow(caller: Caller, deed: Deed, sent: SentById): Promise<ActAnswer> {
    return doAndShow(this.#room, caller, deed, sent);
  }

  preview(caller: Caller, input: WireInput, wanted?: LookWanted): Promise<Previewed> {
    return preview(this.#room, caller, input, wanted);
  }

  chat(caller: Caller, text: string): Promise<number> {
    return chat(this.#room, caller, text);
  }

  look(caller: Caller, wanted: LookWanted): Promise<LookAnswer> {
    return look(this.#room, caller, wanted);
  }

  words(): Promise<WordsAnswer> {
    return this.#room.table.read(({ match }) => ({ messages: { ...match.game.messages } }));
  }

  inspect(caller: Caller, thing: string): Promise<Inspection> {
    return inspect(this.#room, caller, thing);
  }

  actions(caller: Caller, wanted: ActionsWanted): Promise<ActionsAnswer> {
    return actions(this.#room, caller, wanted);
  }

  events(caller: Caller, wanted: EventsWanted): Promise<EventsAnswer> {
    return events(this.#room, caller, wanted);
  }

  document(caller: Caller): Promise<Json> {
    return document(this.#room, caller);
  }

  takeSeat(wanted: SeatWanted): Promise<string> {
    return takeSeat(this.#room, wanted, this.#world.moderators);
  }

  leaveSeat(caller: Caller): Promise<string> {
    return leaveSeat(this.#room, caller);
  }

  about(): Promise<MatchAbout> {
    return this.#room.table.read((fold) => aboutOf(fold, this.#room));
  }

  /** How many frames there are, and the hash of the last. */
  standing(): Promise<{ readonly frame: number; readonly hash: number }> {
    return this.#room.table.read(({ match }) => ({ frame: match.length, hash: match.hash }));
  }

  get usedAt(): number {
    return this.#room.usedAt;
  }

  touch(): void {
    this.#room.usedAt = this.#world.now();
  }

  get isIdle(): boolean {
    return this.#room.isEmpty && !this.#caretaker.isBusy && this.#room.table.busy === 0;
  }

  get isLost(): boolean {
    return this.#room.table.departed !== undefined;
  }

  get owner(): string {
    return this.#room.owner;
  }

  get isBotsOnly(): boolean {
    return this.#caretaker.isBotsOnly;
  }

  async close(): Promise<void> {
    this.#caretaker.close();
    await this.#room.close();
  }
}

function noTable(code: string, head: { readonly version: string } | undefined): PlatformError {
  switch (code) {
    case 'unknownMatch':
      return new PlatformError('unknownMatch');
    case 'unknownGame':
      return new PlatformError('unknownGame');
    case 'versionMismatch':
      return new PlatformError('versionMismatch', { version: head?.version ?? '' });
    case 'departed':
      return new PlatformError('departed');
    default:
      return new PlatformError('unavailable', { reason: code });
  }
}
