/** Every action that there is, in the order in which they are offered. */
import { seat } from '@turnwise/game';
import { DIRECTIONS } from './types.ts';
import type { Action, UnseenInput } from './types.ts';

export const ACTIONS: readonly Action[] = [
  { kind: 'wait' },
  { kind: 'useRift' },
  ...(['move', 'push', 'pull'] as const).flatMap((kind) => DIRECTIONS.map((dir) => ({ kind, dir }))),
];

/** The same as inputs. */
export const INPUTS: readonly UnseenInput[] = ACTIONS.map((action) => ({ ...action, seat: seat(0) }));

/** The number of each kind among them; of those with a direction, the first. */
export const FIRST: Readonly<Record<Action['kind'], number>> = { wait: 0, useRift: 1, move: 2, push: 6, pull: 10 };

/** The place of an action among them. */
export function numberOf(action: Action): number {
  const first = FIRST[action.kind];
  return 'dir' in action ? first + DIRECTIONS.indexOf(action.dir) : first;
}

/** The action of an input. It is one of those above, so that states share them. */
export function actionOf(input: Exclude<UnseenInput, { kind: 'restart' }>): Action {
  return ACTIONS[numberOf(input)] as Action;
}
