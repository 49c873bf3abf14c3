/** How many random games, over all content that ships with a game, are played in a second of one core's time. */
import type { Game, PlayTypes } from '@turnwise/game';
import { playFast, playRecorded } from './content-games.ts';
import type { Play } from './content-games.ts';
import type { Samples } from './figure.ts';
import { perSecond } from './per-second.ts';
import { againstYardstick } from './yardstick.ts';

export async function measureGames<T extends PlayTypes>(
  way: string,
  game: Game<T>,
  plays: readonly Play<T>[],
): Promise<Samples> {
  const own = game.kernel.clone((plays[0] as Play<T>).start);
  const kernel = game.kernelWith({ hash: way === 'recorded-hash' });
  const play =
    way === 'fast'
      ? (one: Play<T>) => playFast(game, own, one)
      : (one: Play<T>) => void playRecorded(game, kernel, one);
  return perSecond(
    await againstYardstick((times) => {
      for (let i = 0; i < times; i++) for (const one of plays) play(one);
      return times * plays.length;
    }),
  );
}
