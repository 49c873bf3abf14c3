/**
 * What a record was for those who draw: how each event is shown, and the scene after each step of it. Scenes are patches against the one
 * before, beginning with the scene that the viewer had.
 */
import type { Viewer } from '@turnwise/game';
import { sameContent } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Unfolded } from '@turnwise/match';
import { diff, wireEvent } from '@turnwise/protocol';
import type { WireEvent, WireEventStep, WireLook } from '@turnwise/protocol';
import type { Fold, TableNews } from '@turnwise/table';

export interface StepsShown {
  readonly viewer: Viewer;
  readonly labels: boolean;
  /** The look that the viewer had before. */
  readonly before: WireLook | undefined;
}

/** Events that are in no step are as they were: those of frames that were done again, or too many for one call. */
export function withSteps(
  events: readonly WireEvent[],
  { way, frames }: TableNews,
  { match }: Fold,
  { viewer, labels, before }: StepsShown,
): readonly (WireEvent & { step?: WireEventStep })[] {
  if (way !== 'advanced' || events.length === 0) return events;
  const steps = frames.flatMap(({ no }) => unfolded(() => match.unfold(no, viewer)));
  const byId = new Map<string, WireEventStep>();
  const told = new Map(events.map((event) => [event.id, event]));
  let scene = (before?.stage?.scene ?? null) as Json;
  for (const step of steps) {
    const after = step.scene as unknown as Json;
    const patch = diff(scene, after);
    scene = after ?? scene;
    for (const [at, event] of step.events.entries()) {
      const cue = step.cues[at] ?? undefined;
      const then = wireEvent(event, { labels });
      byId.set(event.id, {
        ...(cue === undefined ? {} : { cue: { ...cue, things: [...cue.things] } }),
        ...(sameContent(then, told.get(event.id)) ? {} : { told: wordsOf(then) }),
        ...(at === step.events.length - 1 ? { scene: patch } : {}),
      });
    }
  }
  return events.map((event) => {
    const step = byId.get(event.id);
    return step === undefined ? event : { ...event, step };
  });
}

/** A game that cannot show a step must not keep what happened from anybody. */
function unfolded(unfold: () => readonly Unfolded[] | undefined): readonly Unfolded[] {
  try {
    return unfold() ?? [];
  } catch {
    return [];
  }
}

function wordsOf({ text, label }: WireEvent): { text: string; label?: NonNullable<WireEvent['label']> } {
  return label === undefined ? { text } : { text, label };
}
