/** `turnwise level solve`: the fewest actions that win, or the proof that there are none. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { isRecord } from '@turnwise/kernel';
import { formatAction, readLevelDraft, solve } from '@turnwise/unseen';
import type { Action, LevelDraft, Solved } from '@turnwise/unseen';
import type { Command } from 'commander';
import { wrapped } from '../../columns.ts';
import { say, sayJson } from '../../context.ts';
import type { Context } from '../../context.ts';
import { examples } from '../../examples.ts';
import { EXIT, Trouble } from '../../exit.ts';
import { count, duration, thousands } from '../../figures.ts';
import { issueLine } from '../../read-file.ts';
import { writeText } from '../../write-file.ts';
import { addSolverFlags, gaveUpText, solverJson, watchSolver } from './solver.ts';
import type { SolverFlags } from './solver.ts';
import { readLevelSource } from './source.ts';
import { withSolution } from './with-solution.ts';

interface SolveFlags extends SolverFlags {
  readonly write?: true;
  readonly json?: true;
}

export function registerLevelSolve(level: Command, context: Context): void {
  addSolverFlags(
    level
      .command('solve')
      .description('find the shortest solution of a level, or prove that it has none')
      .argument('<file>', 'a level as JSON or YAML, or the id of a built-in level'),
  )
    .option('--write', 'write par and solution into the file and leave the rest unchanged')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `${examples(
        ['turnwise level solve walks-unseen', 'a built-in level'],
        ['turnwise level solve mine.yaml --write', 'a draft, which becomes a level'],
        ['turnwise level solve games/unseen/src/levels/cork.json --json', 'for a program'],
      )}\n\nExit status 1 when there is no solution or the solver gives up, 2 when the level is not valid.`,
    )
    .action(async (name: string, flags: SolveFlags) => await run(context, name, flags));
}

interface Report {
  readonly file: string;
  readonly draft: LevelDraft;
  /** The par that the file has. */
  readonly par: unknown;
  readonly solved: Solved;
  readonly written: boolean;
  readonly milliseconds: number;
}

async function run(context: Context, name: string, flags: SolveFlags): Promise<void> {
  const { io } = context;
  const { value, text, placed } = await readLevelSource(io, name);
  if (flags.write === true && text === undefined)
    throw new Trouble(`--write: ${name} is a built-in level, so there is no file to write`);
  if (flags.write === true && !statSync(resolve(io.cwd, name)).isFile())
    throw new Trouble(`--write: ${name} is not a file that can be written`);
  const draft = readLevelDraft(value);
  if (!draft.ok) throw new Trouble(placed(draft.error).map((one) => issueLine(name, one)));
  const watch = watchSolver(io, flags);
  const begun = io.now();
  const solved = solve(draft.value.level, watch.options);
  const milliseconds = io.now() - begun;
  watch.clear();
  const written = flags.write === true && text !== undefined && solved.kind === 'solved';
  if (written) writeText(io, name, withSolution(text, solved.actions.length, solved.actions.map(formatAction)));
  context.status = solved.kind === 'solved' ? EXIT.ok : EXIT.failed;
  const par = isRecord(value) ? value['par'] : undefined;
  const report = { file: name, draft: draft.value, par, solved, written, milliseconds };
  if (flags.json === true) return sayJson(context, jsonOf(report));
  for (const line of reportLines(context, report)) say(context, line);
}

function reportLines({ io, colours }: Context, report: Report): string[] {
  const { file, draft, par, solved, written, milliseconds } = report;
  const { width, height, depth, preset } = draft.level;
  const lines = [`${colours.bold(draft.name)}: ${width} × ${height} cells, ${depth} slices, ${preset} rules`];
  if (solved.kind === 'solved') {
    const { length } = solved.actions;
    lines.push(`${count(length, 'action')} win, and no fewer:`, `  ${solutionText(solved.actions, io.columns - 2)}`);
    if (typeof par === 'number' && par !== length) lines.push(`the file says par ${par}, which is not the minimum`);
  } else if (solved.kind === 'unsolvable') lines.push('no solution: every state that can be reached was searched');
  else lines.push(gaveUpText(solved));
  const speed = speedOf(report);
  const rate = speed === null ? '' : `, ${thousands(speed)} nodes a second`;
  lines.push(`${count(solved.nodes, 'node')} in ${duration(milliseconds)}${rate}`);
  if (written) lines.push(`wrote par and solution into ${file}`);
  return lines;
}

/** `move east, move south ×3`, broken between actions. */
function solutionText(actions: readonly Action[], width: number): string {
  const runs: { readonly word: string; times: number }[] = [];
  for (const word of actions.map(formatAction)) {
    const last = runs.at(-1);
    if (last?.word === word) last.times++;
    else runs.push({ word, times: 1 });
  }
  const words = runs.map(({ word, times }) => (times === 1 ? word : `${word} ×${times}`).replaceAll(' ', GLUE));
  return wrapped(words.join(', '), width, 2).replaceAll(GLUE, ' ');
}

/** Stands for a space at which no line is broken. */
const GLUE = '\u00A0';

function jsonOf(report: Report): object {
  const { file, draft, solved, written, milliseconds } = report;
  const speed = { seconds: milliseconds / 1000, nodesPerSecond: speedOf(report) };
  return { file, id: draft.id, name: draft.name, ...solverJson(solved), written, speed };
}

function speedOf({ solved, milliseconds }: Report): number | null {
  return solved.nodes > 0 && milliseconds > 0 ? Math.round((solved.nodes * 1000) / milliseconds) : null;
}
