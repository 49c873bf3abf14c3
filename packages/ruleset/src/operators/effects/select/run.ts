import { ASKED } from '@turnwise/stack';
import type { Build } from '../../../compile/build.ts';
import { choiceOf } from '../../../compile/choice-of.ts';
import { askFor } from '../../../run/ask.ts';
import type { SelectNode } from './schema.ts';

export function run(node: SelectNode, build: Build): void {
  const { asm, compiled } = build;
  const seat = build.seat(node.player);
  const gather = build.selector(node.from);
  const bounds = build.bounds(node.from);
  const of = choiceOf(node.from);
  const register = build.bound(node.as, of === 'items' ? 'items' : 'things');
  asm.step((item, running) => {
    const { state } = running;
    item.registers[register] = NONE;
    const by = seat(state, item);
    if (by < 0) return undefined;
    const candidates = gather(state, item);
    const [min, max] = bounds === null ? [candidates.length, candidates.length] : bounds(state, item);
    const chosen = askFor(compiled, running, item, by, candidates, node.may === true ? 0 : min, max, node.as, of);
    if (chosen === 'asked') return ASKED;
    item.registers[register] = chosen;
    return undefined;
  });
}

const NONE: readonly number[] = Object.freeze([]);
