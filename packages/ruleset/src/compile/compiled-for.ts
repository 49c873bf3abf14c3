/** Compiles a ruleset, or finds it if the same document was compiled before (`ByContent` keeps the latest 32). */
import type { Json } from '@turnwise/kernel';
import { ByContent } from './by-content.ts';
import { checkRuleset } from '../check/check.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { compileRuleset } from './compiler.ts';

const COMPILED = new ByContent<Compiled>((document) => {
  const { ruleset, errors } = checkRuleset(document as Json);
  if (ruleset === undefined) throw new Error(`the ruleset has errors: ${errors[0]?.path ?? ''}`);
  return compileRuleset(ruleset);
});

/** Checks the document first, and throws if it has errors: run `checkRuleset` to get them as issues. */
export function compiledFor(document: Json): Compiled {
  if (typeof document !== 'object' || document === null) throw new Error('a ruleset is a document');
  return COMPILED.of(document);
}
