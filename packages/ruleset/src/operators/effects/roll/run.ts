import { readStream } from '@turnwise/kernel';
import type { Build } from '../../../compile/build.ts';
import { mustHaveFaces } from '../../../run/faces.ts';
import { noted } from '../../../run/record.ts';
import { withinSteps } from '../../../run/steps.ts';
import { inRange } from '../../../run/violation.ts';
import { amountOf } from '../../../schema/operands.ts';
import { NO_PARTS } from '../parts.ts';
import type { RollNode } from './schema.ts';

/** Bound is what the event says when it happens: a replacement may have changed it. */
export function run(node: RollNode, build: Build): void {
  const { compiled } = build;
  const sides = build.number(node.sides);
  const amount = build.number(amountOf(node), 1);
  const stream = node.stream ?? 'dice';
  const symbol = build.names.symbol(stream);
  const register = build.bound(node.as, 'plain');
  build.raise(
    'rolled',
    (item, running) => {
      const { state } = running;
      const dice = amount(state, item);
      item.registers[register] = dice < 1 ? ZERO : NONE;
      if (dice < 1) return NO_PARTS;
      withinSteps(running, dice);
      const faces = mustHaveFaces(sides(state, item));
      const reader = readStream(state.random, stream);
      let sum = 0;
      for (let i = 0; i < dice; i++) sum = inRange(sum + reader.die(faces));
      running.take(reader.step());
      return [[sum, symbol]];
    },
    (event, item, running) => {
      noted(compiled, running, item, event);
      item.registers[register] = [event.fields[0] as number];
    },
  );
}

const ZERO: readonly number[] = Object.freeze([0]);
const NONE: readonly number[] = Object.freeze([]);
