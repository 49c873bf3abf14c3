/** Content of a game from a file of somebody's own, or from a folder that the game makes one document of. */
import type { Content } from '@turnwise/game';
import { fail, ok } from '@turnwise/kernel';
import type { Result } from '@turnwise/kernel';
import type { ContentPart, ContentSource, PlacedIssue, ReadParts } from '@turnwise/scenario';
import { dirname, isAbsolute, join } from 'node:path';
import { Trouble } from './exit.ts';
import type { Io } from './io.ts';
import { filesUnder, isFolder, issueLine, legible, readText } from './read-file.ts';

const ENDINGS = ['.yaml', '.yml', '.json'];

/** The document, with the way back to its files; one line for each file that cannot be read. */
export async function readContentFile(io: Io, name: string, content: Pick<Content, 'merge'>): Promise<ContentSource> {
  const source = await readContent(io, name, content, 'refused');
  if (source.ok) return source.value;
  throw new Trouble(placedLines(source.error));
}

/** The same, with every issue of its text. */
export async function readContent(
  io: Io,
  name: string,
  content: Pick<Content, 'merge'>,
  twice: 'refused' | 'told',
): Promise<Result<ContentSource, readonly PlacedIssue[]>> {
  const { readContentSource } = await import('@turnwise/scenario');
  const source = readContentSource(contentParts(io, name), content, { twice });
  return source.ok ? source : fail(legible(source.error));
}

/** `file:3:5 path: expected …, found …`, one for each. */
export function placedLines(issues: readonly PlacedIssue[]): string[] {
  return issues.map((one) => issueLine(one.file, one));
}

/** The file, or every document under the folder. */
function contentParts(io: Io, name: string): readonly ContentPart[] {
  const files = isFolder(io, name) ? filesUnder(io, name, ENDINGS) : [name];
  if (files.length === 0)
    throw new Trouble(`${name}: no documents in this folder (files that end in ${ENDINGS.join(', ')})`);
  return files.map((file) => ({ name: file, text: readText(io, file) }));
}

/** What a scenario names, read from where it stands, unless the path is a whole one. */
export function partsBeside(io: Io, scenario: string): ReadParts {
  return (name) => {
    try {
      return ok(contentParts(io, isAbsolute(name) ? name : join(dirname(scenario), name)));
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      return fail(error.message);
    }
  };
}
