import type { Asking, Build } from '../../../compile/build.ts';
import { askYesNo } from '../../../run/ask.ts';
import { timed } from '../../../run/timed.ts';
import { askOne } from '../asking.ts';
import type { MayNode } from './schema.ts';

export function run(node: MayNode, build: Build): void {
  askOne(build, asking(node, build));
}

export function asking(node: MayNode, build: Build): Asking {
  const { asm, compiled } = build;
  const name = `may-${asm.code.length}`;
  const register = build.bound(name, 'plain');
  return {
    seat: build.seat(node.player),
    name,
    register,
    ask(item, asker, seat) {
      const answer = askYesNo(compiled, timed(asker, node.timeOut), item, seat);
      return answer === 'asked' ? answer : answer ? YES : NO;
    },
    then: () =>
      asm.branch(
        (item) => (item.registers[register] as readonly number[]).length > 0,
        () => build.effects(node.effects ?? node.do),
        node.else === undefined ? undefined : () => build.effects(node.else),
      ),
  };
}

const NO: readonly number[] = Object.freeze([]);
const YES: readonly number[] = Object.freeze([1]);
