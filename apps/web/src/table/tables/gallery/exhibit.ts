/** A match after some random inputs, as a table gets it. */
import { createChooser, nextInput, seat } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import { createMatch } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import { wireLook } from '@turnwise/protocol';
import { loadGame } from '@turnwise/registry/lazy';
import type { TableLook } from '@turnwise/table-source';

export interface Exhibit {
  readonly game: string;
  readonly seed: number;
  readonly inputs: number;
  /** Left out, the game names them. */
  readonly seats: readonly string[] | undefined;
  readonly options: unknown;
  /** The number of the seat that looks; `toAct` for the one that is to act, `null` for a spectator. */
  readonly as: string;
}

export function exhibitOf(query: URLSearchParams): Exhibit {
  const names = query.get('seats')?.split(',');
  return {
    game: query.get('game') ?? 'tic-tac-toe',
    seed: Number(query.get('seed') ?? 1),
    inputs: Number(query.get('inputs') ?? 0),
    seats: names,
    options: JSON.parse(query.get('options') ?? '{}') as unknown,
    as: query.get('as') ?? 'toAct',
  };
}

export async function playExhibit(exhibit: Exhibit): Promise<Match> {
  const game = await loadGame(exhibit.game);
  if (game === undefined) throw new Error(`no game ${exhibit.game}`);
  const made = createMatch({
    game,
    seed: exhibit.seed,
    ...(exhibit.seats === undefined ? {} : { seats: exhibit.seats }),
    options: exhibit.options as never,
    hash: false,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const match = made.value;
  const chooser = createChooser(exhibit.seed, 'gallery');
  for (let i = 0; i < exhibit.inputs && match.status === 'playing'; i++) {
    const input = nextInput(match.game, match.state, chooser) as { seat?: number } | undefined;
    if (input?.seat === undefined) break;
    match.submit(seat(input.seat), input);
  }
  return match;
}

export function viewerOf(match: Match, as: string): Viewer {
  if (as === 'null') return null;
  return as === 'toAct' ? (match.game.toAct(match.state)[0] ?? seat(0)) : seat(Number(as));
}

export function lookFor(match: Match, viewer: Viewer): TableLook {
  return { ...wireLook(match.look(viewer), { labels: true, seen: true }), stage: match.stage(viewer) };
}
