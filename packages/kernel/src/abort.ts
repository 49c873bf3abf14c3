/** A controlled way out of the middle of a resolution. The dispatch catches it and returns the outcome `aborted`. */
import type { Params } from './outcome.ts';

export class Abort {
  readonly code: string;
  readonly params: Params;

  constructor(code: string, params: Params) {
    this.code = code;
    this.params = params;
  }
}

/** `throw abort('missingThing', { id })`, from `apply` or from what a behaviour calls. */
export function abort(code: string, params: Params = {}): Abort {
  return new Abort(code, params);
}

/** For a host that runs rules outside a dispatch, such as a setup. */
export function isAbort(thrown: unknown): thrown is Abort {
  return thrown instanceof Abort;
}
