/** Rulesets that people bring: checked, and kept under the hash of their content. */
import { ok } from '@turnwise/kernel';
import type { Issue, Json } from '@turnwise/kernel';
import type { RulesetAnswer } from '@turnwise/protocol';
import type { HouseOptions } from '../house-options.ts';
import { PlatformError } from '../platform-error.ts';
import type { Handler } from './request.ts';

export const storeRuleset: Handler = async ({ checker, options }, { body, address }) => {
  const checked = await checker.read('ruleset', typeof body === 'string' ? body : '', address);
  if (!checked.ok) throw invalid(options, checked.error);
  const { document, hash, title, seats } = checked.value;
  const ruleset = `r-${hash}`;
  await options.log.keepContent(ruleset, document);
  checker.remember(ruleset, Promise.resolve(ok({ hash, title, seats })));
  return { ruleset, title, seats } satisfies RulesetAnswer;
};

export const ruleset: Handler = async ({ checker, options }, { params, address }) => {
  const id = params['ruleset'] ?? '';
  const document = await options.log.content(id);
  if (document === undefined) throw new PlatformError('unknownRuleset');
  const checked = await checker.stored('ruleset', id, document, address);
  if (!checked.ok) throw invalid(options, checked.error);
  const { title, seats } = checked.value;
  return { ruleset: id, title, seats, document } satisfies RulesetAnswer;
};

/** The game reads the document as one of its options; whoever sent it knows it as `document`. */
function invalid({ registry }: HouseOptions, issues: readonly Issue[]): PlatformError {
  const within = `options.${registry.get('ruleset')?.content?.option}`;
  const told = issues.map((one) => {
    const rest = one.path.slice(within.length);
    const isInside = one.path.startsWith(within) && /^(?:$|[.[])/.test(rest);
    return isInside ? { ...one, path: `document${rest}` } : one;
  });
  return new PlatformError('invalidRuleset', { issues: told as unknown as Json });
}
