/** What a person typed at the prompt: a command, or something that stands for an input. */
export type Line =
  | { readonly kind: 'empty' | 'any' | 'undo' | 'redo' | 'help' | 'hint' | 'quit' }
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
  hint: 'hint',
  '?hint': 'hint',
  '??': 'hint',
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
  ['NUMBER', 'choose that entry of the list; some entries have a letter instead; an empty line shows the list again'],
  [
    '3 1 2',
    'choose several entries; or choose entry 3 with its first and second candidates; `3 all` takes all of them',
  ],
  ['{ kind: …, … }', 'make an input in notation; a few words will do, such as `place 4`'],
  ['[ …, … ]', 'answer the question you are asked'],
  ['n', 'none: decline, if that is allowed'],
  ['a', 'any: make a legal input at random'],
  ['u', 'undo your last input and the replies to it'],
  ['r', 'redo what you took back'],
  ['p INPUT', 'preview: what an input (or its number) would do'],
  ['w INPUT', 'why an input (or its number, or a name) is allowed or not'],
  ['s FILE', 'save the match'],
  ['l', 'log: everything that has happened, as you saw it; `l debug` tells more'],
  [
    'i NAME',
    'info: what the rules say about it, such as the text of a card; `i` alone covers everything in the list; `? NAME` does the same',
  ],
  ['hint', 'what the strongest bot would do and why; `??` for short'],
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
    case 'help':
      // Somebody who asks about a card must not play it.
      return others.length === 0 ? { kind } : { kind: 'info', text: rest };
    case 'hint':
      return { kind };
    default:
      // A command takes nothing more: with more words it is taken for an input.
      return others.length > 0 ? { kind: 'input', text } : ({ kind } as Line);
  }
}
