import { condition } from '../../operator.ts';
import type { ConditionOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { operands, run } from './run.ts';
import { about, schema } from './schema.ts';

export const hasResource: ConditionOperator = condition({
  op: 'has_resource',
  about,
  schema,
  check,
  run,
  operands,
  plain,
});
