/**
 * What a way remembers while it comes to a point: first what was remembered before, then with what the arrival adds, at last
 * without what can no longer matter. One record is used for every arrival of a search.
 */
import type { Moved } from '../types.ts';
import { NEVER } from './ground.ts';
import type { Ground } from './ground.ts';
import { withAll } from './memory.ts';
import type { Remembered } from './memory.ts';
import type { Watch } from './watch.ts';

const NONE: readonly number[] = [];

export class Recall implements Remembered {
  fatal = NONE;
  suspects = NONE;
  anchors = NONE;
  visited = NONE;
  /** Whether moved things leave anchors that are checked. */
  readonly minds: boolean;
  readonly #ground: Ground;
  readonly #watch: Watch;
  readonly #lookedFor: ReadonlySet<number>;

  constructor(ground: Ground, watch: Watch, lookedFor: ReadonlySet<number>) {
    const { paradox, priority } = ground.level.rules;
    this.minds = paradox !== 'off' && priority.includes('paradox');
    this.#ground = ground;
    this.#watch = watch;
    this.#lookedFor = lookedFor;
  }

  /** What a way that begins at a point remembers. */
  begin(point: number): void {
    const { kind } = this.#watch;
    const times = this.#watch.times(point);
    this.fatal = kind === 'fixed' ? times : NONE;
    this.suspects = kind === 'changing' && times.length > 0 ? [point] : NONE;
    this.anchors = NONE;
    this.visited = this.#lookedFor.has(point) ? [point] : NONE;
  }

  /** Adds to what was remembered that these things were moved and that the player is at the point now. */
  arrive(before: Remembered, point: number, moved: readonly Moved[]): void {
    const { plane, points, level } = this.#ground;
    const t = Math.floor(point / plane);
    this.fatal = before.fatal;
    this.suspects = before.suspects;
    this.anchors = before.anchors;
    this.visited = before.visited;
    if (this.minds)
      for (const { thing, to } of moved)
        this.anchors = withAll(this.anchors, [thing * points + t * plane + to[1] * level.width + to[0]]);
    this.#beSeen(point, t);
  }

  #beSeen(point: number, t: number): void {
    const watch = this.#watch;
    if (watch.kind === 'none') return;
    const times = watch.times(point);
    if (watch.kind === 'fixed') {
      const hidden = watch.newest && this.fatal.includes(t + watch.delay);
      this.fatal = withAll(hidden ? this.fatal.filter((te) => te !== t + watch.delay) : this.fatal, times);
      return;
    }
    const { plane } = this.#ground;
    if (watch.newest) this.suspects = this.suspects.filter((other) => Math.floor(other / plane) !== t);
    if (times.length > 0) this.suspects = withAll(this.suspects, [point]);
  }

  /** Forgets what cannot matter any more from a point on; whether it is looked out for is remembered first. */
  forget(point: number): void {
    const { plane, points, reentry } = this.#ground;
    const t = Math.floor(point / plane);
    const back = reentry[t] as number;
    const next = Math.min(t + 1, back);
    if (this.fatal.length > 0) this.#forgetTimes(t, back, next);
    if (this.suspects.length > 0)
      this.suspects = this.suspects.filter((seen) => this.#watch.times(seen).some((te) => te >= next));
    if (this.anchors.length > 0)
      this.anchors = this.anchors.filter((anchor) => Math.floor((anchor % points) / plane) >= next);
    if (this.#lookedFor.has(point)) this.visited = withAll(this.visited, [point]);
    if (this.visited.length > 0) this.visited = this.visited.filter((seen) => Math.floor(seen / plane) >= next);
  }

  #forgetTimes(t: number, back: number, next: number): void {
    const { explored, newest, delay } = this.#watch;
    if (!explored) this.fatal = this.fatal.filter((te) => te >= next);
    // The first decides where time only goes forward, through every slice or with every slice counting, or where old
    // selves are never hidden and every slice counts. Of selves that may yet be hidden, all are kept.
    if ((explored ? back > t : back === NEVER) || (explored && !newest)) {
      const hides = newest ? t + delay : Infinity;
      const sure = this.fatal.findIndex((te) => te <= hides);
      this.fatal = this.fatal.filter((te, index) => index === sure || te > hides);
    }
  }

  /** Coming to a point without moving anything changes nothing of what is remembered, nor of what is forgotten. */
  isUntouched(before: Remembered, from: number, point: number): boolean {
    const { plane, reentry } = this.#ground;
    const { kind } = this.#watch;
    return (
      (kind === 'none' || (kind === 'fixed' && before.fatal.length === 0 && this.#watch.times(point).length === 0)) &&
      before.visited.length === 0 &&
      !this.#lookedFor.has(point) &&
      reentry[Math.floor(point / plane)] === reentry[Math.floor(from / plane)]
    );
  }
}
