/** The known word that somebody most likely meant, or undefined if none is near: a third of its letters may be wrong. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = Infinity;
  for (const candidate of known) {
    const [a, b] = [word.toLowerCase(), candidate.toLowerCase()];
    const most = isPart(a, b) ? 2 : Math.max(word.length > 1 ? 1 : 0, Math.floor(word.length / 3));
    if (Math.abs(a.length - b.length) > most) continue;
    const edits = distance(a, b);
    if (edits > most || edits >= fewest) continue;
    fewest = edits;
    best = candidate;
  }
  return best;
}

/** One of them goes on where the other ends. */
function isPart(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > 1 && (a.startsWith(b) || b.startsWith(a));
}

/** How many letters must be changed, added, removed or swapped with the next. */
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
