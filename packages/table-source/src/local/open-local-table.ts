/** For a page: opens a match, or a replay, in the worker at the other end of a port. */
import type { MatchDocument, SeenDocument } from '@turnwise/match';
import { TableLine } from '../port/table-line.ts';
import type { TablePort } from '../port/table-port.ts';
import type { TableSource } from '../table-source.ts';
import type { LocalRequest } from './local-request.ts';

export interface LocalHooks {
  /** The whole match after everything that changes it, for a page that keeps it. */
  readonly onChange?: (document: MatchDocument) => void;
}

export function openLocalTable(
  port: TablePort,
  request: LocalRequest,
  { onChange }: LocalHooks = {},
): Promise<TableSource> {
  return lineTo(port).open({ kind: 'local', request, keep: onChange !== undefined }, onChange);
}

export function openReplayTable(port: TablePort, document: MatchDocument | SeenDocument): Promise<TableSource> {
  return lineTo(port).open({ kind: 'replay', document });
}

/** The worker at the other end is gone: all that waits for it is told so, tables as well as calls. */
export function failTables(port: TablePort, text?: string): void {
  lineTo(port).fail(text);
}

const LINES = new WeakMap<TablePort, TableLine>();

/** One line for each port, however many tables are behind it. */
function lineTo(port: TablePort): TableLine {
  const line = LINES.get(port) ?? new TableLine(port);
  LINES.set(port, line);
  return line;
}
