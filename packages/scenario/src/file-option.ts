/**
 * `options: { file: … }` of a scenario: content of the game from a file or folder, relative to the scenario. A host reads
 * the files; here they become the option that the game has for its content.
 */
import { asAnyGame } from '@turnwise/game';
import type { HostGame } from '@turnwise/game';
import { fail, formatIssue, isRecord, issue, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { contentIssues, readContentSource } from './content-source.ts';
import type { ContentPart, PlacedIssue } from './content-source.ts';

/** The file with this name, or those of the folder; a message in words if there is none. */
export type ReadParts = (name: string) => Result<readonly ContentPart[], string>;

/** For `RunOptions.prepareOptions`. A game with an option `file` of its own keeps it. */
export function fileOption(read: ReadParts): (game: HostGame, options: Json) => Result<Json, readonly Issue[]> {
  return (hosted, options) => {
    const game = asAnyGame(hosted);
    const { content } = game;
    if (content === undefined || game.options['file'] !== undefined) return ok(options);
    if (!isRecord(options) || options['file'] === undefined) return ok(options);
    const { file, ...others } = options as Readonly<Record<string, Json>>;
    if (typeof file !== 'string') return fail([issue('file', 'wrongShape', 'the name of a file', file)]);
    if (Object.hasOwn(others, content.option))
      return fail([issue('file', 'givenTwice', `either file or ${content.option}`, file)]);
    const parts = read(file);
    if (!parts.ok)
      return fail([issue('file', 'unreadable', `a file or folder that can be read: ${parts.error}`, file)]);
    const source = readContentSource(parts.value, content);
    if (!source.ok) return fail(source.error.map(atFile));
    const { value, placed } = source.value;
    const issues = contentIssues(game, content, value);
    return issues.length > 0
      ? fail(issues.map((one) => atFile(placed(one))))
      : ok({ ...others, [content.option]: value });
  };
}

/** An issue of another file, reported where the scenario names that file. */
function atFile({ file, ...one }: PlacedIssue): Issue {
  return issue('file', one.code, `a valid document; ${file}:${formatIssue(one)}`);
}
