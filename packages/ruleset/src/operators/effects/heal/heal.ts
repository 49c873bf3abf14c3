import { effect } from '../../operator.ts';
import type { EffectOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { run } from './run.ts';
import { about, schema } from './schema.ts';

export const heal: EffectOperator = effect({ op: 'heal', about, schema, check, run, plain });
