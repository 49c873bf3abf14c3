/** What is known of a spell before its dice: how many it affects, who can save, and what it does. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { affectedBy, canReach } from '../actions/spell-effects.ts';
import { meantBy } from '../actions/targeting.ts';
import type { SpellData, SpellEffect } from '../content/types.ts';
import { conditionPhrase, namesPhrase, roundsPhrase } from '../labels/phrases.ts';
import type { Phrase } from '../labels/phrases.ts';
import type { CombatContext } from '../views/context.ts';
import type { Intent } from '../words.ts';
import { amountPhrase } from './amount.ts';
import { damageMessages, healMessages } from './hurts.ts';
import { diceRange, loadedDice } from './loaded-dice.ts';
import { saveMessages } from './saves.ts';

export function spellMessages(
  context: CombatContext,
  intent: Extract<Intent, { readonly kind: 'castSpell' }>,
  missingOf: (id: string) => number | undefined,
): readonly Message[] {
  const spell = context.content.spells[intent.spell];
  if (spell === undefined) return [];
  const meant = meantBy(context, intent.targets);
  const reached = meant.filter((id) => canReach(context, spell, id));
  const isDrawn = spell.pool !== null || (spell.first !== null && meant.length > 1);
  const first = isDrawn ? 'high' : undefined;
  const { save } = spell;
  return [
    ...(isDrawn ? [affectedMessage(context, spell, meant)] : []),
    ...(save === null ? [] : saveMessages(context, reached, save.against, meant.length === 1 ? save.alone : 0)),
    ...damageMessages(context, intent, first),
    ...healMessages(context, intent, missingOf, first),
    ...(reached.length === 0 ? [] : spell.effects.flatMap((one) => conditionMessages(one, spell, reached, isDrawn))),
  ];
}

function affectedMessage(context: CombatContext, spell: SpellData, meant: readonly string[]): Message {
  const [least = 0, most = 0] = (['low', 'high'] as const).map(
    (dice) => affectedBy({ ...context, dice: loadedDice({ dice }) }, spell, meant).affected.length,
  );
  const count = amountPhrase({ least, most });
  if (spell.pool === null) return message('foretell.first', { count });
  return message('foretell.pool', { hitDice: amountPhrase(diceRange(spell.pool.hitDice)), count });
}

function conditionMessages(
  effect: SpellEffect,
  { save }: SpellData,
  targets: readonly string[],
  isDrawn: boolean,
): readonly Message[] {
  if (effect.kind !== 'condition') return [];
  const params = {
    targets: namesPhrase(targets),
    condition: conditionPhrase(effect.condition),
    rounds: roundsFor(effect.rounds),
    safe: effect.charges === null ? '' : message('phrase.safe', { hits: amountPhrase(diceRange(effect.charges)) }),
  };
  const whom = save !== null ? '.failed' : isDrawn ? '.affected' : '';
  return [message(`foretell.condition${whom}`, params)];
}

function roundsFor(rounds: number | string | null): Phrase {
  return typeof rounds === 'string'
    ? message('phrase.rounds', { rounds: amountPhrase(diceRange(rounds)) })
    : roundsPhrase(rounds);
}
