/**
 * An encounter that needs no match: `step`, `stepUntilDecision` and `run` over the frames of a history. A fault of a
 * provider, a rule or an effect is recorded, and the encounter is over; nothing is thrown but the error of a loop, and that of
 * a cap that is no number of steps.
 */
import { createKernel, eventsOf, History, ok } from '@turnwise/kernel';
import type { Dispatched, EngineError, Issue, Json, Kernel, Params, Refusal, Result, Seed } from '@turnwise/kernel';
import { choicesOf } from './actions/available-choices.ts';
import type { AvailableChoices } from './actions/available-choices.ts';
import { availableTo } from './available-now.ts';
import { awaited, noIntentAwaited } from './awaited.ts';
import { NO_DICE } from './dice.ts';
import { createLibrary } from './library.ts';
import type { Library } from './library.ts';
import { LOOP_ERROR } from './machine/machine.ts';
import { seatOf } from './offers.ts';
import { overShipped } from './parts.ts';
import type { Parts } from './parts.ts';
import { malformed, plainIntent } from './plain-intent.ts';
import { createEncounterRules } from './rules.ts';
import { readFight, saveFight } from './saved-fight.ts';
import type { EncounterEvent } from './event.ts';
import type { Combatant, EncounterInput, EncounterState, EncounterTypes } from './types.ts';
import type { EncounterPhase, Intent, Rejection } from './words.ts';

export interface StepResult {
  readonly state: EncounterPhase;
  readonly needsIntent: boolean;
  readonly pendingCombatantId: string | null;
  readonly events: readonly EncounterEvent[];
  /** Why the intent of this step was not taken: `actionRejected { rejections }`, or `noIntentAwaited { state, actor }`. */
  readonly refusal?: { readonly code: string; readonly params: Params };
}

/** Too many steps without a decision. The encounter has ended FAULTED before it is thrown. */
export class EncounterLoopError extends Error {
  override readonly name: string = LOOP_ERROR;
}

export class Encounter {
  readonly history: History<EncounterTypes>;
  readonly #library: Library;
  readonly #kernel: Kernel<EncounterTypes>;

  /**
   * Begins at a state: `startOf` makes the first one of a setup. Rulesets and providers are those that ship, with the
   * given ones over them by name.
   */
  constructor(start: EncounterState, parts: Partial<Parts> = {}) {
    const all = overShipped(parts);
    this.#library = createLibrary(all);
    this.#kernel = createKernel(createEncounterRules(all));
    this.history = new History(this.#kernel, start);
  }

  /**
   * From an encounter file, a position (in the middle of a fight too) or a fight that `save` wrote. Only a saved fight has its
   * dice with it; the others need a seed. A document may name the given parts.
   */
  static from(document: unknown, seed?: Seed, parts: Partial<Parts> = {}): Result<Encounter, readonly Issue[]> {
    const start = readFight(document, seed, overShipped(parts));
    return start.ok ? ok(new Encounter(start.value, parts)) : start;
  }

  /** The fight as plain JSON, dice included: `Encounter.from` goes on with it as if nothing had happened. */
  save(): Json {
    return saveFight(this.#kernel, this.state);
  }

  get state(): EncounterState {
    return this.history.state;
  }

  /** What somebody can do now, and what not and why; left out, it is whose turn it is. */
  available(actor: string | null = this.state.machine.current): AvailableChoices {
    return availableTo(this.#library, this.state, actor);
  }

  /**
   * One transition. Without an intent where one is needed, it only tells again what can be done. An intent that is not legal,
   * or that nobody waits for, changes nothing, and `refusal` says why.
   */
  step(intent?: Intent): StepResult {
    const { events, refusal } = intent === undefined ? { events: this.#advance() } : this.#submit(intent);
    const result = this.#result(events, refusal);
    const looped = events.find((event) => event.kind === 'encounterFaulted' && event.errorType === LOOP_ERROR);
    if (looped?.kind === 'encounterFaulted') throw new EncounterLoopError(looped.message);
    return result;
  }

  /** Steps to the next decision or the end, which the last result is. `maxSteps` is a cap for who wants one. */
  stepUntilDecision(intent?: Intent, maxSteps: number = Number.POSITIVE_INFINITY): readonly StepResult[] {
    if (!(maxSteps >= 1)) throw new RangeError(`maxSteps must be at least 1, found ${maxSteps}`);
    const results: StepResult[] = [];
    for (let given = intent; ; given = undefined) {
      if (results.length >= maxSteps) throw this.#loop(maxSteps);
      const result = this.step(given);
      results.push(result);
      if (result.needsIntent || result.state === 'ENDED') return results;
    }
  }

  /** Everything that goes on without a person. */
  run(): readonly StepResult[] {
    return this.stepUntilDecision();
  }

  #advance(): readonly EncounterEvent[] {
    return awaited(this.state) === undefined ? this.#dispatch({ kind: 'step' }) : [this.#needAction()];
  }

  #submit(given: unknown): Pick<StepResult, 'events' | 'refusal'> {
    const pending = awaited(this.state);
    if (pending === undefined) return { events: [], refusal: noIntentAwaited(this.state) };
    const intent = plainIntent(given);
    if (intent === undefined) return this.#rejected(pending, [malformed(given)]);
    const actor = this.state.setup.combatants.find(({ id }) => id === intent.actor) ?? pending;
    const input: EncounterInput = { ...intent, seat: seatOf(actor.side) };
    const done = this.history.dispatch(input);
    const refusal = refusalOf(done);
    if (refusal === undefined) return { events: this.#eventsOf(done) };
    return this.#rejected(pending, (refusal.params['rejections'] ?? []) as readonly Rejection[]);
  }

  /** Told to the one who is asked. Nothing of it is kept. */
  #rejected(pending: Combatant, reasons: readonly Rejection[]): Pick<StepResult, 'events' | 'refusal'> {
    const { id, side } = pending;
    return {
      events: [{ kind: 'actionRejected', combatantId: id, side, reasons }, this.#needAction()],
      refusal: { code: 'actionRejected', params: { rejections: reasons } },
    };
  }

  #needAction(): EncounterEvent {
    const { id, side } = awaited(this.state) as Combatant;
    const available = choicesOf(this.#library.context(this.state, id, NO_DICE));
    return { kind: 'needAction', combatantId: id, side, available };
  }

  #dispatch(input: EncounterInput): readonly EncounterEvent[] {
    return this.#eventsOf(this.history.dispatch(input));
  }

  /** A step that failed, or was broken off (by dice that ran out), becomes a fault. */
  #eventsOf(done: Result<Dispatched<EncounterTypes>, EngineError>): readonly EncounterEvent[] {
    if (!done.ok) return this.#fault(done.error.errorType ?? 'Error', done.error.message);
    const { outcome } = done.value;
    if (outcome.kind === 'aborted') return this.#fault('Error', outcome.code);
    return outcome.kind === 'committed' ? eventsOf(outcome.frame) : [];
  }

  #loop(maxSteps: number): EncounterLoopError {
    const message = `${maxSteps} steps did not lead to a decision`;
    this.#fault(LOOP_ERROR, message);
    return new EncounterLoopError(message);
  }

  #fault(errorType: string, message: string): readonly EncounterEvent[] {
    return this.#dispatch({ kind: 'fault', errorType, message, actor: this.state.machine.current });
  }

  #result(events: readonly EncounterEvent[], refusal: StepResult['refusal']): StepResult {
    const pending = awaited(this.state);
    return {
      state: this.state.machine.state,
      needsIntent: pending !== undefined,
      pendingCombatantId: pending?.id ?? null,
      events,
      ...(refusal === undefined ? {} : { refusal }),
    };
  }
}

function refusalOf(done: Result<Dispatched<EncounterTypes>, EngineError>): Refusal | undefined {
  if (!done.ok) return undefined;
  const { outcome } = done.value;
  return 'code' in outcome ? outcome : undefined;
}
