import { effect } from '../../operator.ts';
import type { EffectOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain, plainAsking, plainPayable } from './plain.ts';
import { asking, payable, run } from './run.ts';
import { about, schema } from './schema.ts';

export const discard: EffectOperator = effect({
  op: 'discard',
  about,
  schema,
  check,
  run,
  asking,
  payable,
  plain,
  plainAsking,
  plainPayable,
});
