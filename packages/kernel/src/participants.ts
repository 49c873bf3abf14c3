/** Runs the ordered behaviours over a piece of work. */
import { Abort } from './abort.ts';
import type { Behaviour } from './behaviour.ts';
import { engineError, engineErrorFrom } from './engine-error.ts';
import type { EngineError } from './engine-error.ts';
import { aborted } from './outcome.ts';
import type { Stop } from './outcome.ts';
import type { GameTypes } from './game-types.ts';
import { Broken, UNCERTAIN } from './work.ts';
import type { Work } from './work.ts';

/** How a run ended: all the way through (undefined), stopped by a rule, before chance, or by a fault. */
export type RunEnd = Stop | EngineError | typeof UNCERTAIN | undefined;

/** Both kinds of behaviour in one shape, for the hot loop. */
export class Participant<T extends GameTypes> {
  readonly name: string;
  readonly evaluate: Behaviour<T>['evaluate'] | undefined;
  readonly resolve: Behaviour<T>['resolve'] | undefined;

  constructor(behaviour: Behaviour<T>) {
    this.name = behaviour.name;
    this.evaluate = behaviour.evaluate;
    this.resolve = behaviour.resolve;
  }
}

export function runParticipants<T extends GameTypes>(
  participants: readonly Participant<T>[],
  input: T['Input'],
  work: Work<T>,
  careful: boolean,
): RunEnd {
  try {
    for (let i = 0; i < participants.length; i++) {
      const participant = participants[i] as Participant<T>;
      work.by = participant.name;
      if (participant.evaluate !== undefined) {
        const resolution = participant.evaluate(input, work.state);
        if (resolution === undefined) continue;
        if (!Array.isArray(resolution)) return checkStop(resolution as Stop, work.by);
        if (careful && resolution.some((step) => step.kind === '$draw')) return UNCERTAIN;
        for (let s = 0; s < resolution.length; s++) work.take(resolution[s]);
      } else if (participant.resolve !== undefined) {
        const stop = participant.resolve(input, work);
        if (stop !== undefined) return checkStop(stop, work.by);
      }
    }
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Abort) return aborted(thrown.code, thrown.params);
    if (thrown instanceof Broken) return thrown.error;
    if (thrown === UNCERTAIN) return UNCERTAIN;
    const code = work.diff === undefined ? 'behaviourThrew' : 'applyThrew';
    return engineErrorFrom(code, work.by, thrown, work.diff);
  }
}

/** A stop that is none is a fault of the behaviour. */
function checkStop(stop: Stop, by: string): Stop | EngineError {
  if (typeof stop === 'object' && stop !== null && typeof stop.stop === 'string' && typeof stop.code === 'string')
    return stop;
  return engineError('wrongResolution', by, 'a behaviour must answer with a list, a stop or nothing');
}
