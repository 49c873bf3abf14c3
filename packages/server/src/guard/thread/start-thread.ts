/** A thread for what people bring, from source or from the build as this module is. */
import { Worker } from 'node:worker_threads';

export interface ThreadData {
  /** The URL of the module with the games. */
  readonly games: string;
}

/** `memory` in megabytes. */
export function startThread(workerData: ThreadData, memory: number): Worker {
  const options = {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: Math.max(4, Math.ceil(memory / 8)) },
  };
  return isSource
    ? new Worker(sourceEntry(), { ...options, execArgv: ['--conditions=@turnwise/source'] })
    : new Worker(new URL('worker.js', import.meta.url), options);
}

const isSource = import.meta.url.endsWith('.ts');

/** A thread does not inherit what lets this one run TypeScript: from source it has to be told first. */
function sourceEntry(): URL {
  const [tsx, source] = [import.meta.resolve('tsx/esm/api'), new URL('worker.ts', import.meta.url).href];
  const text = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(source)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}
