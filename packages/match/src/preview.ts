/**
 * What an input would do, as its seat may know it, with the system inputs that follow it by themselves. It stops before chance and
 * secrets, and nothing of it is kept.
 */
import { formatMessage } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, AnyTypes, Message, Seat, Table } from '@turnwise/game';
import { cloneDeep, frameNumber, ok } from '@turnwise/kernel';
import type { EngineError, Kernel, Outcome, Result } from '@turnwise/kernel';
import { dueIn } from './due.ts';
import { guarded } from './fault.ts';
import { lookOf, NOWHERE, tellEvents } from './look.ts';
import type { Look, SeenEvent } from './look.ts';
import { Seeing } from './seeing.ts';
import type { AnyFrame } from './submission.ts';
import type { Trail } from './trail.ts';

export interface PreviewLook {
  /** Of the input itself. Its frame has neither changes nor a hash: those are of the whole state. What the seat may see is in `events`. */
  readonly outcome: Outcome<AnyTypes>;
  /** It stopped before chance or a secret; what is shown is sure up to there. */
  readonly uncertain: boolean;
  /** Where it is uncertain: what the seat knows of what is about to be drawn or shown, as sentences. */
  readonly foretold: readonly string[];
  /** Of the input and of the system inputs that follow it until somebody must decide, or until it is uncertain. */
  readonly events: readonly SeenEvent[];
  readonly look: Look;
}

/** What a preview looks at: the game and its table, and what has happened. */
export interface Previewing {
  readonly game: AnyGame;
  readonly table: Table;
  readonly frames: readonly AnyFrame[];
  readonly state: AnyState;
  readonly length: number;
  readonly trail: Trail;
  /** Whether system inputs follow by themselves. */
  readonly advance: boolean;
}

export function previewInput(
  previewing: Previewing,
  kernel: Kernel<AnyTypes>,
  seat: Seat,
  input: AnyInput,
): Result<PreviewLook, EngineError> {
  const { game, table, frames, length, trail } = previewing;
  const followed = follow(previewing, kernel, seat, input);
  if (!followed.ok) return followed;
  const { outcome, state, ahead, due } = followed.value;
  const seeing = new Seeing(game, table, state, seat);
  return guarded('view', () => ({
    outcome: forSeat(outcome),
    uncertain: due !== undefined,
    foretold: due === undefined ? [] : sentences(game, game.foretell(seeing.view, seat, due, table)),
    events: tellEvents(seeing, trail.seenOf(frames, ahead, seat)),
    look: lookOf(seeing, { ...NOWHERE, frame: length }),
  }));
}

function sentences({ messages }: AnyGame, told: readonly Message[]): readonly string[] {
  return told.map((one) => formatMessage(messages, one));
}

interface Followed {
  readonly outcome: Outcome<AnyTypes>;
  readonly state: AnyState;
  readonly ahead: readonly AnyFrame[];
  /** The input that is uncertain, if one is. */
  readonly due: AnyInput | undefined;
}

/** The input, then what the system does by itself, as far as the seat can know it. */
function follow(
  { game, state: present, length, advance }: Previewing,
  kernel: Kernel<AnyTypes>,
  seat: Seat,
  input: AnyInput,
): Result<Followed, EngineError> {
  const ahead: AnyFrame[] = [];
  let first: Outcome<AnyTypes> | undefined;
  let state = present;
  let next: AnyInput = input;
  for (;;) {
    const previewed = kernel.preview(state, next, (event) => game.revealsTo(event, seat));
    if (!previewed.ok) return previewed;
    const { outcome, uncertain } = previewed.value;
    first ??= outcome;
    ({ state } = previewed.value);
    if (outcome.kind === 'committed') ahead.push({ ...outcome.frame, no: frameNumber(length + ahead.length + 1) });
    if (uncertain) return ok({ outcome: first, state, ahead, due: next });
    const due = guarded('next', () => (advance && outcome.kind === 'committed' ? dueIn(game, state) : undefined));
    if (!due.ok) return due;
    if (due.value === undefined || ahead.length > game.longest)
      return ok({ outcome: first, state, ahead, due: undefined });
    next = due.value;
  }
}

/** The outcome without what it would tell of the whole state. */
function forSeat(outcome: Outcome<AnyTypes>): Outcome<AnyTypes> {
  if (outcome.kind === 'noChange') return outcome;
  if ('frame' in outcome) return { kind: outcome.kind, frame: { ...outcome.frame, changes: [], hash: '' } };
  const { debug: _debug, ...refusal } = outcome;
  return cloneDeep(refusal);
}
