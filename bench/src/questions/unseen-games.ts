/** How many random plays of Unseen, over all levels that ship, are made in a second of one core's time? */
import { unseen } from '@turnwise/unseen';
import type { Question } from '../figure.ts';
import { allPlays, playFast, playRecorded } from '../unseen-games.ts';
import type { Play } from '../unseen-games.ts';
import { againstYardstick } from '../yardstick.ts';

export const measure: Question = async (way) => {
  const plays = allPlays();
  const own = unseen.kernel.clone((plays[0] as Play).start);
  const kernel = unseen.kernelWith({ hash: way === 'recorded-hash' });
  const play = way === 'fast' ? (one: Play) => playFast(own, one) : (one: Play) => void playRecorded(kernel, one);
  const { ratios, values } = await againstYardstick((times) => {
    for (let i = 0; i < times; i++) for (const one of plays) play(one);
    return times * plays.length;
  });
  return { ratios, values: values.map((nanoseconds) => 1e9 / nanoseconds) };
};
