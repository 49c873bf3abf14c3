/** What somebody asks of the soak, read from the words of the command line. */
import { parseArgs } from 'node:util';
import { PARTS } from './job.ts';
import type { Counts, Job, Part } from './job.ts';
import { jobs } from './jobs.ts';

export interface SoakRequest {
  readonly counts: Counts;
  /** All jobs that there are with these counts; those of bots and servers only where they are asked for, or a sample of everything. */
  readonly every: readonly Job[];
  /** Those that are asked for. */
  readonly asked: readonly Job[];
  readonly sample: boolean;
  readonly minutes: number;
  readonly report: string | undefined;
  /** Where what pieces found is kept. */
  readonly keep: string | undefined;
  /** For the processes that the soak starts: the one piece to run. */
  readonly piece: string | undefined;
}

/** Why the words make no sense, in one line. */
export class WrongWords extends Error {}

export function readRequest(words: readonly string[]): SoakRequest {
  const { values: flags, positionals } = parsed(words);
  const { only = [], sample, report, keep, piece } = flags;
  const counts: Counts = {
    games: flags.games === undefined ? undefined : integer('games', flags.games),
    seed: integer('seed', flags.seed),
  };
  for (const part of only) if (!isPart(part)) throw new WrongWords(`--only: one of ${PARTS.join(', ')}, not ${part}`);
  // A part may be given as a word too.
  const parts = [...only, ...positionals.filter(isPart)];
  const ids = positionals.filter((word) => !isPart(word));
  const all = jobs(counts);
  for (const id of ids)
    if (all.every(({ game }) => game !== id)) throw new WrongWords(`there is no game and no part ${id}`);
  if (piece !== undefined && all.every(({ pieces }) => pieces.every(({ name }) => name !== piece)))
    throw new WrongWords(`there is no piece ${piece}`);
  // How strong bots are takes hours, and servers need engines: those are asked for by name, and the sample has a little of them.
  const isWhole = sample || piece !== undefined;
  const every = isWhole ? all : all.filter(({ part }) => !BY_NAME.includes(part) || parts.includes(part));
  const asked = every.filter(
    ({ name, part, game }) =>
      (parts.length === 0 || parts.includes(part)) &&
      (ids.length === 0 || ids.includes(game)) &&
      (flags.job === undefined || name.includes(flags.job)),
  );
  const minutes = flags.minutes === undefined ? Infinity : integer('minutes', flags.minutes);
  return { counts, every, asked, sample, minutes, report, keep, piece };
}

/** Parts that are left out unless they are named. */
const BY_NAME: readonly Part[] = ['bots', 'server'];

function isPart(word: string): word is Part {
  return PARTS.includes(word as Part);
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        job: { type: 'string' },
        games: { type: 'string' },
        seed: { type: 'string', default: '1' },
        report: { type: 'string' },
        keep: { type: 'string' },
        minutes: { type: 'string' },
        sample: { type: 'boolean', default: false },
        piece: { type: 'string' },
      },
    });
  } catch (thrown) {
    // The first sentence says what is wrong.
    throw new WrongWords((thrown as Error).message.split('. ')[0] ?? '');
  }
}

function integer(flag: string, text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isSafeInteger(value) || value < 0)
    throw new WrongWords(`--${flag}: an integer of at least 0, not ${text}`);
  return value;
}
