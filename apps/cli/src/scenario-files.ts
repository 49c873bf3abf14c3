/** The scenario files that a person names, by themselves or by their folders. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { byCodeUnit } from '@turnwise/kernel';
import { Trouble } from './exit.ts';
import type { Io } from './io.ts';
import { filesUnder, isFolder, readText } from './read-file.ts';

const ENDINGS = ['.yaml', '.yml', '.json'];
/** Files that stand beside scenarios and are none: of a package, and rulesets. */
const OTHERS = /^((package(-lock)?|tsconfig(\..*)?)\.json|.+\.ruleset\.\w+)$/;

/** What a scenario says at its top. */
const SAYS_SO = /^\s*(\{\s*)?["']?scenario["']?\s*:/m;

/** Every file once, in order; a name that leads nowhere is told by `onTrouble`, and the others go on. */
export function scenarioFiles(io: Io, names: readonly string[], onTrouble: (trouble: Trouble) => void): string[] {
  const found = (names.length === 0 ? ownFolders(io) : names).flatMap((name) => {
    try {
      return filesOf(io, name);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      onTrouble(error);
      return [];
    }
  });
  return [...new Set(found)];
}

function filesOf(io: Io, name: string): string[] {
  if (!isFolder(io, name)) return [name];
  // Rulesets in a folder of their own, and positions, lie beside scenarios; a file that a person names is looked at in any case.
  const files = filesUnder(io, name, ENDINGS).filter(
    (file) => !OTHERS.test(basename(file)) && SAYS_SO.test(readText(io, file)),
  );
  if (files.length === 0)
    throw new Trouble(
      `${name}: no scenarios in this folder (files that end in ${ENDINGS.join(', ')} and begin with \`scenario: 1\`)`,
    );
  return files;
}

/** Where the repository has parts that may have scenarios. */
const HOMES = ['games', 'packages'];

/** The folder `scenarios` of every game and package, seen from the root of the repository. */
function ownFolders(io: Io): string[] {
  const folders = HOMES.flatMap((home) => partsIn(io, home)).flatMap((part) => {
    const folder = join(part, 'scenarios');
    return existsSync(resolve(io.cwd, folder)) ? [folder] : [];
  });
  if (folders.length === 0)
    throw new Trouble(`there are no scenarios under ${join('games', '*', 'scenarios')}: name a file or a folder`);
  return folders;
}

function partsIn(io: Io, home: string): string[] {
  const path = resolve(io.cwd, home);
  return existsSync(path)
    ? readdirSync(path)
        .toSorted(byCodeUnit)
        .map((name) => join(home, name))
    : [];
}
