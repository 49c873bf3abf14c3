import { z } from 'zod';
import { askedFrom } from '../../check/answers.ts';
import { selectedType } from '../../check/selected-type.ts';
import { listOf } from '../../check/value-types.ts';
import type { Asking, Build } from '../../compile/build.ts';
import { choiceOf } from '../../compile/choice-of.ts';
import { hasOwnOrder } from '../../compile/selectors.ts';
import { askFor } from '../../run/ask.ts';
import { timed } from '../../run/timed.ts';
import type { Grammar } from '../../schema/grammar.ts';
import { defineEffect } from '../operator.ts';
import { askGroup, askOne, group } from './asking.ts';

const schema = ({ name, selector, thing, timeOut }: Grammar) =>
  z.strictObject({
    op: z.literal('select'),
    player: thing.optional(),
    from: selector,
    as: name,
    may: z.literal(true).optional(),
    ordered: z.boolean().optional(),
    simultaneous: z.boolean().optional(),
    timeOut: timeOut.optional(),
  });

type SelectNode = z.infer<ReturnType<typeof schema>>;

export const select = defineEffect({
  op: 'select',
  about: {
    text: 'The player chooses cards or players from what a selector gathers, as many as its `count` says; `as` binds them. With `may`, the player may choose none. With `ordered`, the order of the answer is kept. With `simultaneous`, all seats that `player` names (`players` by default) are asked at once, without seeing the other answers, with `player` for the seat that is asked; `as` binds what all of them chose, in turn order.',
    example: { op: 'select', from: { zone: 'hand', controller: 'self', count: 1 }, as: 'chosen' },
  },
  schema,
  check(node, checking) {
    checking.asks();
    checking.player('player', node.player);
    checking.selector('from', node.from);
    const least = node.may === true ? 0 : node.ordered === true ? 2 : undefined;
    checking.timeOut(
      node.timeOut,
      askedFrom(node.from, (one) => checking.constant(one), least),
    );
    const type = selectedType(node.from);
    checking.bind('as', node.as, node.simultaneous === true ? listOf(type) : type, node.from);
  },
  compile(node, build) {
    const question = questionOf(node, build);
    if (node.simultaneous !== true) return askOne(build, question);
    askGroup(build, group(build, node.player), question.ask, (item, parts) => {
      item.registers[question.register] = parts.flat();
    });
  },
  asking(node, build) {
    return node.simultaneous === true ? null : questionOf(node, build);
  },
});

function questionOf(node: SelectNode, build: Build): Asking {
  const { compiled } = build;
  const gather = build.selector(node.from);
  const bounds = build.bounds(node.from);
  const of = choiceOf(node.from);
  const ownOrder = hasOwnOrder(node.from);
  return {
    seat: build.seat(node.player),
    name: node.as,
    register: build.bound(node.as, of === 'items' ? 'items' : 'things'),
    ask(item, asker, seat) {
      const { desk } = asker.local;
      const candidates = gather(desk, item);
      const [min, max] = bounds === null ? [candidates.length, candidates.length] : bounds(desk, item);
      return askFor(compiled, timed(asker, node.timeOut), item, seat, {
        candidates,
        min: node.may === true ? 0 : min,
        max,
        purpose: node.as,
        of,
        ordered: node.ordered === true,
        ownOrder,
      });
    },
    then: () => {},
  };
}
