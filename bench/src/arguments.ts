/** What `npm run bench -- …` was asked to do. */
import type { Figure, Suite } from './figure.ts';

export interface Request {
  /** The suites to run, with the figures chosen from each; none of them is empty. */
  readonly suites: readonly Suite[];
  /** One JSON line per measurement instead of a table. */
  readonly json: boolean;
  /** Write `results/SUITE-COMMIT.json`. */
  readonly save: boolean;
}

export type Parsed =
  | { readonly kind: 'run'; readonly request: Request }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly message: string };

export const USAGE = `npm run bench -- [SUITE] [--json] [--save] [--only TEXT]

  SUITE        one suite; all of them without it
  --json       one JSON line per measurement (with \`npm run -s\` nothing else is on stdout)
  --save       write bench/results/SUITE-COMMIT.json
  --only TEXT  only the figures whose name contains TEXT; not with --save`;

export function parseArguments(words: readonly string[], known: readonly Suite[]): Parsed {
  let suite: Suite | undefined;
  let only: string | undefined;
  let json = false;
  let save = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (word === '--help' || word === '-h') return { kind: 'help' };
    else if (word === '--json') json = true;
    else if (word === '--save') save = true;
    else if (word === '--only') {
      only = words[++i];
      if (only === undefined) return wrong('--only needs a text');
    } else if (word.startsWith('-')) return wrong(`unknown option ${word}; there are --json, --save and --only TEXT`);
    else if (suite !== undefined) return wrong(`one suite at a time, not ${suite.name} and ${word}`);
    else {
      suite = known.find(({ name }) => name === word);
      if (suite === undefined)
        return wrong(`unknown suite ${word}; there is ${known.map(({ name }) => name).join(', ')}`);
    }
  }
  if (save && only !== undefined) return wrong('--save keeps whole suites: leave out --only');
  const suites = (suite === undefined ? known : [suite])
    .map((one) => ({ name: one.name, figures: one.figures.filter(chosenBy(only)) }))
    .filter(({ figures }) => figures.length > 0);
  if (suites.length === 0) return wrong(`no figure's name contains ${only ?? ''}`);
  return { kind: 'run', request: { suites, json, save } };
}

function chosenBy(only: string | undefined): (figure: Figure) => boolean {
  return ({ name }) => only === undefined || name.includes(only);
}

function wrong(message: string): Parsed {
  return { kind: 'wrong', message };
}
