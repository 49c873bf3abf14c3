/** Files that a person names: their text, and what stands in them as JSON or YAML. Every problem is one line with its place. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Issue, Json } from '@turnwise/kernel';
import { byCodeUnit, formatIssue } from '@turnwise/kernel';
import type * as Scenarios from '@turnwise/scenario';
import type { SourceDocument } from '@turnwise/scenario';
import { Trouble } from './exit.ts';
import type { Io } from './io.ts';

/** A document with the way back from a path in it to a place in its file. */
export interface FileDocument {
  readonly name: string;
  readonly text: string;
  /** The line of the file on which the text begins, from 1. */
  readonly line: number;
  readonly value: Json;
  /** Issues with the line and column where they stand. */
  readonly placed: (issues: readonly Issue[]) => Issue[];
  /** One line for each issue: `saved.json:3:5 seats[0]: expected a name`. */
  readonly lines: (issues: readonly Issue[]) => string[];
}

export function readText(io: Io, name: string): string {
  try {
    // Some editors begin a file with a mark of its byte order.
    return readFileSync(resolve(io.cwd, name), 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Trouble(`${name}: ${reasonOf(error)}`);
  }
}

/** A file that holds one document. */
export async function readDocument(io: Io, name: string): Promise<FileDocument> {
  return documentOf(await import('@turnwise/scenario'), name, { text: readText(io, name), line: 1 });
}

/** A file of YAML may hold several documents; there is always one. */
export async function readDocuments(io: Io, name: string): Promise<readonly FileDocument[]> {
  const text = readText(io, name);
  // Loaded here, as it is large and most commands read no file.
  const reader = await import('@turnwise/scenario');
  const documents = reader.splitDocuments(text);
  return (documents.length < 2 ? [{ text, line: 1 }] : documents).map((one) => documentOf(reader, name, one));
}

function documentOf({ readSourceText }: typeof Scenarios, name: string, { text, line }: SourceDocument): FileDocument {
  const source = readSourceText(text, { line });
  if (!source.ok)
    throw new Trouble(
      legible(source.error)
        .slice(0, 1)
        .map((one) => issueLine(name, one)),
    );
  const { value, placeOf } = source.value;
  const placed = (issues: readonly Issue[]): Issue[] => issues.map((one) => ({ ...placeOf(one.path), ...one }));
  return { name, text, line, value, placed, lines: (issues) => placed(issues).map((one) => issueLine(name, one)) };
}

/** `file:3:5 path: expected …, found …`. */
export function issueLine(name: string, one: Issue): string {
  return `${name}:${one.line === undefined ? ' ' : ''}${formatIssue(one)}`;
}

/** Issues without the noise: one fault in the text makes others behind it, so the first is enough; no path is a paragraph. */
export function legible<I extends Issue>(issues: readonly I[]): readonly I[] {
  const fault = issues.find((one) => one.code === 'syntax');
  return (fault === undefined ? issues : [fault]).map((one) => ({ ...one, path: shortPath(one.path) }));
}

/** A text that is no YAML may be read as one long key. */
function shortPath(path: string): string {
  const line = path.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_PATH ? `${line.slice(0, LONGEST_PATH - 1)}…` : line;
}

const LONGEST_PATH = 60;

export function isFolder(io: Io, name: string): boolean {
  try {
    return statSync(resolve(io.cwd, name)).isDirectory();
  } catch (error) {
    throw new Trouble(`${name}: ${reasonOf(error)}`);
  }
}

/** Folders that hold nothing which a person wrote. */
const SKIPPED = /^(node_modules|dist|\..*)$/;

/** Every file under a folder with one of these endings, in a fixed order. */
export function filesUnder(io: Io, folder: string, endings: readonly string[]): string[] {
  return entriesOf(io, folder)
    .toSorted((a, b) => byCodeUnit(a.name, b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : filesUnder(io, path, endings);
      return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : [];
    });
}

function entriesOf(io: Io, folder: string): readonly Dirent[] {
  try {
    return readdirSync(resolve(io.cwd, folder), { withFileTypes: true });
  } catch (error) {
    throw new Trouble(`${folder}: cannot be read: ${reasonOf(error)}`);
  }
}

/** Why the system would not, in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code === undefined ? undefined : REASONS[code]) ?? message;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'is a folder, expected a file',
  ENOTDIR: 'part of this path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'too many links',
};
