/** A process of a pool: imports the games that it is told, and thinks. It ends when the one that started it does. */
import { setImmediate } from 'node:timers/promises';
import type { Registry } from '@turnwise/game';
import { createThinker } from '../thinker.ts';
import type { FromProcess } from './from-process.ts';
import type { ToThinker } from '../messages.ts';
import { watchParent } from './watch-parent.ts';

const [url = '', parent = ''] = process.argv.slice(2);

const say = (message: FromProcess): void => void process.send?.(message);

process.on('uncaughtException', (error: unknown) => {
  // It ends when this is on its way, or when nobody is there any more to take it.
  process.send?.({ kind: 'crashed', why: error instanceof Error ? error.message : String(error) }, () =>
    process.exit(1),
  );
});
process.on('disconnect', () => process.exit());

const { registry } = (await import(url)) as { readonly registry?: Registry };
if (registry === undefined) throw new Error(`${url} exports no registry of games`);

const hear = createThinker({ registry, say, now: () => performance.now(), rest: async () => await setImmediate() });
process.on('message', (message: ToThinker) => hear(message));
say({ kind: 'ready' });
watchParent(Number(parent));
