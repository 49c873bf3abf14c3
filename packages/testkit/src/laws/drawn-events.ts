/**
 * Law 7, rule 7: the events of a frame that drew. The same input is made of the same state with other random streams. A viewer
 * that gets the same afterwards must have seen the same events, or they told it of what was drawn and its view keeps from it.
 */
import { drawSeed } from '@turnwise/game';
import type { AnyState, AnyTypes, Chooser, Viewer } from '@turnwise/game';
import { createRandom, diffsOf } from '@turnwise/kernel';
import type { Frame } from '@turnwise/kernel';
import type { Holds } from '../law.ts';
import { difference } from '../same.ts';
import { seenOf, viewerName } from '../seen.ts';
import type { Walk } from '../walk.ts';

/** Other streams that are tried at one place. */
const TRIES = 6;

export function drew(frame: Frame<AnyTypes>): boolean {
  return diffsOf(frame).some((diff) => diff.kind === '$draw');
}

export function checkDrawnEvents(walk: Walk, place: number, chooser: Chooser, holds: Holds): void {
  const { context, kernel, viewers } = walk;
  const frame = walk.frames[place];
  if (frame === undefined || !drew(frame)) return;
  const before = walk.states[place] as AnyState;
  const seen = viewers.map((viewer) => seenOf(walk, place, frame, walk.states[place + 1] as AnyState, viewer));
  for (let i = 0; i < TRIES; i++) {
    const result = kernel.dispatch(withOtherStreams(walk, before, chooser), frame.input);
    if (!result.ok || result.value.outcome.kind !== 'committed') continue;
    const { outcome, state: after } = result.value;
    const other = outcome.frame;
    viewers.forEach((viewer: Viewer, index) => {
      const truly = seen[index];
      const otherwise = seenOf(walk, place, other, after, viewer);
      if (truly === undefined || truly.reveals.includes(true) || otherwise.reveals.includes(true)) return;
      if (JSON.stringify(truly.after) !== JSON.stringify(otherwise.after)) return;
      const part = difference(otherwise.events, truly.events, 'events');
      holds(
        part === undefined,
        place + 1,
        () =>
          `${viewerName(context, viewer)} is told by an event what was drawn and its view does not show: ${part} (hide it in viewEvent, or mark an event of the frame with \`reveals\`)`,
      );
    });
  }
}

function withOtherStreams({ game, context }: Walk, state: AnyState, chooser: Chooser): AnyState {
  const random = createRandom(drawSeed(chooser), game.streams(context.options));
  return game.rules.fork({ ...state, random });
}
