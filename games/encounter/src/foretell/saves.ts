/** What those who are meant must roll to save; who needs the same is told together. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { SaveKind } from '../content/types.ts';
import { namesPhrase } from '../labels/phrases.ts';
import type { CombatContext } from '../views/context.ts';
import { groupedBy } from './grouped-by.ts';

export function saveMessages(
  context: CombatContext,
  targets: readonly string[],
  against: SaveKind,
  modifier: number,
): readonly Message[] {
  return groupedBy(targets, (id) => neededBy(context, id, against, modifier)).map(([needed, ids]) => {
    const params = { target: namesPhrase(ids), against: message(`save.${against}`) };
    if (needed > D20) return message('foretell.save.vain', params);
    return message(ids.length > 1 ? 'foretell.save.many' : 'foretell.save', { ...params, needed });
  });
}

function neededBy(context: CombatContext, id: string, against: SaveKind, modifier: number): number {
  const bonus = context.conditions.afflictions(id).reduce((sum, { data }) => sum + data.saves, modifier);
  return Math.max(1, context.rules.saveNeeded(context, id, against) - bonus);
}

const D20 = 20;
