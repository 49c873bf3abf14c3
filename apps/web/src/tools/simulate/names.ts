/** What a report calls things by their ids, as words. */

const SMALL = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to']);
const RANKS: Readonly<Record<string, string>> = {
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  10: 'Ten',
  jack: 'Jack',
  queen: 'Queen',
  king: 'King',
  ace: 'Ace',
};

/** `marching_drum` is `Marching Drum`, `hearts_10` is `Ten of hearts`. What is already a name stays as it is. */
export function cardName(id: string): string {
  const [, suit, rank] = /^(clubs|diamonds|hearts|spades)_(\w+)$/u.exec(id) ?? [];
  if (suit !== undefined && rank !== undefined && Object.hasOwn(RANKS, rank)) return `${RANKS[rank]} of ${suit}`;
  if (!/^[a-z0-9]+([_-][a-z0-9]+)*$/u.test(id)) return id;
  const words = id.split(/[_-]/u);
  return words.map((word, at) => (at > 0 && SMALL.has(word) ? word : capital(word))).join(' ');
}

/** `most_seeds` and `MOST_SEEDS` are `most seeds`. */
export function reasonWords(id: string): string {
  const text = id.replaceAll(/[_-]+/gu, ' ').trim();
  return text === text.toUpperCase() ? text.toLowerCase() : text;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
