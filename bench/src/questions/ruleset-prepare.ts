/** How long does it take to compile duel's ruleset, or to check its document, once the compiler or checker is warm? */
import { duel } from '@turnwise/duel';
import type { Json } from '@turnwise/kernel';
import { checkRuleset, compileRuleset } from '@turnwise/ruleset';
import type { Question } from '../figure.ts';
import { againstYardstick } from '../yardstick.ts';

export const measure: Question = async (what) => {
  const { ruleset } = duel.compiled;
  const prepare =
    what === 'compile'
      ? () => compileRuleset(ruleset).rules.length > 0
      : () => checkRuleset(ruleset as unknown as Json).errors.length === 0;
  const { ratios, values } = await againstYardstick((times) => {
    for (let i = 0; i < times; i++) if (!prepare()) throw new Error(`duel does not ${what}`);
    return times;
  });
  return { ratios, values: values.map((nanoseconds) => nanoseconds / 1e6) };
};
