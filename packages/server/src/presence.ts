/**
 * Who is at a match, in all processes together. Each process whispers whom it has; what it has not repeated for a while is forgotten. It is
 * only shown to people: nothing depends on it.
 */
import { createHash } from 'node:crypto';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { StopListening } from '@turnwise/log';
import type { RoomWorld } from './room-world.ts';

interface Here {
  readonly seats: readonly string[];
  readonly spectators: number;
  readonly at: number;
}

const REPEAT = 15_000;
/** Milliseconds after which it is tried again to listen. */
const AGAIN = 1_000;
const FORGET = 40_000;
/** Milliseconds between two notes at least: many who come and go at once are told of together. */
const TOGETHER = 100;

export class Presence {
  readonly #world: RoomWorld;
  readonly #topic: string;
  readonly #onNote: (note: Json) => void;
  readonly #others = new Map<string, Here>();
  /** How many sockets each seat has here. */
  readonly #seats = new Map<string, number>();
  #watching = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #planned: ReturnType<typeof setTimeout> | undefined;
  #toldAt = -Infinity;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #stop: StopListening = () => undefined;
  #isClosed = false;

  constructor(world: RoomWorld, match: string, onNote: (note: Json) => void) {
    this.#world = world;
    this.#topic = `match.${match}`;
    this.#onNote = onNote;
  }

  open(): void {
    this.#timer = setInterval(() => this.#tell(), REPEAT);
    this.#timer.unref();
    void this.#listen();
  }

  come(seat: string | null): void {
    if (seat === null) this.#watching++;
    else this.#seats.set(seat, (this.#seats.get(seat) ?? 0) + 1);
    this.#tell();
  }

  go(seat: string | null): void {
    if (seat === null) this.#watching--;
    else {
      const left = (this.#seats.get(seat) ?? 1) - 1;
      if (left > 0) this.#seats.set(seat, left);
      else this.#seats.delete(seat);
    }
    this.#tell();
  }

  get seats(): ReadonlySet<string> {
    return new Set([...this.#seats.keys(), ...this.#alive().flatMap(({ seats }) => seats)]);
  }

  get spectators(): number {
    return this.#watching + this.#alive().reduce((sum, { spectators }) => sum + spectators, 0);
  }

  /** How many processes that have this match open come before this one, in an order of its own for each match. */
  get rank(): number {
    if (this.#others.size === 0) return 0;
    const { self } = this.#world;
    const own = orderOf(self, this.#topic);
    const since = this.#world.now() - FORGET;
    return [...this.#others].filter(([other, { at }]) => at > since && orderOf(other, this.#topic) < own).length;
  }

  whisper(note: Readonly<Record<string, Json>>): void {
    this.#world.log.whisper(this.#topic, note);
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    clearTimeout(this.#retry);
    clearInterval(this.#timer);
    clearTimeout(this.#planned);
    this.whisper({ kind: 'gone', from: this.#world.self });
  }

  /** While nothing can be heard, people are shown without those who are elsewhere. */
  async #listen(): Promise<void> {
    try {
      const stop = await this.#world.log.hear(this.#topic, (note) => this.#hear(note));
      if (this.#isClosed) return stop();
      this.#stop = stop;
      this.#tell();
    } catch {
      if (this.#isClosed) return;
      this.#retry = setTimeout(() => void this.#listen(), AGAIN);
      this.#retry.unref();
    }
  }

  #tell(): void {
    if (this.#planned !== undefined) return;
    const wait = this.#toldAt + TOGETHER - performance.now();
    if (wait <= 0) return this.#tellNow();
    this.#planned = setTimeout(() => this.#tellNow(), wait);
    this.#planned.unref();
  }

  #tellNow(): void {
    this.#planned = undefined;
    this.#toldAt = performance.now();
    const { self } = this.#world;
    this.whisper({ kind: 'here', from: self, seats: [...this.#seats.keys()], spectators: this.#watching });
  }

  #alive(): readonly Here[] {
    const since = this.#world.now() - FORGET;
    return [...this.#others.values()].filter(({ at }) => at > since);
  }

  /** Processes that have ended without a word. */
  #forget(): void {
    const since = this.#world.now() - FORGET;
    for (const [other, { at }] of this.#others) if (at <= since) this.#others.delete(other);
  }

  #hear(note: Json): void {
    if (!isRecord(note)) return;
    const { kind, from, seats, spectators } = note;
    if (kind === 'chat') this.#onNote(note);
    if (typeof from !== 'string') return;
    if (kind === 'gone') this.#others.delete(from);
    if (kind !== 'here') return;
    this.#forget();
    // Somebody new does not know who is here.
    if (from !== this.#world.self && !this.#others.has(from)) queueMicrotask(() => this.#tellNow());
    if (from !== this.#world.self && Array.isArray(seats) && typeof spectators === 'number')
      this.#others.set(from, { seats: seats.map(String), spectators, at: this.#world.now() });
    this.#onNote(note);
  }
}

/** The processes stand in another order for each match, so that the work is spread. */
function orderOf(process: string, topic: string): string {
  return createHash('sha256').update(`${process} ${topic}`).digest('base64url');
}
