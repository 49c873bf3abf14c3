import { z } from 'zod';
import { itemNumbered } from '../../run/items-of.ts';
import { preventAnswered } from '../../run/prevent-answered.ts';
import { PREPARE } from '../../run/stages.ts';
import type { ThingNode } from '../../nodes.ts';
import { defineEffect } from '../operator.ts';

export const counter = defineEffect({
  op: 'counter',
  about: {
    text: 'Prevents an item of the stack; without a target, or with the target `event`, the event that is answered. The costs of a prevented action stay paid, and its cards stay where they are.',
    example: { op: 'counter', target: 'what' },
  },
  schema: ({ thing }) => z.strictObject({ op: z.literal('counter'), target: thing.optional() }),
  check(node, checking) {
    checking.mayRaise('event_prevented');
    if (isOfAnswered(node)) checking.needsBefore();
    else checking.thing('target', node.target, 'items');
  },
  compile(node, build) {
    const { asm, compiled } = build;
    const { target } = node;
    if (target === undefined || isOfAnswered(node)) {
      asm.step((item, running) => preventAnswered(running, item));
      return;
    }
    const items = build.things(target);
    asm.step((item, running) => {
      for (const number of items(running.local.desk, item)) {
        const other = itemNumbered(compiled, running.effects, number);
        // What is at work already can no longer be prevented.
        if (other !== undefined && other.stage <= PREPARE) other.prevented = true;
      }
    });
  },
});

/** The event that is answered, and no item of the stack. */
export function isOfAnswered({ target }: { readonly target?: ThingNode | undefined }): boolean {
  const path = typeof target === 'object' && 'ref' in target ? target.ref : target;
  return path === undefined || path === 'event';
}
