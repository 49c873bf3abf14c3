/** The one worker of the page, started when it is first needed. */
import type { Json } from '@turnwise/kernel';
import { failTables } from '@turnwise/table-source';
import type { FromWorker, GameSheet, ToWorker } from '../worker/worker-messages.ts';

interface Started {
  readonly worker: Worker;
  readonly port: MessagePort;
}

let started: Started | undefined;
const calls = new Map<number, { resolve: (answer: FromWorker) => void; reject: (error: Error) => void }>();
let last = 0;

/** The way to the tables in the worker. */
export function tablePort(): MessagePort {
  return start().port;
}

/** What a game is like with these options; null for an id that no game has. */
export async function gameSheet(game: string, options: Json = {}): Promise<GameSheet | null> {
  const answer = await ask((call) => ({ kind: 'sheet', call, game, options }));
  return answer.kind === 'sheet' ? answer.sheet : null;
}

/** The options for a table at which these seats are taken; the game itself plays the others, if it can. */
export async function seatedOptions(game: string, options: Json, seats: readonly number[]): Promise<Json> {
  const answer = await ask((call) => ({ kind: 'seated', call, game, options, seats }));
  return answer.kind === 'seated' ? answer.options : options;
}

function ask(question: (call: number) => ToWorker): Promise<FromWorker> {
  const { worker } = start();
  return new Promise((resolve, reject) => {
    const call = ++last;
    calls.set(call, { resolve, reject });
    say(worker, question(call));
  });
}

function start(): Started {
  if (started !== undefined) return started;
  const worker = new Worker(new URL('../worker/table-worker.ts', import.meta.url), { type: 'module', name: 'tables' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
  const { port1, port2 } = new MessageChannel();
  worker.addEventListener('error', ({ message }) => {
    // Its file did not load, or it has failed: whoever waits is told, and the next question starts another.
    worker.terminate();
    if (started?.worker === worker) started = undefined;
    // A file that did not load comes without a message.
    const trouble = message || undefined;
    failTables(port1, trouble);
    const waiting = [...calls.values()];
    calls.clear();
    for (const { reject } of waiting) reject(new Stopped(trouble ?? 'the worker of the tables has stopped'));
  });
  say(worker, { kind: 'tables', port: port2 }, [port2]);
  started = { worker, port: port1 };
  return started;
}

class Stopped extends Error {
  readonly code = 'stopped';
}

function say(worker: Worker, message: ToWorker, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

function hear(message: FromWorker): void {
  const call = calls.get(message.call);
  calls.delete(message.call);
  if (message.kind === 'failed') call?.reject(new Error(message.text));
  else call?.resolve(message);
}
