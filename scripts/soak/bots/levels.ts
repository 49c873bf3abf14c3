/** Whether the bot that Unseen recommends solves every level that ships. */
import { usualNames } from '@turnwise/game';
import { playingGame, seedsOf } from '@turnwise/simulate';
import type { Counts, Job, Piece, Verdict } from '../job.ts';
import { gameOf, named } from './play-row.ts';
import { noEffort, withStopwatch } from './stopwatch.ts';
import type { Effort } from './stopwatch.ts';

const GAME = 'unseen';
const BOT = 'recommended';
/** Who has not solved a level after so many inputs is lost in it. */
const MOST = 200;

export interface TriedLevel {
  readonly level: string;
  readonly end: string;
  readonly won: boolean;
  readonly inputs: number;
  readonly effort: Effort;
}

export function levelsJob({ seed }: Counts): Job {
  const name = `bots ${GAME}, ${BOT} solves every level`;
  const pieces = (gameOf(GAME).content?.shipped ?? []).map(({ id }): Piece => ({
    name: `${name}: ${id}, seed ${seed}`,
    weight: 10,
    run: () => tryLevel(id, seed),
  }));
  return {
    name,
    part: 'bots',
    game: GAME,
    pieces,
    conclude: (found) => concludeLevels(found as readonly TriedLevel[]),
  };
}

function tryLevel(level: string, seed: number): TriedLevel {
  const game = gameOf(GAME);
  const effort = noEffort();
  const bots = [withStopwatch(named(game, BOT), effort)];
  const seats = usualNames(game.seats);
  const options = { [game.content?.option ?? 'level']: level };
  const playing = playingGame(game, { seeds: seedsOf(seed, 1, seats.length), seats, options, bots, quick: true });
  for (let inputs = 0; inputs < MOST; inputs++) {
    const step = playing.next();
    if (step.done !== true) continue;
    if (!step.value.ok) throw new Error(JSON.stringify(step.value.error));
    const { end, result } = step.value.value;
    if (typeof end === 'object') throw new Error(JSON.stringify(end));
    return { level, end: result?.reason ?? end, won: result?.winners.length === 1, inputs, effort };
  }
  return { level, end: `no end after ${MOST} inputs`, won: false, inputs: MOST, effort };
}

export function concludeLevels(found: readonly TriedLevel[]): Verdict {
  const won = found.filter((one) => one.won);
  return {
    passed: won.length === found.length,
    text: [
      `${won.length} of ${found.length} levels solved`,
      ...found.map(
        ({ level, end, inputs, effort }) =>
          `${level}: ${end}, ${inputs} inputs, ${(effort.milliseconds / 1000).toFixed(1)} s of CPU`,
      ),
    ].join('\n'),
  };
}
