/** The compiled ruleset of a document, remembered by identity and then by content: a state that was loaded has a copy of it. */
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { checkRuleset } from '../check/check.ts';
import type { Compiled } from './compiled.ts';
import { compileRuleset } from './compiler.ts';

const byIdentity = new WeakMap<object, Compiled>();
const byContent = new Map<string, Compiled>();
/** More rulesets than a host plays at one time. */
const MOST = 32;

/** The document must have passed the checker. */
export function compiledFor(document: Json): Compiled {
  if (typeof document !== 'object' || document === null) throw new Error('a ruleset is a document');
  const known = byIdentity.get(document);
  if (known !== undefined) return known;
  const compiled = byContentOf(document);
  byIdentity.set(document, compiled);
  return compiled;
}

function byContentOf(document: Json): Compiled {
  const key = hashValue(document);
  const known = byContent.get(key);
  if (known !== undefined) return known;
  const { ruleset, errors } = checkRuleset(document);
  if (ruleset === undefined) throw new Error(`the ruleset has errors: ${errors[0]?.path ?? ''}`);
  const compiled = compileRuleset(ruleset);
  const [oldest] = byContent.keys();
  if (byContent.size >= MOST && oldest !== undefined) byContent.delete(oldest);
  byContent.set(key, compiled);
  return compiled;
}
