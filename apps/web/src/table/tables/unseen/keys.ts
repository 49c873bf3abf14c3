/** The keys of the game, as inputs: arrows go, with Shift they push, with Control they pull; a dot waits, `r` steps through a rift. */
const DIRECTIONS: Readonly<Record<string, string>> = {
  ArrowLeft: 'west',
  ArrowRight: 'east',
  ArrowUp: 'north',
  ArrowDown: 'south',
};

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** `kinds` are the kinds of input that are offered. Undefined where the key is not for the game. */
export function inputOfKey(
  pressed: Pressed,
  kinds: ReadonlySet<string>,
): { readonly kind: string; readonly dir?: string } | undefined {
  if (pressed.altKey || pressed.metaKey || kinds.size === 0) return undefined;
  const dir = DIRECTIONS[pressed.key];
  if (dir !== undefined) return { kind: pressed.shiftKey ? 'push' : pressed.ctrlKey ? 'pull' : 'move', dir };
  if (pressed.ctrlKey || pressed.shiftKey) return undefined;
  if (pressed.key === '.') return { kind: 'wait' };
  return pressed.key === 'r' && kinds.has('useRift') ? { kind: 'useRift' } : undefined;
}
