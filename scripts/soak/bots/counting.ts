/** Whether somebody who counts throws finds a pattern in those of a bot: then it wins more than half of the rounds that are won at all. */
import { decide } from '@turnwise/bots';
import type { Bot } from '@turnwise/bots';
import { createChooser, drawSeed, seat } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Seat } from '@turnwise/game';
import { wilson } from '@turnwise/simulate';
import type { Counts, Job, Piece, Verdict } from '../job.ts';
import { CountingPlayer, beater } from './counting-player.ts';
import type { Throw } from './counting-player.ts';
import { percent } from './judge.ts';
import { gameOf, named } from './play-row.ts';

const GAME = 'rock-paper-scissors';
const BOT = 'search:hard';
/** Rounds of one match, as the player who counts sees it, and how many such matches there are with the bot in each seat. */
const ROUNDS = 1500;
const MATCHES = 4;
const SEATS = ['first', 'second'] as const;

export interface Counted {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

/** One job for each seat of the bot, so that a pattern in one of them is not hidden by the other. */
export function countingJobs({ seed }: Counts): readonly Job[] {
  return SEATS.map((which, place) => {
    const name = `bots ${GAME}, ${BOT} in the ${which} seat against one who counts`;
    const pieces = Array.from({ length: MATCHES }, (_, at): Piece => {
      const from = seed + at;
      const run = (): Counted => playCounting(named(gameOf(GAME), BOT), seat(place), from, ROUNDS);
      return { name: `${name}, ${ROUNDS} rounds with seed ${from}`, weight: 100, run };
    });
    const conclude = (found: readonly unknown[]): Verdict => concludeCounting(found as readonly Counted[]);
    return { name, part: 'bots', game: GAME, pieces, conclude };
  });
}

/** Games one after the other, until there were enough rounds, with the bot in that seat. */
export function playCounting(bot: Bot, own: Seat, seed: number, rounds: number): Counted {
  const game = gameOf(GAME);
  const chooser = createChooser(seed, 'counting');
  const player = new CountingPlayer();
  const score = { won: 0, tied: 0, lost: 0 };
  let state = begin(game, seed);
  for (let round = 0; round < rounds; round++) {
    if (game.result(state) !== undefined) state = begin(game, seed);
    const look = { seat: own, seats: 2, view: game.view(state, own) };
    const { input } = decide(bot, look, drawSeed(chooser));
    const [thrown, counted] = [(input as unknown as { readonly value: Throw }).value, player.next()];
    make(game, state, input);
    // The bot has thrown; the one question left is the other's.
    const choice = game.choices(state)[0]?.id ?? '';
    make(game, state, { kind: 'answer', seat: seat(1 - own), choice, value: counted });
    player.learn(counted, thrown);
    if (counted === thrown) score.tied++;
    else if (counted === beater(thrown)) score.won++;
    else score.lost++;
  }
  return score;
}

function begin(game: AnyGame, seed: number): AnyState {
  const first = game.setup({ seed, seats: ['one', 'other'], options: {} });
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  return game.kernel.clone(first.value);
}

function make(game: AnyGame, state: AnyState, input: AnyInput): void {
  const refused = game.kernel.step(state, input);
  if (refused !== undefined) throw new Error(JSON.stringify(refused));
}

/** It fails if the player who counts wins more than half, beyond what chance does. */
export function concludeCounting(found: readonly Counted[]): Verdict {
  const sum = (of: keyof Counted): number => found.reduce((total, one) => total + one[of], 0);
  const [won, tied, lost] = [sum('won'), sum('tied'), sum('lost')];
  const { low, high } = wilson(won, won + lost);
  return {
    passed: low <= 0.5,
    text: [
      `${won + tied + lost} rounds: the player who counts won ${won}, tied ${tied}, lost ${lost}`,
      `of those with a winner ${percent(won / Math.max(1, won + lost))}, 95 % interval ${percent(low)} to ${percent(high)}; its lower end must not be over 50 %`,
    ].join('\n'),
  };
}
