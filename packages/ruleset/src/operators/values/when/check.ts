import type { Checking } from '../../../check/checking.ts';
import { typeText } from '../../../check/name-sorts.ts';
import { comparable, joined } from '../../../check/value-types.ts';
import type { ValueType } from '../../../check/value-types.ts';
import type { WhenNode } from './schema.ts';

export function check(node: WhenNode, checking: Checking): ValueType {
  checking.conditions('conditions', node.conditions);
  const then = checking.value('then', node.then);
  const otherwise = checking.value('else', node.else);
  if (!comparable(then, otherwise)) checking.issue('else', 'typeMismatch', typeText(then), typeText(otherwise));
  return joined(then, otherwise);
}
