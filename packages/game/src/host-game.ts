/**
 * Any game, whatever its types: what functions of hosts take, so that `createMatch({ game: chess, … })` needs no cast. Every
 * `Game<T>` is one. Inside, `asAnyGame` gives the contract with the game's own types forgotten.
 */
import type { AnyGame } from './game.ts';

/** What does not hang on a game's own types is as it is; of the rest it is known that there is a function, or an object. */
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

/** For those who write functions of hosts: the game with its own types forgotten. */
export function asAnyGame(game: HostGame): AnyGame {
  return game as unknown as AnyGame;
}
