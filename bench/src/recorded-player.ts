/** Plays random games with all that is recorded: frames, events and a new history for each game. */
import type { Game, PlayTypes } from '@turnwise/game';
import { nextInput } from '@turnwise/game';
import { History } from '@turnwise/kernel';
import type { Kernel } from '@turnwise/kernel';
import type { Player } from './playouts.ts';

export function recordedPlayer(hash: boolean): Player {
  return (game, start, chooser) => {
    const kernel = game.kernelWith({ hash });
    return (games) => {
      let moves = 0;
      for (let i = 0; i < games; i++) moves += playRecorded(game, kernel, start, chooser);
      return moves;
    };
  };
}

function playRecorded<T extends PlayTypes>(
  game: Game<T>,
  kernel: Kernel<T>,
  start: T['State'],
  chooser: Parameters<Game<T>['sample']>[2],
): number {
  const history = new History(kernel, start);
  while (game.result(history.state) === undefined) {
    const input = nextInput(game, history.state, chooser);
    const result = input === undefined ? undefined : history.dispatch(input);
    if (result === undefined || !result.ok || result.value.outcome.kind !== 'committed')
      throw new Error(`a random game of ${game.id} went wrong: ${JSON.stringify(result)}`);
  }
  return history.length;
}
