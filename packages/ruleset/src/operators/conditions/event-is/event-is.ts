import { condition } from '../../operator.ts';
import type { ConditionOperator } from '../../operator.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { run } from './run.ts';
import { about, schema } from './schema.ts';

export const eventIs: ConditionOperator = condition({ op: 'event_is', about, schema, check, run, plain });
