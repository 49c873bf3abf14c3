// What a page knows of a match.
export type {
  Answered,
  FailedBot,
  TableForesight,
  Hint,
  HintWords,
  TableAbout,
  TableLook,
  SourceNews,
  TableSource,
  TableStep,
  TableUpdate,
  TableViewer,
} from './table-source.ts';
export { SourceTrouble, TROUBLE_TEXTS } from './source-trouble.ts';
export type { TroubleCode } from './source-trouble.ts';
export { mayLook } from './may-look.ts';

// A match in a worker: `createLocalHost` there, the others on the page.
export { createLocalHost } from './local/create-local-host.ts';
export type { LocalWorld } from './local/local-tables.ts';
export { failTables, openLocalTable, openReplayTable } from './local/open-local-table.ts';
export type { LocalHooks } from './local/open-local-table.ts';
export type { LocalRequest, LocalSeating } from './local/local-request.ts';
export type { TablePort } from './port/table-port.ts';

// The same without a port, where the games are.
export { openLocal } from './local/local-tables.ts';
export { openReplay } from './replay/open-replay.ts';

// A match at a server.
export { openSocketTable } from './socket/open-socket-table.ts';
export type { SocketRequest } from './socket/open-socket-table.ts';
