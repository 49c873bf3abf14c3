/** Encounter on a table: actors and targets are the combatants; spells, weapons and items are what the actor has. */
import type { GameStage, Named, Seat, ThingId } from '@turnwise/game';
import { contentOf } from '../content-of.ts';
import type { Library } from '../library.ts';
import { seatOf } from '../offers.ts';
import type { EncounterInput, EncounterTypes, EncounterView } from '../types.ts';
import { cue } from './cue.ts';
import { combatantThing, KINDS_OF_KIT, kitThing } from './ids.ts';
import { kitOf } from './kit.ts';
import { sceneOf } from './scene.ts';

export function stageOf(library: Library): Pick<GameStage<EncounterTypes>, 'scene' | 'things' | 'meant' | 'cue'> {
  return { scene: (view, table) => sceneOf(library, view, table), things, meant, cue };
}

function things(view: EncounterView, { field, value }: Named): readonly ThingId[] {
  if (typeof value !== 'string') return [];
  if (field === 'actor' || field === 'target' || field === 'targets')
    return view.combatants.some(({ id }) => id === value) ? [combatantThing(value)] : [];
  const kind = KINDS_OF_KIT.find((one) => one === field);
  const id = kind && kitThing(kind, value);
  return kitOf(view).some((one) => one.id === id) && id !== undefined ? [id] : [];
}

/** To attack whom one touches, from near or from afar; to cast or to use what one touches, on nobody yet. */
function meant(view: EncounterView, by: Seat, thing: ThingId): readonly EncounterInput[] {
  const { machine, combatants, setup } = view;
  const current = combatants.find(({ id }) => id === machine.current);
  const actor = (current ?? combatants.find(({ side }) => seatOf(side) === by))?.id;
  if (actor === undefined) return [];
  const touched = combatants.find(({ id }) => combatantThing(id) === thing);
  if (touched !== undefined)
    return [
      { kind: 'meleeAttack', seat: by, actor, target: touched.id },
      { kind: 'rangedAttack', seat: by, actor, target: touched.id },
    ];
  const { own } = combatants.find(({ id }) => id === actor) ?? {};
  const spells = own?.came.spells.filter((id) => kitThing('spell', id) === thing) ?? [];
  const items = own?.now.items.filter((id) => kitThing('item', id) === thing) ?? [];
  return [
    ...spells.slice(0, 1).map((spell): EncounterInput => {
      const level = contentOf(setup).spells[spell]?.level ?? 1;
      return { kind: 'castSpell', seat: by, actor, spell, level, targets: [] };
    }),
    ...items.slice(0, 1).map((item): EncounterInput => ({ kind: 'useItem', seat: by, actor, item, targets: [] })),
  ];
}
