/** The field: two sides that face each other, who is gone of each, whose turn comes when, and what whose turn it is has. */
import { message, nameOf } from '@turnwise/game';
import type { Message, Scene, ScenePlace, SceneThing, Table } from '@turnwise/game';
import { named, who } from '../labels/phrases.ts';
import type { Library } from '../library.ts';
import { seatOf } from '../offers.ts';
import type { EncounterView } from '../types.ts';
import { SIDES } from '../words.ts';
import type { Side } from '../words.ts';
import { combatantOf } from './combatants.ts';
import { gonePlace, KIT, QUEUE, sidePlace, turnThing } from './ids.ts';
import { kitOf } from './kit.ts';
import { oddsOf } from './odds.ts';

export function sceneOf(library: Library, view: EncounterView, table: Table): Scene {
  const odds = oddsOf(library, view);
  const kit = kitOf(view);
  const [near, far] = SIDES.map((side) => sidePlaces(view, side, table));
  return {
    status: statusOf(view),
    places: [
      ...(far ?? []),
      { id: QUEUE, label: message('scene.queue'), layout: { kind: 'row' } },
      ...(near ?? []),
      ...kitPlace(view, kit),
    ],
    things: [...view.combatants.map((one) => combatantOf(view, one, odds.get(one.id) ?? [])), ...queueOf(view), ...kit],
  };
}

function statusOf({ setup, machine }: EncounterView): Message {
  const { round, current, outcome } = machine;
  const name = setup.name === '' ? message('scene.ownEncounter') : setup.name;
  if (outcome !== null) return message('scene.over', { name, outcome: message(`result.${outcome}`) });
  if (round === 0) return message('scene.start', { name });
  if (current === null) return message('scene.round', { name, round });
  return message('scene.turn', { name, round, actor: who(current) });
}

function sidePlaces(view: EncounterView, side: Side, table: Table): readonly ScenePlace[] {
  const all = view.combatants.filter((one) => one.side === side);
  const standing = all.filter(({ dead, fled }) => !dead && !fled);
  const seat = seatOf(side);
  const name = nameOf(table, seat);
  const row = { kind: 'row' } as const;
  return [
    {
      id: sidePlace(side),
      seat,
      label: message('scene.side', { side: name }),
      layout: row,
      active: all.some(({ id }) => id === view.machine.current),
      stats: [
        { label: message('scene.standing'), value: standing.length },
        { label: message('scene.came'), value: all.length },
      ],
    },
    { id: gonePlace(side), seat, label: message('scene.gone', { side: name }), layout: row },
  ];
}

function kitPlace({ machine, combatants }: EncounterView, kit: readonly SceneThing[]): readonly ScenePlace[] {
  const actor = combatants.find(({ id }) => id === machine.current);
  if (kit.length === 0 || actor === undefined) return [];
  const label = message('scene.kit', { actor: who(actor.id) });
  return [{ id: KIT, seat: seatOf(actor.side), label, layout: { kind: 'row' }, active: true }];
}

/** Whose turn it is, and who has one in this round yet. */
function queueOf({ machine, combatants }: EncounterView): readonly SceneThing[] {
  if (machine.outcome !== null) return [];
  const left = new Set(machine.queue.slice(Math.max(0, machine.turn)));
  return [...left].flatMap((id): readonly SceneThing[] => {
    const one = combatants.find((combatant) => combatant.id === id);
    if (one === undefined || one.dead || one.fled) return [];
    const isNow = id === machine.current;
    return [
      {
        id: turnThing(id),
        kind: 'token',
        place: QUEUE,
        name: message(isNow ? 'scene.isUp' : 'scene.isNext', { name: who(id) }),
        seat: seatOf(one.side),
        signs: [named(id).slice(0, 1).toUpperCase()],
        tone: isNow ? 'strong' : 'faint',
      },
    ];
  });
}
