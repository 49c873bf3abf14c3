/** Actions as words, for solutions that people read: `move east`, `wait`, `useRift`. */
import { ACTIONS } from '../actions.ts';
import type { Action } from '../types.ts';

export function formatAction(action: Action): string {
  return 'dir' in action ? `${action.kind} ${action.dir}` : action.kind;
}

const BY_WORDS: ReadonlyMap<string, Action> = new Map(ACTIONS.map((action) => [formatAction(action), action]));

export function parseAction(words: string): Action | undefined {
  return BY_WORDS.get(words);
}
