/** A node of a ruleset in its own words, for a card that has no text: `deal damage (target victim, amount 1)`. */
import { isRecord } from '@turnwise/kernel';
import { asWords } from './names.ts';

export function nodeText(node: unknown): string {
  if (typeof node === 'string') return asWords(node).toLowerCase();
  if (Array.isArray(node)) return node.map(nodeText).join(', ');
  if (!isRecord(node)) return String(node);
  const { op, ref, selector } = node;
  if (typeof ref === 'string') return ref.replaceAll('_', ' ').split('.').join(' ');
  if (selector !== undefined) return selectorText(selector);
  if (typeof op !== 'string') return operandText(node);
  const operands = operandText(node);
  const name = asWords(op).toLowerCase();
  return operands === '' ? name : `${name} (${operands})`;
}

/** Its operands, each behind its name. */
export function operandText(node: object): string {
  return Object.entries(node)
    .filter(([key]) => key !== 'op')
    .map(([key, value]) => `${asWords(key).toLowerCase()} ${nodeText(value)}`)
    .join(', ');
}

/** `all creature of any in battlefield`: how many, which, whose, where; what else is asked of them follows. */
function selectorText(selector: unknown): string {
  if (!isRecord(selector)) return nodeText(selector);
  const { count, types, keywords, controller, zone, stack, event, players, ...others } = selector;
  const parts = [
    count === undefined ? '' : nodeText(count),
    types === undefined ? '' : nodeText(types),
    keywords === undefined ? '' : nodeText(keywords),
    stack === undefined ? '' : `${nodeText(event ?? 'item')} on the stack`,
    players === undefined ? '' : `player (${nodeText(players)})`,
    controller === undefined ? '' : `of ${nodeText(controller)}`,
    zone === undefined ? '' : `in ${nodeText(zone)}`,
    Object.keys(others).length === 0 ? '' : `with ${operandText(others)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}
