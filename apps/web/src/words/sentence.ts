/** What a game says, as a sentence: with a capital at its beginning and a stop at its end. Games say some things as parts of sentences. */
import type { MessagePart } from '@turnwise/game';

export function sentence(text: string): string {
  return sentenceOf([{ text }])
    .map((piece) => piece.text)
    .join('');
}

export function sentenceOf(pieces: readonly MessagePart[]): readonly MessagePart[] {
  const all = pieces.map((piece) => piece.text).join('');
  if (all.trim() === '') return pieces;
  const [first, ...rest] = pieces;
  const begun = first === undefined ? rest : [{ ...first, text: capital(first.text) }, ...rest];
  return /[.!?…:]['”“"’)]*$/u.test(all) ? begun : [...begun, { text: '.' }];
}

function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
