/**
 * Whether the two starter decks of Duel play even: many games by the random and by the greedy player, each seed twice with
 * the decks in both seats. The first deck must win between 47 and 53 % of the games, a draw counting half.
 */
import { duel, judgement } from '@turnwise/duel';
import { createChooser, greedyInput, nextInput } from '@turnwise/game';
import type { Chooser } from '@turnwise/game';
import type { RulesetTypes } from '@turnwise/ruleset';
import type { Counts, Job, Piece, Verdict } from './job.ts';

export const PLAYERS = ['random', 'greedy'] as const;
export type Player = (typeof PLAYERS)[number];

const DECKS = ['cinder_march', 'tide_court'] as const;

/** Of each player. */
const GAMES = 4000;
const PIECES: Readonly<Record<Player, { readonly pieces: number; readonly weight: number }>> = {
  random: { pieces: 2, weight: 10 },
  greedy: { pieces: 16, weight: 60 },
};
const LOW = 47;
const HIGH = 53;

/** Wins of the first deck, of the second, and draws. */
export interface Tally {
  readonly player: Player;
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly turns: number;
}

export function duelBalance({ games = GAMES, seed }: Counts): Job {
  return {
    name: 'balance duel',
    part: 'balance',
    game: 'duel',
    pieces: PLAYERS.flatMap((player) => {
      const { pieces, weight } = PIECES[player];
      const pairs = Math.ceil(games / 2 / pieces);
      return Array.from({ length: pieces }, (_, index): Piece => {
        const from = seed + index * pairs;
        return {
          name: `balance duel, ${player}, ${2 * pairs} from seed ${from}`,
          weight,
          run: () => playPairs(player, from, pairs),
        };
      });
    }),
    conclude: (found) => conclude(found as readonly Tally[]),
  };
}

/** Two games for each seed: the decks change seats. */
export function playPairs(player: Player, from: number, pairs: number): Tally {
  const wins: [number, number] = [0, 0];
  let draws = 0;
  let turns = 0;
  for (let seed = from; seed < from + pairs; seed++)
    for (const seatOfFirst of [0, 1]) {
      const { winners, turn } = play(player, seed, seatOfFirst === 0 ? DECKS : DECKS.toReversed());
      turns += turn;
      if (winners.length === 1) wins[winners[0] === seatOfFirst ? 0 : 1]++;
      else draws++;
    }
  return { player, games: 2 * pairs, wins, draws, turns };
}

function play(player: Player, seed: number, decks: readonly string[]): { winners: readonly number[]; turn: number } {
  const start = duel.setup({ seed, options: { decks: [...decks] } });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const state = start.value;
  const chooser = createChooser(seed);
  for (let inputs = 0; inputs < duel.longest; inputs++) {
    const result = duel.result(state);
    if (result !== undefined) return { winners: result.winners, turn: state.turn.number };
    const input = inputOf(player, state, chooser);
    if (input === undefined || duel.kernel.step(state, input) !== undefined) break;
  }
  throw new Error(`the game of seed ${seed} went wrong`);
}

function inputOf(player: Player, state: RulesetTypes['State'], chooser: Chooser): RulesetTypes['Input'] | undefined {
  const seat = duel.toAct(state)[0];
  if (player === 'random' || seat === undefined) return nextInput(duel, state, chooser);
  return greedyInput(duel, state, seat, judgement, chooser);
}

/** Players of whom no piece has run, for want of time, are left out; the soak tells of them. */
function conclude(found: readonly Tally[]): Verdict {
  const shares = PLAYERS.flatMap((player) => {
    const tallies = found.filter((one) => one.player === player);
    return tallies.length === 0 ? [] : [{ player, ...share(tallies) }];
  });
  return {
    passed: shares.every(({ percent, slack }) => percent >= LOW - slack && percent <= HIGH + slack),
    text: shares.map(({ player, text }) => `${player}: ${text}`).join('\n'),
  };
}

/** Of fewer games than there should be, so much beside the limits may be chance: two and a half standard errors. */
function slackOf(games: number): number {
  return games >= GAMES ? 0 : (2.5 * 50) / Math.sqrt(games);
}

function share(tallies: readonly Tally[]): {
  readonly percent: number;
  readonly slack: number;
  readonly text: string;
} {
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  const games = sum((tally) => tally.games);
  const first = sum(({ wins }) => wins[0]);
  const second = sum(({ wins }) => wins[1]);
  const draws = sum((tally) => tally.draws);
  const percent = (100 * (first + draws / 2)) / games;
  const turns = sum((tally) => tally.turns) / games;
  return {
    percent,
    slack: slackOf(games),
    text: `${games} games, ${DECKS[0]} won ${first}, ${DECKS[1]} ${second}, ${draws} drawn: ${percent.toFixed(1)} % (${LOW} to ${HIGH}), ${turns.toFixed(1)} turns a game`,
  };
}
