/** The files that a simulation writes: its report as a page and as tables, and the decisions of its bots as they are made. */
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyGame } from '@turnwise/game';
import { reportPage, tablesCsv, tablesJsonLines, tablesOf } from '@turnwise/simulate';
import type { SimulationReport, Tally } from '@turnwise/simulate';
import { Trouble } from '../exit.ts';
import { gameName } from '../game-name.ts';
import type { Io } from '../io.ts';
import { reasonOf } from '../read-file.ts';
import { checkWritable, writeText } from '../write-file.ts';

export interface ReportFlags {
  readonly report?: string;
  readonly csv?: string;
  readonly jsonl?: string;
  readonly record?: string;
}

/** Whether something is wanted that only games with bots tell. */
export function wantsStudy({ report, csv, jsonl, record }: ReportFlags): boolean {
  return [report, csv, jsonl, record].some((file) => file !== undefined);
}

/** Finds out before the first game what would go wrong after the last. */
export function checkFiles(io: Io, { report, csv, jsonl, record }: ReportFlags): void {
  for (const file of [report, csv, jsonl, record]) if (file !== undefined) checkWritable(io, file);
}

export function writeReports(
  io: Io,
  { report, csv, jsonl }: ReportFlags,
  found: SimulationReport,
  game: AnyGame,
): void {
  if (report !== undefined)
    writeText(io, report, reportPage(found, { title: game.title, ...gameName(game, found.options) }));
  if (csv !== undefined) writeText(io, csv, tablesCsv(tablesOf(found)));
  if (jsonl !== undefined) writeText(io, jsonl, tablesJsonLines(tablesOf(found)));
}

/** Writes the lines of games as they are counted, so that none have to be kept. */
export function recorder(io: Io, file: string | undefined): (games: Tally) => void {
  if (file === undefined) return () => undefined;
  writeText(io, file, '');
  return ({ lines }) => {
    if (lines.length === 0) return;
    try {
      appendFileSync(resolve(io.cwd, file), `${lines.join('\n')}\n`);
    } catch (error) {
      throw new Trouble(`${file}: cannot be written: ${reasonOf(error)}`);
    }
  };
}
