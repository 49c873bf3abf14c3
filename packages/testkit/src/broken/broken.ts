/** One fault in the sound game: how it is put in, and what the law must say of it. */
import { asAnyGame, defineGame } from '@turnwise/game';
import type { AnyGame, GameDefinition } from '@turnwise/game';
import type { Evaluation, Rules } from '@turnwise/kernel';
import { definition, rules } from './number-game.ts';
import type { NumberDiff, NumberEvent, NumberGame } from './number-game.ts';

export interface BrokenGame {
  readonly law: number;
  readonly fault: string;
  readonly game: AnyGame;
  /** What the law must say of it, where several of its rules might catch it. */
  readonly says?: RegExp;
}

export function broken(
  law: number,
  fault: string,
  change: Partial<GameDefinition<NumberGame>>,
  says?: RegExp,
): BrokenGame {
  const game = asAnyGame(defineGame({ ...definition, ...change }));
  return says === undefined ? { law, fault, game } : { law, fault, game, says };
}

export type Apply = Rules<NumberGame>['apply'];

export function rulesWith(apply: Apply): Rules<NumberGame> {
  return { ...rules, apply };
}

/** The sound change, and another one after it. */
export function withApply(
  more: (draft: Parameters<Apply>[0], diff: NumberDiff) => void,
): Partial<GameDefinition<NumberGame>> {
  return {
    rules: rulesWith((draft, diff, emit) => {
      rules.apply(draft, diff, emit);
      more(draft, diff);
    }),
  };
}

export function eventsWith(change: (event: NumberEvent) => NumberEvent): Partial<GameDefinition<NumberGame>> {
  return {
    rules: rulesWith((draft, diff, emit) =>
      rules.apply(draft, diff, emit === undefined ? undefined : (event) => emit(change(event))),
    ),
  };
}

export function rulesBefore(evaluate: Evaluation<NumberGame>['evaluate']): Rules<NumberGame> {
  return { ...rules, behaviours: [...rules.behaviours, { name: 'before', order: -1, evaluate }] };
}
