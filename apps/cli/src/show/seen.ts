/** What somebody saw of a match, out of a file that `replay --export` wrote: header and the last table. */
import { isRecord } from '@turnwise/kernel';
import { loadSeen } from '@turnwise/match';
import type { SeenReplay } from '@turnwise/match';
import { indented, tableText } from '../columns.ts';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { Trouble } from '../exit.ts';
import type { FileDocument } from '../read-file.ts';
import { seenPages } from '../replay/seen-pages.ts';
import type { Eyes } from './match.ts';

export function showSeen(context: Context, file: FileDocument, eyes: Eyes): void {
  const replay = readSeen(file, eyes);
  const { title, game, version, seats, seenBy } = replay.document;
  const { status, result } = replay.at(replay.length).look;
  const { bold, dim } = context.colours;
  say(context, bold(`${title}: what ${seenBy ?? 'a spectator'} saw of a match of ${seats.join(', ')}`));
  const header = [
    ['game', `${game} ${version}`],
    ['frames', String(replay.length)],
    ['result', status === 'faulted' ? 'a fault in the program' : status === 'over' ? resultText(result) : 'not over'],
  ];
  say(context, indented(tableText(header.map(([key = '', value = '']) => [dim(key), value]))));
  say(context);
  say(context, seenPages(replay).page(replay.length).board);
}

/** A look that came out of a file may hold anything there. */
function resultText(result: unknown): string {
  const text = isRecord(result) ? result['text'] : undefined;
  return typeof text === 'string' ? text : 'over';
}

export function seenJson(file: FileDocument, eyes: Eyes): unknown {
  return readSeen(file, eyes).document;
}

function readSeen(file: FileDocument, eyes: Eyes): SeenReplay {
  const loaded = loadSeen(file.value);
  if (!loaded.ok) throw new Trouble(file.lines(loaded.error));
  const only = (['as', 'host'] as const).find((flag) => eyes[flag] !== undefined);
  if (only === undefined) return loaded.value;
  const who = loaded.value.document.seenBy ?? 'a spectator';
  throw new Trouble(`--${only}: ${file.name} holds what ${who} saw, and nothing else`);
}
