/** A thread with the file in it, from source or from the build as this module is. */
import { Worker } from 'node:worker_threads';
import type { KeeperData } from './messages.ts';

export function startThread(workerData: KeeperData): Worker {
  return isSource
    ? new Worker(sourceEntry(), { workerData, execArgv: ['--conditions=@turnwise/source'] })
    : new Worker(new URL('worker.js', import.meta.url), { workerData });
}

const isSource = import.meta.url.endsWith('.ts');

/** A thread does not inherit what lets this one run TypeScript: from source it has to be told first. */
function sourceEntry(): URL {
  const [tsx, source] = [import.meta.resolve('tsx/esm/api'), new URL('worker.ts', import.meta.url).href];
  const text = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(source)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}
