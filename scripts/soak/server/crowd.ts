/** Groups of several games at once, what they wrote down, and the judge of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchLog } from '@turnwise/log';
import { Door } from './door.ts';
import { Group } from './group.ts';
import { Judge } from './judge.ts';
import { Notebook } from './notebook.ts';

export interface CrowdOptions {
  readonly seed: number;
  readonly isTwin?: boolean;
  readonly think?: number;
  readonly undo?: number;
  readonly bare?: number;
  readonly games?: readonly string[];
  /** Games at which the last seat is a bot's. */
  readonly botGames?: readonly string[];
  /** Where those who look on come in, if that is elsewhere. */
  readonly watchedFrom?: Door;
}

/** By how many seats each is played. */
const SEATS: Readonly<Record<string, number>> = {
  'tic-tac-toe': 2,
  'connect-four': 2,
  innovation: 2,
  duel: 2,
  whist: 4,
  'rock-paper-scissors': 2,
  encounter: 2,
};
const GAMES: readonly string[] = Object.keys(SEATS);

/** Four of them, others with every seed: enough for load, and a server with less to do comes back sooner. */
export function someGames(seed: number): readonly string[] {
  return [...GAMES, ...GAMES].slice(seed % GAMES.length).slice(0, 4);
}

export class Crowd {
  readonly door = new Door();
  readonly notebook = new Notebook();
  readonly judge = new Judge(this.notebook);
  readonly groups: readonly Group[];
  readonly #faults: string[] = [];

  constructor({ games = GAMES, botGames = [], ...options }: CrowdOptions) {
    const { door, notebook } = this;
    const usual = { door, notebook, isTwin: false, think: 15, undo: 40, bare: 3, ...options };
    this.groups = [...games, ...botGames].map(
      (game, at) =>
        new Group({
          ...usual,
          game,
          bots: at < games.length ? 0 : 1,
          seed: options.seed * 100 + at,
          chairs: SEATS[game] ?? 2,
        }),
    );
  }

  start(): void {
    for (const group of this.groups) group.start();
  }

  /** How many inputs were acknowledged. */
  get done(): number {
    return this.groups.reduce((sum, { counts }) => sum + counts.done, 0);
  }

  /** Waits until so many more are acknowledged, or it is too long; how long it took. */
  async goesOn(count: number, milliseconds = 60_000): Promise<number> {
    const [begun, before] = [Date.now(), this.done];
    while (this.done < before + count) {
      if (Date.now() > begun + milliseconds) {
        this.fault(`after ${milliseconds} ms, ${this.done - before} of ${count} inputs were acknowledged`);
        break;
      }
      await sleep(2);
    }
    return Date.now() - begun;
  }

  /** Waits until every match that is being played has gone on. */
  async allGoOn(milliseconds = 60_000): Promise<void> {
    const end = Date.now() + milliseconds;
    const before = this.groups.map(({ counts }) => counts.done);
    for (const [at, { counts, game }] of this.groups.entries()) {
      while (counts.done <= (before[at] ?? 0) && Date.now() < end) await sleep(5);
      if (counts.done <= (before[at] ?? 0)) this.fault(`${game} did not go on within ${milliseconds} ms`);
    }
  }

  fault(text: string): void {
    this.#faults.push(text);
  }

  /** Ends the play and waits until all who are at a match are at the same place. */
  async quiet(): Promise<void> {
    await Promise.all(this.groups.map((group) => group.stop()));
    const end = Date.now() + 30_000;
    const isLevel = ({ standing }: Group): boolean => new Set(standing?.places).size <= 1;
    while (!this.groups.every(isLevel) && Date.now() < end) await sleep(20);
  }

  /** The last judgement: nobody is connected any more, and everybody has seen the newest place. */
  async conclude(log: MatchLog): Promise<void> {
    this.close();
    await this.door.empty();
    await this.judge.examine(log);
    for (const { standing, game } of this.groups) {
      if (standing === undefined) continue;
      const { match, places } = standing;
      const length = this.judge.length(match);
      if (places.some((place) => place !== length))
        this.fault(`${game} ${match}: there are ${length} records, and clients have ${places.join(', ')}`);
    }
  }

  close(): void {
    for (const group of this.groups) group.close();
  }

  get faults(): readonly string[] {
    return [...this.#faults, ...this.judge.faults, ...this.groups.flatMap(({ faults }) => faults)];
  }

  /** What happened, in one line. */
  get text(): string {
    const { counts, codes } = this.notebook;
    const sum = (of: (group: Group) => number): number => this.groups.reduce((all, group) => all + of(group), 0);
    const told = [...codes].map(([code, count]) => `${code} ${count}`).toSorted();
    return [
      `${sum((one) => one.counts.matches)} matches of ${new Set(this.groups.map(({ game }) => game)).size} games, ${sum((one) => one.counts.over)} to their end`,
      `${counts.sent} inputs sent, ${counts.acknowledged} acknowledged and ${counts.repeated} again, ${counts.refused} refused, ${sum((one) => one.counts.unknown)} never answered`,
      `${this.judge.counts.records} records and ${this.judge.counts.sightings} views judged`,
      `looks asked for again ${sum((one) => one.mended)}`,
      `codes: ${told.join(', ') || 'none'}`,
    ].join('; ');
  }
}
