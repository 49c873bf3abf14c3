/** The server under attack, in a process of its own, so that its memory is its own; or here, for a quick test. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ServerLimits } from '@turnwise/server';
import { memory } from '../../memory.ts';
import { openLab } from './lab.ts';
import type { Lab } from './lab.ts';

export interface Victim {
  readonly url: string;
  readonly memory: () => Promise<Memory>;
  /** Of all matches but this one. */
  readonly records: (without: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface Memory {
  /** Megabytes that are still needed when garbage is collected, those of buffers beside them, and what the process has. */
  readonly heap: number;
  readonly buffers: number;
  readonly rss: number;
}

export type VictimAsk = { readonly ask: 'memory' | 'close' } | { readonly ask: 'records'; readonly without: string };
export type VictimTell = { readonly url: string } | { readonly answer: unknown };

/** `planted`: bytes that it keeps of each message. */
export async function startVictim(limits: Partial<ServerLimits>, apart: boolean, planted = 0): Promise<Victim> {
  if (apart) return startApart(limits, planted);
  const lab = await openLab({ limits });
  plantLeak(lab, planted);
  return victimOf(lab);
}

export function plantLeak({ server }: Lab, bytes: number): void {
  if (bytes === 0) return;
  const kept: number[][] = [];
  server.app.websocketServer.on('connection', (socket) =>
    // A number takes eight.
    socket.on('message', () => kept.push(Array.from({ length: bytes / 8 }, () => Math.random()))),
  );
}

export function victimOf(lab: Lab): Victim {
  return {
    url: lab.url,
    async memory() {
      const heap = memory();
      const { rss, arrayBuffers } = process.memoryUsage();
      return { heap, buffers: arrayBuffers / 1_000_000, rss: rss / 1_000_000 };
    },
    records: (without) => lab.records(without),
    close: () => lab.close(),
  };
}

async function startApart(limits: Partial<ServerLimits>, planted: number): Promise<Victim> {
  const child = fork(join(import.meta.dirname, 'victim-process.ts'), [JSON.stringify(limits), String(planted)], {
    execArgv: ['--import', 'tsx', '--conditions=@turnwise/source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = (await heardFrom(child)) as { readonly url: string };
  const ask = async (what: VictimAsk): Promise<unknown> => {
    const answer = heardFrom(child);
    child.send(what);
    return ((await answer) as { readonly answer: unknown }).answer;
  };
  return {
    url,
    memory: async () => (await ask({ ask: 'memory' })) as Memory,
    records: async (without) => (await ask({ ask: 'records', without })) as string,
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.send({ ask: 'close' } satisfies VictimAsk);
      await gone;
    },
  };
}

function heardFrom(child: ChildProcess): Promise<VictimTell> {
  return new Promise((resolve, reject) => {
    const gone = (status: number | null): void => reject(new Error(`the server is gone: ${status}`));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message as VictimTell);
    });
  });
}
