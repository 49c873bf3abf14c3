import { expect, test } from 'vitest';
import { type CalledWorker, type CallSays, type CallsPort, serveCalls, WorkerCalls } from './worker-calls.ts';

type Heard = (event: { readonly data: unknown }) => void;

/** A worker in this thread: messages take a turn in both directions. */
function workerOf(answer: (ask: string, progress: (value: unknown) => void) => unknown) {
  const started = { count: 0, ended: 0, break: (_message: string): void => undefined };
  const make = (): CalledWorker => {
    started.count++;
    const [inside, outside]: [Heard[], Heard[]] = [[], []];
    let isOpen = true;
    const port: CallsPort = {
      postMessage: (data: CallSays) => queueMicrotask(() => isOpen && outside.forEach((hear) => hear({ data }))),
      addEventListener: (_type, hear) => void inside.push(hear),
    };
    serveCalls(port, answer);
    return {
      postMessage: (data) => queueMicrotask(() => isOpen && inside.forEach((hear) => hear({ data }))),
      addEventListener(type: 'message' | 'error', hear: never) {
        if (type === 'message') outside.push(hear);
        else started.break = (message) => (hear as (event: { message: string }) => void)({ message });
      },
      terminate() {
        isOpen = false;
        started.ended++;
      },
    };
  };
  return { make, started };
}

test('questions are answered, with progress before', async () => {
  const { make, started } = workerOf((ask, progress) => {
    progress(1);
    return `${ask}!`;
  });
  const calls = new WorkerCalls<string>(make);
  const seen: number[] = [];
  expect(started.count).toBe(0);
  expect(await calls.ask<string, number>('a', (value) => seen.push(value))).toBe('a!');
  expect(await Promise.all([calls.ask<string>('b'), calls.ask<string>('c')])).toEqual(['b!', 'c!']);
  expect(seen).toEqual([1]);
  expect(started.count).toBe(1);
});

test('what is thrown in the worker is thrown here', async () => {
  const { make } = workerOf(() => {
    throw new Error('no');
  });
  await expect(new WorkerCalls<string>(make).ask('a')).rejects.toThrow('no');
});

test('a worker that breaks fails what is open, and the next question starts another', async () => {
  const { make, started } = workerOf((ask) => (ask === 'wait' ? new Promise(() => undefined) : ask));
  const calls = new WorkerCalls<string>(make);
  const open = calls.ask('wait');
  started.break('broken');
  await expect(open).rejects.toThrow('broken');
  expect(await calls.ask('a')).toBe('a');
  expect(started).toMatchObject({ count: 2, ended: 1 });
});

test('ending it drops what is open', async () => {
  const { make, started } = workerOf((ask) => ask);
  const calls = new WorkerCalls<string>(make);
  let answered = false;
  void calls.ask('a').then(() => (answered = true));
  expect(calls.isBusy).toBe(true);
  calls.end();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(answered).toBe(false);
  expect(calls.isBusy).toBe(false);
  expect(started.ended).toBe(1);
});
