/** The bot of a host: it draws one of the inputs that its seat may make, for every game. */
import { decide, randomBot } from '@turnwise/bots';
import type { BotPlayers } from '@turnwise/server';

const NAME = 'random';

export const HOST_BOTS: BotPlayers = {
  names: () => [NAME],
  knows: (_, name) => name === NAME,
  async choose({ game, seat, seats, view, seed }) {
    const { input } = decide(randomBot(game), { seat, seats, view }, seed);
    return { input, mark: { name: NAME, seed, iterations: [] } };
  },
};
