/**
 * The file of a tournament: JSON lines. The first says what is played, then comes a line for each game in their order, at last one with the
 * standings. Lines are on the disk before anything else is done, so that whoever is killed loses only the games that were being played.
 */
import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Meeting } from '@turnwise/simulate';
import { Trouble } from '../exit.ts';
import type { Io } from '../io.ts';
import { reasonOf } from '../read-file.ts';

/** What must be the same for games to belong together. */
export type Heading = Readonly<Record<string, unknown>>;

export class ResultLog {
  /** Games that were played before. */
  readonly meetings: readonly Meeting[];
  readonly #name: string;
  readonly #file: number;
  #isWhole: boolean;

  /** Opens the file, or begins it. A line that was being written when somebody was killed is cut off. */
  constructor(io: Io, name: string, heading: Heading) {
    this.#name = name;
    const path = resolve(io.cwd, name);
    const before = existsSync(path) ? this.#tried(() => readFileSync(path)) : Buffer.alloc(0);
    const end = before.lastIndexOf('\n') + 1;
    const lines = before.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
    // A file that is no tournament is left as it is, even where it has no whole line.
    if (end === 0 && before.length > 0 && !JSON.stringify(heading).startsWith(before.toString('utf8')))
      throw new Trouble(`${name}: is not the file of a tournament`);
    this.meetings = this.#read(lines, heading);
    this.#isWhole = lines.length > this.meetings.length + 1;
    this.#file = this.#tried(() => openSync(path, 'a'));
    this.#tried(() => ftruncateSync(this.#file, end));
    if (lines.length === 0) this.#append([heading]);
  }

  add(meetings: readonly Meeting[]): void {
    if (meetings.length > 0) this.#append(meetings);
  }

  /** Writes what all games came to, once. */
  finish(standings: object): void {
    if (!this.#isWhole) this.#append([standings]);
    this.#isWhole = true;
  }

  close(): void {
    closeSync(this.#file);
  }

  #append(values: readonly object[]): void {
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
    this.#tried(() => {
      // All of it, or an error: one call of `writeSync` may write a part where the disk is nearly full.
      writeFileSync(this.#file, text);
      fsyncSync(this.#file);
    });
  }

  #read(lines: readonly string[], heading: Heading): readonly Meeting[] {
    const [first, ...rest] = lines;
    if (first === undefined) return [];
    if (first !== JSON.stringify(heading)) throw new Trouble(this.#other(first, heading));
    const meetings: Meeting[] = [];
    for (const [at, line] of rest.entries()) {
      const value = parsed(line);
      if (value?.['standings'] !== undefined && at === rest.length - 1) break;
      if (value?.['game'] !== at + 1)
        throw new Trouble(`${this.#name}:${at + 2}: expected game ${at + 1} of the tournament`);
      meetings.push(value as unknown as Meeting);
    }
    return meetings;
  }

  /** Which of the things that must be the same is another one. */
  #other(first: string, heading: Heading): string {
    const found = parsed(first);
    if (found?.['tournament'] === undefined) return `${this.#name}: is not the file of a tournament`;
    const name = Object.keys(heading).find((key) => JSON.stringify(found[key]) !== JSON.stringify(heading[key])) ?? '';
    const [was, is] = [found, heading].map((one) => JSON.stringify(one[name]));
    return `${this.#name}: is of another tournament: its ${name} is ${was}, not ${is}`;
  }

  #tried<V>(work: () => V): V {
    try {
      return work();
    } catch (error) {
      throw new Trouble(`${this.#name}: cannot be written: ${reasonOf(error)}`);
    }
  }
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(line) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
