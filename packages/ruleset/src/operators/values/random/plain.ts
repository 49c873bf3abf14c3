import type { Plain, PlainValue } from '../../../reference/plain.ts';
import { Violation } from '../../../reference/violation.ts';
import type { RandomNode } from './schema.ts';

/** Drawn once for each time that its effect is done. */
export function plain(node: RandomNode, here: Plain): PlainValue {
  const drawn = here.scope.drawn.get(node) ?? draw(node, here);
  here.scope.drawn.set(node, drawn);
  return drawn;
}

function draw({ from, to, stream = 'random' }: RandomNode, here: Plain): number {
  const first = here.number(from);
  const faces = here.number(to) - first + 1;
  if (faces < 1 || faces > 0x1_0000_0000) throw new Violation('noFaces');
  // From 1 on it is a die, whose faces a script may name.
  return here.chance(stream, (reader) => (first === 1 ? reader.die(faces) : first + reader.below(faces)));
}
