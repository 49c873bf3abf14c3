import { z } from 'zod';
import { elementOf } from '../../check/value-types.ts';
import { askFor } from '../../run/ask.ts';
import { timed } from '../../run/timed.ts';
import { thingOf } from '../../schema/operands.ts';
import { question } from './asking.ts';

export const order = question({
  op: 'order',
  about: {
    text: 'The player (`controller` if none is named) puts things in an order, which `as` binds: effects on them go in that order.',
    example: { op: 'order', in: { zone: 'deck', controller: 'self', top: 2 }, as: 'sorted' },
  },
  schema: ({ list, name, thing, timeOut }) =>
    z.strictObject({
      op: z.literal('order'),
      player: thing.optional(),
      in: list,
      as: name,
      timeOut: timeOut.optional(),
    }),
  check(node, checking) {
    checking.asks();
    checking.player('player', node.player);
    const type = checking.list('in', node.in);
    checking.timeOut(node.timeOut, { of: ORDERED[elementOf(type)] ?? 'cards', min: 2 });
    checking.bind('as', node.as, type, node.in);
  },
  asking(node, build) {
    const { compiled } = build;
    const list = thingOf(node.in);
    const things = build.things(list);
    const holds = build.holds(list);
    return {
      seat: build.seat(node.player),
      name: node.as,
      register: build.bound(node.as, holds),
      ask(item, asker, seat) {
        const all = things(asker.local.desk, item);
        const of = holds === 'items' ? 'items' : 'cards';
        return askFor(compiled, timed(asker, node.timeOut), item, seat, {
          candidates: all,
          min: all.length,
          max: all.length,
          purpose: node.as,
          of,
          ordered: 'order',
        });
      },
      then: () => {},
    };
  },
});

/** What is not certain may be cards. */
const ORDERED: Readonly<Partial<Record<string, 'players' | 'items'>>> = { player: 'players', item: 'items' };
