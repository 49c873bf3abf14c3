/** How many complete random games of Innovation, setup included, are played in a second of one core's time? */
import { innovation } from '@turnwise/innovation';
import type { Question } from '../figure.ts';
import { GAMES, playFast, playRecorded } from '../innovation-games.ts';
import type { Rounds } from '../interleave.ts';
import { perSecond } from '../per-second.ts';
import { againstYardstick } from '../yardstick.ts';

/** Games differ in length, so all of them are played in each batch, once or more. */
const ROUNDS: Rounds = { rounds: 15, warmUp: 1500, batch: 100 };

export const measure: Question = async (way) => {
  const play = playerOf(way);
  return perSecond(
    await againstYardstick((times) => {
      for (let i = 0; i < times; i++) for (let seed = 1; seed <= GAMES; seed++) play(seed);
      return times * GAMES;
    }, ROUNDS),
  );
};

function playerOf(way: string): (seed: number) => unknown {
  if (way === 'fast') return playFast;
  const kernel = innovation.kernelWith({ hash: way === 'recorded-hash' });
  return (seed) => playRecorded(kernel, seed);
}
