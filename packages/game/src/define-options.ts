/** How a game begins: the request of a host checked, the options that it may bring, and what depends on them. */
import { fail, object, ok } from '@turnwise/kernel';
import type { AnyDefinition } from './game-definition.ts';
import type { Game } from './game.ts';
import type { PlayTypes } from './play-types.ts';
import { createPrepare } from './prepare-setup.ts';
import { setupIssue } from './setup-issue.ts';

type Beginning = 'options' | 'content' | 'seatsFor' | 'seated' | 'worded' | 'streams' | 'prepare' | 'setup';

/** `itself` is the game that has its own words always. */
export function defineOptions<T extends PlayTypes>(
  definition: AnyDefinition<T>,
  itself: () => Game<T>,
): Pick<Game<T>, Beginning> {
  const { options, rules, streams = [] } = definition;
  const { shapes = {}, content, seatsFor, seated, worded } = options ?? {};
  const shape = object(shapes);
  const prepare = createPrepare(definition);
  return {
    options: shapes,
    content,
    seatsFor,
    seated: seated ?? ((given) => given),
    worded: worded && ((given) => (shape.is(given) ? worded(given) : itself())),
    streams: (given) => ('of' in streams ? streams.of(given) : streams),
    prepare,
    setup(request) {
      const context = prepare(request);
      if (!context.ok) return context;
      try {
        // Through the fork, so that every state of the game has one hidden class.
        return ok(rules.fork(definition.setup(context.value)));
      } catch (thrown) {
        return fail([setupIssue(thrown)]);
      }
    },
  };
}
