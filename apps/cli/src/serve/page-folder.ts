/** The folder with the files of the page: the one that was named, or the one of this repository. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble } from '../exit.ts';
import type { Io } from '../io.ts';

/** The same place from the sources and from what was built of them. */
const OWN = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export function pageFolder({ cwd }: Pick<Io, 'cwd'>, given: string | true): string {
  const folder = given === true ? OWN : resolve(cwd, given);
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new Trouble(
    given === true
      ? '--web: the page was not built yet: npm start does that'
      : `--web: expected a folder with an index.html, found '${given}'`,
  );
}
