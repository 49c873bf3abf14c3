import { effect } from '../../operator.ts';
import type { EffectOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain, plainAsking } from './plain.ts';
import { asking, run } from './run.ts';
import { about, schema } from './schema.ts';

export const choose: EffectOperator = effect({ op: 'choose', about, schema, check, run, asking, plain, plainAsking });
