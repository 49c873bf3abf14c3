/** What the rules say of a spell. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import type { Content, SpellData, SpellEffect } from '../../content/types.ts';
import { conditionPhrase, listPhrase } from '../phrases.ts';
import { targetsPhrase } from './targets-phrase.ts';

export function spellRule(spell: SpellData, content: Content): readonly Message[] {
  const { name, level, classes, targets, save, missiles, pool, first, not, effects } = spell;
  const halves = effects.some((effect) => effect.kind === 'damage' && effect.half);
  return [
    message('rule.spell', {
      name,
      level,
      classes: listPhrase(classes.map((id) => content.classes[id]?.name ?? id)),
      targets: targetsPhrase(targets),
    }),
    ...effects.map(effectLine),
    ...(save === null
      ? []
      : [message(halves ? 'rule.save.half' : 'rule.save', { against: message(`save.${save.against}`) })]),
    ...(save === null || save.alone === 0 ? [] : [message('rule.save.alone', { modifier: save.alone })]),
    ...(missiles === null ? [] : [message('rule.missiles', { missiles: missilesPhrase(missiles) })]),
    ...(pool === null ? [] : [message('rule.pool', { dice: pool.hitDice, most: pool.most })]),
    ...(first === null ? [] : [message('rule.first', { dice: first })]),
    ...not.map((spared) => message(`rule.not.${spared}`)),
  ];
}

function effectLine(effect: SpellEffect): Message {
  switch (effect.kind) {
    case 'damage':
      return message(effect.perLevel ? 'rule.damage.perLevel' : 'rule.damage', { dice: effect.dice });
    case 'heal':
      return message('rule.heal', { dice: effect.dice });
    case 'condition': {
      const { condition, rounds, charges } = effect;
      const params = { condition: conditionPhrase(condition), rounds, charges };
      if (charges !== null) return message('rule.condition.charges', params);
      return message(rounds === null ? 'rule.condition' : 'rule.condition.rounds', params);
    }
    case 'dispel':
      return message('rule.dispel');
  }
}

/** `1, 3 from level 6, 5 from level 11`. */
function missilesPhrase(missiles: Readonly<Record<number, number>>): readonly Message[] {
  return Object.entries(missiles).map(([level, count]) => message('phrase.fromLevel', { level, count }));
}
