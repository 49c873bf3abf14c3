/** What one viewer saw of a match, as a table. It knows no game, so it has looks and words, but no scenes and no rules to ask. */
import { message } from '@turnwise/game';
import { loadSeen } from '@turnwise/match';
import type { SeenDocument, SeenStep } from '@turnwise/match';
import { wireEvent, wireLook } from '@turnwise/protocol';
import type { WireEvent } from '@turnwise/protocol';
import { issueText } from '../issue-text.ts';
import { SourceTrouble } from '../source-trouble.ts';
import type { TableLook, TableSource } from '../table-source.ts';
import { RecordTable } from './record-table.ts';

export function seenTable(document: SeenDocument): TableSource {
  const loaded = loadSeen(document);
  if (!loaded.ok) throw new SourceTrouble('cannotOpen', issueText(loaded.error));
  const replay = loaded.value;
  const { game, version, title, seats, seenBy, steps } = replay.document;
  return new RecordTable({
    about: {
      match: 'replay',
      game,
      version,
      title,
      seats,
      options: {},
      mine: seenBy === null ? [] : [seenBy],
      can: { undo: false, preview: false, seeAll: false, branch: false, hint: false, chat: false },
    },
    words: {},
    document,
    bots: {},
    length: replay.length,
    look: (frame, viewer) => {
      if (viewer !== seenBy) throw new SourceTrouble('notAllowed');
      return lookOf(replay.at(frame), seenBy);
    },
    events: () => steps.flatMap(eventsOf),
    steps: (from, to) =>
      steps
        .slice(from + 1, to + 1)
        .map(eventsOf)
        .filter((events) => events.length > 0)
        .map((events) => ({ events, cues: events.map(() => null), scene: null })),
    inspect: () => ({ about: [], why: [] }),
    branch: () => Promise.reject(new SourceTrouble('cannotBranch')),
  });
}

function eventsOf({ events }: SeenStep): readonly WireEvent[] {
  return events.map((event) => wireEvent({ ...event, label: message('event', {}) }));
}

function lookOf({ look }: SeenStep, viewer: string | null): TableLook {
  const { message: text } = new SourceTrouble('recordOnly');
  const past = { able: false, code: 'recordOnly', params: {}, label: message('recordOnly'), text } as const;
  const whole = wireLook({ ...look, viewer, decision: null, timeOut: null, undo: past, redo: past });
  return { ...whole, stage: null };
}
