/** Looks at a selector: what it names, and the types of what it compares. Gives the type of what it gathers. */
import type { CountNode, SelectorNode, ValueNode } from '../nodes.ts';
import type { Checking } from './checking.ts';
import type { Sort } from './declared.ts';
import { HOLDER_TEXTS, SELECTOR_KEYS } from './selector-keys.ts';
import type { SelectorHolder } from './selector-keys.ts';
import { gatheredType } from './selected-type.ts';
import { elementOf } from './value-types.ts';
import type { ValueType } from './value-types.ts';

export function checkSelector(node: SelectorNode, checking: Checking): ValueType {
  const { order, top, bottom, count, or } = node;
  const type = gatheredType(node);
  const it = checking.withIt(elementOf(type));
  checkFilters(node, it, elementOf(type));
  if (order !== undefined) it.at('order').number('by', order.by);
  checking.count('top', top);
  checking.count('bottom', bottom);
  if (count !== undefined) checkCount(count, checking);
  or?.forEach((part, index) => checkSelector(part, checking.at('or', index)));
  return type;
}

/** `of` is what it gathers. */
function checkFilters(node: SelectorNode, checking: Checking, of: ValueType): void {
  checkKeys(node, checking, of);
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
  const flags = FLAGS_OF[of] ?? 'flag';
  for (const flag of Object.keys(node.flags ?? {})) checking.at('flags').known(flag, flags, flag);
  checking.conditions('where', node.where);
  if (node.not !== undefined) checkFilters(node.not, checking.at('not'), of);
}

const FLAGS_OF: Readonly<Partial<Record<ValueType, Sort>>> = { card: 'cardFlag', player: 'playerFlag' };

/** A key for things of another kind is not looked at. */
function checkKeys(node: SelectorNode, checking: Checking, of: ValueType): void {
  for (const [key, holders] of Object.entries(SELECTOR_KEYS)) {
    if (
      node[key as keyof SelectorNode] === undefined ||
      of === 'entity' ||
      of === 'unknown' ||
      holders.includes(of as SelectorHolder)
    )
      continue;
    const known = holders.map((holder) => HOLDER_TEXTS[holder]).join(' or ');
    checking.issue(
      key,
      'unusedKey',
      `no ${key} in a selector of ${HOLDER_TEXTS[of as SelectorHolder]}, because it is for ${known}`,
    );
  }
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
  if ('upTo' in count) return inner.count('upTo', count.upTo);
  inner.count('min', count.min);
  inner.count('max', count.max);
  if (typeof count.min === 'number' && typeof count.max === 'number' && count.min > count.max)
    inner.issue('max', 'wrongBounds', `at least ${count.min}`, count.max);
}
