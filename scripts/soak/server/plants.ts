/** Faults that the tests must find, each a line of the sources that reads otherwise: a test that finds none of them would prove nothing. */
import type { ChangedLine } from './bundle.ts';

export const PLANTS = {
  'answers before the record is durable': {
    file: 'packages/table/src/table.ts',
    from: 'const result = await appendSurely(this.#options.log, append, this.#options.patience);',
    to: [
      "const result: { kind: string } = { kind: 'appended' };",
      'setTimeout(() => void appendSurely(this.#options.log, append, this.#options.patience).catch(() => undefined), 2);',
    ].join(' '),
  },
  'does not know ids again': {
    file: 'packages/table/src/recent-ids.ts',
    from: 'return client === undefined ? undefined : this.#bySender.get(sender)?.get(client);',
    to: 'return undefined;',
  },
  'shows a seat what another sees': {
    file: 'packages/server/src/audience.ts',
    from: 'return `${caller.viewer} ${labels} ${seen} ${stage}`;',
    to: 'return `${labels} ${seen} ${stage}`;',
  },
  'takes a conflict for an append': {
    file: 'packages/table/src/table.ts',
    from: "if (result.kind === 'conflict') {",
    to: "if (String(result.kind) === 'never') {",
  },
} as const satisfies Readonly<Record<string, ChangedLine>>;

export type Plant = keyof typeof PLANTS;

/** The tests by which they are found. */
export type Finder = 'kills' | 'gate' | 'twins';

export const FINDERS: readonly (readonly [Plant, Finder])[] = [
  ['does not know ids again', 'kills'],
  ['answers before the record is durable', 'kills'],
  ['answers before the record is durable', 'gate'],
  ['shows a seat what another sees', 'twins'],
  ['takes a conflict for an append', 'twins'],
];

export const PLANTED = FINDERS.length;
