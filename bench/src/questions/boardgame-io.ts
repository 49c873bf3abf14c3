/**
 * How much slower is boardgame.io than a loop written by hand, on the same random games? It is driven the quickest way that its
 * users have: its pure reducer from `boardgame.io/internal`, without redux, client, transport and debug panel. The state that
 * every game begins with is made once, as it is for the others.
 */
import { createRequire } from 'node:module';
import type { Chooser } from '@turnwise/game';
import { connectFour, ticTacToe } from '../boardgame-io-games.ts';
import type { PeerGame, PeerState, Playable } from '../boardgame-io-games.ts';
import type { Question } from '../figure.ts';
import type { Contender, Rounds } from '../interleave.ts';
import { compare, createBenchChooser } from '../playouts.ts';
import type { GameId } from '../playouts.ts';

export const measure: Question = async (id) => {
  const chooser = await createBenchChooser();
  const contender = id === 'tic-tac-toe' ? reducing(ticTacToe, chooser) : reducing(connectFour, chooser);
  return compare(id as GameId, contender, ROUNDS);
};

/** Longer than for the others: a batch is a few hundred moves, and the compiler is long in warming to them. */
const ROUNDS: Rounds = { rounds: 9, warmUp: 1500, batch: 100 };

/** An action as `client.moves.play(where)` makes it. */
interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: 'play'; readonly args: readonly [number]; readonly playerID: string };
}

interface Internal {
  readonly InitializeGame: <G>(options: { readonly game: PeerGame<G>; readonly numPlayers: number }) => PeerState<G>;
  readonly CreateGameReducer: <G>(options: {
    readonly game: PeerGame<G>;
  }) => (state: PeerState<G>, action: MakeMove) => PeerState<G>;
}

/** The package has no `exports`, and Node finds its folders by `require` alone. */
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Internal;

function reducing<G>({ game, options }: Playable<G>, chooser: Chooser): Contender {
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: 2 });
  const open: number[] = [];
  return (games) => {
    let moves = 0;
    for (let i = 0; i < games; i++) {
      let state = start;
      while (state.ctx.gameover === undefined) {
        const where = open[chooser.below(options(state.G, open))] as number;
        const payload = { type: 'play', args: [where], playerID: state.ctx.currentPlayer } as const;
        state = reduce(state, { type: 'MAKE_MOVE', payload });
        moves++;
      }
    }
    return moves;
  };
}
