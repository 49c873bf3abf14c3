/** A folder for the files of one test file, outside the repository. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Scratch {
  readonly cwd: string;
  write(name: string, text: string): void;
  read(name: string): string;
}

export function scratch(): Scratch {
  const cwd = mkdtempSync(join(tmpdir(), 'turnwise-cli-'));
  return {
    cwd,
    write(name, text) {
      mkdirSync(dirname(join(cwd, name)), { recursive: true });
      writeFileSync(join(cwd, name), text);
    },
    read: (name) => readFileSync(join(cwd, name), 'utf8'),
  };
}
