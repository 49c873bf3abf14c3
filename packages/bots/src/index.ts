// A bot is a pure function of what a seat sees.
export { conclude, decide, seedOf } from './decide.ts';
export type { Bot, BotLook, Decision, Found, Tried, Report, Thinking } from './bot.ts';
export { inputKey } from './input-key.ts';
export { botNamed } from './bot-name.ts';
export { ownNames, recommendedBot, strongestBot } from './own-names.ts';
export { otherInputs } from './other-inputs.ts';
export { randomBot } from './random-bot.ts';
export { greedyBot } from './greedy-bot.ts';
export { searchBot } from './search-bot.ts';
export { SETTINGS, settingsFor } from './settings.ts';
export { botLook, recheck } from './recheck.ts';
export type { BotMove, Rechecked } from './recheck.ts';
