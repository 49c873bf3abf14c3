/** What a selector gives to choose from. */
import type { SelectorNode } from '../nodes.ts';
import type { Target } from '../compiled/compiled.ts';

export function choiceOf({ stack, players, or }: SelectorNode): Target['of'] {
  if (or !== undefined) {
    const [first = 'cards', ...others] = or.map(choiceOf);
    return others.every((one) => one === first) ? first : 'mixed';
  }
  if (stack === true) return 'items';
  return players === undefined ? 'cards' : 'players';
}
