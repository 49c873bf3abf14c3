import { value } from '../../operator.ts';
import type { ValueOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { run } from './run.ts';
import { about, schema } from './schema.ts';

export const max: ValueOperator = value({ op: 'max', about, schema, check, run, plain });
