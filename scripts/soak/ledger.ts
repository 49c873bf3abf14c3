/**
 * What pieces of the soak found, kept in a file, so that a soak that was ended goes on where it was. A line is one piece: its name, what was
 * asked of it, what it found, and which sources it reached. Where those have changed, it is run again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts, Job } from './job.ts';

export interface Ledger {
  /** What a piece found before; undefined where it has to run. */
  found(job: Job, piece: string): { readonly value: unknown } | undefined;
  /** Keeps what a piece found. */
  keep(job: Job, piece: string, value: unknown): void;
}

/** Keeps nothing. */
export const noLedger: Ledger = { found: () => undefined, keep: () => {} };

interface Line {
  readonly key: string;
  readonly piece: string;
  readonly value?: unknown;
}

/** `reached` gives the sources that a job reaches. */
export function openLedger(file: string, reached: (job: Job) => string, { games, seed }: Counts): Ledger {
  const kept = new Map<string, Line>();
  if (existsSync(file))
    for (const text of readFileSync(file, 'utf8').split('\n')) {
      const line = parsed(text);
      if (line !== undefined) kept.set(`${line.piece}\n${line.key}`, line);
    }
  const keys = new Map<Job, string>();
  const keyOf = (job: Job): string => {
    const key = keys.get(job) ?? `${reached(job)} ${games ?? 'usual'} ${seed}`;
    keys.set(job, key);
    return key;
  };
  return {
    found(job, piece) {
      const line = kept.get(`${piece}\n${keyOf(job)}`);
      return line && { value: line.value };
    },
    keep(job, piece, value) {
      const line = JSON.stringify({ key: keyOf(job), piece, value } satisfies Line);
      // The file goes from machine to machine: where this tree lies is nobody's business.
      appendFileSync(file, `${line.replaceAll(ROOT, '.')}\n`);
    },
  };
}

const ROOT = join(import.meta.dirname, '../..');

/** A line that was cut off when the soak was ended is none. */
function parsed(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}
