/**
 * One run of the rules over one input: it takes diffs, facts and draws one by one and keeps the results. The same
 * class serves every mode, so that the rules always see objects of one shape:
 *
 * - recorded: on a fork, parts cloned on first write, changes and events kept;
 * - checking: the same without events and changes, to learn whether an input is refused;
 * - fast: in place on a state that the caller owns.
 */
import { abort } from './abort.ts';
import { cloneOf } from './draft.ts';
import type { Draft, Owned, Writable } from './draft.ts';
import type { Emitted } from './emitted.ts';
import { engineError } from './engine-error.ts';
import type { EngineError } from './engine-error.ts';
import type { Change } from './frame.ts';
import type { Fact, Maybe, Resolving, Step } from './behaviour.ts';
import { freezeDeep, lookOver } from './freeze.ts';
import { added, NONE } from './grown-list.ts';
import type { Budgets } from './limits.ts';
import type { DrawStep } from './random/draw-step.ts';
import { advanceStream } from './random/streams.ts';
import type { Random } from './random/streams.ts';
import type { GameTypes } from './game-types.ts';
import type { Rules } from './rules.ts';
import { sameData } from './same-data.ts';

/** What all works of one kernel have in common. */
export interface Setting<T extends GameTypes> {
  readonly rules: Rules<T>;
  /** The behaviours' names by position in the order. */
  readonly names: readonly string[];
  /** Scrutinizes recorded runs. */
  readonly development: boolean;
  readonly budgets: Budgets;
}

/** How a run can end before its time, besides an `Abort`: thrown inside, never at a caller. */
export class Broken {
  readonly error: EngineError;
  constructor(error: EngineError) {
    this.error = error;
  }
}

/** Thrown where a careful preview meets chance or a secret. */
export const UNCERTAIN: unique symbol = Symbol('uncertain');

/** More owned objects than this are looked up in a set. */
const FEW = 16;

export class Work<T extends GameTypes> implements Draft<T>, Resolving<T> {
  state: Writable<T['State']>;
  /** False where nobody wants events: build none then. */
  readonly recording: boolean;
  readonly budgets: Budgets;
  changes: readonly Change<T>[] = NONE;
  /** The place of the behaviour at work; a number, because it is set at every one of them. */
  at = 0;
  /** True while the rules' `apply` runs. */
  applying = false;
  /** The diff in hand meanwhile. Fast runs keep none: a young object in an old one costs more than all the rest here. */
  diff: T['Diff'] | undefined = undefined;
  applied = 0;
  /** Diffs and draws so far. */
  steps = 0;
  irreversible = false;
  /** What a step of a resolver threw. */
  thrown: { readonly what: unknown } | null = null;

  readonly #rules: Rules<T>;
  readonly #names: readonly string[];
  readonly #inPlace: boolean;
  readonly #development: boolean;
  /** Present in recorded mode. */
  readonly #emitted: Emitted<T> | null;
  /** In a careful preview: whether an event is one to stop before. */
  readonly #careful: ((event: T['Event']) => boolean) | null;
  #forked = false;
  #few: object[] | null = null;
  #many: Set<object> | null = null;
  #owns = 0;

  /** With `emitted` it is recorded, else one of the other two modes. `careful` is for a recorded one. */
  constructor(
    { rules, names, development, budgets }: Setting<T>,
    state: T['State'],
    mode: Emitted<T> | 'checking' | 'fast',
    careful: ((event: T['Event']) => boolean) | null = null,
  ) {
    this.#rules = rules;
    this.#names = names;
    this.state = state;
    this.#emitted = typeof mode === 'string' ? null : mode;
    this.recording = this.#emitted !== null;
    this.#inPlace = mode === 'fast';
    this.#development = development && this.recording;
    this.budgets = budgets;
    this.#careful = careful;
  }

  /** Begins again on another state; for fast runs, which keep one work for all their steps. */
  reset(state: T['State']): void {
    this.state = state;
    this.applied = 0;
    this.steps = 0;
    this.applying = false;
    this.thrown = null;
  }

  /** The behaviour at work. */
  get by(): string {
    return this.#names[this.at] ?? 'kernel';
  }

  /** Whether a stream was drawn from and no event was made; every other change has one. */
  get tellsNothing(): boolean {
    return this.irreversible && this.changes.every((change) => change.events.length === 0);
  }

  /** The first behaviour that drew, in a recorded run. */
  get drawer(): string {
    return this.changes.find((change) => change.diff?.kind === '$draw')?.by ?? this.by;
  }

  own<V extends object>(value: V, clone?: (value: V) => Owned<V>): Owned<V> {
    if (this.#inPlace) return value as Owned<V>;
    return this.#claim(value, clone);
  }

  /** A resolver's way to do a step. What is thrown in it is remembered, so that nobody can catch it and go on. */
  take(step: Step<T>): void {
    if (this.thrown !== null) throw this.thrown.what;
    try {
      this.do(step);
    } catch (what) {
      this.thrown = { what };
      throw what;
    }
  }

  /** Does one step: applies a diff, keeps a fact, advances a stream. */
  do(step: Step<T>): void {
    const { kind } = step;
    if (kind === '$fact') return this.#fact((step as Fact<T>).event);
    // Facts are not counted: rules leave them out where nobody records.
    if (++this.steps > this.budgets.changesPerInput)
      throw abort('guardExceeded', { guard: 'changesPerInput', limit: this.budgets.changesPerInput });
    if (kind === '$draw') this.#draw(step as DrawStep);
    else if (kind === '$maybe') this.apply((step as Maybe<T>).diff, true);
    else this.apply(step, false);
  }

  /** `maybe`: should it change nothing, it was no diff. */
  apply(diff: T['Diff'], maybe: boolean): void {
    this.applying = true;
    this.applied++;
    if (this.#inPlace) this.#rules.apply(this, diff, undefined);
    else {
      this.diff = diff;
      if (this.#emitted !== null) this.#record(diff, maybe, this.#emitted);
      else {
        this.#fork();
        this.#rules.apply(this, diff, undefined);
      }
      this.diff = undefined;
    }
    this.applying = false;
  }

  #record(diff: T['Diff'], maybe: boolean, emitted: Emitted<T>): void {
    if (typeof diff.kind !== 'string')
      throw new Broken(engineError('wrongResolution', this.by, 'a step must be a diff with a kind', diff));
    // The first diff has the committed state before it, which nobody writes into; later ones need a copy of the record.
    const isFirst = !this.#forked;
    const before = isFirst ? this.state : this.#rules.fork(this.state);
    this.#fork();
    // Nothing is owned then, so that the state before this diff can be given back.
    if (this.#careful !== null || maybe) this.#disown();
    const owns = this.#owns;
    const wasWritten = this.#development ? lookOver(before) : undefined;
    emitted.take();
    this.#rules.apply(this, diff, emitted.emit);
    const events = emitted.take();
    if (maybe && sameData(before, this.state)) {
      this.#giveBack(before, isFirst);
      for (const event of events) this.#fact(event);
      return;
    }
    if (events.length === 0 && (owns !== this.#owns || !sameFields(before, this.state)))
      throw new Broken(
        engineError('silentDiff', this.by, `the diff ${diff.kind} changed the state but emitted no event`, diff),
      );
    if (wasWritten !== undefined) this.#scrutinize(diff, before, wasWritten());
    if (this.#careful !== null && events.some(this.#careful)) {
      this.#giveBack(before, isFirst);
      throw UNCERTAIN;
    }
    this.#notice(events);
    this.changes = added(this.changes, { by: this.by, diff, events });
    if (this.#development) this.#settle();
  }

  /** The state as it was before the diff in hand. */
  #giveBack(before: T['State'], isFirst: boolean): void {
    this.state = before;
    this.#forked = !isFirst;
    this.applied--;
  }

  /** Development: a diff that writes where it must not, or nothing at all. */
  #scrutinize(diff: T['Diff'], before: T['State'], wasWritten: boolean): void {
    if (wasWritten)
      throw new Broken(
        engineError(
          'stateMutated',
          this.by,
          `the diff ${diff.kind} wrote into a typed array that it did not own`,
          diff,
        ),
      );
    if (sameData(before, this.state))
      throw new Broken(
        engineError(
          'emptyDiff',
          this.by,
          `the diff ${diff.kind} changes nothing: leave it out, return a fact instead, or wrap it in maybe`,
          diff,
        ),
      );
  }

  #fact(event: T['Event']): void {
    if (!this.recording) return;
    const events = [event];
    this.#notice(events);
    this.changes = added(this.changes, { by: this.by, events });
  }

  #draw(step: DrawStep): void {
    // Nothing was read: a shuffle of one card, say.
    if (step.words === 0) return;
    if (this.#careful !== null) throw UNCERTAIN;
    this.applied++;
    this.irreversible = true;
    if (!this.#inPlace) this.#fork();
    const state = this.state as { random?: Random };
    if (state.random === undefined)
      throw new Broken(engineError('wrongResolution', this.by, 'a draw needs the substate `random`', step));
    const stream = state.random[step.stream];
    if (stream === undefined)
      throw new Broken(engineError('wrongResolution', this.by, `there is no random stream ${step.stream}`, step));
    if (stream.taken !== step.from)
      throw new Broken(
        engineError(
          'wrongResolution',
          this.by,
          `the stream ${step.stream} has moved since it was read: use a new reader for each step`,
          step,
        ),
      );
    const random = this.own(state.random) as Record<string, typeof stream>;
    random[step.stream] = advanceStream(stream, step);
    state.random = random;
    if (this.recording) this.changes = added(this.changes, { by: this.by, diff: step, events: NONE });
    if (this.#development && !this.#inPlace) this.#settle();
  }

  /** Looks for events that cannot be taken back. */
  #notice(events: readonly T['Event'][]): void {
    for (const event of events) {
      if (this.#careful !== null && this.#careful(event)) throw UNCERTAIN;
      if (event.reveals === true) this.irreversible = true;
      if (event.final === true) this.irreversible = true;
    }
  }

  #fork(): void {
    if (this.#forked) return;
    this.#forked = true;
    this.state = this.#rules.fork(this.state);
  }

  #claim<V extends object>(value: V, clone: ((value: V) => Owned<V>) | undefined): Owned<V> {
    this.#owns++;
    if (this.#few !== null && (this.#many === null ? this.#few.includes(value) : this.#many.has(value)))
      return value as Owned<V>;
    const mine = clone === undefined ? (cloneOf(value) as Owned<V>) : clone(value);
    if (this.#few === null) this.#few = [mine];
    else if (this.#many !== null) this.#many.add(mine);
    else if (this.#few.length < FEW) this.#few.push(mine);
    else this.#many = new Set([...this.#few, mine]);
    return mine;
  }

  /** Development: what is done is frozen, so that a behaviour that writes into the working state is caught. */
  #settle(): void {
    freezeDeep(this.state);
    this.#forked = false;
    this.#disown();
  }

  #disown(): void {
    this.#few = null;
    this.#many = null;
  }
}

/** Whether two states hold the same substates, looked at by identity. */
function sameFields<S extends object>(a: S, b: S): boolean {
  for (const key in a) if (!Object.is(a[key], b[key])) return false;
  return true;
}
