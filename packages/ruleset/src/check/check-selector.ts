/** Looks at a selector: what it names, and the types of what it compares. Gives the type of what it gathers. */
import type { CountNode, SelectorNode, ValueNode } from '../nodes.ts';
import type { Checking } from './checking.ts';
import { gatheredType } from './selected-type.ts';
import { elementOf } from './value-types.ts';
import type { ValueType } from './value-types.ts';

export function checkSelector(node: SelectorNode, checking: Checking): ValueType {
  const { order, top, bottom, count, or } = node;
  const type = gatheredType(node);
  const it = checking.withIt(elementOf(type));
  checkFilters(node, it);
  if (order !== undefined) it.at('order').number('by', order.by);
  checking.number('top', top);
  checking.number('bottom', bottom);
  if (count !== undefined) checkCount(count, checking);
  or?.forEach((part, index) => checkSelector(part, checking.at('or', index)));
  return type;
}

function checkFilters(node: SelectorNode, checking: Checking): void {
  checking.known('zone', 'zone', node.zone);
  checking.known('types', 'type', node.types);
  checking.known('keywords', 'keyword', node.keywords);
  checking.known('card', 'card', node.card);
  checking.known('event', 'event', node.event);
  checkWhose('controller', node.controller, checking);
  checkWhose('owner', node.owner, checking);
  node.attributes?.forEach(({ attribute, value }, index) => {
    const inner = checking.at('attributes', index);
    inner.known('attribute', 'attribute', attribute);
    inner.number('value', value);
  });
  node.counters?.forEach(({ counter, value }, index) => {
    const inner = checking.at('counters', index);
    inner.known('counter', 'counter', counter);
    inner.number('value', value);
  });
  for (const flag of Object.keys(node.flags ?? {})) checking.at('flags').known(flag, 'cardFlag', flag);
  checking.conditions('where', node.where);
  if (node.not !== undefined) checkFilters(node.not, checking.at('not'));
}

/** Words that stand for seats in a selector. */
const WHOSE: readonly unknown[] = ['self', 'opponent', 'active', 'any'];

function checkWhose(key: string, node: ValueNode | undefined, checking: Checking): void {
  if (node === undefined || WHOSE.includes(node)) return;
  checking.player(key, node);
}

function checkCount(count: CountNode, checking: Checking): void {
  if (typeof count !== 'object') return;
  const inner = checking.at('count');
  if ('upTo' in count) return inner.number('upTo', count.upTo);
  inner.number('min', count.min);
  inner.number('max', count.max);
  if (typeof count.min === 'number' && typeof count.max === 'number' && count.min > count.max)
    inner.issue('max', 'wrongBounds', `at least ${count.min}`, count.max);
}
