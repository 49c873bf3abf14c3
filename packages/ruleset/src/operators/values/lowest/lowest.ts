import { value } from '../../operator.ts';
import type { ValueOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { run } from './run.ts';
import { about, schema } from './schema.ts';

export const lowest: ValueOperator = value({ op: 'lowest', about, schema, check, run, plain });
