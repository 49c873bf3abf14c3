/** The only code that changes a state of Unseen. */
import type { Draft, Emit } from '@turnwise/kernel';
import { startLevel } from './start.ts';
import type { Level, Moved, Point, Track, Unseen, UnseenDiff, Violated, Written } from './types.ts';
import { cellNumber, NOWHERE, thingOf } from './where.ts';

export function apply(draft: Draft<Unseen>, diff: UnseenDiff, emit: Emit<Unseen>): void {
  switch (diff.kind) {
    case 'act':
      return act(draft, diff, emit);
    case 'win':
      draft.state.phase = 'won';
      emit?.({ kind: 'won', at: draft.state.worldLine.at(-1) as Point, ...finality(draft.state.level) });
      return;
    case 'detect': {
      draft.state.phase = 'detected';
      const { at, saw, turn } = diff;
      const by = thingOf(draft.state, diff.thing).id;
      emit?.({ kind: 'detected', by, at, seenAt: saw, turn, ...finality(draft.state.level) });
      return;
    }
    case 'break': {
      draft.state.phase = 'paradox';
      const { violations } = diff;
      const source = Math.min(...violations.map(({ turn }) => turn));
      emit?.({
        kind: 'paradox',
        violations: violations.map((one) => named(draft, one)),
        source,
        ...finality(draft.state.level),
      });
      return;
    }
    case 'restart': {
      const { tracks, cells, worldLine, history, anchors, phase } = startLevel(draft.state.level);
      Object.assign(draft.state, { tracks, cells, worldLine, history, anchors, phase });
      emit?.({ kind: 'restarted', ...finality(draft.state.level) });
    }
  }
}

type Act = Extract<UnseenDiff, { kind: 'act' }>;

function act(draft: Draft<Unseen>, diff: Act, emit: Emit<Unseen>): void {
  const { state } = draft;
  const { level } = state;
  const from = state.worldLine.at(-1) as Point;
  const turn = state.worldLine.length;
  const line = draft.own(state.worldLine);
  line.push(diff.to);
  state.worldLine = line;
  const history = draft.own(state.history);
  history.push(diff.action);
  state.history = history;
  const anchors = draft.own(state.anchors);
  anchors.push({ turn, thing: -1, at: diff.to });
  for (const { thing, to } of diff.moved) anchors.push({ turn, thing, at: [to[0], to[1], diff.to[2]] });
  state.anchors = anchors;
  for (const moved of diff.moved) place(draft, moved);
  if (emit === undefined) return;
  emit({
    kind: diff.outcome,
    turn,
    from,
    to: diff.to,
    things: [
      { id: 'player', from, to: diff.to },
      ...diff.moved.map((one) => ({
        id: thingOf(state, one.thing).id,
        from: [one.from[0], one.from[1], from[2]] as const,
        to: [one.to[0], one.to[1], diff.to[2]] as const,
      })),
    ],
    ...finality(level),
  });
  if (diff.moved.length === 0) return;
  const written = diff.moved.flatMap((one) => writtenBy(draft, one, diff.to[2]));
  const slices = written.reduce((sum, one) => sum + one.until - one.from + 1, 0);
  emit({ kind: 'propagated', written, slices });
  for (const warning of diff.warnings) emit({ kind: 'warned', warning });
}

/** Gives a thing its new track, and enters it in the index of the cell. Copies for search share districts: they are replaced. */
function place(draft: Draft<Unseen>, { thing, to, track }: Moved): void {
  const { state } = draft;
  const tracks = draft.own(state.tracks);
  tracks[thing >> 6] = (tracks[thing >> 6] as readonly (Track | null)[]).with(thing & 63, track);
  state.tracks = tracks;
  const cell = cellNumber(state.level, to[0], to[1]);
  const here = state.cells[cell >> 6]?.[cell & 63] as readonly number[];
  if (here.includes(thing)) return;
  const cells = draft.own(state.cells);
  const lists = cells[cell >> 6] as readonly (readonly number[])[];
  cells[cell >> 6] = lists.with(
    cell & 63,
    [...here, thing].toSorted((a, b) => a - b),
  );
  state.cells = cells;
}

/** The stretches from a slice on, with the slices of each. */
function writtenBy({ state }: Draft<Unseen>, { thing, track }: Moved, slice: number): readonly Written[] {
  const { id } = thingOf(state, thing);
  const last = state.level.depth - 1;
  return track.flatMap(([start, x, y], index) => {
    if (start < slice || x <= NOWHERE || start > last) return [];
    const end = Math.min(last, (track[index + 1]?.[0] ?? last + 1) - 1);
    return [{ id, at: [x, y] as const, from: start, until: end }];
  });
}

function named({ state }: Draft<Unseen>, { kind, turn, thing, at }: Violated) {
  return { kind, turn, id: thing < 0 ? 'player' : thingOf(state, thing).id, at };
}

function finality({ rules }: Level): { readonly final?: boolean } {
  return rules.allowUndo ? {} : { final: true };
}
