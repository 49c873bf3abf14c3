/** Keys for the inputs of a game that is played with single keys, as one in which somebody walks about. */
import type { Message } from './message.ts';

/** Inputs of one sort, as walking in any direction: together they have one place in a legend. */
export interface Controls<Input> {
  /** What they do, in a word or two. */
  readonly label: Message;
  readonly keys: readonly Control<Input>[];
}

export interface Control<Input> {
  /** Names of keys, the one to show first: `left`, `shift+left`, `ctrl+left`, `h`, `H`, `.`, `space`. */
  readonly keys: readonly string[];
  readonly input: Unseated<Input>;
}

/** An input without its seat, which the host knows. */
export type Unseated<Input> = Input extends unknown
  ? { [Field in keyof Input as Field extends 'seat' ? never : Field]: Input[Field] }
  : never;

/** A key that stands for two inputs, or that hosts keep for themselves, is a fault of the game: the first one found. */
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

/** What hosts do with keys in every game: commit, cancel, undo, redo, preview, next, a line, help, quit, scroll. */
export const HOST_KEYS: readonly string[] = [...PLAY_KEYS, ...Object.values(SCROLL_KEYS).flat()];
