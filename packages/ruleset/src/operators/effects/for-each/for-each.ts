import { effect } from '../../operator.ts';
import type { EffectOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { run } from './run.ts';
import { about, schema } from './schema.ts';

export const forEach: EffectOperator = effect({ op: 'for_each', about, schema, check, run, plain });
