/** What somebody has before them who is asked or looks on: their look, and the names at the table. All that is told to them comes from it. */
import { formatMessage, inputMessage } from '@turnwise/game';
import type { AnyGame, AnyInput, Table, Viewer } from '@turnwise/game';
import type { Look } from '@turnwise/match';
import type { Played } from './played.ts';

export interface AtSeat {
  readonly game: AnyGame;
  readonly table: Table;
  readonly look: Look;
}

export function atSeat(match: Pick<Played, 'game' | 'table' | 'look'>, viewer: Viewer): AtSeat {
  return { game: match.game, table: match.table, look: match.look(viewer) };
}

/** What an input is called in a menu. */
export function inputText({ game, table, look }: AtSeat, input: AnyInput): string {
  const sight = { game, table, view: look.seen, choices: look.choices.map(({ seen }) => seen) };
  return formatMessage(game.messages, inputMessage(sight, input));
}
