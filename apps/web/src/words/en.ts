/** Every sentence of the page, by key, in English. One file per part of the page, so that they can be written side by side. */
import { inspect } from './en/inspect.ts';
import { puzzles } from './en/puzzles.ts';
import { replay } from './en/replay.ts';
import { rulesets } from './en/rulesets.ts';
import { simulate } from './en/simulate.ts';
import { table } from './en/table.ts';
import { tables } from './en/tables.ts';
import { troubles } from './en/troubles.ts';
import { enFirst } from './en-first.ts';

export const en = {
  ...enFirst,
  ...table,
  ...tables,
  ...troubles,
  ...replay,
  ...inspect,
  ...puzzles,
  ...rulesets,
  ...simulate,
} as const;

export type WordKey = keyof typeof en;
