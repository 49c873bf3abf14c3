/** A worker thread of Node with a thinker in it, from source or from the build as this module is. */
import { Worker } from 'node:worker_threads';
import type { FromThinker } from '../messages.ts';
import type { Thread, ThreadHears } from '../thread.ts';

/** What a thread is given when it starts. */
export interface ThinkerData {
  readonly registry: string;
}

export function startThinker(registry: string, { onMessage, onEnd }: ThreadHears): Thread {
  const workerData: ThinkerData = { registry };
  const worker = isSource
    ? new Worker(sourceEntry(), { workerData, execArgv: ['--conditions=@turnwise/source'] })
    : new Worker(new URL('worker.js', import.meta.url), { workerData });
  worker.on('message', (message: FromThinker) => onMessage(message));
  worker.on('error', (error) => onEnd(error instanceof Error ? error.message : String(error)));
  worker.on('exit', (code) => onEnd(`it exited with status ${code}`));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    send: (message) => worker.postMessage(message),
    stop: () => void worker.terminate(),
  };
}

const isSource = import.meta.url.endsWith('.ts');

/** A thread does not inherit what lets this one run TypeScript: from source it has to be told first. */
function sourceEntry(): URL {
  const [tsx, source] = [import.meta.resolve('tsx/esm/api'), new URL('worker.ts', import.meta.url).href];
  const text = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(source)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}
