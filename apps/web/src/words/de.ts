/** The same in German. */
import { inspect } from './de/inspect.ts';
import { lobby } from './de/lobby.ts';
import { puzzles } from './de/puzzles.ts';
import { replay } from './de/replay.ts';
import { rulesets } from './de/rulesets.ts';
import { shell } from './de/shell.ts';
import { simulate } from './de/simulate.ts';
import { table } from './de/table.ts';
import { tables } from './de/tables.ts';
import { troubles } from './de/troubles.ts';
import type { WordKey } from './en.ts';

export const de: Record<WordKey, string> = {
  ...shell,
  ...lobby,
  ...table,
  ...tables,
  ...troubles,
  ...replay,
  ...inspect,
  ...puzzles,
  ...rulesets,
  ...simulate,
};
