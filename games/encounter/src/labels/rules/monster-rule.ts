/** What the rules say of a kind of monster. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { Attack, MonsterData } from '../../content/types.ts';
import type { Phrase } from '../phrases.ts';
import { conditionPhrase, listPhrase } from '../phrases.ts';

export function monsterRule(monster: MonsterData): readonly Message[] {
  const { name, ac, hitDice, attacks, morale, undead, breaths, person } = monster;
  return [
    message('rule.monster', { name, ac, hitDice, morale, attacks: attacksPhrase(attacks) }),
    ...(undead ? [message('rule.monster.undead')] : []),
    ...(breaths > 0 ? [message('rule.monster.breaths', { breaths })] : []),
    ...(person ? [] : [message('rule.monster.noPerson')]),
  ];
}

/** Equal ones in a row are told once: `2 × 1d4`. */
function attacksPhrase(attacks: readonly Attack[]): Phrase {
  const runs: { attack: Attack; times: number }[] = [];
  for (const attack of attacks) {
    const last = runs.at(-1);
    if (last !== undefined && JSON.stringify(last.attack) === JSON.stringify(attack)) last.times++;
    else runs.push({ attack, times: 1 });
  }
  return listPhrase(
    runs.map(({ attack, times }) =>
      times === 1 ? attackPhrase(attack) : message('phrase.times', { times, attack: attackPhrase(attack) }),
    ),
  );
}

function attackPhrase({ damage, inflicts, drains }: Attack): Phrase {
  const parts: Phrase[] = damage === null ? [] : [damage];
  if (drains !== null) parts.push(message('phrase.drains', { drains }));
  if (inflicts !== null) {
    const { condition, save, rounds } = inflicts;
    const against = message(`save.${save}`);
    parts.push(message('phrase.inflicts', { condition: conditionPhrase(condition), against, rounds }));
  }
  return listPhrase(parts);
}
