/** Matches as files. */
import { isRecord, issue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { Registry } from '@turnwise/game';
import type { Match, MatchDocument } from '@turnwise/match';
import { documentIssues, DOCUMENT_VERSION, loadMatch, OLDEST_VERSION } from '@turnwise/match';
import type { LoadOptions } from '@turnwise/match';
import type { Context } from './context.ts';
import { Trouble } from './exit.ts';
import { LOCAL_LIMITS } from './local-limits.ts';
import type { FileDocument } from './read-file.ts';
import { recognise } from './recognise.ts';
import { writeText } from './write-file.ts';

/** A match out of its document, or one line for each thing that is wrong with it. The system may still be due. */
export function openMatch(context: Context, file: FileDocument, options: LoadOptions = {}): Match {
  checkFormat(file);
  const match = loadMatch(file.value, wordedFor(file.value, context.registry), { limits: LOCAL_LIMITS, ...options });
  if (!match.ok) throw new Trouble(file.lines(match.error));
  return match.value;
}

/** The games with the words of the match's own options. */
function wordedFor(document: Json, registry: Registry): Registry {
  const options = isRecord(document) ? (document['options'] ?? {}) : {};
  return {
    ...registry,
    get(id) {
      const game = registry.get(id);
      return game?.worded?.(options) ?? game;
    },
  };
}

/** The document by itself, for those who only look at it: its fields are sound, its inputs nobody has played. */
export function readMatch(file: FileDocument): MatchDocument {
  checkFormat(file);
  const issues = documentIssues(file.value);
  if (issues.length > 0) throw new Trouble(file.lines(issues));
  return file.value as unknown as MatchDocument;
}

/** A saved match, of the version of the format that is read here. */
function checkFormat(file: FileDocument): void {
  const kind = recognise(file.value);
  if (kind === 'seen')
    throw new Trouble(
      `${file.name}: a record of what a viewer saw cannot be continued: view it with turnwise show or turnwise replay`,
    );
  if (kind !== 'match') {
    const hint =
      kind === 'scenario' ? ': it is a scenario, so use `turnwise scenario run`' : ' (it has no field `turnwise`)';
    throw new Trouble(`${file.name}: not a saved match${hint}`);
  }
  const { turnwise } = file.value as { readonly turnwise: Json };
  const version = Number(turnwise);
  if (Number.isSafeInteger(turnwise) && (version < OLDEST_VERSION || version > DOCUMENT_VERSION)) {
    const known = `version ${OLDEST_VERSION} or ${DOCUMENT_VERSION} of the save format, which this version reads`;
    throw new Trouble(file.lines([issue('turnwise', 'otherFormat', known, turnwise)]));
  }
}

export function saveMatch(context: Context, match: Match, name: string): void {
  writeText(context.io, name, formatMatch(match.save()));
}

/** JSON that a person can read and compare: a line for each field, and one for each input. */
function formatMatch(document: MatchDocument): string {
  const fields = Object.entries(document).map(([key, value]) => `  ${JSON.stringify(key)}: ${formatField(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

function formatField(value: Json): string {
  if (!Array.isArray(value) || !value.some((item) => isRecord(item))) return JSON.stringify(value);
  return `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
}
