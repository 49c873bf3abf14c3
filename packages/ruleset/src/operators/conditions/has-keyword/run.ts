import type { Build, Operand, TestOf } from '../../../compile/build.ts';
import { hasWord } from '../../../compile/layers.ts';
import { everyOne } from '../../every-one.ts';
import type { HasKeywordNode } from './schema.ts';

export function run(node: HasKeywordNode, build: Build): TestOf {
  const keyword = build.names.symbol(node.keyword);
  const { compiled } = build;
  return everyOne(node.target, build, (card, state) => card >= 0 && hasWord(compiled, state, card, keyword));
}

export function operands(node: HasKeywordNode, build: Build): Readonly<Record<string, Operand>> {
  return { target: build.operand(node.target) };
}
