/** What an input would do, as its seat may know it: it stops before chance and secrets, and nothing of it is kept. */
import type { AnyGame, AnyInput, AnyState, AnyTypes, Seat, Table } from '@turnwise/game';
import { cloneDeep, eventsOf } from '@turnwise/kernel';
import type { EngineError, Kernel, Outcome, Result } from '@turnwise/kernel';
import { guarded } from './fault.ts';
import { lookAt, seeEvents } from './look.ts';
import type { Look, SeenEvent } from './look.ts';

export interface PreviewLook {
  /** Its frame has neither changes nor a hash: those are of the whole state. What the seat may see is in `events`. */
  readonly outcome: Outcome<AnyTypes>;
  /** It stopped before chance or a secret; what is shown is sure up to there. */
  readonly uncertain: boolean;
  readonly events: readonly SeenEvent[];
  readonly look: Look;
}

export function previewInput(
  { game, table }: { readonly game: AnyGame; readonly table: Table },
  kernel: Kernel<AnyTypes>,
  present: { readonly state: AnyState; readonly frame: number },
  seat: Seat,
  input: AnyInput,
): Result<PreviewLook, EngineError> {
  const previewed = kernel.preview(present.state, input, (event) => game.revealsTo(event, seat));
  if (!previewed.ok) return previewed;
  const { outcome, state, uncertain } = previewed.value;
  const events = outcome.kind === 'committed' ? eventsOf(outcome.frame) : [];
  return guarded('view', () => ({
    outcome: forSeat(outcome),
    uncertain,
    events: seeEvents(game, table, seat, events, game.view(state, seat)),
    look: lookAt(game, state, table, seat, { frame: present.frame, faulted: false, decision: undefined }),
  }));
}

/** The outcome without what it would tell of the whole state. */
function forSeat(outcome: Outcome<AnyTypes>): Outcome<AnyTypes> {
  if (outcome.kind === 'noChange') return outcome;
  if ('frame' in outcome) return { kind: outcome.kind, frame: { ...outcome.frame, changes: [], hash: '' } };
  const { debug: _debug, ...refusal } = outcome;
  return cloneDeep(refusal);
}
