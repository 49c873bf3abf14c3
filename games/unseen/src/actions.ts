/** Every action that there is, in the order in which they are offered. */
import { DIRECTIONS } from './types.ts';
import type { Action } from './types.ts';

export const ACTIONS: readonly Action[] = [
  { kind: 'wait' },
  { kind: 'useRift' },
  ...(['move', 'push', 'pull'] as const).flatMap((kind) => DIRECTIONS.map((dir) => ({ kind, dir }))),
];
