/**
 * What an input would do, as far as its seat may know, with the system inputs that follow by themselves. It stops before chance
 * and secrets, and nothing is kept.
 */
import { formatMessage } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, AnyTypes, Message, Seat, Table } from '@turnwise/game';
import { frameNumber, ok } from '@turnwise/kernel';
import type { EngineError, Kernel, Outcome, Previewed, Result } from '@turnwise/kernel';
import { dueIn } from './due.ts';
import { engineFault, guarded } from './fault.ts';
import type { FaultPolicy } from './fault.ts';
import { lookOf, NOWHERE, tellEvents } from './look.ts';
import type { Look, SeenEvent } from './look.ts';
import { Seeing } from './seeing.ts';
import { seenOutcome } from './seen-outcome.ts';
import type { SeenOutcome } from './seen-outcome.ts';
import { faultAround } from './sound-state.ts';
import { stageOf } from './stage.ts';
import type { Stage } from './stage.ts';
import type { AnyFrame } from './submission.ts';
import type { Trail } from './trail.ts';

export interface PreviewLook {
  /** The outcome of the input itself, as the seat may know it. */
  readonly outcome: SeenOutcome;
  /** It stopped before chance or a secret; what is shown is certain up to there. */
  readonly uncertain: boolean;
  /** If it is uncertain: what the seat knows about what comes next, as sentences. */
  readonly foretold: readonly string[];
  /** The events of the input and of the system inputs after it, until a seat must decide or until it is uncertain. */
  readonly events: readonly SeenEvent[];
  /** It went as far as one call goes, and the system would continue. */
  readonly more?: true;
  readonly look: Look;
  /** The stage of that look, for those who ask for it; null for a game without scenes. */
  readonly stage?: Stage | null;
}

/** What a preview looks at: the game and its table, and what has happened. */
export interface Previewing {
  readonly game: AnyGame;
  readonly table: Table;
  readonly seats: readonly Seat[];
  readonly frames: readonly AnyFrame[];
  readonly state: AnyState;
  readonly length: number;
  readonly trail: Trail;
  /** Whether system inputs follow by themselves, and how many. */
  readonly advance: boolean;
  readonly framesPerCall: number;
  readonly faults: FaultPolicy;
  /** Whether its stage is wanted. */
  readonly stage: boolean;
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
  const { outcome, state, ahead, due, more } = followed.value;
  const seeing = new Seeing(game, table, state, seat);
  return guarded('view', () => ({
    outcome: seenOutcome(seeing, outcome),
    uncertain: due !== undefined,
    foretold: due === undefined ? [] : sentences(game, game.foretell(seeing.view, seat, due, table)),
    events: tellEvents(seeing, trail.seenOf(frames, ahead, seat)),
    ...(more ? { more } : {}),
    look: lookOf(seeing, { ...NOWHERE, frame: length }),
    ...(previewing.stage ? { stage: stageOf(seeing, game.offers(state, seat)) ?? null } : {}),
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
  readonly more: boolean;
}

/** The input, then what the system does by itself, as far as the seat can know it. */
function follow(
  previewing: Previewing,
  kernel: Kernel<AnyTypes>,
  seat: Seat,
  input: AnyInput,
): Result<Followed, EngineError> {
  const { game, length, advance, framesPerCall } = previewing;
  const careful = (event: AnyTypes['Event']): boolean => game.revealsTo(event, seat);
  const ahead: AnyFrame[] = [];
  let next: AnyInput = input;
  let previewed = kernel.preview(previewing.state, input, careful);
  const fault = previewed.ok ? faultIn(previewing, previewed.value) : previewed.error;
  if (fault !== undefined && previewing.faults === 'refuse')
    return ok({ outcome: engineFault(), state: previewing.state, ahead, due: undefined, more: false });
  if (!previewed.ok) return previewed;
  const { outcome: first } = previewed.value;
  for (;;) {
    const { outcome, uncertain, state } = previewed.value;
    if (outcome.kind === 'committed') ahead.push({ ...outcome.frame, no: frameNumber(length + ahead.length + 1) });
    if (uncertain) return ok({ outcome: first, state, ahead, due: next, more: false });
    const due = guarded('next', () => (advance && outcome.kind === 'committed' ? dueIn(game, state) : undefined));
    if (!due.ok) return due;
    const more = due.value !== undefined && ahead.length > framesPerCall;
    if (due.value === undefined || more) return ok({ outcome: first, state, ahead, due: undefined, more });
    next = due.value;
    previewed = kernel.preview(state, next, careful);
    if (!previewed.ok) return previewed;
  }
}

/** Why the input would be refused although the rules accept it, if the host refuses faults. */
function faultIn({ game, seats, faults }: Previewing, previewed: Previewed<AnyTypes>): EngineError | undefined {
  const { outcome, state, uncertain } = previewed;
  if (faults === 'end' || uncertain || outcome.kind !== 'committed') return undefined;
  return faultAround(game, seats, state, [outcome.frame]);
}
