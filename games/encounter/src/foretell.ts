/**
 * What a seat knows of the dice that are about to be thrown: what an attack must roll to hit, and what it does then; what those whom a
 * spell or a breath is meant for must roll to save. It is worked out from the view alone: figures that the seat does not know have
 * no part in it.
 */
import { createChooser, drawSeed, message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { createRandom } from '@turnwise/kernel';
import { attacksInTurn, meleeBlows } from './actions/make-attacks.ts';
import type { Blow } from './actions/make-attacks.ts';
import { shotBlows } from './actions/ranged-attack.ts';
import { parseDice } from './dice-expression.ts';
import { NO_DICE, STREAMS } from './dice.ts';
import type { DiceService } from './dice.ts';
import { named } from './labels/phrases.ts';
import type { SaveKind } from './content/types.ts';
import type { Library } from './library.ts';
import type { Way } from './rulesets/ruleset.ts';
import type { EncounterView } from './types.ts';
import type { CombatContext } from './views/context.ts';
import { determinize } from './views/determinize.ts';

export function foretell(library: Library, view: EncounterView): readonly Message[] {
  const { state: phase, intent } = view.machine;
  if (phase !== 'EXECUTE_ACTION' || intent === null) return [];
  // What the seat does not know is made up; nothing below asks for it.
  const chooser = createChooser(0);
  const state = determinize(view, chooser, createRandom(drawSeed(chooser), STREAMS));
  const context = library.context(state, intent.actor, NO_DICE);
  switch (intent.kind) {
    case 'meleeAttack':
      return attackMessages(context, intent.target, 'melee', meleeBlows(context, intent.actor));
    case 'rangedAttack':
      return attackMessages(context, intent.target, 'ranged', shotBlows(context, intent.weapon));
    case 'castSpell': {
      const { save = null } = context.content.spells[intent.spell] ?? {};
      const alone = intent.targets.length === 1 ? (save?.alone ?? 0) : 0;
      return save === null ? [] : intent.targets.map((id) => saveMessage(context, id, save.against, alone));
    }
    case 'breath':
      return intent.targets.map((id) => saveMessage(context, id, 'breath', 0));
    case 'useItem':
    case 'turnUndead':
    case 'flee':
      return [];
  }
}

function saveMessage(context: CombatContext, id: string, against: SaveKind, modifier: number): Message {
  const afflictions = context.conditions.afflictions(id);
  const bonus = afflictions.reduce((sum, { data }) => sum + data.saves, modifier);
  const needed = context.rules.saveNeeded(context, id, against) - bonus;
  const params = { target: named(id), against: message(`save.${against}`) };
  return needed > D20
    ? message('foretell.save.vain', params)
    : message('foretell.save', { ...params, needed: Math.max(1, needed) });
}

function attackMessages(context: CombatContext, target: string, way: Way, blows: readonly Blow[]): readonly Message[] {
  const { actorId } = context;
  return Array.from({ length: attacksInTurn(context, actorId) }, () => blows)
    .flat()
    .map((blow) => attackMessage(context, actorId, target, way, blow));
}

function attackMessage(context: CombatContext, actor: string, target: string, way: Way, { damage }: Blow): Message {
  const { rules } = context;
  const rolls = Array.from({ length: D20 }, (_, index) => index + 1);
  const hits = rolls.filter((roll) => rules.judge(context, actor, target, way, roll).hit);
  const params = { attacker: named(actor), defender: named(target), chance: Math.round((hits.length * 100) / D20) };
  const needed = hits[0];
  if (needed === undefined) return message('foretell.attack.vain', params);
  if (damage === null) return message('foretell.attack.harmless', { ...params, needed });
  const [least, most] = [LOW, HIGH].map((dice) => rules.damage(context, actor, way, damage, false, dice));
  return least === most
    ? message('foretell.attack.sure', { ...params, needed, damage: least })
    : message('foretell.attack', { ...params, needed, least, most });
}

const D20 = 20;

/** Dice that all show one, or all their highest. */
const LOW = loaded(() => 1);
const HIGH = loaded((sides) => sides);

function loaded(face: (sides: number) => number): DiceService {
  return {
    ...NO_DICE,
    roll(expression) {
      const { count, sides, plus } = parseDice(expression) ?? { count: 0, sides: 0, plus: 0 };
      return count * face(sides) + plus;
    },
  };
}
