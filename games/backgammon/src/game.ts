/** Backgammon as a host sees it. */
import { defineGame } from '@turnwise/game';
import type { Game } from '@turnwise/game';
import { draw } from './draw.ts';
import { evaluate } from './evaluate.ts';
import { eventLabel, inputLabel } from './labels.ts';
import { messages } from './messages.ts';
import { notation } from './notation.ts';
import { offers, sample } from './offers.ts';
import { SIDES, startingCheckers, WHITE } from './places.ts';
import { next, rules, toAct } from './rules.ts';
import { stage } from './scene.ts';
import type { Backgammon } from './types.ts';
import { result } from './victory.ts';

export const backgammon: Game<Backgammon> = defineGame<Backgammon>({
  id: 'backgammon',
  version: '1.0.0',
  title: 'Backgammon',
  summary: 'A race of fifteen checkers each, by the dice.',
  seats: { min: 2, max: 2, names: SIDES },
  streams: ['dice'],
  rules,
  setup: ({ random }) => ({
    white: startingCheckers(),
    black: startingCheckers(),
    phase: 'opening',
    next: WHITE,
    dice: [],
    random,
  }),
  play: {
    toAct,
    offers,
    result,
    next,
    sample,
    longest: 5000,
  },
  words: {
    messages,
    notation,
    inputLabel,
    eventLabel,
  },
  bots: {
    evaluate,
    opposed: true,
    recommended: 'search:medium',
    search: { exploration: 0.2, prior: 1, worlds: 100 },
    strengths: { easy: 20, medium: 300, hard: 4000 },
  },
  stage: { draw, ...stage },
});
