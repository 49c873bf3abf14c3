import { z } from 'zod';
import { elementOf } from '../../check/value-types.ts';
import { compileSideBySide } from '../../compile/side-by-side.ts';
import { countRound } from '../../run/steps.ts';
import { thingOf } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';

export const forEach = defineEffect({
  op: 'for_each',
  about: {
    text: 'Runs the effects for each thing in a list (`players`, `opponents`, cards), which `as` binds; the list is gathered first. With `simultaneous`, over players: the effects run one after the other, each for all players in turn order, and whatever an effect asks, directly or in an `if`, is asked of all of them at once, without seeing the other answers.',
    example: { op: 'for_each', in: 'players', as: 'p', do: [{ op: 'draw', player: { ref: 'bound.p' } }] },
  },
  schema: ({ effects, list, name }) =>
    z.strictObject({
      op: z.literal('for_each'),
      in: list,
      as: name,
      do: effects,
      simultaneous: z.boolean().optional(),
    }),
  check(node, checking) {
    const list = checking.list('in', node.in);
    if (node.simultaneous === true && !['player', 'unknown'].includes(elementOf(list)))
      checking.issue('in', 'typeMismatch', 'players, because they are asked at once');
    checking.bind('as', node.as, elementOf(list), node.in);
    checking.effects('do', node.do);
  },
  /** The list is read once; what is left of it is kept in a register. */
  compile(node, build) {
    if (node.simultaneous === true) return compileSideBySide(node, build);
    const { asm } = build;
    const list = thingOf(node.in);
    const things = build.things(list);
    const holds = build.holds(list);
    const rest = build.bound(`rest-${asm.code.length}`, holds, list);
    const one = build.bound(node.as, holds, list);
    asm.step((item, { local }) => {
      // A copy: what lies in a zone changes.
      item.registers[rest] = things(local.desk, item).slice();
    });
    const start = asm.here();
    const end = asm.label();
    asm.unless((item) => (item.registers[rest] as readonly number[]).length > 0, end);
    asm.step((item, running) => {
      countRound(running, item, end.at - start.at);
      const left = item.registers[rest] as readonly number[];
      item.registers[one] = left.slice(0, 1);
      item.registers[rest] = left.slice(1);
    });
    build.effects(node.do);
    asm.jump(start);
    asm.place(end);
  },
});
