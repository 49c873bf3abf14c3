/** A random stream gives one of so many faces: at least one, and no more than a word of it can tell apart. */
import { Violation } from './violation.ts';

const MOST = 0x1_0000_0000;

export function mustHaveFaces(faces: number): number {
  if (faces < 1 || faces > MOST) throw new Violation('noFaces', { faces });
  return faces;
}
