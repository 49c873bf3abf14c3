// What the compiler holds for a host: any game is taken as it is, and what is no game is not. Checked by `npm run check`.
import { createRegistry, defineGame } from '@turnwise/game';
import type { AnyGame, Game, GameDefinition, HostGame, PlayTypes } from '@turnwise/game';
import { expectTypeOf, test } from 'vitest';
import { createMatch } from './index.ts';

/** Types that fit into no index signature, as authors write them. */
interface Chess {
  State: ChessState;
  Input: ChessInput;
  Diff: ChessDiff;
  Event: ChessDiff;
  View: ChessView;
}
interface ChessState {
  readonly board: Uint8Array;
}
interface ChessInput {
  readonly kind: 'move';
  readonly seat: 0 | 1;
  readonly to: number;
}
interface ChessDiff {
  readonly kind: 'moved';
}
interface ChessView {
  readonly board: readonly number[];
}

declare const chess: Game<Chess>;
declare const definition: GameDefinition<Chess>;
declare const forgotten: AnyGame;

test('a game with types of its own is taken without a cast', () => {
  createMatch({ game: chess, seed: 1 });
  createMatch({ game: defineGame(definition), seed: 1 });
  createMatch({ game: forgotten, seed: 1 });
  createRegistry([chess, forgotten]);
  expectTypeOf<Game<Chess>>().toExtend<HostGame>();
});

test('so is a game of which only a function knows the types', () => {
  function host<T extends PlayTypes>(game: Game<T>): void {
    createMatch({ game, seed: 1 });
    createRegistry([game]);
  }
  host(chess);
});

test('what is no game is refused', () => {
  const { rules: _rules, ...without } = chess;
  // @ts-expect-error: it has no rules
  createMatch({ game: without, seed: 1 });
  // @ts-expect-error: an id is a text
  createMatch({ game: { ...chess, id: 7 }, seed: 1 });
  // @ts-expect-error: offers is a function
  createMatch({ game: { ...chess, offers: [] }, seed: 1 });
  // @ts-expect-error: a definition is made a game with defineGame
  createRegistry([definition]);
});
