/** Keys for every input. Letters stand in for arrows where a terminal keeps Shift or Ctrl with them to itself. */
import { message } from '@turnwise/game';
import type { Control, Controls } from '@turnwise/game';
import type { Direction, UnseenInput } from './types.ts';

const ARROWS: readonly (readonly [arrow: string, dir: Direction])[] = [
  ['left', 'west'],
  ['down', 'south'],
  ['up', 'north'],
  ['right', 'east'],
];

export const CONTROLS: readonly Controls<UnseenInput>[] = [
  { label: message('control.go'), keys: directed('move', '', 'hjkl') },
  { label: message('control.push'), keys: directed('push', 'shift+', 'HJKL') },
  { label: message('control.pull'), keys: directed('pull', 'ctrl+', 'aswd') },
  { label: message('control.wait'), keys: [{ keys: ['space', '.'], input: { kind: 'wait' } }] },
  { label: message('control.rift'), keys: [{ keys: ['r'], input: { kind: 'useRift' } }] },
  { label: message('control.restart'), keys: [{ keys: ['x'], input: { kind: 'restart' } }] },
];

/** An arrow and a letter for each direction; the letters in the order of the arrows. */
function directed(kind: 'move' | 'push' | 'pull', held: string, letters: string): readonly Control<UnseenInput>[] {
  return ARROWS.map(([arrow, dir], index) => ({ keys: [held + arrow, letters.charAt(index)], input: { kind, dir } }));
}
