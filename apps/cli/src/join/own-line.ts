/** What can be typed at a server's match besides what any match takes: words to others, and what concerns one's seat. */
export type OwnLine = { readonly kind: 'say'; readonly text: string } | { readonly kind: OwnWord };
type OwnWord = 'who' | 'concede' | 'keep' | 'leave';

const WORDS: readonly string[] = ['who', 'concede', 'keep', 'leave'] satisfies readonly OwnWord[];

/** Undefined for everything else. */
export function readOwnLine(typed: string): OwnLine | undefined {
  const text = typed.trim();
  const said = /^(?:say\s+|['’]\s*)(\S.*)$/is.exec(text)?.[1];
  if (said !== undefined) return { kind: 'say', text: said };
  const word = text.toLowerCase();
  return WORDS.includes(word) ? { kind: word as OwnWord } : undefined;
}

export const PLAYER_HELP: readonly (readonly [string, string])[] = [
  ['u, r', 'undo your last input, redo it; others may have to agree'],
  ['keep', 'say no to an undo that somebody else has asked for'],
  ['say TEXT', 'write to everybody at the match'],
  ['who', 'who sits where, and how much time is left'],
  ['concede', 'give up the match'],
  ['leave', 'give up your seat, so that somebody else can take it'],
  ['q', 'quit: your seat stays yours, and you can come back'],
];

export const WATCHER_HELP: readonly (readonly [string, string])[] = [
  ['an empty line', 'shows the board'],
  ['l', 'log: everything that has happened, as you saw it'],
  ['i NAME', 'info: what the rules say about it'],
  ['who', 'who sits where, and how much time is left'],
  ['h', 'help'],
  ['q', 'quit'],
];
