import { value } from '../../operator.ts';
import type { ValueOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { run } from './run.ts';
import { about, schema } from './schema.ts';

export const first: ValueOperator = value({ op: 'first', about, schema, check, run, plain });
