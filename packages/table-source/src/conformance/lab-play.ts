/** What the laws do with a match of a lab: play it, gather what is told, wait. */
import { isRefusal } from '@turnwise/kernel';
import { settle } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import { shownLook, viewerOf } from '../shown.ts';
import type { TableLook, TableSource, TableUpdate, TableViewer } from '../table-source.ts';
import { sourceMust } from './source-lab.ts';
import type { LabInput, LabMatch, LabOrder, SourceLab } from './source-lab.ts';

/** Milliseconds after which something counts as not happening, and between two looks whether it has. */
const PATIENCE = 30_000;
const MOMENT = 3;
/** Milliseconds in which what should not happen would have. */
const QUIET = 60;

export interface Watched {
  readonly updates: TableUpdate[];
  readonly stop: () => void;
}

/** Listens to a viewer, and has the first look when it returns. */
export async function watch(lab: SourceLab, source: TableSource, viewer: TableViewer): Promise<Watched> {
  const updates: TableUpdate[] = [];
  const stop = source.subscribe(viewer, (update) => updates.push(update));
  await until(lab, () => updates.length > 0, 'the first look comes');
  return { updates, stop };
}

export async function until(lab: SourceLab, holds: () => boolean, what: string): Promise<void> {
  for (let waited = 0; !holds(); waited += MOMENT) {
    sourceMust(waited < PATIENCE, `${what} in time`);
    await lab.wait(MOMENT);
  }
}

/** Long enough for what should not happen. */
export function quiet(lab: SourceLab): Promise<void> {
  return lab.wait(QUIET);
}

/** Settles or fails in time. */
export async function settles(lab: SourceLab, what: string, promise: Promise<unknown>): Promise<'done' | 'trouble'> {
  let is: 'open' | 'done' | 'trouble' = 'open';
  promise.then(
    () => (is = 'done'),
    () => (is = 'trouble'),
  );
  await until(lab, () => is !== 'open', `${what} settles`);
  return is as 'open' | 'done' | 'trouble' as 'done' | 'trouble';
}

/** A match in which all of it was played. */
export async function playedMatch(lab: SourceLab, order: LabOrder): Promise<LabMatch> {
  const match = await lab.begin(order);
  if (lab.plays) await playOn(lab, match, order.play);
  return match;
}

/** Each by the source of its seat, and seen by it before the next. */
export async function playOn(lab: SourceLab, match: LabMatch, play: readonly LabInput[]): Promise<void> {
  for (const { seat, input } of play) {
    const source = await match.source(seat);
    const { updates, stop } = await watch(lab, source, seat);
    const { outcome } = await source.submit(seat, input, updates.at(-1)?.look.decision ?? null);
    sourceMust(outcome.kind === 'committed', `${seat} plays ${JSON.stringify(input)}`, outcome);
    await until(lab, () => updates.length > 1, 'the update of an input comes');
    stop();
  }
}

/** The same in the engine. */
export function playedInEngine(lab: SourceLab, order: LabOrder): Match {
  const match = lab.engine(order);
  for (const { seat, input } of order.play) {
    const player = match.seatNamed(seat);
    sourceMust(player !== undefined, `${seat} is a seat`);
    const { outcome } = settle(match, match.submit(player, input));
    sourceMust(!isRefusal(outcome), 'the engine takes it', outcome);
  }
  return match;
}

export function engineLook(match: Match, viewer: TableViewer): TableLook {
  const by = viewerOf(match, viewer);
  return shownLook(match.look(by), match.stage(by));
}

/** The newest look. */
export function lastLook({ updates }: Watched): TableLook {
  const look = updates.at(-1)?.look;
  sourceMust(look !== undefined, 'there is a look');
  return look;
}

/** What a look shows, whoever keeps the match: without what belongs to the table around it, and without labels for those who have none. */
export function shownIn(look: TableLook, isStaged: boolean): unknown {
  const { decision: _decision, undo: _undo, redo: _redo, stage, ...rest } = look;
  return withoutLabels(isStaged ? { ...rest, stage } : rest, isStaged);
}

function withoutLabels(value: unknown, isStaged: boolean): unknown {
  if (isStaged) return value;
  return JSON.parse(JSON.stringify(value, (name, one: unknown) => (name === 'label' ? undefined : one)));
}
