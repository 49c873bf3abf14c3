/**
 * What pieces of the soak found, kept in a file, so that a soak that was ended goes on where it was. A line is one piece: its name, what was
 * asked of it, what it found, and which sources it ran on. Pieces of other sources are run again.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from './job.ts';

export interface Ledger {
  /** What a piece found before; undefined where it has to run. */
  found(piece: string): { readonly value: unknown } | undefined;
  /** Keeps what a piece found. */
  keep(piece: string, value: unknown): void;
}

/** Keeps nothing. */
export const noLedger: Ledger = { found: () => undefined, keep: () => {} };

interface Line {
  readonly key: string;
  readonly piece: string;
  readonly value?: unknown;
}

export function openLedger(file: string, sources: string, { games, seed }: Counts): Ledger {
  const key = `${sources} ${games ?? 'usual'} ${seed}`;
  const kept = new Map<string, unknown>();
  if (existsSync(file))
    for (const text of readFileSync(file, 'utf8').split('\n')) {
      const line = parsed(text);
      if (line?.key === key) kept.set(line.piece, line.value);
    }
  return {
    found: (piece) => (kept.has(piece) ? { value: kept.get(piece) } : undefined),
    keep: (piece, value) => appendFileSync(file, `${JSON.stringify({ key, piece, value } satisfies Line)}\n`),
  };
}

/** A line that was cut off when the soak was ended is none. */
function parsed(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

/** Folders whose files decide what a piece finds. */
const SOURCES = ['packages', 'games', 'scripts/soak', 'package-lock.json'];

/** A hash of every source that a piece may run. Pages for people do not count. */
export function hashSources(root: string): string {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...SOURCES], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const hash = createHash('sha256');
  for (const file of listed.split('\0').toSorted()) {
    if (file === '' || file.endsWith('.md') || !existsSync(join(root, file))) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
