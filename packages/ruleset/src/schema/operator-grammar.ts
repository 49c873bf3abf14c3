/** Makes the sorts of nodes from the lists of operators. Sorts nest in each other through operators, so each is made when it is needed. */
import { isRecord } from '@turnwise/kernel';
import { z } from 'zod';
import type { OperatorNode } from '../nodes.ts';
import type { Operator } from '../operators/operator.ts';
import { fork, notA } from './fork.ts';
import type { Grammar } from './grammar.ts';
import { countSchema, selectorSchema } from './selector.ts';
import { timeOut } from './time-out.ts';
import { id, ids, name, path, word } from './words.ts';

type Operators = readonly Operator[];

export interface OperatorLists {
  readonly effects: Operators;
  readonly conditions: Operators;
  readonly values: Operators;
}

/** A sort that holds others has an id in its `meta`, under which the JSON Schema defines it. */
export function operatorGrammar({ effects, conditions, values }: OperatorLists): Grammar {
  const selector = named('selector', () => selectorSchema(grammar));
  const condition = named('condition', () => oneOf(conditions, grammar));
  const effect = named('effect', () => oneOf(effects, grammar));
  const ref = z.strictObject({ ref: path });
  const selected = z.strictObject({ selector });
  const computed = named('computedValue', () => oneOf([...values, ...conditions], grammar));
  const found = named('computedThing', () => oneOf(values, grammar));
  const number = z.int();
  const truth = z.boolean();
  const noValue = notA('a value: a whole number, true or false, a word, { ref }, { op } or { selector }');
  const noThing = notA('cards or players: a word, { ref }, { op } or { selector }');
  const grammar: Grammar = {
    id,
    ids,
    name,
    timeOut,
    value: fork([number, truth, word, ref, computed, selected], (value) => {
      if (typeof value === 'number') return number;
      if (typeof value === 'boolean') return truth;
      return byKey(value, computed) ?? noValue;
    }).meta({ id: 'value' }),
    thing: fork([word, ref, found, selected], (value) => byKey(value, found) ?? noThing).meta({ id: 'thing' }),
    list: fork(
      [word, ref, found, selected, selector],
      (value) => byKey(value, found) ?? (isRecord(value) ? selector : noThing),
    ).meta({ id: 'list' }),
    selector,
    count: z.lazy(() => countSchema(grammar)),
    condition,
    conditions: z.array(condition).meta({ id: 'conditions' }),
    effects: z.array(effect).meta({ id: 'effects' }),
  };
  return grammar;

  /** What all sorts of expressions have in common. */
  function byKey(value: unknown, operators: z.ZodType): z.ZodType | undefined {
    if (typeof value === 'string') return word;
    if (!isRecord(value)) return undefined;
    if ('op' in value) return operators;
    if ('ref' in value) return ref;
    return 'selector' in value ? selected : undefined;
  }
}

function named<T>(sort: string, schema: () => z.ZodType<T>): z.ZodType<T> {
  return z.lazy(schema).meta({ id: sort });
}

/** One of these operators, told apart by `op`. An unknown one is told with the list of those that are known. */
function oneOf(operators: Operators, grammar: Grammar): z.ZodType<OperatorNode> {
  const schemas = new Map(operators.map(({ op, schema }) => [op, schema(grammar) as z.ZodType<OperatorNode>]));
  const unknown = z.looseObject({ op: z.enum([...schemas.keys()]) });
  return fork([...schemas.values()], (value) => {
    const known = isRecord(value) && typeof value.op === 'string' ? schemas.get(value.op) : undefined;
    return known ?? unknown;
  });
}
