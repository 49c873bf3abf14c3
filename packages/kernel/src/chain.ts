/**
 * Runs the ordered behaviours of one kernel. The first few have their own call sites, and only the rest are called from
 * a loop. A process that plays one game, such as a simulation, then has one callee per call site, and the compiler
 * inlines it. With three behaviours that saves a fifth of a move in fast mode.
 */
import { Abort } from './abort.ts';
import type { Behaviour, Evaluation, Resolution } from './behaviour.ts';
import { engineError, engineErrorFrom } from './engine-error.ts';
import type { EngineError } from './engine-error.ts';
import type { GameTypes } from './game-types.ts';
import { isRecord } from './json.ts';
import { aborted, REFUSALS } from './outcome.ts';
import type { Stop } from './outcome.ts';
import { Broken, UNCERTAIN } from './work.ts';
import type { Work } from './work.ts';

/** How it ended: it went all the way through (undefined), a rule stopped it, it stopped before chance, or it met a fault. */
export type ChainEnd = Stop | EngineError | typeof UNCERTAIN | undefined;

/** Both kinds of behaviour in one form: exactly one of the two functions is present. */
interface Link<T extends GameTypes> {
  readonly evaluate: Evaluation<T>['evaluate'] | undefined;
  readonly resolve: (input: T['Input'], work: Work<T>) => Stop | undefined;
}

export class Chain<T extends GameTypes> {
  /** By position in the order. */
  readonly names: readonly string[];
  readonly #first: Link<T>;
  readonly #second: Link<T>;
  readonly #third: Link<T>;
  readonly #fourth: Link<T>;
  readonly #rest: readonly Link<T>[];

  /** Behaviours in the order in which they are evaluated. */
  constructor(behaviours: readonly Behaviour<T>[]) {
    this.names = behaviours.map((behaviour) => behaviour.name);
    const none: Link<T> = { evaluate: () => undefined, resolve: () => undefined };
    const [first = none, second = none, third = none, fourth = none, ...rest] = behaviours.map(linkOf);
    this.#first = first;
    this.#second = second;
    this.#third = third;
    this.#fourth = fourth;
    this.#rest = rest;
  }

  run(input: T['Input'], work: Work<T>, careful: boolean): ChainEnd {
    try {
      let end: ChainEnd;
      work.at = 0;
      let answer =
        this.#first.evaluate === undefined ? this.#first.resolve(input, work) : this.#first.evaluate(input, work.state);
      if (answer !== undefined && (end = take(answer, work, careful)) !== undefined) return end;
      work.at = 1;
      answer =
        this.#second.evaluate === undefined
          ? this.#second.resolve(input, work)
          : this.#second.evaluate(input, work.state);
      if (answer !== undefined && (end = take(answer, work, careful)) !== undefined) return end;
      work.at = 2;
      answer =
        this.#third.evaluate === undefined ? this.#third.resolve(input, work) : this.#third.evaluate(input, work.state);
      if (answer !== undefined && (end = take(answer, work, careful)) !== undefined) return end;
      work.at = 3;
      answer =
        this.#fourth.evaluate === undefined
          ? this.#fourth.resolve(input, work)
          : this.#fourth.evaluate(input, work.state);
      if (answer !== undefined && (end = take(answer, work, careful)) !== undefined) return end;
      for (const later of this.#rest) {
        work.at++;
        answer = later.evaluate === undefined ? later.resolve(input, work) : later.evaluate(input, work.state);
        if (answer !== undefined && (end = take(answer, work, careful)) !== undefined) return end;
      }
      return undefined;
    } catch (thrown) {
      return endOf(thrown, work);
    }
  }
}

function linkOf<T extends GameTypes>({ evaluate, resolve }: Behaviour<T>): Link<T> {
  return {
    evaluate,
    resolve(input, work) {
      const stop = resolve?.(input, work);
      // An error that it caught around a step still ends the run.
      if (work.thrown !== null) throw work.thrown.what;
      return stop;
    },
  };
}

/** Does what a behaviour returned. Returns an end if that ends the run. */
function take<T extends GameTypes>(answer: NonNullable<Resolution<T>>, work: Work<T>, careful: boolean): ChainEnd {
  if (!Array.isArray(answer)) return checkStop(answer as Stop, work.by);
  if (careful && answer.some((step) => step.kind === '$draw')) return UNCERTAIN;
  for (let i = 0; i < answer.length; i++) work.do(answer[i]);
  return undefined;
}

function endOf<T extends GameTypes>(thrown: unknown, work: Work<T>): ChainEnd {
  if (thrown instanceof Abort) return aborted(thrown.code, thrown.params);
  if (thrown instanceof Broken) return thrown.error;
  if (thrown === UNCERTAIN) return UNCERTAIN;
  const code = work.applying ? 'applyThrew' : 'behaviourThrew';
  return engineErrorFrom(code, work.by, thrown, work.diff);
}

/** An invalid stop is a bug in the behaviour. */
function checkStop(stop: Stop, by: string): Stop | EngineError {
  if (isStop(stop)) return stop;
  return engineError('wrongResolution', by, 'a behaviour must answer with a list of steps, a stop or nothing');
}

function isStop(value: unknown): value is Stop {
  return (
    isRecord(value) &&
    REFUSALS.some((kind) => kind === value['stop']) &&
    typeof value['code'] === 'string' &&
    isRecord(value['params'])
  );
}
