/** A folder that a test may fill. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Folder {
  readonly path: string;
  /** The path of a file in it. */
  file(name: string): string;
  remove(): void;
}

export function freshFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'turnwise-log-'));
  return {
    path,
    file: (name) => join(path, name),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
