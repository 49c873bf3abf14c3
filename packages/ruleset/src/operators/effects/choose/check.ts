import type { Checking } from '../../../check/checking.ts';
import { constantOf } from '../../../check/constant.ts';
import { amountOf } from '../../../schema/operands.ts';
import type { ChooseNode } from './schema.ts';

export function check(node: ChooseNode, checking: Checking): void {
  checking.asks();
  checking.player('player', node.player);
  checking.count('amount', node.amount);
  checking.count('count', node.count);
  checking.noDuplicates('modes', node.modes);
  checking.timeOut(node.timeOut, {
    of: 'modes',
    ids: node.modes.map(({ id }) => id),
    amount: constantOf(amountOf(node) ?? 1),
  });
  node.modes.forEach((mode, index) => {
    const inner = checking.at('modes', index);
    inner.conditions('conditions', mode.conditions);
    inner.effects('effects', mode.effects, 'perhaps');
  });
}
