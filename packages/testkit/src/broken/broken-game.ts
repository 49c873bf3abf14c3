/** The number game with one fault, and the ways to put a fault into it. */
import { defineGame, asAnyGame } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import type { Evaluation, Rules } from '@turnwise/kernel';
import { changed, rules } from './number-game.ts';
import type { NumberChange } from './number-game.ts';
import type { NumberDiff, NumberEvent, NumberGame } from './number-types.ts';

export interface BrokenGame {
  readonly law: number;
  readonly fault: string;
  readonly game: AnyGame;
  /** What the law must say of it, where several of its rules might catch it. */
  readonly says?: RegExp;
}

export function broken(law: number, fault: string, change: NumberChange, says?: RegExp): BrokenGame {
  const game = asAnyGame(defineGame(changed(change)));
  return says === undefined ? { law, fault, game } : { law, fault, game, says };
}

type Apply = Rules<NumberGame>['apply'];

/** With another `apply`. */
export function rulesWith(apply: Apply): Rules<NumberGame> {
  return { ...rules, apply };
}

/** The sound change, and another one after it. */
export function withApply(more: (draft: Parameters<Apply>[0], diff: NumberDiff) => void): NumberChange {
  return {
    rules: rulesWith((draft, diff, emit) => {
      rules.apply(draft, diff, emit);
      more(draft, diff);
    }),
  };
}

/** The sound change, with other events. */
export function eventsWith(change: (event: NumberEvent) => NumberEvent): NumberChange {
  return {
    rules: rulesWith((draft, diff, emit) =>
      rules.apply(draft, diff, emit === undefined ? undefined : (event) => emit(change(event))),
    ),
  };
}

/** With one more behaviour, before all others. */
export function rulesBefore(evaluate: Evaluation<NumberGame>['evaluate']): Rules<NumberGame> {
  return { ...rules, behaviours: [...rules.behaviours, { name: 'before', order: -1, evaluate }] };
}
