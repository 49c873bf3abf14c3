// A server as one call.
export { startServer } from './start-server.ts';
export type { RunningServer, ServeOptions } from './start-server.ts';
export { USUAL_PORT } from './listen-on.ts';
export type { ListenOptions, Listening } from './listen-on.ts';
// Its parts.
export { createBotPlayers } from './bot-players.ts';
export type { ThinkingTime } from './bot-players.ts';
export { describeLog, LOG_ADDRESSES, readLogAddress } from './log-address.ts';
export type { LogAddress } from './log-address.ts';
export { openLog } from './open-log.ts';
export type { OpenLogOptions } from './open-log.ts';
