/** The sorts of nodes that operators are made of, as schemas. `operator-grammar.ts` makes them from the lists of operators. */
import type { z } from 'zod';
import type {
  ConditionNode,
  CountNode,
  EffectNode,
  ListNode,
  SelectorNode,
  ThingNode,
  TimeOutNode,
  ValueNode,
} from '../nodes.ts';

export interface Grammar {
  readonly value: z.ZodType<ValueNode>;
  readonly thing: z.ZodType<ThingNode>;
  /** Several things; a selector may stand there as it is. */
  readonly list: z.ZodType<ListNode>;
  readonly selector: z.ZodType<SelectorNode>;
  readonly count: z.ZodType<CountNode>;
  readonly condition: z.ZodType<ConditionNode>;
  readonly conditions: z.ZodType<readonly ConditionNode[]>;
  readonly effects: z.ZodType<readonly EffectNode[]>;
  /** An id of the ruleset: snake_case. */
  readonly id: z.ZodType<string>;
  /** One id, or several of which one is meant. */
  readonly ids: z.ZodType<string | readonly string[]>;
  /** A target, a bound name, a parameter, a field of a payload: as an id, and capitals may be in it. */
  readonly name: z.ZodType<string>;
  /** What comes of it when the seat that is asked lets its time run out. */
  readonly timeOut: z.ZodType<TimeOutNode>;
}
