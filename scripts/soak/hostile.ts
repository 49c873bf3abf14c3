/**
 * Hostile inputs, 100,000 of them over all games: names of the wrong sort, huge and nested values, what belongs to another seat. Games
 * with content are attacked on everything that ships with them. It tells what was answered, the slowest input, and what the memory came to.
 */
import type { AnyGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { attackGame } from '@turnwise/testkit';
import type { AttackTally } from '@turnwise/testkit';
import { CONTENT_PLAYS } from './content-laws.ts';
import type { Counts, Job, Piece, Verdict } from './job.ts';
import { memory } from './memory.ts';

/** For each of the eleven games. */
const INPUTS = 9_100;
/** In one piece. */
const PIECE = 3_100;

/** Milliseconds for one, roughly, where they are not about one. */
const DEAR: Readonly<Record<string, number>> = { innovation: 3, encounter: 3, duel: 5, whist: 7, ruleset: 4 };

interface Found {
  readonly tallies: readonly AttackTally[];
  /** Megabytes in use before and after, with what is garbage collected. */
  readonly before: number;
  readonly after: number;
}

export function hostile(game: AnyGame, { seed }: Counts): Job {
  const sets = optionsOf(game);
  const pieces = Math.ceil(INPUTS / PIECE);
  return {
    name: `hostile ${game.id}`,
    part: 'hostile',
    game: game.id,
    pieces: Array.from({ length: pieces }, (_, at): Piece => {
      const first = seed + at * 10_000;
      const mine = sets.filter((_set, index) => sets.length < pieces || index % pieces === at);
      return {
        name: `hostile ${game.id}, seeds from ${first}`,
        weight: ((INPUTS / pieces) * (DEAR[game.id] ?? 1)) / 1000,
        run: (): Found => {
          const now = (): number => performance.now();
          // Once to warm up: what is compiled and remembered for good is no leak. Where nobody is to act, nobody is attacked.
          const open = mine.filter((options) => attackGame(game, { inputs: 20, seed: first, options }).inputs === 20);
          const before = memory();
          const inputs = Math.ceil(INPUTS / pieces / open.length);
          const tallies = open.map((options) => attackGame(game, { inputs, seed: first, options, now }));
          return { tallies, before, after: memory() };
        },
      };
    }),
    conclude: (found) => conclude(found as readonly Found[]),
  };
}

/** Every piece of content with every way to play it; nothing else where a game has none. */
function optionsOf(game: AnyGame): readonly Json[] {
  const { option, shipped } = game.content ?? { option: '', shipped: [] };
  const ways = CONTENT_PLAYS[game.id]?.with ?? [{}];
  return shipped.length === 0 ? ways : shipped.flatMap(({ id }) => ways.map((way) => ({ [option]: id, ...way })));
}

function conclude(found: readonly Found[]): Verdict {
  const tallies = found.flatMap((one) => one.tallies);
  const sum = (of: (tally: AttackTally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  const codes = new Map<string, number>();
  for (const tally of tallies)
    for (const [code, times] of Object.entries(tally.codes)) codes.set(code, (codes.get(code) ?? 0) + times);
  const slowest = tallies.reduce((a, b) => (b.slowest > a.slowest ? b : a));
  const told = [...codes].sort(([, a], [, b]) => b - a).map(([code, times]) => `${code} ${times}`);
  return {
    passed: sum(({ failed }) => failed) === 0,
    text: [
      `${sum(({ inputs }) => inputs)} hostile inputs in ${sum(({ matches }) => matches)} matches, ${codes.size} answers, ${sum(({ compared }) => compared)} compared with a guess, ${sum(({ failed }) => failed)} wrong`,
      told.join(', '),
      `at most ${Math.max(...tallies.map(({ mostChanges }) => mostChanges))} changes; the slowest took ${Math.round(slowest.slowest)} ms: ${slowest.slowestInput}`,
      `memory before and after, in MB: ${found.map(({ before, after }) => `${before.toFixed(1)} to ${after.toFixed(1)}`).join(', ')}`,
      ...tallies.flatMap(({ failures }) => failures).slice(0, 20),
    ].join('\n'),
  };
}
