/** The schema of what comes of it when a seat lets its time run out. */
import { isRecord } from '@turnwise/kernel';
import { z } from 'zod';
import type { TimeOutNode } from '../nodes.ts';
import { fork, notA } from './fork.ts';

/** A mode, or the id of a card. Players and items of the stack have no name that a ruleset could know. */
const named = z.string().regex(/^[^@#?\s]\S*$/u, 'a mode, or the id of a card');

const number = z.int();
const truth = z.boolean();
const several = z.array(named);
const noAnswer = notA('an answer: a mode, a whole number, true or false, or a list of the ids of cards');

const answer = fork([named, number, truth, several], (given) => {
  if (typeof given === 'string') return named;
  if (typeof given === 'number') return number;
  if (typeof given === 'boolean') return truth;
  return Array.isArray(given) ? several : noAnswer;
}).describe(
  'The answer to give if it is legal then; otherwise `fallback` applies. A mode (a list if several are chosen), a number, true or false, or a list of the ids of cards.',
);

const policy = z.enum(['fallback', 'pass', 'concede']);
const answering = z.strictObject({ answer });
const none = notA(`${policy.options.join(', ')} or { answer: … }`);

export const timeOut: z.ZodType<TimeOutNode> = fork([policy, answering], (given) => {
  if (isRecord(given)) return answering;
  return policy.safeParse(given).success ? policy : none;
}).meta({ id: 'timeOut' });
