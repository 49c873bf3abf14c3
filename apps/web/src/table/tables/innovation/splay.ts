/** What is seen of a covered card: of the four spots (top left, then the lower row) those that a splay in this direction uncovers. */
export type Splay = 'left' | 'right' | 'up';

const SEEN: Readonly<Record<Splay, readonly number[]>> = {
  left: [3],
  right: [0, 1],
  up: [1, 2, 3],
};

/** In order from top to bottom, or from left to right; an empty one is a spot with nothing. */
export function iconsSeen(signs: readonly string[], splay: Splay): readonly string[] {
  return SEEN[splay].map((spot) => signs[spot] ?? '');
}
