/**
 * An encounter as the document has it: `step`, `stepUntilDecision` and `run` over the frames of a history. A fault of a
 * provider, a rule or an effect is recorded, and the encounter is over; nothing is thrown but the error of a loop.
 */
import { createKernel, eventsOf, History } from '@turnwise/kernel';
import type { Dispatched, EngineError, Random, Refusal, Result } from '@turnwise/kernel';
import { choicesOf } from './actions/available-choices.ts';
import { awaited } from './awaited.ts';
import { NO_DICE } from './dice.ts';
import { createLibrary } from './library.ts';
import type { Library } from './library.ts';
import { LOOP_ERROR } from './machine/machine.ts';
import { seatOf } from './offers.ts';
import { SHIPPED_PARTS } from './parts.ts';
import type { Parts } from './parts.ts';
import { createEncounterRules } from './rules.ts';
import { startOf } from './start.ts';
import type {
  Combatant,
  EncounterEvent,
  EncounterInput,
  EncounterPhase,
  EncounterSetup,
  EncounterState,
  EncounterTypes,
  Intent,
  Rejection,
} from './types.ts';

export interface StepResult {
  readonly state: EncounterPhase;
  readonly needsIntent: boolean;
  readonly pendingCombatantId: string | null;
  readonly events: readonly EncounterEvent[];
}

/** Too many steps without a decision. The encounter has ended FAULTED before it is thrown. */
export class EncounterLoopError extends Error {
  override readonly name: string = LOOP_ERROR;
}

export class Encounter {
  readonly history: History<EncounterTypes>;
  readonly #library: Library;

  /** Rulesets, providers and tables are those that ship, with the given ones over them by name. */
  constructor(setup: EncounterSetup, random: Random, parts: Partial<Parts> = {}) {
    const { rulesets, providers, content } = SHIPPED_PARTS;
    const all: Parts = {
      rulesets: { ...rulesets, ...parts.rulesets },
      providers: { ...providers, ...parts.providers },
      content: parts.content ?? content,
    };
    this.#library = createLibrary(all);
    const start = startOf(setup, random, this.#library.books(setup).content);
    this.history = new History(createKernel(createEncounterRules(all)), start);
  }

  get state(): EncounterState {
    return this.history.state;
  }

  /** One transition. Without an intent where one is needed it only tells again what can be done. */
  step(intent?: Intent): StepResult {
    const events = intent === undefined ? this.#advance() : this.#submit(intent);
    const result = this.#result(events);
    const looped = events.find((event) => event.kind === 'encounterFaulted' && event.errorType === LOOP_ERROR);
    if (looped?.kind === 'encounterFaulted') throw new EncounterLoopError(looped.message);
    return result;
  }

  /** Steps to the next decision or the end, which the last result is. `maxSteps` is a cap for who wants one. */
  stepUntilDecision(intent?: Intent, maxSteps: number = Number.POSITIVE_INFINITY): readonly StepResult[] {
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

  #submit(intent: Intent): readonly EncounterEvent[] {
    const pending = awaited(this.state);
    const actor = this.state.setup.combatants.find(({ id }) => id === intent.actor);
    const input: EncounterInput = { ...intent, seat: seatOf((actor ?? pending)?.side ?? 'party') };
    const done = this.history.dispatch(input);
    const refusal = refusalOf(done);
    if (refusal === undefined) return this.#eventsOf(done);
    if (pending === undefined) return [];
    const reasons = (refusal.params['rejections'] ?? []) as readonly Rejection[];
    // Nothing of it is kept.
    return [{ kind: 'actionRejected', combatantId: pending.id, side: pending.side, reasons }, this.#needAction()];
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
    const message = `${maxSteps} steps have led to no decision`;
    this.#fault(LOOP_ERROR, message);
    return new EncounterLoopError(message);
  }

  #fault(errorType: string, message: string): readonly EncounterEvent[] {
    return this.#dispatch({ kind: 'fault', errorType, message, actor: this.state.machine.current });
  }

  #result(events: readonly EncounterEvent[]): StepResult {
    const pending = awaited(this.state);
    return {
      state: this.state.machine.state,
      needsIntent: pending !== undefined,
      pendingCombatantId: pending?.id ?? null,
      events,
    };
  }
}

function refusalOf(done: Result<Dispatched<EncounterTypes>, EngineError>): Refusal | undefined {
  if (!done.ok) return undefined;
  const { outcome } = done.value;
  return 'code' in outcome ? outcome : undefined;
}
