/** What an input would do, as its seat may know it: it stops before chance and secrets, and nothing of it is kept. */
import type { AnyGame, AnyInput, AnyState, AnyTypes, Seat, Table } from '@turnwise/game';
import { cloneDeep, frameNumber } from '@turnwise/kernel';
import type { EngineError, Kernel, Outcome, Result } from '@turnwise/kernel';
import { guarded } from './fault.ts';
import { lookOf, NOWHERE, tellEvents } from './look.ts';
import type { Look, SeenEvent } from './look.ts';
import { Seeing } from './seeing.ts';
import type { AnyFrame } from './submission.ts';
import type { Trail } from './trail.ts';

export interface PreviewLook {
  /** Its frame has neither changes nor a hash: those are of the whole state. What the seat may see is in `events`. */
  readonly outcome: Outcome<AnyTypes>;
  /** It stopped before chance or a secret; what is shown is sure up to there. */
  readonly uncertain: boolean;
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
}

export function previewInput(
  { game, table, frames, state: present, length, trail }: Previewing,
  kernel: Kernel<AnyTypes>,
  seat: Seat,
  input: AnyInput,
): Result<PreviewLook, EngineError> {
  const previewed = kernel.preview(present, input, (event) => game.revealsTo(event, seat));
  if (!previewed.ok) return previewed;
  const { outcome, state, uncertain } = previewed.value;
  const ahead = outcome.kind === 'committed' ? [{ ...outcome.frame, no: frameNumber(length + 1) }] : [];
  const seeing = new Seeing(game, table, state, seat);
  return guarded('view', () => ({
    outcome: forSeat(outcome),
    uncertain,
    events: tellEvents(seeing, trail.seenOf(frames, ahead, seat)),
    look: lookOf(seeing, { ...NOWHERE, frame: length }),
  }));
}

/** The outcome without what it would tell of the whole state. */
function forSeat(outcome: Outcome<AnyTypes>): Outcome<AnyTypes> {
  if (outcome.kind === 'noChange') return outcome;
  if ('frame' in outcome) return { kind: outcome.kind, frame: { ...outcome.frame, changes: [], hash: '' } };
  const { debug: _debug, ...refusal } = outcome;
  return cloneDeep(refusal);
}
