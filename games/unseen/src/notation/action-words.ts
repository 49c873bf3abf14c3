/** Actions as words, for solutions that people read: `move east`, `wait`, `useRift`. */
import { DIRECTIONS } from '../types.ts';
import type { Action } from '../types.ts';

export function formatAction(action: Action): string {
  return 'dir' in action ? `${action.kind} ${action.dir}` : action.kind;
}

export const ACTIONS: readonly Action[] = [
  { kind: 'wait' },
  { kind: 'useRift' },
  ...(['move', 'push', 'pull'] as const).flatMap((kind) => DIRECTIONS.map((dir) => ({ kind, dir }))),
];
const BY_WORDS: ReadonlyMap<string, Action> = new Map(ACTIONS.map((action) => [formatAction(action), action]));

export function parseAction(words: string): Action | undefined {
  return BY_WORDS.get(words);
}
