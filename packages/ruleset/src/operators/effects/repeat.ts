import { z } from 'zod';
import type { Build } from '../../compile/build.ts';
import { countRound } from '../../run/steps.ts';
import type { Grammar } from '../../schema/grammar.ts';
import { exactlyOne } from '../../schema/operands.ts';
import { defineEffect } from '../operator.ts';

const schema = ({ conditions, effects, value }: Grammar) =>
  z
    .strictObject({ op: z.literal('repeat'), times: value.optional(), while: conditions.optional(), do: effects })
    .apply(exactlyOne('times', 'while'));

type RepeatNode = z.infer<ReturnType<typeof schema>>;

export const repeat = defineEffect({
  op: 'repeat',
  about: {
    text: 'Runs the effects a number of times, or while all conditions hold.',
    example: { op: 'repeat', times: 3, do: [{ op: 'draw' }] },
  },
  schema,
  check(node, checking) {
    checking.count('times', node.times);
    checking.conditions('while', node.while);
    checking.effects('do', node.do, node.while === undefined ? undefined : 'perhaps');
  },
  compile(node, build) {
    const { asm } = build;
    if (node.times === undefined) return repeatWhile(node, build);
    const times = build.number(node.times);
    const left = build.bound(`times-${asm.code.length}`, 'plain', node.times);
    const end = asm.label();
    asm.step((item, { local }) => {
      item.registers[left] = [times(local.desk, item)];
    });
    const start = asm.here();
    asm.unless((item) => (item.registers[left]?.[0] as number) > 0, end);
    asm.step((item, running) => {
      countRound(running, item, end.at - start.at);
      item.registers[left] = [(item.registers[left]?.[0] as number) - 1];
    });
    build.effects(node.do);
    asm.jump(start);
    asm.place(end);
  },
});

function repeatWhile(node: RepeatNode, build: Build): void {
  const { asm } = build;
  const test = build.test(node.while);
  const start = asm.here();
  const end = asm.label();
  asm.unless((item, { local }) => test(local.desk, item), end);
  asm.step((item, running) => countRound(running, item, end.at - start.at));
  build.effects(node.do);
  asm.jump(start);
  asm.place(end);
}
