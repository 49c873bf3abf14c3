/** What the plain interpreter does, by the name of the operator. A node under that name has passed the operator's schema. */
import type { OperatorNode } from '../../nodes.ts';
import type { Plain, PlainValue } from '../plain.ts';
import { CARDS } from './cards.ts';
import { COMBAT } from './combat.ts';
import { CONDITIONS } from './conditions.ts';
import { CREATION } from './creation.ts';
import { FLOW } from './flow.ts';
import { NUMBERS } from './numbers.ts';
import { QUESTIONS } from './questions.ts';
import { RULES } from './rules.ts';
import { TURNS } from './turns.ts';
import type { PlainEffects, PlainOperator } from './typed.ts';
import { VALUES } from './values.ts';

const EFFECTS: PlainEffects = {
  ...CARDS,
  ...CREATION,
  ...COMBAT,
  ...NUMBERS,
  ...RULES,
  ...FLOW,
  ...QUESTIONS,
  ...TURNS,
};

export function isEffect(op: string): boolean {
  return Object.hasOwn(EFFECTS, op);
}

export function plainEffect(op: string): PlainOperator<OperatorNode> {
  if (!isEffect(op)) throw new Error(`there is no effect ${op}`);
  return EFFECTS[op as keyof PlainEffects];
}

export function plainCondition(op: string): (node: OperatorNode, here: Plain) => boolean {
  if (!Object.hasOwn(CONDITIONS, op)) throw new Error(`there is no condition ${op}`);
  return CONDITIONS[op as keyof typeof CONDITIONS] as (node: OperatorNode, here: Plain) => boolean;
}

/** Undefined for a condition, which may stand where a value is wanted. */
export function plainValue(op: string): ((node: OperatorNode, here: Plain) => PlainValue) | undefined {
  if (!Object.hasOwn(VALUES, op)) return undefined;
  return VALUES[op as keyof typeof VALUES] as (node: OperatorNode, here: Plain) => PlainValue;
}
