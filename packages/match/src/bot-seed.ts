/**
 * Seeds for the bots of a match, apart from its own: nothing of that may reach what a bot draws. All of a match begin with the same half,
 * its root, which the host draws; so whoever loads the match finds it in the marks, and its bots go on as if it had never been saved.
 */
import { createChooser, drawSeed } from '@turnwise/game';
import type { MatchDocument } from './document.ts';

const HALF = 16;
const SEED = /^[0-9a-f]{32}$/;

/** The root by which bots have moved so far: sixteen hexadecimal digits. Undefined where none has. */
export function botRootIn({ inputs }: Pick<MatchDocument, 'inputs'>): string | undefined {
  for (const { bot } of inputs)
    if (typeof bot?.seed === 'string' && SEED.test(bot.seed)) return bot.seed.slice(0, HALF);
  return undefined;
}

/** The seed of one decision. `what` says which of the match it is. */
export function botSeed(root: string, what: string): string {
  return root + drawSeed(createChooser(root + root, what)).slice(0, HALF);
}
