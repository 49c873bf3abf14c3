/** The shape of an action, for histories that are read. */
import { isRecord, issue, object, oneOf } from '@turnwise/kernel';
import type { Shape } from '@turnwise/kernel';
import { DIRECTIONS } from '../types.ts';
import type { Action } from '../types.ts';

const DIRECTED = object({ kind: oneOf(['move', 'push', 'pull']), dir: oneOf(DIRECTIONS) });
const PLAIN = object({ kind: oneOf(['wait', 'useRift']) });

export const ACTION: Shape<Action> = {
  expected: 'an action, such as { kind: move, dir: north }',
  is: (value): value is Action => isRecord(value) && (DIRECTED.is(value) || PLAIN.is(value)),
  issues: (value, path) => (ACTION.is(value) ? [] : [issue(path, 'wrongShape', ACTION.expected, value)]),
};
