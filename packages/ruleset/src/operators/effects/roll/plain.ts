import type { Plain, PlainEffect } from '../../../reference/plain.ts';
import { amountIn } from '../../../reference/happen.ts';
import { Violation, inRange } from '../../../reference/violation.ts';
import { withinSteps } from '../../../reference/steps.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { RollNode } from './schema.ts';

/** The dice one by one; what is bound is the amount of the event, which something before it may have changed. */
export function* plain(node: RollNode, here: Plain): PlainEffect {
  const { as, stream = 'dice' } = node;
  const [sides, dice] = [here.number(node.sides), here.number(amountOf(node), 1)];
  if (dice < 1) return here.bind(as, 0);
  withinSteps(here.world, dice);
  if (sides < 1 || sides > 0x1_0000_0000) throw new Violation('noFaces');
  const faces = here.chance(stream, (reader) => Array.from({ length: dice }, () => reader.die(sides)));
  const amount = faces.reduce((sum, face) => inRange(sum + face), 0);
  here.bind(as, null);
  yield* here.raise('rolled', [{ amount, stream }], (event) => {
    here.bind(as, amountIn(event));
    here.record(event);
  });
}
