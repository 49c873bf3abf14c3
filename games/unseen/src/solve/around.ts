/** Which movable things are where in the slice of the state at hand and in the next one, by cell. */
import { has } from '../has.ts';
import { blocksMovement, thingOf } from '../where.ts';
import type { Ground } from './ground.ts';
import type { Placements } from './placement.ts';

/** What is in a cell, as bits. */
const PUSHABLE_NOW = 1;
const PULLABLE_NOW = 2;
const BLOCKS_NEXT = 4;

export class Around {
  readonly #placements: Placements;
  readonly #ground: Ground;
  /** By place among the movables: the bits of one in the slice at hand, and of one in the next. */
  readonly #now: readonly number[];
  readonly #next: readonly number[];
  readonly #bits: Uint8Array;

  constructor(ground: Ground, placements: Placements) {
    const things = ground.movables.map((number) => thingOf(ground.world, number));
    this.#ground = ground;
    this.#placements = placements;
    this.#now = things.map(
      (thing) => (has(thing, 'Pushable') ? PUSHABLE_NOW : 0) | (has(thing, 'Pullable') ? PULLABLE_NOW : 0),
    );
    this.#next = things.map((thing) => (blocksMovement(ground.level, thing) ? BLOCKS_NEXT : 0));
    this.#bits = new Uint8Array(ground.plane);
  }

  isPushable(cell: number): boolean {
    return ((this.#bits[cell] as number) & PUSHABLE_NOW) !== 0;
  }

  isPullable(cell: number): boolean {
    return ((this.#bits[cell] as number) & PULLABLE_NOW) !== 0;
  }

  /** Whether it is blocked in the next slice. */
  isBlocked(cell: number): boolean {
    return ((this.#bits[cell] as number) & BLOCKS_NEXT) !== 0;
  }

  /** Whether a push is surely refused: what nothing can move stands where the player or a thing would go. */
  isHopelessPush(cell: number, step: number, room: number, t: number): boolean {
    const { blocked, plane } = this.#ground;
    const next = (t + 1) * plane;
    let target = cell + step;
    if (blocked[next + target] === 1) return true;
    for (let left = room; this.isPushable(target); target += step)
      if (--left === 0 || blocked[next + target + step] === 1) return true;
    return false;
  }

  /** Looks around in a slice that is not the last; `leave` it before the next look. */
  look(placement: number, t: number): void {
    const bits = this.#bits;
    const placements = this.#placements;
    for (let i = 0; i < this.#now.length; i++) {
      const now = placements.cellAt(placement, i, t);
      const next = placements.cellAt(placement, i, t + 1);
      if (now >= 0) bits[now] = (bits[now] as number) | (this.#now[i] as number);
      if (next >= 0) bits[next] = (bits[next] as number) | (this.#next[i] as number);
    }
  }

  leave(placement: number, t: number): void {
    const placements = this.#placements;
    for (let i = 0; i < this.#now.length; i++) {
      const now = placements.cellAt(placement, i, t);
      const next = placements.cellAt(placement, i, t + 1);
      if (now >= 0) this.#bits[now] = 0;
      if (next >= 0) this.#bits[next] = 0;
    }
  }
}
