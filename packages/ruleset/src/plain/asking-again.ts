/** Something that asks before it does anything: when somebody concedes meanwhile, all of it is looked at again (section 6). */
import type { Doing } from './questions.ts';
import { AskAgain } from './violation.ts';

export function* askingAgain<T>(does: () => Doing<T>): Doing<T> {
  for (;;)
    try {
      return yield* does();
    } catch (thrown) {
      if (!(thrown instanceof AskAgain)) throw thrown;
    }
}
