/** Plays the steps of a scenario on a match, frame by frame, and returns the outcome of each. */
import type { AnyInput, AnyState, AnyTypes, Seat } from '@turnwise/game';
import { eventsOf, isRefusal, ok } from '@turnwise/kernel';
import type { EngineError, Issue, Json, Outcome, OutcomeKind, Result } from '@turnwise/kernel';
import type { AnyFrame, Match, Submission } from '@turnwise/match';
import { formatParams, toPlain } from './plain.ts';
import type { ScenarioStep } from './scenario.ts';
import { verbsOf } from './scenario.ts';
import type { StepOutcome } from './scene.ts';
import type { Seen } from './seen.ts';

/** What a step led to. */
export interface Played {
  readonly outcome: StepOutcome;
  /** Another outcome that is also true: a preview that stopped before chance counts as committed. */
  readonly also?: OutcomeKind;
  /** After the step; after a preview, the state that it showed. */
  readonly state: AnyState;
  /** Of the step with its system steps, in notation. */
  readonly events: readonly Json[];
  /** What is wrong with the notation of the step's input; paths inside it. */
  readonly issues: readonly Issue[];
  /** The system input that gave the outcome, if it was not the step's own. */
  readonly bySystem?: Json;
  /** A fault in the program. It ended the match, unless the game's own `fault` input took it. */
  readonly fault?: EngineError;
  /** What a preview changed, although it must change nothing. */
  readonly changed?: string;
}

export class Play {
  /** It advances only on demand. */
  readonly match: Match;
  readonly #seen: Seen;
  readonly #mostFrames: number;

  constructor(match: Match, seen: Seen, mostFrames: number) {
    this.match = match;
    this.#seen = seen;
    this.#mostFrames = mostFrames;
  }

  /** Looks at the position, and advances to the first decision. */
  begin(advance: boolean): Played {
    this.#seen.look(this.match.state, [], 'at the start');
    return this.#settle({ outcome: { kind: 'noChange' }, frames: [] }, advance, 'at the start');
  }

  /** `seat` is null for the system, and for the host when it undoes or redoes. */
  step(step: ScenarioStep, seat: Seat | null, options: { readonly advance: boolean; readonly number: number }): Played {
    const { match } = this;
    const when = `after step ${options.number}`;
    const verb = verbsOf(step)[0];
    if (verb === 'undo') return this.#settle(match.undo(seat), options.advance, when);
    if (verb === 'redo') return this.#settle(match.redo(seat), options.advance, when);
    const input =
      verb === 'answer'
        ? this.#answer(seat as Seat, step.answer ?? null)
        : match.parseInput(seat, toPlain(verb === 'preview' ? step.preview : step.input));
    if (input === undefined) return this.#refused('disallowed', 'noPendingChoice');
    if (!input.ok) return this.#malformed(input.error);
    if (verb === 'preview') return this.#preview(seat, input.value, options.number);
    const { value } = input;
    const submission = seat === null ? match.submitSystem(value) : match.submit(seat, value);
    return this.#settle(submission, options.advance, when);
  }

  /** Everything since the position that was not undone. */
  get events(): readonly Json[] {
    return this.#format(this.match.frames.flatMap((frame) => eventsOf(frame)));
  }

  /** The input that answers the first pending choice of the seat; undefined if none is pending. */
  #answer(seat: Seat, value: Json): Result<AnyInput, readonly Issue[]> | undefined {
    const { game, state, table } = this.match;
    const choice = game.choices(state).find((one) => one.seat === seat);
    if (choice === undefined) return undefined;
    const parsed = game.notation.answer.parse(value, choice, table);
    return parsed.ok ? ok({ kind: 'answer', seat, choice: choice.id, value: parsed.value }) : parsed;
  }

  #preview(seat: Seat | null, input: AnyInput, number: number): Played {
    const { match } = this;
    const { game, state: before, length } = match;
    const hash = game.kernel.hash(before);
    const careful = seat === null ? false : (event: AnyTypes['Event']): boolean => game.revealsTo(event, seat);
    const previewed = game.kernel.preview(before, input, careful);
    const changed =
      match.state !== before || game.kernel.hash(before) !== hash
        ? 'the state'
        : match.length !== length
          ? 'the frames'
          : undefined;
    const rest = { issues: [], ...(changed === undefined ? {} : { changed }) };
    if (!previewed.ok)
      return { outcome: { kind: 'noChange' }, state: before, events: [], fault: previewed.error, ...rest };
    const { outcome, state, uncertain } = previewed.value;
    const events = outcome.kind === 'committed' ? eventsOf(outcome.frame) : [];
    if (seat !== null) this.#seen.look(state, events, `in the preview of step ${number}`, seat);
    return {
      outcome: this.#outcome(outcome),
      ...(uncertain ? { also: 'committed' as const } : {}),
      state,
      events: this.#format(events),
      ...rest,
    };
  }

  /** After a submission: what was shown, the system steps that follow, and what it all came to. */
  #settle(submission: Submission, advance: boolean, when: string): Played {
    const { match } = this;
    const undone = submission.outcome.kind === 'undone';
    const frames: AnyFrame[] = undone ? [] : [...submission.frames];
    this.#look(frames, when);
    const outcome = this.#outcome(submission.outcome);
    const fault = submission.fault === undefined ? {} : { fault: submission.fault };
    const advanced = advance && match.fault === undefined ? this.#advance(frames, when) : {};
    const events = this.#format(frames.flatMap((frame) => eventsOf(frame)));
    return { outcome, issues: [], state: match.state, events, ...fault, ...advanced };
  }

  /** Advances through the system inputs that are due. One that is refused gives the step its outcome. */
  #advance(frames: AnyFrame[], when: string): Pick<Played, 'fault' | 'bySystem'> & { readonly outcome?: StepOutcome } {
    const { match } = this;
    let fault: EngineError | undefined;
    for (let taken = 1; ; taken++) {
      const { state } = match;
      const { outcome, frames: more, ...step } = match.step();
      if (isRefusal(outcome) && outcome.by === 'match' && outcome.code === 'nothingDue') break;
      for (const frame of more) frames.push(frame);
      this.#look(more, when);
      fault ??= step.fault;
      if (match.fault !== undefined) break;
      // If the game's own `fault` input took the fault, its events show it, and play continues.
      if (outcome.kind !== 'committed' && step.fault === undefined) {
        const due = match.game.next(state);
        const bySystem = due === undefined ? null : toPlain(match.game.notation.input.format(due, match.table));
        return { outcome: this.#outcome(outcome), bySystem };
      }
      if (taken >= match.game.longest) return { fault: endless(taken) };
      if (match.length >= this.#mostFrames && match.due) return { fault: tooLong(this.#mostFrames) };
    }
    return fault === undefined ? {} : { fault };
  }

  #look(frames: readonly AnyFrame[], when: string): void {
    const events = frames.flatMap((frame) => eventsOf(frame));
    this.#seen.look(this.match.state, events, when);
  }

  #malformed(issues: readonly Issue[]): Played {
    return { ...this.#refused('invalidInput', 'malformedInput', { issues: toPlain(issues) }), issues };
  }

  #refused(kind: StepOutcome['kind'], code: string, params: Json = {}): Played {
    return { outcome: { kind, code, params }, state: this.match.state, events: [], issues: [] };
  }

  #outcome(outcome: Outcome<AnyTypes>): StepOutcome {
    if (!isRefusal(outcome)) return { kind: outcome.kind };
    return { kind: outcome.kind, code: outcome.code, params: formatParams(outcome.params, this.match.table) };
  }

  #format(events: readonly AnyTypes['Event'][]): readonly Json[] {
    const { game, table } = this.match;
    return events.map((event) => toPlain(game.notation.event.format(event, table)));
  }
}

function endless(inputs: number): EngineError {
  return stopped(`no decision after ${inputs} system inputs`);
}

function tooLong(frames: number): EngineError {
  return stopped(`more than ${frames} frames, the most that a scenario may play`);
}

function stopped(message: string): EngineError {
  return { kind: 'engineError', code: 'wrongResolution', by: 'scenario', message };
}
