/** Bots as the server knows them: who has a seat asks for a move. The bots themselves come from elsewhere, and think elsewhere. */
import type { AnyGame, AnyTypes, Seat } from '@turnwise/game';
import type { Json, Seed } from '@turnwise/kernel';
import type { BotMark } from '@turnwise/match';

export interface BotRequest {
  readonly game: AnyGame;
  readonly options: Json;
  readonly bot: string;
  readonly seat: Seat;
  readonly seats: number;
  /** What the seat sees, in the game's own types. */
  readonly view: AnyTypes['View'];
  readonly seed: Seed;
  /** Whose match it is: where many bots wait, owners take turns. */
  readonly owner: string;
  /** Somebody is there, or plays: their bots come before those that play alone. */
  readonly isAwaited: boolean;
}

export interface BotChoice {
  readonly input: unknown;
  readonly mark: BotMark;
}

export interface BotPlayers {
  /** The bots that this game has, the recommended one first. */
  names(game: AnyGame): readonly string[];
  /** Whether the name, with any settings in it, is one of a bot for this game. */
  knows(game: AnyGame, name: string): boolean;
  /** Rejects if the bot fails. */
  choose(request: BotRequest): Promise<BotChoice>;
}
