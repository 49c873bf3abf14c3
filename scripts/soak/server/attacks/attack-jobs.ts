/**
 * Attacks on servers that really run: malformed messages, odd connections, tokens of all sorts, leaks over the wire, damaged stores. What
 * brings a server along is loaded only where it runs.
 */
import type { Counts, Job, Verdict } from '../../job.ts';
import { accessVerdict, malformedVerdict, oddVerdict, storeVerdict, wireVerdict } from './verdicts.ts';
import { WIRE_PLAYS } from './wire-plays.ts';
import type { WirePlay } from './wire-plays.ts';

export function attackJobs(counts: Counts): readonly Job[] {
  return [
    malformedJob('messages', counts),
    malformedJob('requests', counts),
    attackJob('server, odd connections', oddVerdict, [
      { name: 'all', weight: 40, run: async () => (await import('./odd.ts')).beOdd(true) },
      { name: 'slow readers', weight: 30, run: async () => (await import('./odd.ts')).beSlow(20, true) },
    ]),
    attackJob('server, tokens of all sorts', ([one]) => accessVerdict(one as never), [
      { name: 'all', weight: 5, run: async () => (await import('./access.ts')).checkAccess() },
    ]),
    attackJob('server, damaged stores', storeVerdict, [
      { name: 'all', weight: 20, run: async () => (await import('./stores.ts')).damageStores(FLIPS) },
    ]),
    ...WIRE_PLAYS.map((play) => wireJob(play, counts)),
    attackJob('server, a planted leak', ([one]) => plantedVerdict(one as never), [
      { name: 'found', weight: 5, run: async () => (await import('./wire-leaks.ts')).checkPlanted(counts.seed) },
    ]),
  ];
}

/** In all, in one piece, and for each of the games that are asked for. */
const MALFORMED = 50_000;
const MALFORMED_PIECE = 10_000;
const MALFORMED_GAME = 500;
const PAIRS_PIECE = 20;
const PAIRS_GAME = 2;
/** Seeds are far from those of the next piece, however many games one takes. */
const APART = 100_000;
/** Bytes that are flipped, each in a copy of its own. */
const FLIPS = 60;

function malformedJob(what: 'messages' | 'requests', { games, seed }: Counts): Job {
  const count = games === undefined ? MALFORMED : Math.min(MALFORMED, games * MALFORMED_GAME);
  const pieces = Array.from({ length: Math.ceil(count / MALFORMED_PIECE) }, (_, at) => ({
    name: `seed ${seed + at}`,
    weight: 40,
    run: async () =>
      (await import('./malformed.ts')).attackWith(what, {
        count: Math.min(MALFORMED_PIECE, count - at * MALFORMED_PIECE),
        seed: seed + at,
        apart: true,
      }),
  }));
  return attackJob(`server, malformed ${what}`, malformedVerdict, pieces);
}

function wireJob({ id, pairs, seconds, options }: WirePlay, { games, seed }: Counts): Job {
  const count = games === undefined ? pairs : Math.min(pairs, games * PAIRS_GAME);
  const pieces = Array.from({ length: Math.ceil(count / PAIRS_PIECE) }, (_, at) => {
    const part = Math.min(PAIRS_PIECE, count - at * PAIRS_PIECE);
    const from = seed + at * APART;
    return {
      name: `seeds from ${from}`,
      weight: part * seconds,
      run: async () => {
        const { checkWireOf } = await import('./wire-leaks.ts');
        return checkWireOf(id, { pairs: part, seed: from, options: options[at % options.length] ?? {} });
      },
    };
  });
  return attackJob(`server, leaks of ${id}`, wireVerdict, pieces);
}

interface AttackPiece<F> {
  readonly name: string;
  readonly weight: number;
  readonly run: () => Promise<F>;
}

function attackJob<F>(
  name: string,
  conclude: (found: readonly F[]) => Verdict,
  pieces: readonly AttackPiece<F>[],
): Job {
  return {
    name,
    part: 'server',
    game: 'server',
    pieces: pieces.map((piece) => ({ ...piece, name: `${name}, ${piece.name}` })),
    conclude: (found) => conclude(found as readonly F[]),
  };
}

function plantedVerdict({ pairs, leaks }: { readonly pairs: number; readonly leaks: readonly string[] }): Verdict {
  return { passed: leaks.length > 0, text: `found in the first ${pairs} pairs: ${leaks[0] ?? 'NOT FOUND'}` };
}
