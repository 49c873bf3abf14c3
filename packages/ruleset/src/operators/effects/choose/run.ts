import { ASKED } from '@turnwise/stack';
import type { Build, TestOf } from '../../../compile/build.ts';
import { askOption } from '../../../run/ask.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { ChooseNode } from './schema.ts';

/** What was taken is kept as the numbers of the modes, which run in the order of the document. */
export function run(node: ChooseNode, build: Build): void {
  const { asm, compiled } = build;
  const seat = build.seat(node.player);
  const amount = build.number(amountOf(node), 1);
  const taken = build.bound(`modes-${asm.code.length}`, 'plain');
  const tests = node.modes.map(({ conditions }) => build.test(conditions));
  const ids = node.modes.map(({ id }) => id);
  asm.step((item, running) => {
    const { state } = running;
    item.registers[taken] = NONE;
    const by = seat(state, item);
    if (by < 0) return undefined;
    const offered = ids.filter((_, mode) => (tests[mode] as TestOf)(state, item));
    const chosen = askOption(compiled, running, item, by, offered, amount(state, item));
    if (chosen === 'asked') return ASKED;
    item.registers[taken] = chosen.map((id) => ids.indexOf(id));
    return undefined;
  });
  for (const [mode, { effects }] of node.modes.entries())
    asm.branch(
      (item) => (item.registers[taken] as readonly number[]).includes(mode),
      () => build.effects(effects),
    );
}

const NONE: readonly number[] = Object.freeze([]);
