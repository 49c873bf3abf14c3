import type { Seat } from '@turnwise/game';

/** What an action was taken with: its targets, those of the ability that it brings, and its parameters, each whole under its name. */
export interface Taken {
  readonly name: string;
  readonly of: 'cards' | 'players' | 'items' | 'mixed' | 'number' | 'word';
  readonly values: readonly number[];
  /** It may be several, so it is told as a list. */
  readonly list: boolean;
  /** Of a parameter that is told to nobody else: the seat that took the action. */
  readonly secret: Seat | null;
}

export const TAKEN_WITH = [
  'cards',
  'players',
  'items',
  'mixed',
  'number',
  'word',
] as const satisfies readonly Taken['of'][];

/** Of every event that is not an action's. */
export const NOTHING_TAKEN: readonly Taken[] = Object.freeze([]);

/** What stands under a name; undefined where nothing does. */
export function takenAs(taken: readonly Taken[], name: string): Taken | undefined {
  for (let i = 0; i < taken.length; i++) if ((taken[i] as Taken).name === name) return taken[i];
  return undefined;
}
