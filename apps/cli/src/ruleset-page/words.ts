/** Effects, conditions and values of a ruleset as a person reads them: `deal_damage (target: victim, amount: 1)`. */
import { isRecord } from '@turnwise/kernel';

/** One after the other, with a full stop at the end. */
export function listWords(nodes: readonly unknown[]): string {
  return `${nodes.map((node) => nodeWords(node)).join('; ')}.`;
}

export function nodeWords(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map((one) => nodeWords(one)).join(', ')}]`;
  if (!isRecord(node)) return String(node);
  if (typeof node['ref'] === 'string') return node['ref'];
  if (isRecord(node['selector'])) return selectorWords(node['selector']);
  const { op, ...operands } = node;
  if (op === 'compare') return `${nodeWords(node['left'])} ${nodeWords(node['is'])} ${nodeWords(node['right'])}`;
  if (op === 'is') return `${nodeWords(node['left'])} is ${nodeWords(node['right'])}`;
  const told = Object.entries(operands).map(([name, value]) => `${name}: ${nodeWords(value)}`);
  if (typeof op !== 'string') return told.join(', ');
  return told.length === 0 ? op : `${op} (${told.join(', ')})`;
}

/** `all creature in battlefield, controller opponent`. */
export function selectorWords(selector: Readonly<Record<string, unknown>>): string {
  const { count, types, zone, stack, event, players, card, ...others } = selector;
  const what = [
    count === undefined ? '' : countWords(count),
    players === undefined ? '' : `player (${nodeWords(players)})`,
    stack === undefined ? '' : `${event === undefined ? 'anything' : nodeWords(event)} on the stack`,
    Array.isArray(types) ? types.join(' ') : '',
    card === undefined ? '' : nodeWords(card),
    players === undefined && stack === undefined && types === undefined && card === undefined ? 'card' : '',
    zone === undefined ? '' : `in ${Array.isArray(zone) ? zone.join(' or ') : nodeWords(zone)}`,
  ];
  const rest = Object.entries(others).map(([name, value]) => `${name} ${nodeWords(value)}`);
  return [what.filter((word) => word !== '').join(' '), ...rest].join(', ');
}

function countWords(count: unknown): string {
  if (!isRecord(count)) return nodeWords(count);
  if (count['upTo'] !== undefined) return `up to ${nodeWords(count['upTo'])}`;
  return `${nodeWords(count['min'])} to ${nodeWords(count['max'])}`;
}
