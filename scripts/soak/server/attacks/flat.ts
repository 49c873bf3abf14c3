/** Whether the memory of a server under attack stays as it is: what is still needed at several marks, in one process. */
import { slopeOf } from './slope.ts';
import type { Memory } from './victim.ts';

export interface MemoryMark {
  /** How many messages had been sent by then. */
  readonly sent: number;
  readonly memory: Memory;
}

/** Megabytes that the heap may have more at the end than at the beginning. */
const FLAT_HEAP = 10;
/** Bytes that each message may leave in it: less than the smallest of what a server keeps of one. */
const FLAT_MESSAGE = 300;

/** Bytes of the heap that each message leaves. */
export function leftByEach(marks: readonly MemoryMark[]): number {
  return slopeOf(marks.map(({ sent, memory }) => ({ at: sent, value: memory.heap }))) * 1_000_000;
}

export function isFlat(marks: readonly MemoryMark[]): boolean {
  const [first, last] = [marks[0], marks.at(-1)];
  const grown = (last?.memory.heap ?? 0) - (first?.memory.heap ?? 0);
  return leftByEach(marks) < FLAT_MESSAGE && grown < FLAT_HEAP;
}
