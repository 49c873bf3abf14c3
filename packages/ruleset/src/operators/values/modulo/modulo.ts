import { value } from '../../operator.ts';
import type { ValueOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { run } from './run.ts';
import { about, schema } from './schema.ts';

export const modulo: ValueOperator = value({ op: 'modulo', about, schema, check, run, plain });
