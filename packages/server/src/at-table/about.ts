/** What is told about a match besides its game. */
import type { MatchAbout } from '@turnwise/protocol';
import type { Fold } from '@turnwise/table';
import { shownSettings } from '../listed-about.ts';
import type { Room } from '../room.ts';
import { endOf } from './shown-look.ts';

export function aboutOf(fold: Fold, room: Room): MatchAbout {
  const { head, settings, match, stage, start } = fold;
  const ended = endOf(fold);
  return {
    match: head.id,
    game: head.game,
    version: head.version,
    title: match.game.title,
    ...(start.content === undefined ? {} : { ruleset: start.content.hash }),
    stage,
    created: head.at,
    seats: room.seats(fold),
    settings: shownSettings(settings),
    ...(ended === undefined ? {} : { ended }),
  };
}
