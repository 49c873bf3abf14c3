/** How events are shown: who goes, what is taken along, what is written into later slices, and who sees whom. */
import type { Cue, ThingId } from '@turnwise/game';
import { playerAt } from '../plan.ts';
import type { UnseenEvent, UnseenView, ViolatedThing, Written } from '../types.ts';
import { BOARD, PLAYER, selfId, thingId } from './ids.ts';
import { shownOf } from './shown.ts';

export function cue(event: UnseenEvent, view: UnseenView): Cue | undefined {
  const now = playerAt(view)[2];
  switch (event.kind) {
    case 'moved':
    case 'waited':
    case 'rifted':
      return { things: [PLAYER], to: BOARD };
    case 'pushed':
    case 'pulled':
      return {
        things: event.things.map(({ id }) => (id === 'player' ? PLAYER : thingId(view, id, now))),
        to: BOARD,
        source: PLAYER,
      };
    case 'propagated':
      return { things: event.written.flatMap((one) => writtenThings(view, one)), source: PLAYER, tone: 'ghost' };
    case 'warned':
      return { things: [thingId(view, event.warning.id, now)], tone: 'danger' };
    case 'seen':
      return { things: [selfId(view, event.turn)], source: thingId(view, event.by, event.at[2]), tone: 'danger' };
    case 'detected':
      return { things: [PLAYER], source: thingId(view, event.by, event.at[2]), tone: 'danger' };
    case 'paradox':
      return { things: event.violations.map((one) => violated(view, one)), tone: 'danger' };
    case 'won':
      return { things: [PLAYER], tone: 'goal' };
    case 'restarted':
      return { things: [PLAYER], to: BOARD };
  }
}

function writtenThings(view: UnseenView, { id, from, until }: Written): readonly ThingId[] {
  return shownOf(view)
    .times.filter((t) => t >= from && t <= until)
    .map((t) => thingId(view, id, t));
}

function violated(view: UnseenView, { kind, turn, id, at }: ViolatedThing): ThingId {
  return kind === 'playerMissing' ? selfId(view, turn) : thingId(view, id, at[2]);
}
