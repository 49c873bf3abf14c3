/** The words of a ruleset as schemas: ids, names, paths of refs. What an error says is what would have been right. */
import { isInherited } from '@turnwise/kernel';
import { z } from 'zod';
import { RULESET_LIMITS } from '../limits.ts';
import { fork } from './fork.ts';

/** Looked up in any record, a name that every object has would be found. */
const isFree = (given: string): boolean => !isInherited(given);
const NOT_FREE = 'a different name, because every object has a field with this one';
const TAKEN = { message: NOT_FREE, params: { code: 'badName', expected: NOT_FREE } };

/** What a ruleset declares: snake_case. */
export const id: z.ZodType<string> = z
  .string()
  .max(RULESET_LIMITS.id.usual)
  .regex(/^[a-z][a-z0-9_]*$/, 'an id of lower-case letters, digits and underscores that begins with a letter')
  .refine(isFree, TAKEN);

const several: z.ZodType<readonly string[]> = z.array(id).min(1);

/** One id, or several of which one is meant. */
export const ids: z.ZodType<string | readonly string[]> = fork([id, several], (value) =>
  Array.isArray(value) ? several : id,
);

/** A target, a bound name, a parameter, a field of a payload: as an id, and capitals may be in it. */
export const name: z.ZodType<string> = z
  .string()
  .max(RULESET_LIMITS.id.usual)
  .regex(/^[a-z][A-Za-z0-9_]*$/, 'a name of letters, digits and underscores that begins with a lower-case letter')
  .refine(isFree, TAKEN);

/** Names with dots between them. */
export const path: z.ZodType<string> = z
  .string()
  .max(RULESET_LIMITS.title.usual)
  .regex(/^[a-z][A-Za-z0-9_]*(\.[a-z][A-Za-z0-9_]*)*$/, 'names separated by dots, such as event.target.power');

/** A bare word of an expression. */
export const word: z.ZodType<string> = z.string().min(1).max(RULESET_LIMITS.id.usual);
