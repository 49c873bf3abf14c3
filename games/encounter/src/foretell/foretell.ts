/**
 * What a seat knows of the dice that are about to be thrown: what an attack or a save must roll, whom and how many an action affects,
 * and what it does at least and at most. It is worked out from the view alone: figures that the seat does not know have no part in it.
 */
import { createChooser, drawSeed } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { createRandom } from '@turnwise/kernel';
import { meleeBlows, plainBlow } from '../actions/make-attacks.ts';
import { shotBlows } from '../actions/ranged-attack.ts';
import { meantBy } from '../actions/targeting.ts';
import { NO_DICE, STREAMS } from '../dice.ts';
import type { Library } from '../library.ts';
import type { EncounterView, OwnFigures } from '../types.ts';
import type { CombatContext } from '../views/context.ts';
import { determinize } from '../views/determinize.ts';
import type { Intent } from '../words.ts';
import { attackMessage, attackMessages, partingMessages } from './attacks.ts';
import { damageMessages, healMessages } from './hurts.ts';
import { saveMessages } from './saves.ts';
import { spellMessages } from './spells.ts';
import { turningMessages } from './turning.ts';

export function foretell(library: Library, view: EncounterView): readonly Message[] {
  const { state: phase, intent } = view.machine;
  if (phase !== 'EXECUTE_ACTION' || intent === null) return [];
  // What the seat does not know is made up; nothing below asks for it.
  const chooser = createChooser(0);
  const state = determinize(view, chooser, createRandom(drawSeed(chooser), STREAMS));
  return told(library.context(state, intent.actor, NO_DICE), intent, view);
}

function told(context: CombatContext, intent: Intent, view: EncounterView): readonly Message[] {
  const { actor } = intent;
  const own = ownOf(view, actor);
  const missingOf = (id: string): number | undefined => missing(ownOf(view, id));
  switch (intent.kind) {
    case 'meleeAttack':
      return attackMessages(context, intent.target, 'melee', meleeBlows(context, actor));
    case 'rangedAttack':
      // What another side shoots with, where it is not said, hangs on ammunition that nobody else knows of.
      if (own === null && intent.weapon === undefined) return [];
      return attackMessages(context, intent.target, 'ranged', shotBlows(context, intent.weapon));
    case 'castSpell':
      return spellMessages(context, intent, missingOf);
    case 'breath':
      // As much damage as it has hit points, which are the secret of its side.
      return [
        ...saveMessages(context, intent.targets, 'breath', 0),
        ...(own === null ? [] : damageMessages(context, intent)),
      ];
    case 'useItem': {
      const { damage = null, thrown = false } = context.content.items[intent.item] ?? {};
      if (damage === null || !thrown)
        return [...damageMessages(context, intent), ...healMessages(context, intent, missingOf)];
      const targets = meantBy(context, intent.targets);
      return targets.map((target) => attackMessage(context, actor, target, 'ranged', plainBlow(damage)));
    }
    case 'turnUndead':
      return turningMessages(context, intent);
    case 'flee':
      return partingMessages(context);
  }
}

function ownOf({ combatants }: EncounterView, id: string): OwnFigures | null {
  return combatants.find((one) => one.id === id)?.own ?? null;
}

function missing(own: OwnFigures | null): number | undefined {
  return own === null ? undefined : Math.max(0, own.now.maxHp - own.now.hp);
}
