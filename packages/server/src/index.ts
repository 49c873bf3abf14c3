// The server.
export { createServer } from './server.ts';
export type { TurnwiseServer } from './server.ts';
export { USUAL_LIMITS } from './server-options.ts';
export type { ServerLimits, ServerOptions } from './server-options.ts';
export type { BotChoice, BotPlayers, BotRequest } from './bot-players.ts';
export { hashToken, newToken } from './tokens.ts';
