import type { Build } from '../../../compile/build.ts';
import { itemNumbered } from '../../../run/items-of.ts';
import { preventAnswered } from '../../../run/prevent-answered.ts';
import { PREPARE } from '../../../run/stages.ts';
import { isOfAnswered } from './schema.ts';
import type { CounterNode } from './schema.ts';

export function run(node: CounterNode, build: Build): void {
  const { asm, compiled } = build;
  const { target } = node;
  if (target === undefined || isOfAnswered(node)) {
    asm.step((item, running) => preventAnswered(running, item));
    return;
  }
  const items = build.things(target);
  asm.step((item, running) => {
    for (const number of items(running.state, item)) {
      const other = itemNumbered(compiled, running.effects, number);
      // What is at work already can no longer be prevented.
      if (other !== undefined && other.stage <= PREPARE) other.prevented = true;
    }
  });
}
