/** From a checked ruleset to what runs: names to numbers, expressions to functions, effects to programs, reactions to an index. */
import type { Ruleset } from '../nodes.ts';
import { EFFECTS } from '../operators/effects.ts';
import { CONDITIONS } from '../operators/conditions.ts';
import { VALUES } from '../operators/values.ts';
import { VIOLATIONS } from '../run/violation.ts';
import { compileActions } from './actions.ts';
import type { Compiled } from './compiled.ts';
import { compileCards } from './cards.ts';
import { compileEvents, compileResolves } from './events.ts';
import { NameTable } from './names.ts';
import { layOut } from './lay-out.ts';
import { RuleMaker } from './rule-maker.ts';
import { compileTurns } from './turns.ts';
import { compileVictory } from './victory.ts';
import { compileWatch } from './watch.ts';

export function compileRuleset(ruleset: Ruleset): Compiled {
  const names = new NameTable(ruleset);
  for (const word of WORDS) names.symbol(word);
  const compiled = {
    ruleset,
    names,
    symbols: names.symbols,
    live: null,
    liveBook: null,
    trail: [],
  } as unknown as Writable<Compiled>;
  const set = (parts: Partial<Compiled>): void => void Object.assign(compiled, parts);
  compiled.layers = { state: null, attributes: new Map(), words: new Map(), sources: null };
  set(layOut(ruleset, names));
  set(compileEvents(ruleset, names));
  const maker = new RuleMaker(compiled, names, OPERATORS);
  compiled.rules = maker.rules;
  compiled.programs = maker.programs;
  set(compileTurns(ruleset, names, maker));
  set(compileActions(ruleset, compiled, names, maker));
  set(compileCards(ruleset, compiled, names, maker));
  const reactions = (ruleset.reactions ?? []).map((node) => maker.reaction(node));
  set(compileVictory(ruleset, compiled, names, maker));
  compileResolves(ruleset, compiled, maker);
  set({ watch: compileWatch(ruleset, compiled, reactions) });
  set({ streams: streamsOf(ruleset) });
  registerWords(ruleset, names);
  names.seal();
  return compiled;
}

type Writable<V> = { -readonly [K in keyof V]: V[K] };

/** Words that the engine itself needs as values. */
const WORDS = [
  'attack',
  'block',
  'activate',
  'untap',
  'play',
  'concede',
  'halted',
  'skipItem',
  'resume',
  'win',
  'lose',
  'draw_match',
  'draw',
  ...VIOLATIONS,
];

const EFFECT = new Map(EFFECTS.map((one) => [one.op, one]));
const CONDITION = new Map(CONDITIONS.map((one) => [one.op, one]));
const VALUE = new Map(VALUES.map((one) => [one.op, one]));

const OPERATORS = {
  effect: (op: string) => EFFECT.get(op),
  condition: (op: string) => CONDITION.get(op),
  value: (op: string) => VALUE.get(op),
};

/** The streams that are there in any case, and those that the ruleset names. */
export function streamsOf(ruleset: Ruleset): readonly string[] {
  const streams = new Set(['shuffle', 'random', 'dice']);
  walk(ruleset, (key, text) => void (key === 'stream' && streams.add(text)));
  return [...streams];
}

function registerWords(ruleset: Ruleset, names: NameTable): void {
  walk(ruleset, (key, text) => void ((key === 'reason' || key === 'stream') && names.symbol(text)));
}

/** Every text of the document with its key. */
function walk(node: unknown, see: (key: string, text: string) => void, key = ''): void {
  if (typeof node === 'string') see(key, node);
  else if (Array.isArray(node)) for (const one of node) walk(one, see, key);
  else if (typeof node === 'object' && node !== null)
    for (const [name, value] of Object.entries(node)) walk(value, see, name);
}
