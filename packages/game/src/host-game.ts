/**
 * Any game, whatever its types. Host functions take this, so that `createMatch({ game: chess, … })` needs no cast. Every
 * `Game<T>` is one. Inside, `asAnyGame` returns the contract without the game's own types.
 */
import type { AnyGame } from './game.ts';

/** Members that do not depend on a game's own types keep their types; of the others it is only known that they are functions or objects. */
export type HostGame = {
  readonly [Name in keyof AnyGame]: Name extends Plain
    ? AnyGame[Name]
    : AnyGame[Name] extends SomeFunction
      ? SomeFunction
      : AnyGame[Name] extends object
        ? object
        : object | undefined;
};

type Plain = 'id' | 'version' | 'title' | 'summary' | 'seats' | 'traits' | 'options' | 'messages' | 'longest';
type SomeFunction = (...args: never) => unknown;

/** For authors of host functions: the game without its own types. */
export function asAnyGame(game: HostGame): AnyGame {
  return game as unknown as AnyGame;
}
