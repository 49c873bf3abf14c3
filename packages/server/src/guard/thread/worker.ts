/** A thread for what people bring: it checks a document, or tries how a match begins, or has one match. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame, Registry } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { beginHead, checkContent, readContent } from '../../checks.ts';
import type { HeadDraft } from '../../checks.ts';
import { PlatformError } from '../../platform-error.ts';
import { Line } from '../line.ts';
import type { LineMessage } from '../line.ts';
import { FarMatch } from './far-match.ts';
import type { ThreadData } from './start-thread.ts';

/** How much less than the others it gets where there is not enough for all. */
const NICE = 5;

const port = parentPort;
if (port === null) throw new Error('this is for a thread');
const { games: url } = workerData as ThreadData;
const { registry } = (await import(url)) as { readonly registry?: Registry };
if (registry === undefined) throw new Error(`${url} exports no registry of games`);

yieldToOthers();
const line = new Line(port, {});
line.handlers = {
  ...new FarMatch(line, registry).handlers,
  check: (game: string, document: Json) => checkContent(gameOf(game), document),
  read: (game: string, text: string) => readContent(gameOf(game), text),
  begin: (game: string, draft: HeadDraft, content: Json | undefined) => beginHead(gameOf(game), draft, content),
};
port.on('message', (message: LineMessage | 'there') => {
  if (message === 'there') port.postMessage('here');
  else line.hear(message);
});
port.postMessage('ready');

function gameOf(id: string): AnyGame {
  const game = registry?.get(id);
  if (game === undefined) throw new PlatformError('unknownGame');
  return game;
}

/** Rules that burn time must not take it from the server. On Linux a priority is that of one thread; elsewhere it would be everybody's. */
function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, NICE);
  } catch {
    // Then it runs like the others.
  }
}
