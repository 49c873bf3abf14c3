/** Threads as Node has them. They run our own modules, from source or from the build as this one does. */
import { Worker } from 'node:worker_threads';
import type { Thread, ThreadHears, ThreadKind } from './io.ts';

const MODULES: Readonly<Record<ThreadKind, string>> = { simulation: './simulate/worker' };

export function startThread(kind: ThreadKind, data: unknown, { onMessage, onError }: ThreadHears): Thread {
  const worker = new Worker(entryOf(MODULES[kind]), { workerData: data });
  worker.on('message', onMessage);
  worker.on('error', onError);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    send: (message) => worker.postMessage(message),
    async stop() {
      await worker.terminate();
    },
  };
}

/** A thread does not inherit what lets this one run TypeScript: from source it has to be told first. */
function entryOf(module: string): URL {
  if (!import.meta.url.endsWith('.ts')) return new URL(`${module}.js`, import.meta.url);
  const [tsx, source] = [import.meta.resolve('tsx/esm/api'), new URL(`${module}.ts`, import.meta.url).href];
  const text = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(source)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}
