/**
 * The door to a match in a thread of its own, with limits. If the thread is ended because it overstayed, the match is halted by a record of the
 * log, its people are told why, and it is opened again in another thread: they see where it stands, and somebody may resume it. If it cannot
 * even do that, the door is lost.
 */
import type { MatchHead } from '@turnwise/log';
import { messageError } from '@turnwise/protocol';
import type { TableAlarm, TableSettings } from '@turnwise/table';
import { isSoon } from '../caretaker.ts';
import type { Guest } from '../guest.ts';
import type { OpenDoor } from '../open-door.ts';
import { PlatformError } from '../platform-error.ts';
import type { TableWorld } from '../table-world.ts';
import type { Cell } from './cell.ts';
import type { Cells, Tenant } from './cells.ts';
import { FarAsked } from './far-asked.ts';
import { dataOf, FarGuests } from './far-guests.ts';
import { haltMatch } from './halt-match.ts';
import { hostLog } from './host-log.ts';
import type { Handlers } from './line.ts';
import type { FarBotRequest, Opened, Opening } from './messages.ts';

export interface GuardedWorld extends TableWorld {
  readonly cells: Cells;
  /** For the operator: a thread of this match was ended. */
  readonly overstayed: (match: string, error: PlatformError, failure: unknown) => void;
  /** The match cannot be served any more. */
  readonly lost: (error: PlatformError) => void;
  /** Closes this door: its thread is wanted elsewhere. */
  readonly putAway: () => Promise<void>;
  /** From where it is opened. */
  readonly address: string;
}

/** Milliseconds in which a thread must have put its match away. */
const CLOSE_TIME = 2_000;

/** Throws a `PlatformError` if it cannot be served here. */
export async function openGuardedDoor(world: GuardedWorld, head: MatchHead): Promise<GuardedDoor> {
  const door = new GuardedDoor(world, head);
  await door.open();
  return door;
}

export class GuardedDoor extends FarAsked implements OpenDoor, Tenant {
  readonly match: string;
  readonly game: string;
  readonly #world: GuardedWorld;
  readonly #head: MatchHead;
  readonly #guests = new FarGuests();
  /** The thread that has the match, or will have it in a moment. */
  #cell: Promise<Cell>;
  #opened: Opened | undefined;
  #calls = 0;
  #thinking = 0;
  /** When the clock that runs out next does so, as the thread has told. */
  #flagAt: number | undefined;
  isBotsOnly = false;
  #stopLog: () => void = () => undefined;
  #isClosed = false;
  isLost = false;
  usedAt: number;

  /** For `openGuardedDoor`. */
  constructor(world: GuardedWorld, head: MatchHead) {
    super();
    this.match = head.id;
    this.game = head.game;
    this.#world = world;
    this.#head = head;
    this.usedAt = world.now();
    this.#cell = Promise.reject(new PlatformError('unavailable', { reason: 'closed' }));
    this.#cell.catch(() => undefined);
  }

  async open(): Promise<void> {
    this.#cell = this.#openCell();
    await this.#cell;
  }

  async join(guest: Guest, after: number | undefined): Promise<void> {
    const no = this.#guests.add(guest);
    try {
      await this.call('join', no, 0, dataOf(guest), after);
      this.#guests.joined(no);
    } catch (thrown) {
      this.#guests.delete(guest);
      throw thrown;
    }
  }

  leave(guest: Guest): void {
    this.touch();
    const no = this.#guests.delete(guest);
    void this.#cell.then((cell) => cell.tell('leave', no)).catch(() => undefined);
  }

  async refresh(guest: Guest, why: 'slow' | 'reloaded' | 'unwelcomed'): Promise<void> {
    const next = this.#guests.begin(guest);
    if (next === undefined) return;
    await this.call('refresh', next.no, next.round, next.isWelcomed ? why : 'unwelcomed');
  }

  get address(): string {
    return this.#world.address;
  }

  putAway(): Promise<void> {
    return this.#world.putAway();
  }

  get owner(): string {
    return (this.#head.settings as unknown as TableSettings).owner ?? '';
  }

  touch(): void {
    this.usedAt = this.#world.now();
  }

  get isIdle(): boolean {
    if (this.#guests.size > 0 || this.#calls > 0 || this.#thinking > 0) return false;
    // The thread that has the match enters the end of its clock, as long as it is there.
    return !isSoon(this.#flagAt, this.#world.now());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const closing = this.#cell.then(async (cell) => {
      await cell.call('close').catch(() => undefined);
      cell.close();
    });
    await Promise.race([closing.catch(() => undefined), pause(CLOSE_TIME)]);
    void this.#cell.then((cell) => cell.close()).catch(() => undefined);
    this.#stopLog();
    this.#guests.dismissAll(this.#text(new PlatformError('unavailable', { reason: 'closed' })));
  }

  protected async call(name: string, ...args: readonly unknown[]): Promise<unknown> {
    this.touch();
    this.#calls++;
    try {
      return await (await this.#cell).call(name, ...args);
    } finally {
      this.#calls--;
    }
  }

  async #openCell(): Promise<Cell> {
    const { cells, log, moderators, self, bots, newId, talk, recordsPerMatch } = this.#world;
    const cell = await cells.take(this);
    const { handlers, stop } = hostLog(log, this.#head, cell);
    cell.handlers = { ...handlers, ...this.#handlers() };
    this.#stopLog = stop;
    const opening: Opening = {
      match: this.match,
      self,
      ids: newId(),
      moderators: [...moderators],
      hasBots: bots !== undefined,
      talk,
      recordsPerMatch,
    };
    try {
      const opened = await cell.call<Opened>('open', opening);
      this.#opened ??= opened;
    } catch (thrown) {
      stop();
      if (cell.isEnded) this.#report(thrown, cell.failure);
      cell.close();
      throw thrown;
    }
    void cell.ended.then(() => this.#ended(cell));
    return cell;
  }

  /** What the thread may call besides its log. */
  #handlers(): Handlers {
    const { alarm, botFailed, mayReplay } = this.#world;
    return {
      text: (no: number, round: number, text: string) => this.#guests.send(no, round, text),
      flagAt: (at: number | undefined) => void (this.#flagAt = at),
      botsOnly: (is: boolean) => void (this.isBotsOnly = is),
      dismissed: (no: number) => this.#guests.dismiss(no),
      choose: (request: FarBotRequest) => this.#choose(request),
      mayReplay: (address: string, records: number) => mayReplay?.(address, records) ?? true,
      alarm: (raised: TableAlarm) => {
        this.isLost ||= raised.kind === 'departed';
        alarm(raised);
      },
      botFailed: (seat: string, bot: string, failure: unknown) => botFailed(this.match, seat, bot, failure),
    };
  }

  async #choose({ game: id, ...request }: FarBotRequest): Promise<unknown> {
    const { bots, games } = this.#world;
    const game = games(id);
    if (bots === undefined || game === undefined) throw new PlatformError('unknownBot');
    this.#thinking++;
    try {
      return await bots.choose({ ...request, game });
    } finally {
      this.#thinking--;
      this.touch();
    }
  }

  #ended(cell: Cell): void {
    this.#stopLog();
    this.#flagAt = undefined;
    this.isBotsOnly = false;
    if (this.#isClosed) return;
    this.#cell = this.#openAgain(cell);
    this.#cell.catch((error: unknown) => this.#lose(error));
  }

  async #openAgain(ended: Cell): Promise<Cell> {
    const { log, now, newId } = this.#world;
    const { error } = ended;
    const opened = this.#opened ?? { frame: 0, hash: 0 };
    this.#report(error, ended.failure);
    const halted = await haltMatch(log, { match: this.match, reason: error.message, opened, now, newId });
    this.#tellAll(error);
    // It overstays although it stands still: looking at it is already too much.
    if (halted === 'wasHalted') throw error;
    const cell = await this.#openCell();
    for (const guest of this.#guests.all) {
      const next = this.#guests.begin(guest);
      if (next !== undefined) void cell.call('rejoin', next.no, next.round, dataOf(guest)).catch(() => undefined);
    }
    return cell;
  }

  #lose(thrown: unknown): void {
    const error = thrown instanceof PlatformError ? thrown : new PlatformError('unavailable', { reason: 'lost' });
    this.isLost = true;
    this.#guests.dismissAll(this.#text(error));
    this.#world.lost(error);
  }

  #report(thrown: unknown, failure: unknown): void {
    if (thrown instanceof PlatformError) this.#world.overstayed(this.match, thrown, failure);
  }

  #tellAll(error: PlatformError): void {
    const text = this.#text(error);
    for (const guest of this.#guests.all) guest.send(text);
  }

  #text({ code, params }: PlatformError): string {
    return JSON.stringify(messageError(code, params, { match: this.match }));
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
