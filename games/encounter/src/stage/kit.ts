/** What whose turn it is has, for those who may know: weapons, spells with the slots that are left, items. */
import { message } from '@turnwise/game';
import type { Message, SceneThing, Stat } from '@turnwise/game';
import { contentOf } from '../content-of.ts';
import type { SpellData } from '../content/types.ts';
import { thing } from '../labels/phrases.ts';
import type { EncounterView, OwnFigures, SeenCombatant } from '../types.ts';
import { KIT, kitThing } from './ids.ts';
import type { KindOfKit } from './ids.ts';

export function kitOf(view: EncounterView): readonly SceneThing[] {
  const actor = view.combatants.find(({ id }) => id === view.machine.current);
  if (actor === undefined || actor.own === null) return [];
  const { own } = actor;
  return [
    ...unique(actor.weapons).map((id) => weaponThing(view, actor, own, id)),
    ...unique(own.came.spells).map((id) => spellThing(view, own, id)),
    ...unique(own.now.items).map((id) => itemThing(view, own, id)),
  ];
}

function weaponThing(
  { setup }: EncounterView,
  { weapons }: SeenCombatant,
  { now }: OwnFigures,
  id: string,
): SceneThing {
  const data = contentOf(setup).weapons[id];
  const shots: readonly Stat[] = data?.ammo === true ? [{ label: message('scene.ammo'), value: now.ammo }] : [];
  const damage: readonly Stat[] = data === undefined ? [] : [{ label: message('scene.damage'), value: data.damage }];
  const inHand = weapons.indexOf(id) === 0 ? [message('scene.inHand')] : [];
  const isEmpty = data?.ammo === true && now.ammo === 0;
  return pieceThing({
    kind: 'weapon',
    id,
    name: data?.name,
    stats: [...damage, ...shots],
    marks: [...inHand, ...(isEmpty ? [message('scene.noAmmo')] : [])],
    isSpent: isEmpty,
  });
}

function spellThing({ setup }: EncounterView, { now }: OwnFigures, id: string): SceneThing {
  const { name, level = 1 }: Partial<SpellData> = contentOf(setup).spells[id] ?? {};
  const slots = now.slots[level - 1] ?? 0;
  const stats = [
    { label: message('scene.level'), value: level, sign: 'Lv' },
    { label: message('scene.slots'), value: slots },
  ];
  const marks = slots === 0 ? [message('scene.noSlot')] : [];
  return pieceThing({ kind: 'spell', id, name, stats, marks, isSpent: slots === 0 });
}

function itemThing({ setup }: EncounterView, { now }: OwnFigures, id: string): SceneThing {
  const count = now.items.filter((other) => other === id).length;
  const stats = count === 1 ? [] : [{ label: message('scene.count'), value: count, sign: '×' }];
  return pieceThing({ kind: 'item', id, name: contentOf(setup).items[id]?.name, stats, marks: [], isSpent: false });
}

interface Piece {
  readonly kind: KindOfKit;
  readonly id: string;
  /** As the tables call it, so that the rules can be asked about it. */
  readonly name: string | undefined;
  readonly stats: readonly Stat[];
  readonly marks: readonly Message[];
  readonly isSpent: boolean;
}

function pieceThing({ kind, id, name = thing(id), stats, marks, isSpent }: Piece): SceneThing {
  return {
    id: kitThing(kind, id),
    kind: 'item',
    place: KIT,
    name: message('scene.has', { name }),
    ...(stats.length > 0 ? { stats } : {}),
    marks: [message(`scene.${kind}`), ...marks],
    tone: isSpent ? 'faint' : 'useful',
  };
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
