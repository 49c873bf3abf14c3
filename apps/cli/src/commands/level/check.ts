/** `turnwise level check`: a line for each level, every issue where one fails, and the sum. */
import type { Issue } from '@turnwise/kernel';
import { checkLevel, progressionIssues } from '@turnwise/unseen';
import type { Solved } from '@turnwise/unseen';
import type { Command } from 'commander';
import { say, sayJson } from '../../context.ts';
import type { Context } from '../../context.ts';
import { examples } from '../../examples.ts';
import { EXIT, Trouble } from '../../exit.ts';
import { count } from '../../figures.ts';
import type { Io } from '../../io.ts';
import { issueLine, readDocument } from '../../read-file.ts';
import { isProgression, levelNames, levelsBeside } from './files.ts';
import { addSolverFlags, gaveUpText, solverJson, watchSolver } from './solver.ts';
import type { SolverFlags } from './solver.ts';
import { readLevelSource } from './source.ts';

interface CheckFlags extends SolverFlags {
  readonly json?: true;
}

export function registerLevelCheck(level: Command, context: Context): void {
  addSolverFlags(
    level
      .command('check')
      .description('check the shape, content and solutions of levels, and that each can be solved')
      .argument('[paths...]', 'files, folders of files, or ids of built-in levels (default: all built-in levels)'),
  )
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `${examples(
        ['turnwise level check games/unseen/src/levels', 'a folder, with its progression'],
        ['turnwise level check mine.yaml --max-nodes 9000000', 'a level that is hard to solve'],
        ['turnwise level check --json', 'the built-in levels, for a program'],
      )}\n\nExit status 1 when a check fails or the solver gives up, 2 when something cannot be read.`,
    )
    .action(async (paths: readonly string[], flags: CheckFlags) => await run(context, paths, flags));
}

type Verdict = 'passed' | 'failed' | 'undecided';

/** What came of one file. */
interface Finding {
  readonly kind: 'level' | 'progression';
  readonly file: string;
  readonly verdict: Verdict;
  /** For people: what the file is called, and what is known of it. */
  readonly title: string;
  readonly note: string;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
  /** For programs. */
  readonly details: object;
}

async function run(context: Context, paths: readonly string[], flags: CheckFlags): Promise<void> {
  const { io } = context;
  let unreadable = 0;
  const tell = (trouble: Trouble): void => {
    unreadable++;
    for (const line of trouble.lines) io.err(`turnwise: ${line}\n`);
  };
  const all: Finding[] = [];
  for (const name of levelNames(io, paths, tell)) {
    try {
      const finding = isProgression(name) ? await checkProgression(io, name) : await checkOne(io, name, flags);
      all.push(finding);
      if (flags.json !== true) say(context, textOf(context, finding));
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      tell(error);
    }
  }
  const sum = (verdict: Verdict): number => all.filter((one) => one.verdict === verdict).length;
  const [passed, failed, undecided] = [sum('passed'), sum('failed'), sum('undecided')];
  context.status = unreadable > 0 ? EXIT.wrong : failed + undecided > 0 ? EXIT.failed : EXIT.ok;
  if (flags.json === true) return sayJson(context, { passed, failed, undecided, unreadable, files: all.map(jsonOf) });
  if (undecided > 0) say(context, `${count(undecided, 'level')} undecided: the solver gave up`);
  say(context, `${passed} passed, ${failed} failed${unreadable > 0 ? `, ${unreadable} unreadable` : ''}`);
}

async function checkOne(io: Io, name: string, flags: CheckFlags): Promise<Finding> {
  const { value, text, placed } = await readLevelSource(io, name);
  const watch = watchSolver(io, flags, name);
  const { draft, isDraft, solved, issues, warnings } = checkLevel(value, watch.options);
  watch.clear();
  const told = { issues: inOrder(placed(issues)), warnings: inOrder(placed(warnings)) };
  const file = { kind: 'level', file: name, ...told } as const;
  if (draft === undefined || solved === undefined)
    return { ...file, verdict: 'failed', title: name, note: '', details: {} };
  return {
    ...file,
    verdict: issues.length > 0 ? 'failed' : solved.kind === 'gaveUp' ? 'undecided' : 'passed',
    title: text === undefined ? name : `${draft.name} (${name})`,
    note: solverNote(solved, isDraft),
    details: { id: draft.id, name: draft.name, draft: isDraft, solver: solverJson(solved) },
  };
}

function solverNote(solved: Solved, isDraft: boolean): string {
  const nodes = count(solved.nodes, 'node');
  if (solved.kind === 'solved') return `${isDraft ? 'a draft, ' : ''}par ${solved.actions.length}, ${nodes}`;
  if (solved.kind === 'unsolvable') return `searched to the end, ${nodes}`;
  return `the solver ${gaveUpText(solved)}`;
}

async function checkProgression(io: Io, name: string): Promise<Finding> {
  const { value, placed } = await readDocument(io, name);
  const levels = await levelsBeside(io, name);
  const issues = inOrder(placed(progressionIssues(value, levels)));
  const verdict = issues.length > 0 ? 'failed' : 'passed';
  const note = verdict === 'passed' ? `${count(levels.length, 'level')} in order` : '';
  return { kind: 'progression', file: name, verdict, title: name, note, issues, warnings: [], details: {} };
}

/** As they stand in the file. */
function inOrder(issues: readonly Issue[]): readonly Issue[] {
  const lineOf = ({ line = 0 }: Issue): number => line;
  const columnOf = ({ column = 0 }: Issue): number => column;
  return issues.toSorted((a, b) => lineOf(a) - lineOf(b) || columnOf(a) - columnOf(b));
}

function textOf({ colours }: Context, { file, verdict, title, note, issues, warnings }: Finding): string {
  const words = { passed: colours.green('ok'), failed: colours.red('FAILED'), undecided: colours.yellow('UNDECIDED') };
  const heading = `${words[verdict]} ${title}${note === '' ? '' : colours.dim(`: ${note}`)}`;
  return [
    heading,
    ...issues.map((one) => `  ${issueLine(file, one)} (${one.code})`),
    ...warnings.map((one) => `  ${colours.yellow('warning')} ${issueLine(file, one)} (${one.code})`),
  ].join('\n');
}

function jsonOf({ kind, file, verdict, issues, warnings, details }: Finding): object {
  return { kind, file, verdict, ...details, issues, warnings };
}
