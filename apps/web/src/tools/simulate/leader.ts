/** Leads a simulation: tells about games, hands out games to helpers, and reports while they play. */
import { ownNames } from '@turnwise/bots';
import { seatRange, usualNames, type AnyGame } from '@turnwise/game';
import { reportOf, tablesCsv, tablesOf, type Tally } from '@turnwise/simulate';
import type { SimulateAbout, SimulateAsk, SimulateSays } from './messages.ts';
import { planOf, type SimulationWish } from './plan.ts';
import { spreadGames, type Helper, type Spread, type WorkerSays } from './spread.ts';

/** Milliseconds between two reports. */
const TELLING = 200;

export interface LeaderWorld {
  readonly load: (game: string) => Promise<AnyGame | undefined>;
  readonly start: (wish: SimulationWish, hear: (said: WorkerSays) => void, fail: (error: unknown) => void) => Helper;
  readonly now: () => number;
  readonly say: (said: SimulateSays) => void;
}

export class Leader {
  readonly #world: LeaderWorld;
  #running: Spread | undefined;
  /** Counts what was begun or stopped: what is still being planned learns by it that nobody waits for it. */
  #turn = 0;

  constructor(world: LeaderWorld) {
    this.#world = world;
  }

  /** What fails on the way is told. */
  async hear(ask: SimulateAsk): Promise<void> {
    try {
      switch (ask.kind) {
        case 'about':
          return await this.#about(ask.game);
        case 'simulate':
          return await this.#simulate(ask.wish, ask.workers);
        case 'stop':
          return this.#stop();
      }
    } catch (error) {
      this.#world.say({ kind: 'failed', why: 'failed', text: error instanceof Error ? error.message : String(error) });
    }
  }

  #stop(): void {
    this.#turn++;
    this.#running?.stop();
  }

  async #about(id: string): Promise<void> {
    const { load, say } = this.#world;
    const game = await load(id);
    if (game === undefined) return say({ kind: 'failed', why: 'noGame', text: id });
    const range = seatRange(game, {});
    const { min, max } = range;
    const told: SimulateAbout = {
      title: game.title,
      names: usualNames(range, max),
      isNamed: range.names !== undefined,
      min,
      max,
      bots: [...ownNames(game), 'random', 'greedy', 'search:easy', 'search:medium', 'search:hard'],
      content: (game.content?.shipped ?? []).map(({ id: value, title }) => ({ value, title })),
      contentOption: game.content?.option ?? null,
    };
    say({ kind: 'about', about: told });
  }

  async #simulate(wish: SimulationWish, workers: number): Promise<void> {
    const { load, now, say, start } = this.#world;
    this.#stop();
    const turn = this.#turn;
    const game = await load(wish.game);
    const planned = game && planOf(game, wish);
    if (planned === undefined) return say({ kind: 'failed', why: 'noGame', text: wish.game });
    if (!planned.ok) {
      const text = planned.error.map(({ path, expected }) => `${path}: ${expected}`).join('; ');
      return say({ kind: 'failed', why: 'failed', text });
    }
    const { plan, job } = planned.value;
    const report = (kind: 'progress' | 'done', tally: Tally): void => {
      const made = reportOf(plan, tally);
      const tables = kind === 'done' ? tablesOf(made) : [];
      // A ruleset among the options need not go back and forth.
      say({ kind, report: { ...made, options: {} }, csv: tablesCsv(tables) });
    };
    let told = 0;
    const spread = spreadGames({
      job,
      // It was stopped while the game was loaded.
      workers: turn === this.#turn ? workers : 0,
      start: (hear, fail) => start(wish, hear, fail),
      onProgress(_games, soFar) {
        const time = now();
        if (time - told < TELLING) return;
        told = time;
        report('progress', soFar());
      },
    });
    if (turn === this.#turn) this.#running = spread;
    else spread.stop();
    const result = await spread.result;
    if (result.ok) report('done', result.value);
    else say({ kind: 'failed', why: 'failed', text: result.error.map(({ expected }) => expected).join('; ') });
  }
}
