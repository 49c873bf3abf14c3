/**
 * A process of Node with a thinker in it, from source or from the build as this module is. It is no thread, because V8's collector can be
 * kept to one thread only by a flag of the whole process: otherwise its helpers take most of a second core for a single search, and two
 * searches side by side have little to gain.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { ToThinker } from '../messages.ts';
import type { Thread, ThreadHears } from '../thread.ts';
import type { FromProcess } from './from-process.ts';
import { listenToLastWords } from './last-words.ts';

export function startThinker(registry: string, { onMessage, onEnd }: ThreadHears): Thread {
  const child = fork(ENTRY, [registry, String(process.pid)], {
    execArgv: [...(isSource ? sourceFlags() : []), '--single-threaded-gc'],
    serialization: 'advanced',
    // A group of its own: Ctrl-C in a terminal, and whatever else a whole group is told, is for the host.
    detached: true,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const lastWords = listenToLastWords(child.stderr as Socket);
  let crash: string | undefined;
  child.on('message', (message: FromProcess) => {
    if (message.kind === 'crashed') {
      crash = message.why;
      return;
    }
    if (message.kind !== 'progress') hold(child, false);
    onMessage(message);
  });
  child.on('error', (error) => onEnd(error.message));
  // When all that it has said is heard.
  child.on('close', (code, signal) => onEnd(crash ?? lastWords() ?? endOf(code, signal)));
  return {
    send(message: ToThinker) {
      if (message.kind === 'think') hold(child, true);
      // Whoever is not there any more is told of by its end.
      child.send(message, () => undefined);
    },
    stop() {
      child.kill('SIGKILL');
      hold(child, false);
    },
  };
}

/** A host stays for as long as something is thought about, or about to be. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const what = isHeld ? 'ref' : 'unref';
  child[what]();
  child.channel?.[what]();
}

function endOf(code: number | null, signal: string | null): string {
  return signal === null ? `it exited with status ${code}` : `it was ended by ${signal}`;
}

const isSource = import.meta.url.endsWith('.ts');
const ENTRY = isSource
  ? new URL('thinker-process.ts', import.meta.url)
  : new URL('thinker-process.js', import.meta.url);

/** A process does not inherit what lets this one run TypeScript. */
function sourceFlags(): readonly string[] {
  return ['--conditions=@turnwise/source', '--import', import.meta.resolve('tsx')];
}
