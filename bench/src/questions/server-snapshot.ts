/** The first input of a long match that was put away: from its snapshot, over from its first record. */
import { createMemoryLog, MemoryStore } from '@turnwise/log';
import type { MatchLog } from '@turnwise/log';
import { openTable } from '@turnwise/table';
import type { AnyGame } from '@turnwise/game';
import { createChooser } from '@turnwise/game';
import type { Question } from '../figure.ts';

const INPUTS = 5_000;
const ROUNDS = 6;

/** The game; it must be one that goes on for so long. */
export const measure: Question = async (about) => {
  const { registry } = (await import('@turnwise/registry')) as { registry: { get(id: string): AnyGame | undefined } };
  const game = registry.get(about) as AnyGame;
  const store = new MemoryStore();
  const log = createMemoryLog(store);
  let ids = 0;
  const id = await longMatch(game, log, () => String(ids++));
  const ratios: number[] = [];
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const kept = store.matches.get(id);
    const snapshot = kept?.snapshot;
    const quick = await firstInput();
    if (kept !== undefined) kept.snapshot = undefined;
    const slow = await firstInput();
    if (kept !== undefined) kept.snapshot = snapshot;
    ratios.push(quick / slow);
    values.push(quick / 1_000);
  }
  return { ratios, values };

  async function firstInput(): Promise<number> {
    const before = process.cpuUsage();
    const opened = await openTable(id, { log, games: () => game, now: () => 1, newId: () => String(ids++) });
    if (!opened.ok) throw new Error(opened.error.code);
    await opened.value.read(({ match }) => match.seats.map((seat) => match.look(seat).view));
    const { user, system } = process.cpuUsage(before);
    return user + system;
  }
};

/** One match with so many inputs: when a game is over, the last input is taken back and another is tried; or undone and done again. */
async function longMatch(game: AnyGame, log: MatchLog, newId: () => string): Promise<string> {
  const prepared = game.prepare({ seed: 3 });
  if (!prepared.ok) throw new Error('no such game');
  const head = {
    id: 'long',
    game: game.id,
    version: game.version,
    at: 1,
    start: { seats: [...prepared.value.seats], options: {}, seed: 3 },
    settings: { undo: 'free', spectators: { allowed: true, delay: 0 }, listed: false, host: 'h' },
  };
  await log.create(head);
  const opened = await openTable('long', {
    log,
    games: () => game,
    now: () => 1,
    newId,
    recordsPerMatch: 2 * INPUTS + 2,
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const chooser = createChooser(3, 'bench');
  for (let made = 0; made < INPUTS;) {
    const next = await table.read(({ match }) => {
      const [seat] = match.toAct;
      return seat === undefined
        ? undefined
        : { seat: match.table.names[seat] as string, raw: match.game.sample(match.state, seat, chooser) };
    });
    const answer =
      next === undefined
        ? await table.enter({ kind: 'undo', seat: null })
        : await table.enter({ kind: 'input', seat: next.seat, input: null }, { raw: next.raw });
    if (answer.kind !== 'done') throw new Error(`the match stopped after ${made} inputs: ${JSON.stringify(answer)}`);
    made++;
  }
  await table.close();
  return 'long';
}
