import { ASKED } from '@turnwise/stack';
import type { Build } from '../../../compile/build.ts';
import { askYesNo } from '../../../run/ask.ts';
import type { MayNode } from './schema.ts';

export function run(node: MayNode, build: Build): void {
  const { asm, compiled } = build;
  const seat = build.seat(node.player);
  const yes = build.bound(`may-${asm.code.length}`, 'plain');
  asm.step((item, running) => {
    const by = seat(running.state, item);
    const answer = by < 0 ? false : askYesNo(compiled, running, item, by);
    if (answer === 'asked') return ASKED;
    item.registers[yes] = answer ? YES : NO;
    return undefined;
  });
  asm.branch(
    (item) => (item.registers[yes] as readonly number[]).length > 0,
    () => build.effects(node.effects ?? node.do),
    node.else === undefined ? undefined : () => build.effects(node.else),
  );
}

const NO: readonly number[] = Object.freeze([]);
const YES: readonly number[] = Object.freeze([1]);
