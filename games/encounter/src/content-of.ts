/** The tables of an encounter: those that ship, or others to begin with, and its own over them. */
import { isRecord } from '@turnwise/kernel';
import { readContent } from './content/read-content.ts';
import { SHIPPED } from './content/shipped.ts';
import type { Content } from './content/types.ts';
import type { EncounterSetup } from './types.ts';

type Bringer = Pick<EncounterSetup, 'data'>;

/** What is wrong with its own tables was told when the setup was read. */
export function contentOver(base: Content): (setup: Bringer) => Content {
  /** By what was written, which all states and views of an encounter share. */
  const tables = new WeakMap<object, Content>();
  return ({ data }) => {
    if (!isRecord(data) || Object.keys(data).length === 0) return base;
    const known = tables.get(data);
    if (known !== undefined) return known;
    const read = readContent(data, base);
    const content = read.ok ? read.value : base;
    tables.set(data, content);
    return content;
  };
}

export const contentOf: (setup: Bringer) => Content = contentOver(SHIPPED);
