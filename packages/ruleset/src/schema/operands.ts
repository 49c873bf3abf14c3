/** What the operands of several operators have in common. */
import type { z } from 'zod';
import type { ListNode, SelectorNode, ThingNode, ValueNode } from '../nodes.ts';

/** `amount` and `count` are the same operand under two names, of which a node has at most one. */
export function amountOf(node: {
  readonly amount?: ValueNode | undefined;
  readonly count?: ValueNode | undefined;
}): ValueNode | undefined {
  return node.amount ?? node.count;
}

/** A list with a selector always written as `{ selector }`. */
export function thingOf(list: ListNode): ThingNode {
  return isBareSelector(list) ? { selector: list } : list;
}

export function isBareSelector(list: ListNode): list is SelectorNode {
  return typeof list === 'object' && !('ref' in list || 'op' in list || 'selector' in list);
}

/** For `apply`: of these keys a node has exactly one. The JSON Schema says so too. */
export function exactlyOne(...keys: readonly string[]): Rule {
  const oneOf = keys.map((key) => ({ required: [key] }));
  return (schema) =>
    schema.superRefine(counting(keys, (count) => count === 1, `exactly one of ${keys.join(', ')}`)).meta({ oneOf });
}

/** For `apply`: of these keys a node has one or none. The JSON Schema says so too. */
export function atMostOne(...keys: readonly string[]): Rule {
  return (schema) =>
    schema
      .superRefine(counting(keys, (count) => count < 2, `at most one of ${keys.join(', ')}`))
      .meta({ not: { required: keys } });
}

type Rule = <S extends z.ZodType>(schema: S) => S;

function counting(
  keys: readonly string[],
  fits: (count: number) => boolean,
  expected: string,
): (node: unknown, context: z.RefinementCtx) => void {
  return (node, context) => {
    const record = node as Readonly<Record<string, unknown>>;
    if (!fits(keys.filter((key) => record[key] !== undefined).length))
      context.addIssue({ code: 'custom', params: { code: 'wrongKeys', expected, keys } });
  };
}
