/** What must be rolled to turn undead, and how many of them go then. */
import { message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { turningNeeds, TURNED_HIT_DICE, turnUndead } from '../actions/turn-undead.ts';
import { who } from '../labels/phrases.ts';
import type { CombatContext } from '../views/context.ts';
import type { Intent } from '../words.ts';
import { amountPhrase } from './amount.ts';
import { diceRange, loadedDice } from './loaded-dice.ts';

export function turningMessages(
  context: CombatContext,
  intent: Extract<Intent, { readonly kind: 'turnUndead' }>,
): readonly Message[] {
  const actor = who(intent.actor);
  const needed = turningNeeds(context);
  const gone = (dice: 'low' | 'high', first: number | undefined): number =>
    turnUndead.execute({ ...context, dice: loadedDice({ dice, first }) }, intent).effects.length;
  // The fewest go by a roll that is just enough.
  const count = { least: gone('low', needed ?? undefined), most: gone('high', undefined) };
  return [
    needed === null ? message('foretell.turning.sure', { actor }) : message('foretell.turning', { actor, needed }),
    message('foretell.turned', { hitDice: amountPhrase(diceRange(TURNED_HIT_DICE)), count: amountPhrase(count) }),
  ];
}
