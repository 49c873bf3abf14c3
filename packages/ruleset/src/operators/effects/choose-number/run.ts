import { ASKED } from '@turnwise/stack';
import type { Build } from '../../../compile/build.ts';
import { askNumber } from '../../../run/ask.ts';
import type { ChooseNumberNode } from './schema.ts';

export function run(node: ChooseNumberNode, build: Build): void {
  const { asm, compiled } = build;
  const seat = build.seat(node.player);
  const min = build.number(node.min);
  const max = build.number(node.max);
  const register = build.bound(node.as, 'plain');
  asm.step((item, running) => {
    const { state } = running;
    item.registers[register] = NONE;
    const by = seat(state, item);
    if (by < 0) return undefined;
    const chosen = askNumber(compiled, running, item, by, min(state, item), max(state, item), node.as);
    if (chosen === 'asked') return ASKED;
    item.registers[register] = chosen;
    return undefined;
  });
}

const NONE: readonly number[] = Object.freeze([]);
