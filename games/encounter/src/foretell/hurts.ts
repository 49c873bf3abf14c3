/**
 * What an action does to each of its targets in hit points: it is executed with dice that all fall low and with dice that all fall
 * high, where all saves fail and where all succeed, so that nothing of its rules is told twice.
 */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { actionOf } from '../actions/all.ts';
import { namesPhrase } from '../labels/phrases.ts';
import type { Phrase } from '../labels/phrases.ts';
import type { Effect } from '../types.ts';
import type { CombatContext } from '../views/context.ts';
import type { Intent } from '../words.ts';
import { amountPhrase } from './amount.ts';
import { groupedBy } from './grouped-by.ts';
import { loadedDice } from './loaded-dice.ts';
import type { Loading, Range } from './loaded-dice.ts';

/** Who is hurt in the same way is told together. `first` is what decides how many are affected: all that can be are told of. */
export function damageMessages(context: CombatContext, intent: Intent, first?: Loading['first']): readonly Message[] {
  const failed = rangesOf(context, intent, 'damage', { d20: FAILS, first });
  const saved = rangesOf(context, intent, 'damage', { d20: SAVES, first });
  const same = (id: string): string => JSON.stringify([failed.get(id), saved.get(id)]);
  return groupedBy([...failed.keys()], same).map(([, ids]) => {
    const [id = ''] = ids;
    const { times, ...range } = failed.get(id) ?? NONE;
    return message('foretell.damage', {
      targets: namesPhrase(ids),
      amount: amountPhrase(range),
      each: ids.length > 1 ? message('phrase.each') : '',
      times: times > 1 ? message('phrase.hits', { times }) : '',
      saved: savedPhrase(range, saved.get(id)),
    });
  });
}

/** No more than is missing. Whose hit points are not known is left out. */
export function healMessages(
  context: CombatContext,
  intent: Intent,
  missingOf: (id: string) => number | undefined,
  first?: Loading['first'],
): readonly Message[] {
  return [...rangesOf(context, intent, 'heal', { first })].flatMap(([id, { least, most }]): Message[] => {
    const missing = missingOf(id);
    if (missing === undefined) return [];
    const target = namesPhrase([id]);
    if (missing === 0) return [message('foretell.heal.none', { target })];
    const amount = amountPhrase({ least: Math.min(least, missing), most: Math.min(most, missing) });
    return [message('foretell.heal', { target, amount })];
  });
}

const FAILS = 1;
const SAVES = 20;

interface Hurt extends Range {
  /** How often it is hit. */
  readonly times: number;
}
const NONE: Hurt = { least: 0, most: 0, times: 0 };

function savedPhrase(failed: Range, saved: Range | undefined): Phrase {
  if (saved === undefined) return message('phrase.saved', { amount: message('phrase.none') });
  if (saved.least === failed.least && saved.most === failed.most) return '';
  return message('phrase.saved', { amount: amountPhrase(saved) });
}

function rangesOf(
  context: CombatContext,
  intent: Intent,
  kind: 'damage' | 'heal',
  loading: Omit<Loading, 'dice'>,
): ReadonlyMap<string, Hurt> {
  const run = (dice: Loading['dice']): readonly Effect[] =>
    actionOf(intent).execute({ ...context, dice: loadedDice({ ...loading, dice }) }, intent).effects;
  const ranges = new Map<string, Hurt>();
  const [low, high] = [run('low'), run('high')];
  for (const [place, effect] of low.entries()) {
    const other = high[place];
    if (effect.kind !== kind || other?.kind !== kind) continue;
    const { least, most, times } = ranges.get(effect.target) ?? NONE;
    ranges.set(effect.target, { least: least + effect.amount, most: most + other.amount, times: times + 1 });
  }
  return ranges;
}
