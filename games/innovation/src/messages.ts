/** All words that people read of Innovation: templates by key, and what an event, an input or a question is called. */
import type { Messages } from '@turnwise/game';
import { CARD_MESSAGES } from './labels/card-texts.ts';
import { TEMPLATES } from './labels/templates.ts';

export { lookUp } from './labels/card-texts.ts';
export { choiceLabel } from './labels/choice-label.ts';
export { eventLabel, eventLevel } from './labels/event-label.ts';
export { inputLabel } from './labels/input-label.ts';
export { refusalLabel } from './labels/refusal-label.ts';

export const MESSAGES: Messages = { ...TEMPLATES, ...CARD_MESSAGES };
