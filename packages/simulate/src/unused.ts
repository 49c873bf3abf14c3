/** What a designer has written and no game has used: dead rules and dead cards. */
import { ownOf } from './own.ts';
import type { Study } from './study.ts';

export interface Unused {
  readonly what:
    | 'input never possible'
    | 'input never chosen'
    | 'rule never at work'
    | 'card never drawn'
    | 'card never played';
  readonly name: string;
}

export function unusedIn({ offered, chosen, rules, cards }: Study): readonly Unused[] {
  const kinds = Object.keys(offered).toSorted();
  const names = Object.keys(cards).toSorted();
  const isPlayed = (name: string): boolean => (cards[name]?.played.seats ?? 0) > 0;
  const isDrawn = (name: string): boolean => (cards[name]?.drawn.seats ?? 0) > 0;
  return [
    ...named(
      'input never possible',
      kinds.filter((kind) => offered[kind] === 0),
    ),
    ...named(
      'input never chosen',
      kinds.filter((kind) => offered[kind] !== 0 && ownOf(chosen, kind) === undefined),
    ),
    ...named(
      'rule never at work',
      Object.keys(rules)
        .filter((name) => rules[name] === 0)
        .toSorted(),
    ),
    ...named(
      'card never drawn',
      names.filter((name) => !isDrawn(name) && !isPlayed(name)),
    ),
    ...named(
      'card never played',
      names.filter((name) => isDrawn(name) && !isPlayed(name)),
    ),
  ];
}

function named(what: Unused['what'], names: readonly string[]): readonly Unused[] {
  return names.map((name) => ({ what, name }));
}
