/**
 * The documents of a text. A line `---` begins a document and a line `...` ends one, in YAML, whatever is around them: no
 * quotation and no bracket spans them. The text is split before it is read, so that a document that cannot be read does not
 * affect the others.
 */

/** One document, as it is written. */
export interface SourceDocument {
  readonly text: string;
  /** The line of the whole text on which it begins, from 1. */
  readonly line: number;
}

/** Those that hold anything, in order. Comments and directives before a `---` belong to the document that it begins. */
export function splitDocuments(text: string): readonly SourceDocument[] {
  const found: Part[] = [];
  let part = nothingAt(1);
  for (const [index, line] of linesOf(text).entries()) {
    const mark = MARK.exec(line)?.[1];
    if (mark === '---' && (part.begun || part.filled)) {
      found.push(part);
      part = nothingAt(index + 1);
    }
    part = {
      text: part.text + line,
      line: part.line,
      begun: part.begun || mark === '---',
      filled: part.filled || !(BLANK.test(line.replace(MARK, '')) || (line.startsWith('%') && !part.begun)),
    };
    if (mark === '...') {
      found.push(part);
      part = nothingAt(index + 2);
    }
  }
  return [...found, part].filter(({ filled }) => filled).map(({ text: own, line }) => ({ text: own, line }));
}

/** A document, as far as it has been seen. */
interface Part extends SourceDocument {
  /** Its `---` has been seen. */
  readonly begun: boolean;
  /** It holds more than comments and directives. */
  readonly filled: boolean;
}

function nothingAt(line: number): Part {
  return { text: '', line, begun: false, filled: false };
}

const MARK = /^\uFEFF?(---|\.\.\.)(?=\s|$)/;
/** Nothing, or a comment. */
const BLANK = /^\s*(?:#|$)/;

/** Each with its line break. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}
