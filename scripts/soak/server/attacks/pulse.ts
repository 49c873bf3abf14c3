/** Somebody who plays on while others attack: moves and takes them back, and measures how long each takes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { askAt, seatAllAt } from './ask.ts';
import { Talker } from './talker.ts';

export interface Beats {
  readonly count: number;
  readonly median: number;
  readonly high: number;
  readonly worst: number;
  /** What was not answered as it should be. */
  readonly wrong: number;
}

/** Milliseconds between two moves. */
const EVERY = 10;

export class Pulse {
  readonly #talker: Talker;
  readonly match: string;
  readonly #token: string;
  #times: number[] = [];
  #wrong = 0;
  #moves = 0;
  #running = false;
  #run: Promise<void> = Promise.resolve();

  constructor(url: string, match: string, token: string) {
    this.#talker = new Talker(url);
    this.match = match;
    this.#token = token;
  }

  static async begin(url: string): Promise<Pulse> {
    const { match, tokens } = await seatAllAt(url, { game: 'tic-tac-toe', undo: 'free', listed: false });
    const pulse = new Pulse(url, match, tokens.get('X') ?? '');
    await pulse.#talker.hello(match, pulse.#token, { deltas: true });
    return pulse;
  }

  start(): void {
    this.#times = [];
    this.#wrong = 0;
    this.#running = true;
    this.#run = this.#beat();
  }

  async stop(): Promise<Beats> {
    this.#running = false;
    await this.#run;
    const sorted = this.#times.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
    return { count: sorted.length, median: at(0.5), high: at(0.99), worst: at(1), wrong: this.#wrong };
  }

  /** Whether its match is where its own moves have brought it: two records for the seats, one for each move. */
  async isSound(url: string): Promise<boolean> {
    const { body } = await askAt(url, 'GET', `matches/${this.match}`, { token: this.#token });
    return body.place === this.#moves + 2;
  }

  close(): void {
    this.#talker.close();
  }

  async #beat(): Promise<void> {
    while (this.#running) {
      const id = `beat-${this.#moves}`;
      const isMove = this.#moves % 2 === 0;
      const act = isMove ? { type: 'action.submit', input: { kind: 'place', cell: 4 } } : { type: 'undo' };
      const begun = performance.now();
      const { type } = await this.#talker.answer({ ...act, id, match: this.match }).catch(() => ({ type: 'closed' }));
      this.#times.push(performance.now() - begun);
      if (type === 'result') this.#moves++;
      else this.#wrong++;
      if (type === 'closed') return;
      await sleep(EVERY);
    }
  }
}
