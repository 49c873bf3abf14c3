/** Keys for the inputs of a game that is played with single keys, such as one where the player walks around. */
import type { Message } from './message.ts';

/** Inputs of one sort, such as walking in any direction. They share one entry in the legend. */
export interface Controls<Input> {
  /** What they do, in one or two words. */
  readonly label: Message;
  readonly keys: readonly Control<Input>[];
}

export interface Control<Input> {
  /** Names of keys, beginning with the one to show: `left`, `shift+left`, `ctrl+left`, `h`, `H`, `.`, `space`. */
  readonly keys: readonly string[];
  readonly input: Unseated<Input>;
}

/** An input without its seat, which the host adds. */
export type Unseated<Input> = Input extends unknown
  ? { [Field in keyof Input as Field extends 'seat' ? never : Field]: Input[Field] }
  : never;

/** Finds the first key that stands for two inputs, or that hosts keep for themselves. Either is a bug in the game. */
export function wrongKey(controls: readonly Controls<unknown>[]): string | undefined {
  const seen = new Set(HOST_KEYS);
  for (const { keys } of controls.flatMap((group) => group.keys))
    for (const key of keys) {
      if (seen.has(key)) return key;
      seen.add(key);
    }
  return undefined;
}

/** Keys that scroll a drawing: back, ahead, and home. */
export const SCROLL_KEYS = {
  back: ['<', '['],
  ahead: ['>', ']'],
  pageBack: ['pageup'],
  pageAhead: ['pagedown'],
  home: ['home'],
} as const;

const PLAY_KEYS = ['return', 'enter', 'escape', 'u', 'U', 'ctrl+r', 'p', 'n', ':', '?', 'q'];

/** The keys that hosts use in every game: commit, cancel, undo, redo, preview, next, a line, help, quit, scroll. */
export const HOST_KEYS: readonly string[] = [...PLAY_KEYS, ...Object.values(SCROLL_KEYS).flat()];
