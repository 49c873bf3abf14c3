/** A whole match from its document: every seat's eyes, at every frame. */
import type { ThingId } from '@turnwise/game';
import type { MatchDocument } from '@turnwise/match';
import { botsIn } from '../local/local-request.ts';
import { Chronicle } from '../chronicle.ts';
import { viewerOf } from '../shown.ts';
import type { TableSource, TableViewer } from '../table-source.ts';
import type { AnyGame } from '@turnwise/game';
import { RecordTable } from './record-table.ts';

export function replayTable(
  document: MatchDocument,
  game: AnyGame,
  branch: (frame: number) => Promise<TableSource>,
): TableSource {
  const chronicle = new Chronicle(document, game);
  const { match, length } = chronicle;
  const by = (viewer: TableViewer) => viewerOf(match, viewer);
  return new RecordTable({
    about: {
      match: 'replay',
      game: game.id,
      version: document.version,
      title: match.game.title,
      seats: match.table.names,
      options: match.options,
      mine: [],
      can: { undo: false, preview: false, seeAll: true, branch: true, hint: false, chat: false },
    },
    words: match.game.messages,
    document,
    bots: botsIn(document),
    length,
    branch,
    look: (frame, viewer) => chronicle.look(frame, by(viewer)),
    events: (viewer) => chronicle.steps(0, length, by(viewer)).flatMap(({ events }) => events),
    steps: (from, to, viewer) => chronicle.steps(from, to, by(viewer)),
    inspect: (viewer, thing: ThingId) => match.inspect(by(viewer), thing),
  });
}
