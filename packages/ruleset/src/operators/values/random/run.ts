import { readStream } from '@turnwise/kernel';
import type { Build, NumberOf } from '../../../compile/build.ts';
import { mustHaveFaces } from '../../../run/faces.ts';
import type { RandomNode } from './schema.ts';

/** Drawn by an instruction of its own, before the effect that it is an operand of. */
export function run(node: RandomNode, build: Build): NumberOf {
  const { asm } = build;
  const from = build.number(node.from);
  const to = build.number(node.to);
  const stream = node.stream ?? 'random';
  const drawn = build.bound(`random-${asm.code.length}`, 'plain');
  asm.step((item, running) => {
    const { state } = running;
    const first = from(state, item);
    const faces = mustHaveFaces(to(state, item) - first + 1);
    const reader = readStream(state.random, stream);
    // A script gives the number itself where the stream can.
    item.registers[drawn] = [first === 1 ? reader.die(faces) : first + reader.below(faces)];
    running.take(reader.step());
  });
  return (_, item) => (item.registers[drawn] as readonly number[])[0] as number;
}
