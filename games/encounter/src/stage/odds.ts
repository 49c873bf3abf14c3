/** How likely the one whose turn it is hits each opponent, for the seat that plays it. From the view alone, as `foretell` is. */
import { createChooser, drawSeed, message } from '@turnwise/game';
import type { Stat } from '@turnwise/game';
import { createRandom } from '@turnwise/kernel';
import { shotBlows } from '../actions/ranged-attack.ts';
import { NO_DICE, STREAMS } from '../dice.ts';
import type { Library } from '../library.ts';
import type { Way } from '../rulesets/ruleset.ts';
import type { EncounterView } from '../types.ts';
import type { CombatContext } from '../views/context.ts';
import { determinize } from '../views/determinize.ts';

const D20 = 20;

/** Empty where the viewer does not choose now. */
export function oddsOf(library: Library, view: EncounterView): ReadonlyMap<string, readonly Stat[]> {
  const { machine, combatants } = view;
  const actor = combatants.find(({ id }) => id === machine.current);
  if (machine.state !== 'AWAIT_INTENT' || actor === undefined || actor.own === null) return new Map();
  // What the seat does not know is made up; nothing below asks for it.
  const chooser = createChooser(0);
  const state = determinize(view, chooser, createRandom(drawSeed(chooser), STREAMS));
  const context = library.context(state, actor.id, NO_DICE);
  const ways: readonly Way[] = shotBlows(context, undefined).length > 0 ? ['melee', 'ranged'] : ['melee'];
  const opponents = combatants.filter(({ side, dead, fled }) => side !== actor.side && !dead && !fled);
  return new Map(opponents.map(({ id }) => [id, ways.map((way) => oddsStat(context, id, way))]));
}

function oddsStat(context: CombatContext, target: string, way: Way): Stat {
  const { rules, actorId } = context;
  const rolls = Array.from({ length: D20 }, (_, index) => index + 1);
  const hits = rolls.filter((roll) => rules.judge(context, actorId, target, way, roll).hit).length;
  const value = `${Math.round((hits * 100) / D20)}%`;
  return way === 'melee'
    ? { label: message('scene.toHit'), value, sign: '⚔' }
    : { label: message('scene.toHitRange'), value, sign: '➶' };
}
