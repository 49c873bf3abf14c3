import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { Violation } from '../../../reference/violation.ts';
import type { RandomNode } from './schema.ts';

/** Drawn once for each time that its effect is done. */
export function plain(node: RandomNode, plain: Plain): PlainValue {
  const drawn = plain.scope.drawn.get(node) ?? draw(node, plain);
  plain.scope.drawn.set(node, drawn);
  return drawn;
}

function draw({ from, to, stream = 'random' }: RandomNode, plain: Plain): number {
  const first = plain.number(from);
  const faces = plain.number(to) - first + 1;
  if (faces < 1 || faces > 0x1_0000_0000) throw new Violation('noFaces');
  // From 1 on it is a die, whose faces a script may name.
  return plain.chance(stream, (reader) => (first === 1 ? reader.die(faces) : first + reader.below(faces)));
}
