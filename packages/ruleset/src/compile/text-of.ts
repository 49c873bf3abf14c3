/** How many characters an event tells: its kind, the rule that it is by, and the words in its payload. */
import type { Happening } from '../types.ts';
import type { Compiled } from '../compiled/compiled.ts';

export function createTextOf({ events, rules, symbols }: Compiled): (event: Happening) => number {
  const words = events.map(({ fields }) => fields.flatMap(({ type }, at) => (WORDS.includes(type) ? [at] : [])));
  const kinds = events.map(({ id }) => id.length);
  const names = rules.map(({ name }) => name.length);
  const lengths = symbols.map(({ length }) => length);
  return (event) => {
    const { fields, taken } = event;
    const at = words[event.kind] as readonly number[];
    let text = (kinds[event.kind] as number) + (names[event.by] as number);
    for (let i = 0; i < at.length; i++) {
      const word = fields[at[i] as number] as number;
      if (word >= 0) text += lengths[word] as number;
    }
    if (taken.length > 0)
      for (const { of, values } of taken) if (of === 'word') for (const word of values) text += lengths[word] ?? 0;
    return text;
  };
}

const WORDS: readonly string[] = ['zone', 'text', 'symbol', 'kind'];
