import { readStream } from '@turnwise/kernel';
import { z } from 'zod';
import { mustHaveFaces } from '../../run/faces.ts';
import { defineValue } from '../operator.ts';
import { take } from '../../run/take.ts';

export const random = defineValue({
  op: 'random',
  about: {
    text: 'A number drawn from a random stream (`random` if none is named), both ends included. It is allowed only in operands of effects.',
    example: { op: 'random', from: 1, to: 6 },
  },
  schema: ({ id, value }) => z.strictObject({ op: z.literal('random'), from: value, to: value, stream: id.optional() }),
  draws: ({ stream = 'random' }) => stream,
  check(node, checking) {
    if (!checking.randomAllowed)
      checking.issue(
        'op',
        'randomNotHere',
        'a value that is not random: chance is allowed only in operands of effects',
        'random',
      );
    checking.number('from', node.from);
    checking.count('to', node.to, checking.constant(node.from));
    return 'number';
  },
  /** Drawn by an instruction of its own, before the effect that it is an operand of. */
  compile(node, build) {
    const { asm } = build;
    const from = build.number(node.from);
    const to = build.number(node.to);
    const stream = node.stream ?? 'random';
    const drawn = build.bound(`random-${asm.code.length}`, 'plain');
    asm.step((item, running) => {
      const { state } = running;
      const first = from(running.local.desk, item);
      const faces = mustHaveFaces(to(running.local.desk, item) - first + 1);
      const reader = readStream(state.random, stream);
      // A script gives the number itself where the stream can.
      item.registers[drawn] = [first === 1 ? reader.die(faces) : first + reader.below(faces)];
      take(running, reader.step());
    });
    return (_, item) => (item.registers[drawn] as readonly number[])[0] as number;
  },
});
