/** What the engine tells a viewer, as tables get it: in wire form with labels. */
import type { Seat, Viewer } from '@turnwise/game';
import { sameContent } from '@turnwise/kernel';
import type { Match, Look, SeenEvent, Stage, Unfolded } from '@turnwise/match';
import { wireEvent, wireLook } from '@turnwise/protocol';
import type { WireEvent } from '@turnwise/protocol';
import { SourceTrouble } from './source-trouble.ts';
import type { TableLook, TableStep, TableViewer } from './table-source.ts';

const LABELLED = { labels: true } as const;

export function shownLook(look: Look, stage: Stage | null): TableLook {
  return { ...wireLook(look, LABELLED), stage };
}

export function shownEvents(events: readonly SeenEvent[]): readonly WireEvent[] {
  return events.map((event) => wireEvent(event, LABELLED));
}

export function shownSteps(steps: readonly Unfolded[]): readonly TableStep[] {
  return steps.map(({ events, cues, scene }) => ({ events: shownEvents(events), cues, scene }));
}

/** The same with scenes that are alike as one object, and so is that of the look: a port sends it once, and a page sees what has not changed. */
export function sharedScenes({ stage }: TableLook, steps: readonly TableStep[]): readonly TableStep[] {
  let after = stage?.scene ?? null;
  return steps
    .toReversed()
    .map((step) => {
      if (step.scene === null) return step;
      if (after !== null && sameContent(step.scene, after)) return { ...step, scene: after };
      after = step.scene;
      return step;
    })
    .toReversed();
}

/** The engine's number of a seat by its name; null for a spectator. */
export function viewerOf(match: Pick<Match, 'seatNamed'>, viewer: TableViewer): Viewer {
  return viewer === null ? null : seatOf(match, viewer);
}

export function seatOf(match: Pick<Match, 'seatNamed'>, name: string): Seat {
  const seat = match.seatNamed(name);
  if (seat === undefined) throw new SourceTrouble('notAllowed', `there is no seat ${name}`);
  return seat;
}
