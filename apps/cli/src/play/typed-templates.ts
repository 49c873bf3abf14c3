/**
 * Inputs in the game's own words: what a label says can be typed. `move {card} to {to}` under `input.manipulate` reads
 * `move fox to hand`. Only templates count that begin with a word and whose gaps are fields of the input.
 */
import type { AnyGame } from '@turnwise/game';

export interface Template {
  /** Of the message. */
  readonly key: string;
  readonly kind: string;
  /** `move {card} to {to}`. */
  readonly text: string;
  readonly fields: readonly string[];
}

/** Those of the inputs that seats make. */
export function templatesOf({ messages, rules }: AnyGame): readonly Template[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const [prefix, kind = ''] = key.split('.');
    const shapes = Object.hasOwn(rules.inputs, kind) ? rules.inputs[kind] : undefined;
    if (prefix !== 'input' || shapes === undefined || !Object.hasOwn(shapes, 'seat')) return [];
    const fields = Array.from(text.matchAll(GAP), ([, field = '']) => field);
    const isTyped = /^[\p{L}\p{N}]/u.test(text) && fields.every((field) => Object.hasOwn(shapes, field));
    return isTyped ? [{ key, kind, text, fields }] : [];
  });
}

/** What was typed for each gap; undefined where the words are others. */
export function readTyped(
  { text, fields }: Template,
  typed: string,
): readonly (readonly [string, string])[] | undefined {
  const pattern = text
    .split(GAP)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&') : '(.+?)'))
    .join('');
  const found = new RegExp(`^${pattern}$`, 'iu').exec(typed.trim());
  return found === null ? undefined : fields.map((field, at) => [field, found[at + 1] ?? ''] as const);
}

const GAP = /\{(\w+)\}/g;
