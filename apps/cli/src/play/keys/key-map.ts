/** The keys of a game: what each stands for, and how they are told to people. */
import { formatMessage, SCROLL_KEYS } from '@turnwise/game';
import type { AnyGame, AnyInput, Control, Controls } from '@turnwise/game';

/** Inputs without a seat, by the name of a key. */
export function controlsByKey({ controls }: AnyGame): ReadonlyMap<string, Control<AnyInput>> {
  const all = controls.flatMap((group) => group.keys);
  return new Map(all.flatMap((control) => control.keys.map((key) => [key, control] as const)));
}

/** Each sort of input with its first keys: `arrows`, `go`. */
export function shortLegend(
  game: AnyGame,
  groups: AnyGame['controls'],
): readonly (readonly [keys: string, label: string])[] {
  return groups.map((group) => [waysOf(group)[0] ?? '', labelOf(game, group)]);
}

/** The keys that scroll a drawing; the one that goes home, where somebody has scrolled. */
export function scrollLegend(
  { scroll, messages }: AnyGame,
  isAway: boolean,
): readonly (readonly [keys: string, label: string])[] {
  if (scroll === undefined) return [];
  const { back, ahead, home } = scroll.labels;
  return [
    [SCROLL_KEYS.back[0], formatMessage(messages, back)],
    [SCROLL_KEYS.ahead[0], formatMessage(messages, ahead)],
    ...(isAway ? [['Esc', formatMessage(messages, home)] as const] : []),
  ];
}

/** Each sort of input with all of its keys: `arrows, hjkl`, `go`. */
export function longLegend(game: AnyGame): readonly (readonly [keys: string, label: string])[] {
  return game.controls.map((group) => [waysOf(group).join(', '), labelOf(game, group)]);
}

function labelOf({ messages }: AnyGame, { label }: Controls<AnyInput>): string {
  return formatMessage(messages, label);
}

/** First keys of all inputs of the group together, then second keys and so on. */
function waysOf({ keys }: Controls<AnyInput>): readonly string[] {
  const ways = Math.max(...keys.map((control) => control.keys.length));
  return Array.from({ length: ways }, (_, way) =>
    together(keys.flatMap((control) => control.keys.slice(way, way + 1))),
  );
}

const ARROWS = ['left', 'down', 'up', 'right'];

/** `shift+left, shift+down, …` is `Shift+arrows`; single characters stand side by side. */
function together(keys: readonly string[]): string {
  const [first = ''] = keys;
  const held = first.slice(0, first.lastIndexOf('+') + 1);
  const areArrows = keys.length === ARROWS.length && ARROWS.every((arrow) => keys.includes(held + arrow));
  if (areArrows) return `${keyText(held)}arrows`;
  return keys.map(keyText).join(keys.every((key) => key.length === 1) ? '' : ' ');
}

/** `ctrl+r` as it stands on a keyboard. */
function keyText(key: string): string {
  return key.replaceAll(/[a-z]{2,}/g, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
