import { effect } from '../../operator.ts';
import type { EffectOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain, plainAsking } from './plain.ts';
import { asking, run } from './run.ts';
import { about, schema } from './schema.ts';

export const select: EffectOperator = effect({ op: 'select', about, schema, check, run, asking, plain, plainAsking });
