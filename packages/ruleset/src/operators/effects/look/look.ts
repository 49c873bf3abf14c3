import { effect } from '../../operator.ts';
import type { EffectOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { run } from './run.ts';
import { about, schema } from './schema.ts';

export const look: EffectOperator = effect({ op: 'look', about, schema, check, run, plain });
