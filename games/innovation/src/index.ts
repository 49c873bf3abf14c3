export { innovation } from './game.ts';
export { rules as innovationRules } from './rules.ts';
export { stack as innovationStack } from './stack.ts';
export { canAchieve, canDogma, canMeld, canSplay } from './table/can.ts';
export type { Reason } from './table/can.ts';
export { achievementCount, hasIcon, highestTop, iconTotal, topCards, topOf } from './table/selectors.ts';
export { achievementsToWin, fulfils, pointsToAchieve, THRESHOLDS } from './table/thresholds.ts';
export { ageOf, ALL_CARDS, cardNamed, cardOf, CARDS, colourOf, effectsOf } from './cards/catalogue.ts';
export { COLOURS, ICONS, SPECIALS, SPLAYS } from './cards/language.ts';
export type { Card, Colour, CardEffect, Icon, Special, Splay } from './cards/language.ts';
export type {
  Innovation,
  InnovationDiff,
  InnovationEffect,
  InnovationEvent,
  InnovationInput,
  InnovationState,
  InnovationView,
  Player,
} from './types.ts';
