/** Effects, conditions and values of a ruleset as a person reads them: `1 damage to victim`. */
import { isRecord } from '@turnwise/kernel';
import { BETWEEN, PHRASES } from './phrases.ts';

/** One after the other, with a full stop at the end. */
export function listWords(nodes: readonly unknown[]): string {
  return `${nodes.map((node) => nodeWords(node)).join('; ')}.`;
}

export function nodeWords(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map((one) => nodeWords(one)).join(', ')}]`;
  if (!isRecord(node)) return String(node);
  if (typeof node['ref'] === 'string') return node['ref'];
  const { op, ...operands } = node;
  if (typeof op !== 'string' && isRecord(node['selector'])) return selectorWords(node['selector']);
  if (typeof op !== 'string')
    return GATHERS.some((key) => key in node) ? selectorWords(node) : told(operands).join(', ');
  if (op === 'compare') return `${nodeWords(node['left'])} ${nodeWords(node['is'])} ${nodeWords(node['right'])}`;
  if (op === 'is') return `${nodeWords(node['left'])} is ${nodeWords(node['right'])}`;
  const between = BETWEEN[op];
  if (between !== undefined && Array.isArray(node['of'])) {
    const joined = node['of'].map((one) => nodeWords(one)).join(between);
    return op === 'any' ? `(${joined})` : joined;
  }
  return sentence(PHRASES[op] ?? op, operands);
}

/** Keys that only a selector has. */
const GATHERS: readonly string[] = ['zone', 'players', 'stack', 'types', 'or'];

function told(operands: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(operands).map(([name, value]) => `${name}: ${nodeWords(value)}`);
}

/** Operands that have two names. */
const NAMES: Readonly<Record<string, string>> = { count: 'amount', do: 'effects', conditions: 'condition' };

/** Fills a phrase; an operand that it does not speak of follows in brackets. */
function sentence(phrase: string, operands: Readonly<Record<string, unknown>>): string {
  const left = new Map(
    Object.entries(operands).map(([key, value]) => [phrase.includes(`{${key}`) ? key : (NAMES[key] ?? key), value]),
  );
  const whole = phrase.replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => left.has(key)) ? part : '',
  );
  const filled = whole.replaceAll(/\{(\w+)(?:=([^}]*))?\}/g, (_, key: string, usual: string | undefined) => {
    const value = left.get(key);
    left.delete(key);
    return value === undefined ? (usual ?? '…') : operandWords(key, value);
  });
  const others = told(Object.fromEntries(left));
  return others.length === 0 ? filled : `${filled} (${others.join(', ')})`;
}

/** Several effects follow each other, several conditions hold together, and of modes their names are told. */
function operandWords(key: string, value: unknown): string {
  if (!Array.isArray(value)) return nodeWords(value);
  if (key === 'modes') return value.map(modeWords).join(', or ');
  return value.map((one) => nodeWords(one)).join(key === 'condition' || key === 'conditions' ? ' and ' : '; ');
}

function modeWords(mode: unknown): string {
  if (!isRecord(mode)) return nodeWords(mode);
  const { id, name, conditions, effects } = mode;
  const when =
    Array.isArray(conditions) && conditions.length > 0 ? `, if ${operandWords('conditions', conditions)}` : '';
  return `*${String(name ?? id)}*${when} (${operandWords('effects', effects)})`;
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
