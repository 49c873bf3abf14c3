import { effect } from '../../operator.ts';
import type { EffectOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain, plainPayable } from './plain.ts';
import { payable, run } from './run.ts';
import { about, schema } from './schema.ts';

export const payResource: EffectOperator = effect({
  op: 'pay_resource',
  about,
  schema,
  check,
  run,
  payable,
  plain,
  plainPayable,
});
