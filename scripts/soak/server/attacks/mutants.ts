/**
 * What is nearly right and altogether wrong: any bytes, any JSON, and good messages and requests of the protocol with one field after
 * another made wrong. The same for the same chooser.
 */
import { pick } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import { anyJson } from '@turnwise/testkit';

/** Values that somebody would try in place of a good one, and things that only make a message larger. */
const WRONG: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 1,
  () => [],
  () => ({}),
  () => 'x'.repeat(300),
  () => 'x'.repeat(5_000),
  () => '\u0000\u001B[2J\u202E',
  () => '\uD800',
  () => '../../../etc/passwd',
  () => "'; drop table records; --",
  () => '${7*7}{{7*7}}',
  () => '__proto__',
  () => 'constructor',
  () => nested(60),
  () => nested(2_000),
  () => Array.from({ length: 500 }, (_, i) => i),
  () => Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`k${i}`, i])),
  () => JSON.parse('{"__proto__":{"admin":true}}') as unknown,
  () => ({ toString: 'no function', length: -1 }),
];

export function nested(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
}

/** Some are nested so deep that even their sender cannot write them. */
function isWritable(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

export class Mutants {
  readonly #chooser: Chooser;
  readonly #json: readonly unknown[];

  constructor(chooser: Chooser) {
    this.#chooser = chooser;
    this.#json = anyJson(chooser.below(1_000_000), 400).filter(isWritable);
  }

  below(bound: number): number {
    return this.#chooser.below(bound);
  }

  bytes(most = 300): Buffer {
    return Buffer.from(Array.from({ length: this.below(most) }, () => this.below(256)));
  }

  json(): unknown {
    return pick(this.#chooser, this.#json);
  }

  value(): unknown {
    return this.below(4) === 0 ? this.json() : pick(this.#chooser, WRONG)?.();
  }

  /** The good one with something changed: a field at any depth replaced, taken away, or one more beside it. */
  wrong(good: unknown): unknown {
    if (typeof good !== 'object' || good === null || Array.isArray(good)) return this.value();
    const fields = Object.entries(good);
    const field = pick(this.#chooser, fields);
    if (field === undefined || this.below(8) === 0) return { ...good, [this.#name()]: this.value() };
    const [name, value] = field;
    const rest = fields.filter(([other]) => other !== name);
    if (this.below(6) === 0) return Object.fromEntries(rest);
    const isDeep = typeof value === 'object' && value !== null && this.below(3) > 0;
    return Object.fromEntries([...rest, [name, isDeep ? this.wrong(value) : this.value()]]);
  }

  /** As text, sometimes broken in the middle. */
  text(value: unknown): string {
    const text = JSON.stringify(value) ?? '';
    switch (this.below(12)) {
      case 0:
        return text.slice(0, this.below(text.length + 1));
      case 1:
        return text.replace('{', '{"type":"ping",');
      case 2:
        return `\uFEFF ${text}`;
      default:
        return text;
    }
  }

  #name(): string {
    return pick(this.#chooser, ['seat', 'token', '__proto__', 'type', 'x'.repeat(100), 'admin', '']) ?? '';
  }
}
