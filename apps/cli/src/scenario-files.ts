/** The scenario files that a person names, by themselves or by their folders. */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Trouble } from './exit.ts';
import type { Io } from './io.ts';
import { filesUnder, isFolder } from './read-file.ts';

const ENDINGS = ['.yaml', '.yml', '.json'];
/** Files that stand beside scenarios and are none: of a package, and rulesets. */
const OTHERS = /^((package(-lock)?|tsconfig(\..*)?)\.json|.+\.ruleset\.\w+)$/;

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
  const files = filesUnder(io, name, ENDINGS).filter((file) => !OTHERS.test(basename(file)));
  if (files.length === 0)
    throw new Trouble(`${name}: no scenarios in this folder (files that end in ${ENDINGS.join(', ')})`);
  return files;
}

/** The folder `scenarios` of every game, seen from the root of the repository. */
function ownFolders(io: Io): string[] {
  const games = existsSync(resolve(io.cwd, 'games')) ? filesUnder(io, 'games', ENDINGS) : [];
  const folders = games.flatMap((file) => /^games[/\\][^/\\]+[/\\]scenarios(?=[/\\])/.exec(file)?.[0] ?? []);
  if (folders.length === 0)
    throw new Trouble(`no scenarios under ${join('games', '*', 'scenarios')} here: name a file or a folder`);
  return [...new Set(folders)];
}
