/**
 * The clocks of the seats, as they follow from the times in the records: every process that reads the log has the same. Once all seats have
 * been taken, a seat's clock runs while the match waits for it, whoever has the seat, until somebody halts the match or it ends.
 */
import type { ClockRule } from './clock-rule.ts';
import { firstQuota, nextQuota } from './lag-quota.ts';

interface SeatClock {
  /** Left when it last started or stopped. */
  readonly left: number;
  /** When it started, and for which decision; undefined while it stands still. */
  readonly running: { readonly since: number; readonly decision: string } | undefined;
  /** Milliseconds of lag that can be forgiven. */
  readonly quota: number;
}

export interface ShownClock {
  readonly seat: string;
  /** Milliseconds left at `at`. */
  readonly left: number;
  readonly running: boolean;
  /** When it runs out, if it runs. */
  readonly endsAt: number | null;
}

/** When a clock runs out, and for which decision. */
export interface ClockEnd {
  readonly at: number;
  readonly decision: string;
  /** When nothing can still be on its way that the seat sent in time: from then on the time-out is entered. */
  readonly flagAt: number;
}

/** Who is waited for, with the decision that is open. */
export type Waiting = ReadonlyMap<string, string>;

/** A seat has made an input, or time has made it in its place. */
export interface Moved {
  readonly seat: string;
  /** What is not charged. */
  readonly lag: number;
  /** How: time made it, or it was made again after an undo, so that all the others are asked again. */
  readonly way: 'input' | 'timeout' | 'redo';
  /** The frame of the input, by which an undo finds it. */
  readonly frame: object | undefined;
}

export class Clock {
  readonly #rule: ClockRule;
  readonly #seats = new Map<string, SeatClock>();
  /** What a seat was given with an input, which an undo takes back. Where a match goes on from a snapshot, no undo reaches what is before. */
  readonly #given = new WeakMap<object, number>();

  constructor(rule: ClockRule, seats: readonly string[]) {
    this.#rule = rule;
    const quota = firstQuota(rule);
    for (const seat of seats) this.#seats.set(seat, { left: rule.time, running: undefined, quota });
  }

  /** Something happened at this time, and from now on these are waited for. */
  turn(at: number, waiting: Waiting, moved?: Moved): void {
    for (const [seat, clock] of this.#at(at)) {
      const decision = waiting.get(seat);
      if (clock.running !== undefined && clock.running.decision === decision) continue;
      const mine = moved?.seat === seat ? moved : undefined;
      const left = leftAt(clock, at - (mine?.lag ?? 0));
      const isAskedAgain = moved?.way === 'redo' && mine === undefined && decision !== undefined;
      const after = isAskedAgain ? left : this.#after(clock, left, mine);
      if (mine?.frame !== undefined) this.#given.set(mine.frame, after - left);
      const quota = mine === undefined ? clock.quota : nextQuota(this.#rule, clock.quota, mine.lag);
      this.#seats.set(seat, { left: after, running: runningSince(at, decision), quota });
    }
  }

  /** The input of this seat was taken back: what it was given with it goes too, and the time that has passed stays passed. */
  takeBack(at: number, waiting: Waiting, { seat: owner, frame }: Pick<Moved, 'seat' | 'frame'>): void {
    const given = frame === undefined ? 0 : (this.#given.get(frame) ?? 0);
    for (const [seat, clock] of this.#at(at)) {
      const decision = waiting.get(seat);
      const now = leftAt(clock, at);
      const left =
        seat === owner ? Math.max(0, now - given) : decision === undefined ? this.#after(clock, now, undefined) : now;
      this.#seats.set(seat, { ...clock, left, running: runningSince(at, decision) });
    }
  }

  /** All clocks stand still. */
  stop(at: number): void {
    for (const [seat, clock] of this.#at(at))
      this.#seats.set(seat, { ...clock, left: leftAt(clock, at), running: undefined });
  }

  /** When the clock of this seat runs out; undefined while it stands still. */
  endOf(seat: string): ClockEnd | undefined {
    const clock = this.#seats.get(seat);
    if (clock?.running === undefined) return undefined;
    const at = clock.running.since + clock.left;
    return { at, decision: clock.running.decision, flagAt: at + clock.quota };
  }

  /** How much of this lag the seat is forgiven with its next input. */
  lagFor(seat: string, measured: number): number {
    return Math.max(0, Math.trunc(Math.min(measured, this.#seats.get(seat)?.quota ?? 0)));
  }

  /** Whether an input of the seat that comes now, with so much lag forgiven, was sent after its time had run out. */
  isLate(seat: string, at: number, lag: number): boolean {
    const end = this.endOf(seat);
    return end !== undefined && at - lag > end.at;
  }

  /** Who has let its time run out, the first of them. */
  due(at: number): { readonly seat: string; readonly decision: string } | undefined {
    const ends = [...this.#seats.keys()].flatMap((seat) => {
      const end = this.endOf(seat);
      return end === undefined || end.flagAt > at ? [] : [{ seat, decision: end.decision, at: end.at }];
    });
    const first = ends.sort((one, other) => one.at - other.at)[0];
    return first === undefined ? undefined : { seat: first.seat, decision: first.decision };
  }

  shown(at: number): readonly ShownClock[] {
    return [...this.#seats].map(([seat, clock]) => ({
      seat,
      left: leftAt(clock, at),
      running: clock.running !== undefined,
      endsAt: clock.running === undefined ? null : clock.running.since + clock.left,
    }));
  }

  /** As a snapshot keeps it. */
  save(): readonly (readonly [
    seat: string,
    left: number,
    since: number | null,
    decision: string | null,
    quota: number,
  ])[] {
    return [...this.#seats].map(([seat, { left, running, quota }]) => [
      seat,
      left,
      running?.since ?? null,
      running?.decision ?? null,
      quota,
    ]);
  }

  restore(saved: ReturnType<Clock['save']>): void {
    for (const [seat, left, since, decision, quota] of saved)
      this.#seats.set(seat, {
        left,
        running: since === null || decision === null ? undefined : { since, decision },
        quota,
      });
  }

  /**
   * The clocks at this time. It comes from the processes that wrote the records: after one whose clock is ahead, time starts again from what
   * the next one says, instead of standing still until that has caught up.
   */
  #at(at: number): readonly (readonly [string, SeatClock])[] {
    return [...this.#seats].map(([seat, clock]) => {
      const { running } = clock;
      if (running === undefined || running.since <= at) return [seat, clock];
      const back = { ...clock, running: { ...running, since: at } };
      this.#seats.set(seat, back);
      return [seat, back];
    });
  }

  /** What is left when a decision is over. */
  #after({ running }: SeatClock, left: number, moved: Moved | undefined): number {
    if (running === undefined) return left;
    switch (this.#rule.kind) {
      case 'move':
        return this.#rule.time;
      case 'match':
        return moved !== undefined && moved.way !== 'timeout' ? left + this.#rule.increment : left;
    }
  }
}

function runningSince(at: number, decision: string | undefined): SeatClock['running'] {
  return decision === undefined ? undefined : { since: at, decision };
}

function leftAt({ left, running }: SeatClock, at: number): number {
  return running === undefined ? left : Math.max(0, left - Math.max(0, at - running.since));
}
