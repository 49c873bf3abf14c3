/** What a person typed at the prompt: a command, or something that stands for an input. */
export type Line =
  | { readonly kind: 'empty' | 'any' | 'undo' | 'redo' | 'help' | 'quit' }
  | { readonly kind: 'preview' | 'why' | 'save' | 'log' | 'info' | 'input'; readonly text: string };

const WORDS: Readonly<Record<string, Line['kind']>> = {
  a: 'any',
  any: 'any',
  u: 'undo',
  undo: 'undo',
  r: 'redo',
  redo: 'redo',
  p: 'preview',
  preview: 'preview',
  w: 'why',
  why: 'why',
  s: 'save',
  save: 'save',
  l: 'log',
  log: 'log',
  i: 'info',
  info: 'info',
  h: 'help',
  help: 'help',
  '?': 'help',
  q: 'quit',
  quit: 'quit',
  exit: 'quit',
};

/** Whether a word alone at the prompt is a command. */
export function isCommand(word: string): boolean {
  return Object.hasOwn(WORDS, word);
}

export const HELP: readonly (readonly [string, string])[] = [
  [
    'NUMBER',
    'make that input of the list, which an empty line shows; some have a letter instead; `3 1 2` or `3 all` fills in what 3 asks',
  ],
  ['{ kind: …, … }', 'make an input as notation writes it; short words do too, as `place 4`'],
  ['[ …, … ]', 'answer the question that is asked'],
  ['n', 'none: decline what is asked, where that is allowed; several are chosen as `3 1 2`'],
  ['a', 'any: make a legal input drawn at random'],
  ['u', 'undo: take back your last input, and the replies to it'],
  ['r', 'redo: do again what was taken back'],
  ['p INPUT', 'preview: what an input (or its number) would do'],
  ['w INPUT', 'why an input (or its number, or what is named) is allowed or not'],
  ['s FILE', 'save the match'],
  ['l', 'log: all that happened, as you saw it; `l debug` tells more'],
  ['i NAME', 'info: what the rules say of it, as of a card; `i` alone of all that is named in the list'],
  ['h', 'help'],
  ['q', 'quit'],
];

export function readLine(typed: string): Line {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const [first = '', ...others] = text.split(/\s+/);
  const kind = WORDS[first.toLowerCase()];
  if (kind === undefined) return { kind: 'input', text };
  const rest = text.slice(first.length).trim();
  switch (kind) {
    case 'preview':
    case 'why':
    case 'save':
    case 'info':
      return { kind, text: rest };
    case 'log':
      return others.length === 0 || rest === 'debug' ? { kind, text: rest } : { kind: 'input', text };
    default:
      // A command takes nothing more: with more words it is taken for an input.
      return others.length > 0 ? { kind: 'input', text } : ({ kind } as Line);
  }
}
