/**
 * The states that a search has met, by number, in one array; and the way to find the one that is equal in point, placement,
 * memory and highest slice. Those are compared themselves, so nothing hangs on the hash.
 */
import { mix, withRoom } from './rows.ts';

/** What is kept of a state. The first four make states equal. */
export const AT = 0;
export const PLACED = 1;
export const REMEMBERED = 2;
/** 0 where it is not part of a state. */
export const HIGHEST = 3;
export const TURN = 4;
/** The state before, and the action that led from it; -1 for the first. */
export const PARENT = 5;
export const BY = 6;
/** One of the marks below; 0 for none. */
export const MARK = 7;
const WIDTH = 8;

/** A state that was reached again in fewer actions, and one in which the game is won. */
export const REACHED_SOONER = 1;
export const WON = 2;

export class States {
  count = 0;
  #numbers = new Int32Array(WIDTH << 10);
  /** Open addressing: numbers of states, -1 for a free slot. */
  #slots = new Int32Array(1 << 12).fill(-1);
  #entered = 0;

  /** How much memory it takes. */
  get bytes(): number {
    return this.#numbers.byteLength + this.#slots.byteLength;
  }

  get(state: number, field: number): number {
    return this.#numbers[state * WIDTH + field] as number;
  }

  mark(state: number, mark: number): void {
    this.#numbers[state * WIDTH + MARK] = mark;
  }

  add(point: number, place: number, memory: number, highest: number, parent: number, action: number): number {
    const turn = parent < 0 ? 0 : this.get(parent, TURN) + 1;
    const state = this.count++;
    const begin = state * WIDTH;
    this.#numbers = withRoom(this.#numbers, begin + WIDTH);
    const numbers = this.#numbers;
    numbers[begin] = point;
    numbers[begin + PLACED] = place;
    numbers[begin + REMEMBERED] = memory;
    numbers[begin + HIGHEST] = highest;
    numbers[begin + TURN] = turn;
    numbers[begin + PARENT] = parent;
    numbers[begin + BY] = action;
    numbers[begin + MARK] = 0;
    return state;
  }

  /** The state that was entered with these, or -1. */
  find(point: number, place: number, memory: number, highest: number): number {
    return this.#slots[this.#slotOf(point, place, memory, highest)] as number;
  }

  /** Makes it the one that is found, in place of one that is equal. */
  enter(state: number): void {
    const slot = this.#slotOfState(state);
    if ((this.#slots[slot] as number) < 0) this.#entered++;
    this.#slots[slot] = state;
    if (this.#entered * 2 > this.#slots.length) this.#grow();
  }

  #slotOfState(state: number): number {
    return this.#slotOf(
      this.get(state, AT),
      this.get(state, PLACED),
      this.get(state, REMEMBERED),
      this.get(state, HIGHEST),
    );
  }

  #slotOf(point: number, place: number, memory: number, highest: number): number {
    const mask = this.#slots.length - 1;
    const numbers = this.#numbers;
    let slot = mix(mix(mix(mix(0, point), place), memory), highest) & mask;
    for (;;) {
      const state = this.#slots[slot] as number;
      if (state < 0) return slot;
      const begin = state * WIDTH;
      if (
        numbers[begin] === point &&
        numbers[begin + PLACED] === place &&
        numbers[begin + REMEMBERED] === memory &&
        numbers[begin + HIGHEST] === highest
      )
        return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(before.length * 2).fill(-1);
    for (const state of before) if (state >= 0) this.#slots[this.#slotOfState(state)] = state;
  }
}
