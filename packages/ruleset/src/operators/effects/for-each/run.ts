import type { Build } from '../../../compile/build.ts';
import { countRound } from '../../../run/steps.ts';
import { thingOf } from '../../../schema/operands.ts';
import { runAtOnce } from './run-at-once.ts';
import type { ForEachNode } from './schema.ts';

/** The list is read once; what is left of it is kept in a register. */
export function run(node: ForEachNode, build: Build): void {
  if (node.simultaneous === true) return runAtOnce(node, build);
  const { asm } = build;
  const list = thingOf(node.in);
  const things = build.things(list);
  const holds = build.holds(list);
  const rest = build.bound(`rest-${asm.code.length}`, holds, list);
  const one = build.bound(node.as, holds, list);
  asm.step((item, { state }) => {
    // A copy: what lies in a zone changes.
    item.registers[rest] = things(state, item).slice();
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
}
