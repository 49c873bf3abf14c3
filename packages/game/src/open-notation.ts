/** Views and positions of a game that hides nothing are written in one way, from the view: a position leaves the streams out. */
import type { OpenPosition } from './game-definition.ts';
import type { PlayTypes } from './play-types.ts';
import type { Notation } from './notation.ts';
import { withoutStreams } from './open-sight.ts';

export function openNotation<T extends PlayTypes>(position: OpenPosition<T>): Pick<Notation<T>, 'position' | 'view'> {
  const { parse, format, comparable, expected } = position;
  return {
    position: {
      parse,
      format: (state, table) => format(withoutStreams<T>(state), table),
      ...(comparable && { comparable: (state, wanted, table) => comparable(withoutStreams<T>(state), wanted, table) }),
      ...(expected && { expected: (state, table) => expected(withoutStreams<T>(state), table) }),
    },
    view: comparable === undefined ? { format } : { format, comparable },
  };
}
