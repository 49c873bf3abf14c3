/** The level that a person names: a file, or the id of one that ships. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { nearest } from '@turnwise/game';
import { LEVELS } from '@turnwise/unseen';
import { Trouble } from '../../exit.ts';
import type { Io } from '../../io.ts';
import { readDocument } from '../../read-file.ts';
import type { FileDocument } from '../../read-file.ts';

export interface LevelSource extends Pick<FileDocument, 'name' | 'value' | 'placed'> {
  /** Undefined for a level that ships, which has no file that a person named. */
  readonly text: string | undefined;
}

/** A file goes before a level that ships. */
export async function readLevelSource(io: Io, name: string): Promise<LevelSource> {
  const value = Object.hasOwn(LEVELS, name) ? LEVELS[name] : undefined;
  if (existsSync(resolve(io.cwd, name)) || /[./\\]/.test(name)) return await readDocument(io, name);
  if (value === undefined) {
    const near = nearest(name, Object.keys(LEVELS));
    throw new Trouble(`${name}: no such file or built-in level${near === undefined ? '' : ` (did you mean ${near}?)`}`);
  }
  return { name, text: undefined, value, placed: (issues) => [...issues] };
}
