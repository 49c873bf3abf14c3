/** What a German syllable can begin with, besides a single consonant. */
const ONSETS = new Set(
  'bl br ch dr fl fr gl gn gr kl kn kr pf pfl pfr ph pl pr qu sch schl schm schn schr schw sp spl spr st str th tr zw'.split(
    ' ',
  ),
);
const VOWELS = /([aeiouyäöü]+)([^aeiouyäöü]+)(?=[aeiouyäöü])/gi;
const HYPHEN = '\u00AD';

/**
 * A German text with soft hyphens in its words of at least so many letters, for browsers that do not know where to part them. Consonants go to the next syllable
 * as far as one can begin with them. This is right for most words; a card has room for little more than a syllable or two.
 */
export function softHyphens(text: string, least = 8): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < least) return word;
    return word.replace(VOWELS, (all, vowels: string, consonants: string, at: number) => {
      const end = at + all.length;
      const begin = onsetOf(consonants);
      const split = end - begin;
      if (split < 3 || word.length - split < 3) return all;
      return (
        vowels + consonants.slice(0, consonants.length - begin) + HYPHEN + consonants.slice(consonants.length - begin)
      );
    });
  });
}

/** How many of the consonants begin the next syllable. */
function onsetOf(consonants: string): number {
  const low = consonants.toLowerCase();
  if (/^(ck|ch|sch|ph|th|qu)$/.test(low)) return low.length;
  // Two are parted ("Grab-laterne").
  if (low.length === 2) return 1;
  for (let length = Math.min(4, low.length); length > 1; length--) {
    const rest = low.slice(0, -length);
    // `ck` and `sch` stay whole.
    const parts =
      (rest.endsWith('c') && low.at(-length) === 'k') || (rest.endsWith('s') && low.slice(-length).startsWith('ch'));
    if (ONSETS.has(low.slice(-length)) && !parts) return length;
  }
  return 1;
}
