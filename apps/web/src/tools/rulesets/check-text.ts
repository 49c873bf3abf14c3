/** The text of a ruleset, read and checked: what is wrong with it, each issue with its place in the text, and the document if it is sound. */
import { formatIssue, type Issue, type Json } from '@turnwise/kernel';
import { checkRuleset, mergeRulesets } from '@turnwise/ruleset';
import { readContentSource } from '@turnwise/scenario';

export interface TextIssue {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly text: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** Offsets in the text; `to` is behind the last character. */
  readonly from: number;
  readonly to: number;
}

export interface CheckedText {
  /** In the order of the text. */
  readonly issues: readonly TextIssue[];
  /** There where it has no errors. */
  readonly document?: Json;
  readonly name?: string;
  readonly players?: { readonly min: number; readonly max: number };
}

export function checkText(text: string): CheckedText {
  const source = readContentSource([{ name: '', text }], { merge: mergeRulesets }, { twice: 'told' });
  if (!source.ok) return { issues: placedIn(text, source.error, 'error') };
  const { value, twice, placed } = source.value;
  const { ruleset, errors, warnings } = checkRuleset(value);
  const wrong = placedIn(text, [...twice, ...errors.map(placed)], 'error');
  const issues = [...wrong, ...placedIn(text, warnings.map(placed), 'warning')].toSorted((a, b) => a.from - b.from);
  if (ruleset === undefined || wrong.length > 0) return { issues };
  return { issues, document: value, name: ruleset.name, players: ruleset.players };
}

function placedIn(text: string, issues: readonly Issue[], severity: TextIssue['severity']): readonly TextIssue[] {
  const starts = lineStarts(text);
  return issues.map((one) => {
    const line = Math.min(Math.max(1, one.line ?? 1), starts.length);
    const column = Math.max(1, one.column ?? 1);
    const { path: _path, line: _line, column: _column, ...plain } = one;
    const words = formatIssue({ ...plain, path: one.path });
    return { severity, code: one.code, text: words, line, column, ...rangeAt(text, starts, line, column) };
  });
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** A word, a text in quotes, or a flow collection; with a key, its value too if that is on the same line. */
const WORD = `"[^"]*"|'[^']*'|[^\\s,:{}[\\]]+|[{[][^{}[\\]]*[}\\]]`;
const MARKED = new RegExp(`^(?:${WORD})(?::\\s+(?:${WORD}))?`, 'u');

/** What an editor underlines. */
function rangeAt(text: string, starts: readonly number[], line: number, column: number) {
  const start = starts[line - 1] ?? 0;
  const end = (starts[line] ?? text.length + 1) - 1;
  const from = Math.min(start + column - 1, Math.max(start, end - 1), text.length);
  const rest = text.slice(from, end);
  const [word = ''] = MARKED.exec(rest) ?? [];
  return { from, to: Math.min(text.length, from + Math.max(1, word.length)) };
}
