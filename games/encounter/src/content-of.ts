/** The tables of an encounter: those that ship, or others to begin with, and its own over them. */
import { isRecord } from '@turnwise/kernel';
import { readContent } from './content/read-content.ts';
import { SHIPPED } from './content/shipped.ts';
import type { Content } from './content/types.ts';
import type { EncounterSetup } from './types.ts';

type Bringer = Pick<EncounterSetup, 'data'>;

/** What is wrong with its own tables was told when the setup was read. */
export function contentOver(base: Content): (setup: Bringer) => Content {
  /** By setup, as all states of an encounter share theirs. */
  const tables = new WeakMap<Bringer, Content>();
  return (setup) => {
    const { data } = setup;
    if (!isRecord(data) || Object.keys(data).length === 0) return base;
    const known = tables.get(setup);
    if (known !== undefined) return known;
    const read = readContent(data, base);
    const content = read.ok ? read.value : base;
    tables.set(setup, content);
    return content;
  };
}

export const contentOf: (setup: Bringer) => Content = contentOver(SHIPPED);
