/** Writes a file that a person named; what goes wrong is one line. */
import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Trouble } from './exit.ts';
import type { Io } from './io.ts';
import { reasonOf } from './read-file.ts';

export function writeText(io: Io, name: string, text: string): void {
  try {
    writeFileSync(resolve(io.cwd, name), text);
  } catch (error) {
    throw new Trouble(`${name}: cannot be written: ${reasonOf(error)}`);
  }
}

/** Finds out now what would go wrong later, when there is something to lose. */
export function checkWritable(io: Io, name: string): void {
  const path = resolve(io.cwd, name);
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw new Trouble(`${name}: cannot be written: ${reasonOf(error)}`);
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new Trouble(`${name}: cannot be written: is a folder, expected a file`);
}
