/** Rules by name: `play_card`, `thorn_imp.spite`; a name that several have is followed by the rule's kind, or its number. */
import type { Compiled, Rule } from '../compiled/compiled.ts';
import type { Reading } from './reading.ts';

interface Index {
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
}

const INDEXES = new WeakMap<Compiled, Index>();

export function ruleName(compiled: Compiled, rule: number): string {
  return indexOf(compiled).names[rule] as string;
}

/** -1 with an issue for a name that no rule has. */
export function readRule(value: unknown, path: string, compiled: Compiled, reading: Reading): number {
  const { names, numbers } = indexOf(compiled);
  const number = typeof value === 'string' ? numbers.get(value) : undefined;
  if (number === undefined) reading.unknown(value, path, names, 'Rule');
  return number ?? -1;
}

function indexOf(compiled: Compiled): Index {
  const known = INDEXES.get(compiled);
  if (known !== undefined) return known;
  const numbers = new Map<string, number>();
  const names = compiled.rules.map((rule, number) => {
    const name = freeName(rule, number, numbers);
    numbers.set(name, number);
    return name;
  });
  const index = { names, numbers };
  INDEXES.set(compiled, index);
  return index;
}

function freeName({ name, kind }: Rule, number: number, taken: ReadonlyMap<string, number>): string {
  return [name, `${name} (${kind})`].find((one) => !taken.has(one)) ?? `${name} (${number})`;
}
