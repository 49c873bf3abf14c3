/**
 * Reads content of a game (a level, a ruleset) from the texts of its files: one file, or a folder of files that the game
 * merges into one document. Every issue leads back to its file, line and column.
 */
import type { AnyGame, Content } from '@turnwise/game';
import { fail, issue, issuesOfEach, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { readSourceText } from './source-text.ts';
import type { SourceOptions, SourceText } from './source-text.ts';

/** A file with its name, as people know it. */
export interface ContentPart {
  readonly name: string;
  readonly text: string;
}

/** An issue with the file that it is in. */
export interface PlacedIssue extends Issue {
  readonly file: string;
}

interface NamedSource extends SourceText {
  readonly name: string;
}

export interface ContentSource {
  readonly value: Json;
  /** Keys that occur twice in a record of a file. */
  readonly twice: readonly PlacedIssue[];
  /** Where an issue of the document is. */
  readonly placed: (one: Issue) => PlacedIssue;
}

export function readContentSource(
  parts: readonly ContentPart[],
  { merge }: Pick<Content, 'merge'>,
  options: Pick<SourceOptions, 'twice'> = {},
): Result<ContentSource, readonly PlacedIssue[]> {
  const read = parts.map(({ name, text }) => ({ name, source: readSourceText(text, options) }));
  const faults = issuesOfEach(read, ({ name, source }) =>
    source.ok ? [] : source.error.map((one): PlacedIssue => ({ ...one, file: name })),
  );
  if (faults.length > 0) return fail(faults);
  const sources = read.flatMap(({ name, source }): NamedSource[] => (source.ok ? [{ name, ...source.value }] : []));
  const twice = sources.flatMap(({ name, twice: told = [] }) => told.map((one) => ({ ...one, file: name })));
  const [first, second] = sources;
  if (first === undefined) return fail([{ ...issue('', 'noDocument', 'a file'), file: '' }]);
  if (second === undefined) return ok({ value: first.value, twice, placed: (one) => placedIn(first, one) });
  if (merge === undefined)
    return fail([{ ...issue('', 'severalDocuments', 'one document: several are not merged here'), file: second.name }]);
  const { document, issues, originOf } = merge(sources.map(({ value }) => value));
  const placed = (one: Issue): PlacedIssue => {
    const origin = originOf(one.path);
    return placedIn(sources[origin?.part ?? 0] ?? first, { ...one, path: origin?.path ?? one.path });
  };
  if (issues.length === 0) return ok({ value: document, twice, placed });
  return fail(issues.map(({ part, ...one }) => placedIn(sources[part] ?? first, one)));
}

/** What is wrong with a document as content of the game, with paths in the document. */
export function contentIssues(game: AnyGame, { option }: Content, document: Json): readonly Issue[] {
  const prepared = game.prepare({ seed: 1, options: { [option]: document } });
  const under = `options.${option}`;
  return (prepared.ok ? [] : prepared.error)
    .filter(({ path }) => path === under || path.startsWith(`${under}.`) || path.startsWith(`${under}[`))
    .map((one) => ({ ...one, path: one.path.slice(under.length).replace(/^\./, '') }));
}

function placedIn({ name, placeOf }: NamedSource, one: Issue): PlacedIssue {
  return { ...placeOf(one.path), ...one, file: name };
}
