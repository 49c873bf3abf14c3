/**
 * Several labels in one: the words with which all of them begin and those with which all of them end, as in `Block … with Deep Leviathan`.
 * Where there are more labels than are known, their ends may differ and are left out.
 */
export function sharedWords(labels: readonly string[], more: boolean): string {
  const all = labels.map((label) => label.split(' '));
  const [first = []] = all;
  const shortest = Math.min(...all.map(({ length }) => length));
  const begin = countShared(all, shortest);
  if (!more && all.every(({ length }) => length === begin)) return first.join(' ');
  const reversed = all.map((words) => words.toReversed());
  const end = more ? 0 : countShared(reversed, shortest - begin);
  return [...first.slice(0, begin), '…', ...first.slice(first.length - end)].join(' ');
}

/** How many words at the beginning are the same in all of them. */
function countShared(all: readonly (readonly string[])[], most: number): number {
  let count = 0;
  while (count < most && all.every((words) => words[count] === all[0]?.[count])) count++;
  return count;
}
