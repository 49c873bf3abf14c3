/**
 * People who look at a match from the same place: at its table, or a while behind it. After each record everybody is told what it may know, in
 * one order: events, the look or what changed in it, what is asked, the end. What several guests see alike is made once.
 */
import type { Json } from '@turnwise/kernel';
import type { StopListening } from '@turnwise/log';
import { asking, deltaTo, messageError, PROTOCOL_LIMITS } from '@turnwise/protocol';
import type { Clocks, HeldLook, SeatState, ServerMessage, WireChange, WireLook } from '@turnwise/protocol';
import type { Fold, Newest, TableNews } from '@turnwise/table';
import { endOf, shownLook } from './at-table/shown-look.ts';
import type { Guest } from './guest.ts';
import { stepOf } from './past.ts';
import type { Past, Step } from './past.ts';
import { PlatformError } from './platform-error.ts';
import { withSteps } from './shown-steps.ts';
import type { Vantage } from './vantage.ts';

/** What an audience knows of its room. */
export interface AudienceRoom {
  readonly id: string;
  readonly spectators: number;
  readonly past: Past;
  seats(fold: Fold): SeatState[];
  clocks(fold: Fold, delay: number): Clocks | null;
  /** It has lost its seat, or nothing more can be told here. */
  letGo(guest: Guest): void;
}

interface Shown {
  readonly place: number;
  readonly look: WireLook;
  readonly hash: string;
}

/** What guests with deltas have. */
interface Had {
  readonly place: number;
  readonly held: HeldLook;
}

export class Audience {
  readonly vantage: Vantage;
  readonly #room: AudienceRoom;
  readonly #guests = new Set<Guest>();
  /** Who must be sent a whole look next: it has missed something. */
  readonly #lagging = new Set<Guest>();
  /** Who has not got a welcome yet, with how far it had come before. */
  readonly #unwelcomed = new Map<Guest, number | undefined>();
  /** By viewer and what is wanted, what those who joined have. */
  readonly #shown = new Map<string, Shown>();
  readonly #had = new Map<string, Had>();
  readonly #stop: StopListening;
  #wasOver = false;
  /** What was last told of who is there. */
  #presence = '';

  constructor(room: AudienceRoom, vantage: Vantage) {
    this.#room = room;
    this.vantage = vantage;
    this.#stop = vantage.on((news, fold) => this.#tell(news, fold));
  }

  get guests(): ReadonlySet<Guest> {
    return this.#guests;
  }

  /** Throws `unauthenticated` if its seat has been taken away since it was asked for its token. */
  async join(guest: Guest, after: number | undefined): Promise<void> {
    const older = after === undefined ? [] : await this.#older(guest, after);
    await this.vantage.read((fold, newest) => {
      if (!isStillSeated(guest, fold)) throw new PlatformError('unauthenticated');
      this.#guests.add(guest);
      this.#wasOver = fold.isOver;
      this.#welcome(guest, fold, missedBy(guest, after, older, fold, newest), after);
    });
  }

  /** For somebody who was here before the match had to be read again. */
  async rejoin(guest: Guest): Promise<void> {
    await this.vantage.read((fold) => {
      this.#guests.add(guest);
      this.#wasOver = fold.isOver;
      this.#dismiss(fold, 'kicked');
    });
    await this.refresh(guest, 'reloaded');
  }

  leave(guest: Guest): boolean {
    this.#lagging.delete(guest);
    this.#unwelcomed.delete(guest);
    return this.#guests.delete(guest);
  }

  /** A whole look for somebody whose reader has caught up; a welcome, if it never got one. */
  refresh(guest: Guest, why: 'slow' | 'reloaded' | 'unwelcomed'): Promise<void> {
    return this.vantage.read((fold, newest) => {
      if (!this.#guests.has(guest)) return;
      this.#lagging.delete(guest);
      if (why === 'unwelcomed' || this.#unwelcomed.has(guest)) return this.#welcomeLate(guest, fold, newest);
      const { place } = fold;
      this.#say(guest, { type: 'resync', match: this.#room.id, why, place });
      const { look } = this.#show(guest, fold);
      for (const message of [this.#wholeLook(guest, fold, 'fresh'), ...this.#asking(look, fold), ...this.#ended(fold)])
        this.#say(guest, message);
    });
  }

  /** The same text for everybody. */
  sendAll(text: string): void {
    for (const guest of this.#guests) this.#send(guest, text);
  }

  /** Who is there, if that has changed. */
  tellPresence(): void {
    if (this.#guests.size === 0) return;
    void this.vantage
      .read((fold) => {
        const { id: match, spectators } = this.#room;
        const seats = this.#room.seats(fold);
        const text = JSON.stringify({ type: 'presence', match, seats, spectators } satisfies ServerMessage);
        if (text === this.#presence) return;
        this.#presence = text;
        this.sendAll(text);
      })
      .catch(() => undefined);
  }

  /** Nothing more is told: everybody is told why, and let go. */
  end(why: ServerMessage): void {
    this.#stop();
    const text = JSON.stringify(why);
    for (const guest of this.#guests) {
      guest.send(text);
      this.leave(guest);
      this.#room.letGo(guest);
      if (why.type === 'error' && why.code === 'departed') guest.end?.(why.code);
    }
  }

  /** What it missed and is no longer kept in memory; nothing if that is too much, or cannot be read now. */
  async #older({ caller, labels }: Guest, after: number): Promise<readonly Step[]> {
    const upTo = await this.vantage.read((fold, newest) =>
      after >= fold.place || newest.from(after) !== undefined ? after : fold.place,
    );
    if (upTo - after > PROTOCOL_LIMITS.stepsResumed.usual || upTo === after) return [];
    return this.#room.past.steps({ caller, after, upTo, labels }).catch(() => []);
  }

  #welcomeLate(guest: Guest, fold: Fold, newest: Newest): void {
    const after = this.#unwelcomed.get(guest);
    this.#welcome(guest, fold, missedBy(guest, after, [], fold, newest), after);
  }

  #welcome(guest: Guest, fold: Fold, missed: readonly Step[] | undefined, after: number | undefined): void {
    const [first, ...rest] = this.#welcomes(guest, fold, missed);
    this.#lagging.delete(guest);
    this.#say(guest, first);
    if (this.#lagging.has(guest)) this.#unwelcomed.set(guest, after);
    else this.#unwelcomed.delete(guest);
    for (const message of rest) this.#say(guest, message);
  }

  #welcomes(
    guest: Guest,
    fold: Fold,
    missed: readonly Step[] | undefined,
  ): readonly [ServerMessage, ...ServerMessage[]] {
    const { caller } = guest;
    const { id: match } = this.#room;
    const { place } = fold;
    const shown = this.#show(guest, fold);
    const { look, hash } = shown;
    const ended = endOf(fold);
    return [
      {
        type: 'welcome',
        protocol: 1,
        match,
        role: caller.role,
        seat: caller.seat,
        place,
        look,
        viewHash: hash,
        ...this.#former(guest, shown),
        seats: this.#room.seats(fold),
        spectators: this.#room.spectators,
        clocks: this.#room.clocks(fold, this.vantage.delay),
        ...(fold.halted === undefined ? {} : { halted: fold.halted }),
        ...(ended === undefined ? {} : { ended }),
        missed: missed === undefined ? 'tooFar' : missed.length === 0 ? 'none' : 'sent',
      },
      ...eventMessages(match, missed ?? []),
      ...this.#asking(look, fold),
      ...this.#ended(fold),
    ];
  }

  /** Whoever lost its seat is told so, and sees nothing more. */
  #dismiss(fold: Fold, code: 'kicked' | 'seatLeft'): void {
    for (const guest of this.#guests) {
      if (isStillSeated(guest, fold)) continue;
      guest.send(JSON.stringify(messageError(code, {}, { match: this.#room.id })));
      this.leave(guest);
      this.#room.letGo(guest);
    }
  }

  #tell(news: TableNews, fold: Fold): void {
    const { record } = news;
    if (record.kind === 'seat') this.#dismiss(fold, record.by === undefined ? 'seatLeft' : 'kicked');
    if (record.kind === 'seat' || record.kind === 'mute' || record.kind === 'unmute') this.tellPresence();
    if (this.#guests.size === 0) {
      this.#shown.clear();
      this.#had.clear();
      return;
    }
    const made = new Map<string, readonly string[]>();
    const hasEnded = fold.isOver && !this.#wasOver;
    this.#wasOver = fold.isOver;
    const sender = 'seat' in record ? record.seat : null;
    const guests = [...this.#guests].sort(
      (a, b) => Number(b.caller.seat === sender) - Number(a.caller.seat === sender),
    );
    for (const guest of guests) {
      const key = `${keyOf(guest)} ${guest.deltas}`;
      let texts = made.get(key);
      if (texts === undefined) {
        texts = this.#update(guest, news, fold, hasEnded).map((one) => JSON.stringify(one));
        made.set(key, texts);
      }
      for (const text of texts) this.#send(guest, text);
    }
  }

  #update(guest: Guest, news: TableNews, fold: Fold, hasEnded: boolean): readonly ServerMessage[] {
    const { caller, labels, deltas, stage } = guest;
    const { viewer } = caller;
    const { id: match } = this.#room;
    const change: WireChange = fold.match.status === 'faulted' ? 'faulted' : news.way;
    const before = this.#shown.get(keyOf(guest))?.look;
    const shown = this.#show(guest, fold);
    const state = deltas ? this.#delta(guest, shown, change) : this.#wholeLook(guest, fold, change);
    const clocks = this.#room.clocks(fold, this.vantage.delay);
    const { events, ...step } = stepOf(news, fold, viewer, labels);
    const told = stage ? withSteps(events, news, fold, { viewer, labels, before }) : events;
    return [
      ...eventMessages(match, [{ ...step, events: [...told] }]),
      state,
      ...this.#asking(shown.look, fold),
      ...(clocks === null ? [] : [{ type: 'clock', match, clocks } as const]),
      ...(hasEnded ? this.#ended(fold) : []),
      ...(news.record.kind === 'halt' ? [messageError('halted', { ...fold.halted }, { match })] : []),
    ];
  }

  #wholeLook(guest: Guest, fold: Fold, change: WireChange): ServerMessage {
    const shown = this.#show(guest, fold);
    const { place, look, hash } = shown;
    const { id: match } = this.#room;
    return { type: 'state.look', match, place, change, look, viewHash: hash, ...this.#former(guest, shown) };
  }

  /** From what guests of this class have to what they are shown now. */
  #delta(guest: Guest, { place, look, hash }: Shown, change: WireChange): ServerMessage {
    const key = keyOf(guest);
    const before = this.#had.get(key) ?? { place, held: { look: null, former: {} } };
    const { patch, held } = deltaTo(before.held, look as unknown as Json);
    this.#had.set(key, { place, held });
    const { id: match } = this.#room;
    return { type: 'state.delta', match, from: before.place, to: place, change, patch, viewHash: hash };
  }

  /** With a whole look, guests with deltas get what others of their class have besides. */
  #former(guest: Guest, { place, look }: Shown): { former?: Record<string, Json[]> } {
    if (!guest.deltas) return {};
    const key = keyOf(guest);
    const had = this.#had.get(key);
    if (had?.place === place) return { former: had.held.former as Record<string, Json[]> };
    this.#had.set(key, { place, held: { look: look as unknown as Json, former: {} } });
    return {};
  }

  /** The look of this guest at this place, made once for all who see the same. */
  #show(guest: Guest, fold: Fold): Shown {
    const key = keyOf(guest);
    const known = this.#shown.get(key);
    if (known?.place === fold.place) return known;
    const shown = { place: fold.place, ...shownLook(fold, guest.caller.viewer, guest) };
    this.#shown.set(key, shown);
    return shown;
  }

  #asking(look: WireLook, { place, clock, stage }: Fold): readonly ServerMessage[] {
    if (stage === 'over') return [];
    const expiresAt = (seat: string): number | null => {
      const end = clock?.endOf(seat);
      return end === undefined ? null : end.at + this.vantage.delay;
    };
    return asking(look, { match: this.#room.id, place, expiresAt });
  }

  #ended(fold: Fold): readonly ServerMessage[] {
    const end = endOf(fold);
    if (end === undefined) return [];
    const { result } = shownLook(fold, null).look;
    return [{ type: 'ended', match: this.#room.id, place: fold.place, ...end, result }];
  }

  #say(guest: Guest, message: ServerMessage): void {
    this.#send(guest, JSON.stringify(message));
  }

  #send(guest: Guest, text: string): void {
    if (!this.#lagging.has(guest) && !guest.send(text)) this.#lagging.add(guest);
  }
}

function isStillSeated({ caller: { role, seat, holder } }: Guest, { seating }: Fold): boolean {
  return role !== 'seat' || seat === null || seating.of(seat)?.holder === holder;
}

/** What came after a place: what was read from the log, and what is in memory. Undefined if that is too far back. */
function missedBy(
  { caller: { viewer }, labels }: Guest,
  after: number | undefined,
  older: readonly Step[],
  fold: Fold,
  newest: Newest,
): readonly Step[] | undefined {
  const from = older.at(-1)?.place ?? after;
  if (from === undefined || from === fold.place) return older;
  const newer = from < fold.place ? newest.from(from) : undefined;
  return newer && [...older, ...newer.map((news) => stepOf(news, fold, viewer, labels))];
}

function eventMessages(match: string, steps: readonly Step[]): readonly ServerMessage[] {
  return steps.flatMap(({ place, events }) =>
    events.map((event) => ({ type: 'event.appended' as const, match, place, ...event })),
  );
}

function keyOf({ caller, labels, seen, stage }: Guest): string {
  return `${caller.viewer} ${labels} ${seen} ${stage}`;
}
