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

/**
 * Whether keys that are pressed here are for the table: on it, or nowhere. A button that was just pressed keeps the focus and has no use for
 * arrows; in the log and in panels arrows go from name to name, and where something scrolls they scroll it.
 */
export function isForTable(target: Element | null, table: Element): boolean {
  if (target === null) return true;
  if (target.closest('input, textarea, select, dialog, [popover], [contenteditable]') !== null) return false;
  if (target.matches('body') || table.contains(target)) return true;
  return target.matches('button') && target.closest('[role=log], aside') === null;
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
