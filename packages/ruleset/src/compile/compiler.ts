/** Compiles a checked ruleset: names to numbers, expressions to functions, effects to programs, reactions to an index. */
import { isRecord } from '@turnwise/kernel';
import type { Ruleset } from '../nodes.ts';
import { OPERATORS } from '../operators/by-name.ts';
import { operatorsWithin } from '../operators/within.ts';
import { VIOLATIONS } from '../run/violation.ts';
import { compileActions } from './actions.ts';
import { blank } from './blank.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { compileCards } from './cards.ts';
import { compileEvaluation } from './evaluation.ts';
import { compileEvents, compileResolves } from './events.ts';
import { NameTable } from '../compiled/names.ts';
import { layOut } from './lay-out.ts';
import { modifiedBy } from './modified.ts';
import { RuleMaker } from './rule-maker.ts';
import { compileTurns } from './turns.ts';
import { createTextOf } from './text-of.ts';
import { RULESET_LIMITS } from '../limits.ts';
import { compileVictory } from './victory.ts';
import { compileWatch } from './watch.ts';

export function compileRuleset(ruleset: Ruleset): Compiled {
  const names = new NameTable(ruleset, OPERATORS);
  for (const word of WORDS) names.symbol(word);
  const compiled = blank(ruleset, names);
  const set = (parts: Partial<Compiled>): void => void Object.assign(compiled, parts);
  set(layOut(ruleset, names));
  set(compileEvents(ruleset, names, OPERATORS));
  const maker = new RuleMaker(compiled, names, OPERATORS);
  compiled.rules = maker.rules;
  compiled.programs = maker.programs;
  set(compileTurns(ruleset, names, maker));
  set(compileActions(ruleset, compiled, names, maker));
  set(compileCards(ruleset, compiled, names, maker));
  const reactions = (ruleset.reactions ?? []).map((node) => maker.reaction(node));
  set(compileVictory(ruleset, names, maker));
  compileResolves(ruleset, compiled, maker);
  set({ watch: compileWatch(ruleset, compiled, reactions, OPERATORS) });
  set({ streams: streamsOf(ruleset) });
  registerWords(ruleset, names);
  // Who is asked by what is told with the name of the rule.
  for (const { name } of maker.rules) names.symbol(name);
  // Last, so that no rule and no word has another number because of it.
  set(compileEvaluation(ruleset, maker));
  names.seal();
  set({ modified: modifiedBy(compiled), perLook: perLook(compiled.actions.length), textOf: createTextOf(compiled) });
  return compiled;
}

/** A share of the same for all, where there are many; never next to nothing. */
function perLook(actions: number): number {
  const { usual } = RULESET_LIMITS.evaluationsPerLook;
  return Math.max(LEAST_PER_LOOK, Math.min(usual, Math.trunc((10 * usual) / Math.max(1, actions))));
}

const LEAST_PER_LOOK = 2_000;

/** Words that the engine itself needs as values. */
const WORDS = [
  'attack',
  'block',
  'activate',
  'untap',
  'play',
  'concede',
  'halted',
  'ended',
  'guardExceeded',
  'skipItem',
  'resume',
  'win',
  'lose',
  'draw_match',
  'draw',
  ...VIOLATIONS,
  'targetsGone',
];

/** The random streams that its operators draw from, in the order of the document. */
function streamsOf(ruleset: Ruleset): readonly string[] {
  const streams = operatorsWithin(ruleset).flatMap((node) => {
    const { draws } = OPERATORS.effects.get(node.op) ?? OPERATORS.values.get(node.op) ?? {};
    const stream = draws?.(node);
    return typeof stream === 'string' ? [stream] : [];
  });
  return [...new Set(streams)];
}

function eachNode(node: unknown, see: (node: Readonly<Record<string, unknown>>) => void): void {
  if (Array.isArray(node)) for (const one of node) eachNode(one, see);
  else if (isRecord(node)) {
    see(node);
    for (const one of Object.values(node)) eachNode(one, see);
  }
}

/** Words that effects and victory say, which are values of events. */
function registerWords(ruleset: Ruleset, names: NameTable): void {
  eachNode(ruleset, ({ reason, stream }) => {
    if (typeof reason === 'string') names.symbol(reason);
    if (typeof stream === 'string') names.symbol(stream);
  });
  for (const stream of streamsOf(ruleset)) names.symbol(stream);
}
