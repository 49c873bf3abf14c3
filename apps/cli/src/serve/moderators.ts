/** The tokens of moderators, from a file: one on each line; lines that begin with # are left out. */
import type { Io } from '../io.ts';
import { Trouble } from '../exit.ts';
import { readText } from '../read-file.ts';

/** Whoever guesses one may end every match: a short one is refused. */
const SHORTEST = 32;

/** Hashes, as a server takes them. */
export async function moderatorsIn(io: Io, file: string | undefined): Promise<readonly string[]> {
  if (file === undefined) return [];
  const { hashToken } = await import('@turnwise/server');
  const hashes: string[] = [];
  for (const [at, line] of readText(io, file).split('\n').entries()) {
    const token = line.trim();
    if (token === '' || token.startsWith('#')) continue;
    if (token.length < SHORTEST || /\s/.test(token))
      throw new Trouble(`${file}:${at + 1} expected a token of ${SHORTEST} characters or more, without spaces`);
    hashes.push(hashToken(token));
  }
  if (hashes.length === 0) throw new Trouble(`${file}: expected a token on each line, found none`);
  return hashes;
}
