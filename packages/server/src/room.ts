/** A table with people at it: those who see what happens at once, and spectators who may see it later. */
import type { Json } from '@turnwise/kernel';
import type { StopListening } from '@turnwise/log';
import { messageError } from '@turnwise/protocol';
import type { Clocks, SeatState, ServerMessage } from '@turnwise/protocol';
import type { Fold, MatchTable, TableSettings } from '@turnwise/table';
import { Audience } from './audience.ts';
import type { AudienceRoom } from './audience.ts';
import type { Caller } from './caller.ts';
import { Documents } from './documents.ts';
import type { Guest } from './guest.ts';
import { openLateTable } from './late-table.ts';
import type { LateTable } from './late-table.ts';
import { Past } from './past.ts';
import { PlatformError } from './platform-error.ts';
import { rateLimited } from './rate-limited.ts';
import { Presence } from './presence.ts';
import { Rate } from './rate.ts';
import { mayReplayLong } from './replays.ts';
import type { RoomWorld } from './room-world.ts';
import type { Vantage } from './vantage.ts';

interface Late {
  readonly table: LateTable;
  readonly audience: Audience;
}

export class Room implements AudienceRoom {
  readonly table: MatchTable;
  readonly id: string;
  readonly #world: RoomWorld;
  /** Milliseconds after which spectators see what happens. */
  readonly #delay: number;
  readonly #live: Audience;
  /** For those who see it later; opened when the first of them comes. */
  #late: Promise<Late> | undefined;
  readonly #where = new Map<Guest, Audience>();
  readonly #presence: Presence;
  readonly past: Past;
  readonly documents: Documents;
  /** How much everybody may say. */
  readonly #talk = new Map<string, Rate>();
  readonly #closing = new Set<() => void>();
  #isClosed = false;
  /** When somebody last wanted something here. */
  usedAt: number;

  constructor(world: RoomWorld, table: MatchTable) {
    this.#world = world;
    this.table = table;
    this.id = table.head.id;
    this.usedAt = world.now();
    this.#delay = (table.head.settings as unknown as TableSettings).spectators.delay;
    this.past = new Past(world, table);
    this.documents = new Documents(world, table);
    this.#presence = new Presence(world, this.id, (note) => void this.#hear(note));
    this.#live = new Audience(this, {
      delay: 0,
      read: (see) => table.read(see),
      on: (listener) => table.on(listener),
    });
  }

  /** Says who is here, and hears who is elsewhere. Play does not wait for it. */
  open(): void {
    this.#presence.open();
  }

  get isEmpty(): boolean {
    return this.#where.size === 0;
  }

  /** Whose match it is, where not everybody can have what they want at once. */
  get owner(): string {
    return (this.table.head.settings as unknown as TableSettings).owner ?? '';
  }

  /** Whether somebody is here, or at this match in another process. */
  get hasPeople(): boolean {
    return !this.isEmpty || this.#presence.seats.size > 0 || this.spectators > 0;
  }

  get guests(): number {
    return this.#where.size;
  }

  /** From where this caller sees the match. */
  async vantageOf(caller: Caller): Promise<Vantage> {
    return (await this.#audienceFor(caller)).vantage;
  }

  /** Welcomes somebody. `after` is how far it had come before. */
  join(guest: Guest, after: number | undefined): Promise<void> {
    return this.#admit(guest, (audience) => audience.join(guest, after));
  }

  /** For somebody who was here before the match had to be read again. */
  rejoin(guest: Guest): Promise<void> {
    return this.#admit(guest, (audience) => audience.rejoin(guest));
  }

  /** Whether so many records may be played again for what this caller has asked for. */
  mayReplay(caller: Caller, records: number): Promise<boolean> {
    return mayReplayLong(this.#world, caller, records);
  }

  leave(guest: Guest): void {
    if (this.#where.get(guest)?.leave(guest) === true) this.#gone(guest);
  }

  /** For its audience: it is not here any more. */
  letGo(guest: Guest): void {
    this.#gone(guest);
    guest.dismissed?.();
  }

  /** A whole look for somebody whose reader has caught up. */
  async refresh(guest: Guest, why: 'slow' | 'reloaded' | 'unwelcomed'): Promise<void> {
    await this.#where.get(guest)?.refresh(guest, why);
  }

  /** Whether this one has not said too much lately: all who speak for a seat are one. */
  maySay({ role, seat, holder }: Caller): boolean {
    const { perSecond, burst } = this.#world.talk;
    const speaker = `${role} ${seat ?? holder}`;
    const rate = this.#talk.get(speaker) ?? new Rate(perSecond, burst, this.#world.now());
    this.#talk.set(speaker, rate);
    return rate.take(this.#world.now());
  }

  say(from: Caller, name: string, text: string): void {
    const { role } = from;
    this.#presence.whisper({ kind: 'chat', at: this.#world.now(), from: name, role, text });
  }

  seats({ seating }: Fold): SeatState[] {
    const here = this.#presence.seats;
    return seating.all.map(({ seat, holder, bot, name, muted }) => ({
      seat,
      held: bot !== null ? 'bot' : holder !== null ? 'person' : 'open',
      name: bot ?? (holder === null ? null : (name ?? seat)),
      online: bot !== null || here.has(seat),
      ...(muted ? { muted } : {}),
    }));
  }

  /** 0 for the process that cares for the bots and clocks of this match; the others wait, and step in if nothing happens. */
  get rank(): number {
    return this.#presence.rank;
  }

  get spectators(): number {
    return this.#presence.spectators;
  }

  /** As those see them who are so far behind. */
  clocks({ clock, halted, stage }: Fold, delay: number): Clocks | null {
    if (clock === undefined) return null;
    const at = this.#world.now();
    return {
      at,
      paused: halted !== undefined || stage !== 'running',
      seats: clock
        .shown(at - delay)
        .map(({ seat, left, endsAt }) => ({ seat, left, expiresAt: endsAt === null ? null : endsAt + delay })),
    };
  }

  /** Calls this when the room is closed. */
  onClose(run: () => void): StopListening {
    if (this.#isClosed) run();
    else this.#closing.add(run);
    return () => void this.#closing.delete(run);
  }

  /** This process and the log do not agree: nobody is served here any longer. */
  departed(): void {
    this.#endAll(messageError('departed', {}, { match: this.id }));
  }

  /** Whoever is still here is told that it is over here. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const run of this.#closing) run();
    this.#closing.clear();
    this.#endAll(messageError('unavailable', { reason: 'closed' }, { match: this.id }));
    this.#presence.close();
    this.past.close();
    await this.#late?.then(({ table }) => table.close()).catch(() => undefined);
    await this.table.close();
  }

  async #admit(guest: Guest, come: (audience: Audience) => Promise<void>): Promise<void> {
    this.usedAt = this.#world.now();
    const audience = await this.#audienceFor(guest.caller);
    if (this.#isClosed) throw new PlatformError('unavailable', { reason: 'closed' });
    this.#where.set(guest, audience);
    this.#presence.come(guest.caller.seat);
    try {
      await come(audience);
    } catch (thrown) {
      this.leave(guest);
      this.#gone(guest);
      throw thrown;
    }
  }

  #gone(guest: Guest): void {
    if (!this.#where.delete(guest)) return;
    this.usedAt = this.#world.now();
    this.#presence.go(guest.caller.seat);
  }

  async #audienceFor(caller: Caller): Promise<Audience> {
    if (caller.role !== 'spectator' || this.#delay === 0) return this.#live;
    this.#late ??= this.#openLate(caller);
    try {
      return (await this.#late).audience;
    } catch (thrown) {
      this.#late = undefined;
      throw thrown;
    }
  }

  /** All of the match is played again for it. */
  async #openLate(caller: Caller): Promise<Late> {
    const place = await this.table.read((fold) => fold.place);
    if (!(await mayReplayLong(this.#world, caller, place))) throw rateLimited('documentRate');
    const table = await openLateTable(this.#world, this.table, this.#delay);
    return { table, audience: new Audience(this, table) };
  }

  #endAll(why: ServerMessage): void {
    this.#live.end(why);
    void this.#late?.then(({ audience }) => audience.end(why)).catch(() => undefined);
  }

  async #hear(note: Json): Promise<void> {
    const { kind, ...chat } = note as { readonly kind: string };
    const late = await this.#late?.catch(() => undefined);
    if (kind !== 'chat') {
      this.#live.tellPresence();
      late?.audience.tellPresence();
      return;
    }
    const text = JSON.stringify({ type: 'chat', match: this.id, ...chat });
    this.#live.sendAll(text);
    late?.table.later(() => late.audience.sendAll(text));
  }
}
