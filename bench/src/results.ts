/** Keeps what was measured, with the commit and the machine that it was measured on. No host name, no path. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './measurement.ts';

export interface Results {
  readonly suite: string;
  readonly commit: string;
  /** There were changes that are in no commit. */
  readonly dirty: boolean;
  readonly date: string;
  readonly node: string;
  readonly v8: string;
  readonly cpu: string;
  readonly cores: number;
  readonly measurements: readonly Measurement[];
}

const FOLDER = join(import.meta.dirname, '..', 'results');

/** Writes `results/SUITE-COMMIT.json` and gives its name. */
export function saveResults(suite: string, measurements: readonly Measurement[]): string {
  const results: Results = { suite, ...whereAndWhen(), measurements };
  const name = `${suite}-${results.commit}.json`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), `${JSON.stringify(results, null, 2)}\n`);
  return `bench/results/${name}`;
}

function whereAndWhen(): Omit<Results, 'suite' | 'measurements'> {
  const processors = cpus();
  return {
    commit: git('rev-parse', '--short', 'HEAD'),
    // A result that was saved before is no change of what is measured.
    dirty: git('status', '--porcelain', '--', ':/', ':(exclude,top)bench/results') !== '',
    date: new Date().toISOString(),
    node: process.versions.node,
    v8: process.versions.v8,
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
  };
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
}
