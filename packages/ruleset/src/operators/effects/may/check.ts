import type { Checking } from '../../../check/checking.ts';
import type { MayNode } from './schema.ts';

export function check(node: MayNode, checking: Checking): void {
  checking.asks();
  checking.player('player', node.player);
  checking.timeOut(node.timeOut, { of: 'yesNo' });
  checking.effects('effects', node.effects, 'perhaps');
  checking.effects('do', node.do, 'perhaps');
  checking.effects('else', node.else, 'perhaps');
}
