/** What the rules say of a condition or a modifier: each of its flags that is set. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { ConditionData } from '../../content/types.ts';

export function conditionRule(data: ConditionData): readonly Message[] {
  const { name, kind, toHit, attackersToHit, ac, saves, attacks } = data;
  const flags = FLAGS.filter((flag) => data[flag]).map((flag) => message(`rule.condition.${flag}`));
  const figures = { toHit, attackersToHit, ac: -ac, saves };
  const changes = Object.entries(figures)
    .filter(([, change]) => change !== 0)
    .map(([figure, change]) => message(`rule.condition.${figure}`, { change: change > 0 ? `+${change}` : change }));
  return [
    message(`rule.is.${kind}`, { name }),
    ...flags,
    ...changes,
    ...(attacks > 1 ? [message('rule.condition.attacks', { attacks })] : []),
  ];
}

const FLAGS = ['cannotAct', 'cannotCast', 'endsOnDamage', 'sparesSource', 'absorbs'] as const;
