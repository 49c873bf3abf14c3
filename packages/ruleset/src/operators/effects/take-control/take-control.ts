import { effect } from '../../operator.ts';
import type { EffectOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { run } from './run.ts';
import { about, schema } from './schema.ts';

export const takeControl: EffectOperator = effect({ op: 'take_control', about, schema, check, run, plain });
