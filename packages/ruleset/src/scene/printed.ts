/** What the `ui` of a ruleset says of how things are shown: signs, tints, and what is left out. */
import { TINTS } from '@turnwise/game';
import type { Tint } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Compiled, Definition } from '../compiled/compiled.ts';
import type { Ruleset, UiNode } from '../nodes.ts';
import { NOTHING } from '../types.ts';

/** What is printed on a card with these attributes: its own signs, else those of its attributes. */
export function signsOf(
  compiled: Compiled,
  { node }: Definition,
  attributes: readonly number[],
): readonly string[] | undefined {
  const own = textsIn(node.ui?.['sign']);
  if (own.length > 0) return own;
  const signs = printedAttributes(compiled).flatMap(({ index, sign }) => {
    const value = attributes[index] ?? NOTHING;
    return value === NOTHING ? [] : [sign(value)];
  });
  return signs.length === 0 ? undefined : signs;
}

/** Its own, else that of the first attribute that has one for its value. */
export function tintOf(compiled: Compiled, { node }: Definition, attributes: readonly number[]): Tint | undefined {
  const own = tintIn(node.ui?.['tint']);
  if (own !== undefined) return own;
  for (const [index, id] of compiled.attributes.entries()) {
    const tints = uiOf(compiled.ruleset.attributes, id)?.['tint'];
    const tint = isRecord(tints) ? tintIn(tints[String(attributes[index])]) : undefined;
    if (tint !== undefined) return tint;
  }
  return undefined;
}

/** A sign that stands for the name of an attribute, a resource or a counter. */
export function signFor(list: Declared, id: string): { readonly sign?: string } {
  const sign = uiOf(list, id)?.['sign'];
  return typeof sign === 'string' ? { sign } : {};
}

/** Whether an attribute is printed on cards, and so is no number beside them. */
export function isPrinted({ ruleset }: Compiled, id: string): boolean {
  const { sign, hide } = uiOf(ruleset.attributes, id) ?? {};
  return isRecord(sign) && hide !== true;
}

export function isHiddenBy(list: Declared, id: string): boolean {
  return uiOf(list, id)?.['hide'] === true;
}

type Declared = Ruleset['attributes'] | Ruleset['resources'] | Ruleset['flags'];

/** What the `ui` of a zone says of the backs of its cards. */
export function backOf(ui: UiNode | undefined): { readonly signs?: readonly string[]; readonly tint?: Tint } {
  const signs = textsIn(ui?.['sign']);
  const tint = tintIn(ui?.['tint']);
  return { ...(signs.length === 0 ? {} : { signs }), ...(tint === undefined ? {} : { tint }) };
}

interface Printed {
  readonly index: number;
  readonly sign: (value: number) => string;
}

/** Attributes with signs by value, in the order in which they stand on a card. */
function printedAttributes(compiled: Compiled): readonly Printed[] {
  return compiled.attributes
    .flatMap((id, index) => {
      const { sign, order } = uiOf(compiled.ruleset.attributes, id) ?? {};
      if (!isRecord(sign) || !isPrinted(compiled, id)) return [];
      const text = (value: number): string => {
        const found = sign[String(value)];
        return typeof found === 'string' ? found : String(value);
      };
      return [{ index, sign: text, order: typeof order === 'number' ? order : index }];
    })
    .toSorted((a, b) => a.order - b.order);
}

function uiOf(list: Declared, id: string): UiNode | undefined {
  for (const one of list ?? []) if (typeof one !== 'string' && one.id === id) return one.ui;
  return undefined;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function tintIn(value: unknown): Tint | undefined {
  return TINTS.find((tint) => tint === value);
}
