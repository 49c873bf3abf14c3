/** Tables for tests, over one store in memory. */
import type { AnyGame, Registry } from '@turnwise/game';
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import type { LogRecord, MatchHead, MatchLog } from '@turnwise/log';
import { registry } from '@turnwise/registry';
import { openTable } from '../index.ts';
import type { MatchTable, TableAlarm, TableOptions } from '../index.ts';

export interface Hall {
  readonly store: MemoryStore;
  readonly alarms: TableAlarm[];
  readonly random: (limit: number) => number;
  open(id: string, log?: MatchLog, more?: Partial<TableOptions>): Promise<MatchTable>;
}

let ids = 0;

/** Numbers for a test, the same every time. */
function randomOf(seed: number): (limit: number) => number {
  let state = seed >>> 0 || 1;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export function hallOf(seed: number, games: Registry = registry): Hall {
  const store = new MemoryStore();
  const alarms: TableAlarm[] = [];
  let now = 1_000;
  return {
    store,
    alarms,
    random: randomOf(seed),
    async open(id, log = createMemoryLog(store), more = {}) {
      const opened = await openTable(id, {
        log,
        games: games.get,
        now: () => (now += 7),
        newId: () => `n${ids++}`,
        snapshotEvery: 5,
        patience: { wait: 1 },
        alarm: (alarm) => alarms.push(alarm),
        ...more,
      });
      if (!opened.ok) throw new Error(JSON.stringify(opened.error));
      return opened.value;
    },
  };
}

/** The names that the game gives its seats, else p0 and so on. */
function usualSeats(game: AnyGame): readonly string[] {
  const prepared = game.prepare({ seed: 1 });
  return prepared.ok ? prepared.value.seats : Array.from({ length: game.seats.min }, (_, seat) => `p${seat}`);
}

export async function begin({ store }: Hall, game: string, more: Partial<MatchHead> = {}): Promise<MatchHead> {
  const found = registry.get(game);
  if (found === undefined) throw new Error(game);
  const head: MatchHead = {
    id: `m${ids++}`,
    game,
    version: found.version,
    at: 1_000,
    start: { seats: usualSeats(found), options: {}, seed: 5 },
    settings: { undo: 'free', spectators: { allowed: true, delay: 0 }, listed: true, host: 'h' },
    ...more,
  };
  if ((await createMemoryLog(store).create(head)) !== 'created') throw new Error('not created');
  return head;
}

export async function records({ store }: Hall, id: string): Promise<readonly LogRecord[]> {
  const found: LogRecord[] = [];
  for await (const record of createMemoryLog(store).read(id)) found.push(record);
  return found;
}
