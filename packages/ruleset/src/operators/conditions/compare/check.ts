import type { Checking } from '../../../check/checking.ts';
import { typeText } from '../../../check/name-sorts.ts';
import type { CompareNode } from './schema.ts';

export function check({ left, is, right }: CompareNode, checking: Checking): void {
  if (['=', '==', '!='].includes(is)) checking.pair(left, right);
  else if (isAmount('left', left, checking)) isAmount('right', right, checking);
  // What is beside a wrong side may well be sound.
  else if (typeof right === 'object') checking.value('right', right);
}

function isAmount(key: 'left' | 'right', node: CompareNode['left'], checking: Checking): boolean {
  const type = checking.value(key, node);
  if (type === 'number' || type === 'unknown') return true;
  checking.issue(key, 'typeMismatch', 'a number, to be more or less', typeText(type));
  return false;
}
