/** Who fights, as a card: hit points or how hurt it looks, armour class, conditions, and what it must do. */
import { message } from '@turnwise/game';
import type { Message, PaintName, SceneThing, Stat } from '@turnwise/game';
import { forcedKind } from '../forced-kind.ts';
import { conditionPhrase, named, who } from '../labels/phrases.ts';
import { seatOf } from '../offers.ts';
import type { Affliction, EncounterView, SeenCombatant } from '../types.ts';
import { combatantThing, gonePlace, sidePlace } from './ids.ts';

export function combatantOf(view: EncounterView, one: SeenCombatant, odds: readonly Stat[]): SceneThing {
  const isGone = one.dead || one.fled;
  const tone = toneOf(view, one);
  return {
    id: combatantThing(one.id),
    kind: 'card',
    place: isGone ? gonePlace(one.side) : sidePlace(one.side),
    name: message('scene.combatant', { name: who(one.id) }),
    seat: seatOf(one.side),
    signs: [named(one.id).slice(0, 1).toUpperCase()],
    stats: [...figures(one), ...odds],
    marks: marks(view, one),
    ...(tone === undefined ? {} : { tone }),
  };
}

/** What its own side knows is left out for others. */
function figures({ own, ac, level, hitDice, monster, breaths }: SeenCombatant): readonly Stat[] {
  const strength: Stat =
    monster === null
      ? { label: message('scene.level'), value: level, sign: 'Lv' }
      : { label: message('scene.hitDice'), value: hitDice ?? level, sign: 'HD' };
  return [
    ...(own === null
      ? []
      : [
          { label: message('scene.hp'), value: own.now.hp, sign: '♥' },
          { label: message('scene.maxHp'), value: own.now.maxHp },
        ]),
    { label: message('scene.ac'), value: ac, sign: 'AC' },
    strength,
    ...(breaths > 0 ? [{ label: message('scene.breaths'), value: breaths }] : []),
  ];
}

function marks({ machine }: EncounterView, one: SeenCombatant): readonly Message[] {
  if (one.fled) return [message('scene.fled')];
  if (one.dead || one.health === 'down') return [message('scene.down')];
  return [
    message(`health.${one.health}`),
    ...one.afflictions.map(conditionMark),
    ...(one.forced === null
      ? []
      : [message('phrase.must', { what: message(`forced.${forcedKind(one.forced.kind)}`) })]),
    ...(machine.queue.indexOf(one.id) > machine.turn ? [message('phrase.toAct')] : []),
  ];
}

function conditionMark({ id, rounds, charges }: Affliction): Message {
  const condition = conditionPhrase(id);
  if (charges > 0) return message('scene.charges', { condition, charges });
  return rounds === null ? message('scene.condition', { condition }) : message('scene.rounds', { condition, rounds });
}

function toneOf({ machine }: EncounterView, { id, dead, fled }: SeenCombatant): PaintName | undefined {
  if (dead || fled) return 'faint';
  return id === machine.current ? 'strong' : undefined;
}
