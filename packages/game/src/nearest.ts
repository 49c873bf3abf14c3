import { GAME_LIMITS } from './limits.ts';

const { suggestionWord, suggestionCandidates, suggestionWork } = GAME_LIMITS;

/**
 * The known word that was most likely meant, or undefined if none is close: a third of its letters may be wrong. The work is
 * bounded, whatever is given: long words get no suggestion, and not all of very many known words are compared.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > suggestionWord.usual) return undefined;
  const given = word.toLowerCase();
  const signs = signsOf(word);
  const few = Math.max(word.length > 1 ? 1 : 0, Math.floor(word.length / 3));
  let best: string | undefined;
  let fewest = Infinity;
  let work = 0;
  for (let at = 0; at < known.length && at < suggestionCandidates.usual; at++) {
    const candidate = known[at] as string;
    // There may be ten thousand words, so most are skipped after a quick look.
    if (Math.abs(word.length - candidate.length) > Math.max(few, 2)) continue;
    if (!mayBeNear(signs, signsOf(candidate), Math.max(few, 2))) continue;
    const other = candidate.toLowerCase();
    const most = isPart(given, other) ? 2 : few;
    work += given.length * other.length;
    if (work > suggestionWork.usual) return best;
    const edits = distance(given, other);
    if (edits > most || edits >= fewest) continue;
    fewest = edits;
    best = candidate;
  }
  return best;
}

/** A bit for each letter, digit or other character in the word, ignoring case. */
function signsOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** Each character that only one of them has needs an edit. */
function mayBeNear(a: number, b: number, most: number): boolean {
  return countOf(a & ~b) <= most && countOf(b & ~a) <= most;
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Whether one of them continues where the other ends. */
function isPart(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > 1 && (a.startsWith(b) || b.startsWith(a));
}

/** The number of letters to change, add, remove or swap with the next. */
function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (same ? 0 : 1),
        swapped ? (before[j - 2] as number) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
