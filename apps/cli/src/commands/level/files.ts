/** The levels that a person names: by their files, by folders of them, or by id. */
import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Json } from '@turnwise/kernel';
import { PROGRESSION } from '@turnwise/unseen';
import { Trouble } from '../../exit.ts';
import type { Io } from '../../io.ts';
import { filesUnder, isFolder, readDocument } from '../../read-file.ts';

const ENDINGS = ['.json', '.yaml', '.yml'];

/** Every name once, in order; with none, the levels that ship. A folder is walked, with the folders in it. */
export function levelNames(io: Io, paths: readonly string[], onTrouble: (trouble: Trouble) => void): string[] {
  const names = (paths.length === 0 ? PROGRESSION.map(({ id }) => id) : paths).flatMap((path) => {
    // What is no file may be the id of a level that ships.
    if (!existsSync(resolve(io.cwd, path)) || !isFolder(io, path)) return [path];
    try {
      return filesIn(io, path);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      onTrouble(error);
      return [];
    }
  });
  return [...new Set(names)];
}

function filesIn(io: Io, folder: string): string[] {
  // An empty name would stand for the folder where one is.
  if (folder === '') throw new Trouble("'': no such file or folder");
  const files = filesUnder(io, folder, ENDINGS);
  if (files.length === 0)
    throw new Trouble(`${folder}: no levels in this folder (files that end in ${ENDINGS.join(', ')})`);
  return files;
}

export function isProgression(name: string): boolean {
  return /^progression\.(json|ya?ml)$/.test(basename(name));
}

/** The documents beside a progression; what is none is left out. */
export async function levelsBeside(io: Io, progression: string): Promise<readonly Json[]> {
  const folder = dirname(progression);
  const files = filesUnder(io, folder, ENDINGS).filter((file) => dirname(file) === folder && !isProgression(file));
  const documents = await Promise.all(
    files.map(async (file) => {
      try {
        return [(await readDocument(io, file)).value];
      } catch (error) {
        if (error instanceof Trouble) return [];
        throw error;
      }
    }),
  );
  return documents.flat();
}
