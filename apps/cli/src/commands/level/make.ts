/** `turnwise level make`: new levels by seed, solved, scored and checked before they are written. */
import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatIssue } from '@turnwise/kernel';
import type { Issue, Seed } from '@turnwise/kernel';
import { checkLevel, DIFFICULTIES, makeLevel, PARADOXES, PRESETS } from '@turnwise/unseen';
import type { Difficulty, MadeLevel, MakeRequest } from '@turnwise/unseen';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { integerFrom, readSeed } from '../../arguments.ts';
import { say, sayJson } from '../../context.ts';
import type { Context } from '../../context.ts';
import { examples } from '../../examples.ts';
import { EXIT, Trouble } from '../../exit.ts';
import { count } from '../../figures.ts';
import type { Io } from '../../io.ts';
import { createProgressBar } from '../../progress-bar.ts';
import { reasonOf } from '../../read-file.ts';
import { checkWritable, writeText } from '../../write-file.ts';
import { levelText } from './level-text.ts';

type Size = Pick<MakeRequest, 'width' | 'height' | 'depth'>;

const USUAL_SIZE = '9x7x20';

interface MakeFlags {
  readonly seed: Seed;
  readonly size: Size;
  readonly difficulty: Difficulty;
  readonly preset: MakeRequest['preset'];
  readonly paradox?: NonNullable<MakeRequest['paradox']>;
  readonly count: number;
  readonly out?: string;
  readonly json?: true;
}

export function registerLevelMake(level: Command, context: Context): void {
  level
    .command('make')
    .description('make levels that need a push, a rift or a wait, and solve, score and check each one')
    .option('--seed <seed>', 'an integer or 32 hexadecimal digits; the same seed makes the same level', readSeed, 1)
    .addOption(
      new Option('--size <WxHxT>', 'width, height and slices of time')
        .argParser(readSize)
        .default(readSize(USUAL_SIZE), USUAL_SIZE),
    )
    .addOption(new Option('--difficulty <word>', 'how hard the level is').choices(DIFFICULTIES).default('easy'))
    .addOption(new Option('--preset <rules>', 'the rules').choices(Object.keys(PRESETS)).default('classic'))
    .addOption(new Option('--paradox <rule>', "what must stay as it was (default: the preset's)").choices(PARADOXES))
    .option('--count <n>', 'how many levels to make; each takes the next seed', integerFrom(1, 1000), 1)
    .option(
      '--out <path>',
      'the file to write, or a folder for files named after the ids of the levels (default: standard output)',
    )
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `${examples(
        ['turnwise level make --seed 7', 'a level on standard output'],
        ['turnwise level make --size 11x8x24 --difficulty hard --out hard.yaml', 'a file'],
        ['turnwise level make --count 5 --preset strict --out made', 'five of them, in a folder'],
      )}\n\nExit status 1 when no level is found for a seed.`,
    )
    .action((flags: MakeFlags) => run(context, flags));
}

/** `9x7x20`. */
function readSize(text: string): Size {
  const [, width, height, depth] = /^(\d{1,4})x(\d{1,4})x(\d{1,4})$/i.exec(text) ?? [];
  if (depth === undefined) throw new InvalidArgumentError('expected width, height and slices, such as 9x7x20');
  return { width: Number(width), height: Number(height), depth: Number(depth) };
}

function run(context: Context, flags: MakeFlags): void {
  const { io } = context;
  const { out, size, difficulty, preset, paradox } = flags;
  const seeds = seedsFrom(flags);
  const isIntoFolder = out !== undefined && (seeds.length > 1 || isFolder(io, out));
  if (seeds.length > 1 && out === undefined && flags.json !== true)
    throw new Trouble('--count: give --out with a folder, or --json');
  if (isIntoFolder && /\.(json|ya?ml)$/.test(out) && !isFolder(io, out))
    throw new Trouble(`--out: ${out} is the name of a file, but several levels need a folder`);
  if (out !== undefined) {
    if (isIntoFolder) makeFolder(io, out);
    else checkWritable(io, out);
  }
  const bar = createProgressBar(io, seeds.length, 'levels');
  const made: object[] = [];
  seeds.forEach((seed, done) => {
    const request = { seed, ...size, difficulty, preset, ...(paradox === undefined ? {} : { paradox }) };
    const result = makeLevel(request, ({ tried, nodes }) => {
      bar.update(done, `${count(tried, 'sketch', 'sketches')}, ${count(nodes, 'node')}`);
    });
    bar.clear();
    if (!result.ok) {
      if (result.error.some(({ path }) => path !== '')) throw new Trouble(result.error.map(flagLine));
      context.status = EXIT.failed;
      for (const one of result.error) io.err(`turnwise: seed ${seed}: ${formatIssue(one)}\n`);
      return;
    }
    const level = checked(result.value);
    const file = out === undefined ? undefined : isIntoFolder ? join(out, `${level.id}.json`) : out;
    if (file !== undefined) writeText(io, file, levelText(file, level.document));
    if (flags.json === true) made.push({ seed, ...(file === undefined ? {} : { file }), ...level });
    else if (file === undefined) io.out(levelText('', level.document));
    else say(context, madeLine(level, file));
  });
  if (flags.json === true) sayJson(context, made);
}

/** An issue of the request, by the flag that it is about. */
function flagLine(one: Issue): string {
  const isSize = ['width', 'height', 'depth'].includes(one.path);
  return formatIssue({ ...one, path: isSize ? `--size: ${one.path}` : `--${one.path}` });
}

/** The seed and those that follow it. */
function seedsFrom({ seed, count: many }: MakeFlags): readonly Seed[] {
  if (many === 1) return [seed];
  if (typeof seed !== 'number')
    throw new Trouble('--count: expected an integer as the seed, because the other levels take the seeds after it');
  return Array.from({ length: many }, (_, index) => seed + index);
}

interface CheckedLevel extends MadeLevel {
  readonly id: string;
  readonly name: string;
  readonly par: number;
}

/** The same check that files get. A level that does not pass is a fault of the maker. */
function checked(made: MadeLevel): CheckedLevel {
  const { draft, solved, issues } = checkLevel(made.document);
  if (draft === undefined || solved?.kind !== 'solved' || issues.length > 0)
    throw new Error(`the level made here fails its check: ${issues.map(formatIssue).join('; ')}`);
  return { id: draft.id, name: draft.name, par: solved.actions.length, ...made };
}

function madeLine({ name, par, needs, score, tried, nodes }: CheckedLevel, file: string): string {
  const effort = `${count(tried, 'sketch', 'sketches')}, ${count(nodes, 'node')}`;
  return `made ${file}: ${name}, par ${par}, needs ${needs.join(' and ')}, score ${score} (${effort})`;
}

function isFolder(io: Io, name: string): boolean {
  return statSync(resolve(io.cwd, name), { throwIfNoEntry: false })?.isDirectory() === true;
}

function makeFolder(io: Io, name: string): void {
  try {
    mkdirSync(resolve(io.cwd, name), { recursive: true });
  } catch (error) {
    throw new Trouble(`${name}: cannot be made: ${reasonOf(error)}`);
  }
}
