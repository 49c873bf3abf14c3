/**
 * Names of people that could be taken for somebody else. Two names look alike if they are the same without accents, case, spaces and signs,
 * with letters of other alphabets and digits taken for the Latin letters that they resemble.
 */
export function looksLike(name: string, other: string): boolean {
  const skeleton = skeletonOf(name);
  return skeleton === skeletonOf(other) && skeleton !== '';
}

/** What the platform calls those who speak for it. */
const RESERVED = ['host', 'moderator', 'operator', 'admin', 'administrator', 'server', 'system', 'turnwise'];

/** Why nobody may be called so: it has nothing that can be read, or looks like the platform speaking. */
export function isReserved(name: string): boolean {
  return RESERVED.some((word) => looksLike(name, word)) || !/[\p{L}\p{N}\p{S}\p{P}]/u.test(name);
}

/** Those of Cyrillic and Greek that look the same in most typefaces, and digits and signs that are used for letters. */
const LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  з: 'e',
  і: 'l',
  ї: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ԁ: 'd',
  ӏ: 'l',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
  '|': 'l',
  '!': 'l',
  ı: 'l',
  i: 'l',
};

function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const letters = Array.from(plain, (letter) => LIKE[letter] ?? letter).join('');
  // Two letters that look like one.
  return letters
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
