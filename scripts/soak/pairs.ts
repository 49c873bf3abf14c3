/**
 * Nothing that a seat gets hangs on what it cannot see: twenty thousand pairs of states that a viewer cannot tell apart, over every game
 * with secrets and over rulesets that were written for their secrets. A job for each game, in pieces of a few hundred.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duel } from '@turnwise/duel';
import type { AnyGame, HostGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { compiledFor, createRulesetGame } from '@turnwise/ruleset';
import { registry } from '@turnwise/registry';
import { readSourceText } from '@turnwise/scenario';
import { checkPairs, formatPairsReport, TWIN_WAYS } from '@turnwise/testkit';
import type { PairsReport } from '@turnwise/testkit';
import type { Counts, Job, Piece, Verdict } from './job.ts';

/** Pairs in one piece. */
const PIECE = 400;
const EXAMPLES = join(import.meta.dirname, '../../packages/ruleset/examples');

interface PairsPlay {
  readonly name: string;
  /** The id of the game that it counts for. */
  readonly id: string;
  readonly game: () => HostGame;
  readonly pairs: number;
  /** Rough seconds for a hundred. */
  readonly seconds: number;
  /** Each piece has the next of them. */
  readonly options?: readonly Json[];
  /** Everybody is asked, by events of this kind: who is asked must tell nothing. */
  readonly asksAll?: string;
}

const CONTROL = [{ party: 'manual', opposition: 'manual' }, {}];

export const PAIRS_PLAYS: readonly PairsPlay[] = [
  play('innovation', 6400, 2, [{}, {}, {}, { edition: 1 }]),
  play('duel', 3600, 4),
  {
    name: 'duel that always asks',
    id: 'duel',
    game: duelThatAsks,
    pairs: 1200,
    seconds: 4,
    asksAll: 'priority_changed',
  },
  play('whist', 2400, 4),
  play(
    'encounter',
    2400,
    4,
    shippedFor('encounter').map((one, index) => ({
      ...one,
      ruleset: index % 2 === 0 ? 'classic' : 'legacy',
      control: CONTROL[index % 2] as Json,
    })),
  ),
  play('rock-paper-scissors', 800, 1),
  play('ruleset', 1600, 4),
  example('everything', 800),
  example('questions', 800),
  example('secrets', 1200),
];

export function pairsJobs({ games, seed }: Counts): readonly Job[] {
  return PAIRS_PLAYS.map((one): Job => {
    // Of games that are asked for, each is worth a piece.
    const pairs = games === undefined ? one.pairs : Math.min(one.pairs, games * PLACES);
    return {
      name: `pairs ${one.name}`,
      part: 'pairs',
      game: one.id,
      pieces: Array.from({ length: Math.ceil(pairs / PIECE) }, (_, at) => pieceOf(one, seed, at, pairs)),
      conclude: (found) => conclude(found as readonly PairsReport[]),
    };
  });
}

/** Pairs for a game that is asked for. */
const PLACES = 12;

/** Seeds are far from those of the next piece, however many games one takes. */
const APART = 100_000;

function pieceOf(
  { name, game, seconds, options = [{}], asksAll }: PairsPlay,
  first: number,
  at: number,
  pairs: number,
): Piece {
  const seed = first + at * APART;
  const count = Math.min(PIECE, pairs - at * PIECE);
  return {
    name: `pairs ${name}, seeds from ${seed}`,
    weight: (count / 100) * seconds,
    run: () =>
      checkPairs(game(), {
        pairs: count,
        seed,
        options: options[at % options.length] as Json,
        ...(asksAll !== undefined && { asksAll }),
      }),
  };
}

function conclude(found: readonly PairsReport[]): Verdict {
  return {
    passed: found.every(({ leaks, pairs }) => leaks.length === 0 && TWIN_WAYS.some((way) => pairs[way] > 0)),
    text: found.map(formatPairsReport).join('\n'),
  };
}

function play(id: string, pairs: number, seconds: number, options?: readonly Json[]): PairsPlay {
  return { name: id, id, game: () => gameOf(id), pairs, seconds, ...(options !== undefined && { options }) };
}

function example(name: string, pairs: number): PairsPlay {
  return { name: `ruleset ${name}`, id: 'ruleset', game: () => exampleGame(name), pairs, seconds: 4 };
}

function duelThatAsks(): HostGame {
  const { ruleset } = duel.compiled;
  const asking = { ...ruleset, turnStructure: { ...ruleset.turnStructure, alwaysAsk: true } };
  return createRulesetGame({ compiled: compiledFor(asking as unknown as Json) });
}

function exampleGame(name: string): HostGame {
  const source = readSourceText(readFileSync(join(EXAMPLES, `${name}.ruleset.yaml`), 'utf8'));
  if (!source.ok) throw new Error(`${name}: ${JSON.stringify(source.error)}`);
  return createRulesetGame({ compiled: compiledFor(source.value.value) });
}

function shippedFor(id: string): readonly Readonly<Record<string, Json>>[] {
  const { option, shipped } = gameOf(id).content ?? { option: '', shipped: [] };
  return shipped.map((one) => ({ [option]: one.id }));
}

function gameOf(id: string): AnyGame {
  const game = registry.get(id);
  if (game === undefined) throw new Error(`${id} is not registered`);
  return game;
}
