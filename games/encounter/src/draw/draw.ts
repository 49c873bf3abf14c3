/**
 * The field as text: where the encounter stands, both sides in two columns, what the one whose turn it is has left, and who
 * comes next in this round.
 */
import { nameOf } from '@turnwise/game';
import type { Canvas, Table } from '@turnwise/game';
import { contentOf } from '../content-of.ts';
import { named, thing } from '../labels/phrases.ts';
import { seatOf } from '../offers.ts';
import { SIDES } from '../words.ts';
import type { EncounterTypes, EncounterView } from '../types.ts';
import type { EncounterOutcome } from '../words.ts';
import { cut, listed, sideBySide } from './lines.ts';
import { sideLines } from './side-lines.ts';

/** Columns that are further apart are hard to read together. */
const WIDEST = 100;
const BETWEEN = '  ';
/** So many of those who come next are named. */
const MOST_NEXT = 12;

export function draw(view: EncounterView, table: Table, { paint, columns }: Canvas<EncounterTypes>): string {
  const width = Math.min(columns, WIDEST);
  const column = Math.floor((width - BETWEEN.length) / 2);
  const [left, right] = SIDES.map((side) => sideLines(view, side, nameOf(table, seatOf(side)), column, paint));
  return [
    paint.strong(cut(statusText(view), width)),
    '',
    ...sideBySide(left ?? [], right ?? [], column, BETWEEN),
    '',
    ...actorLines(view, width),
    ...nextLines(view, width).map(paint.faint),
  ].join('\n');
}

function statusText({ setup, machine }: EncounterView): string {
  const { round, current, outcome } = machine;
  const parts = [
    ...(setup.name === '' ? [] : [setup.name]),
    `${setup.ruleset} rules`,
    round === 0 ? 'not begun' : `round ${round}`,
    ...(outcome === null ? [] : [OUTCOME_WORDS[outcome]]),
    ...(current === null ? [] : [`${named(current)} is to act`]),
  ];
  return parts.join(' | ');
}

const OUTCOME_WORDS: Readonly<Record<EncounterOutcome, string>> = {
  PARTY_VICTORY: 'the party has won',
  OPPOSITION_VICTORY: 'the opposition has won',
  DRAW: 'nobody has won',
  ABORT: 'broken off',
  FAULTED: 'failed',
};

/** What is left to whose turn it is, for those who may know. */
function actorLines({ setup, machine, combatants }: EncounterView, width: number): string[] {
  const actor = combatants.find(({ id }) => id === machine.current);
  if (actor === undefined || actor.own === null) return [];
  const { slots, ammo, items } = actor.own.now;
  const { weapons } = contentOf(setup);
  const parts = [
    ...actor.weapons.map((id) =>
      weapons[id]?.ammo === true ? `${thing(id)} (${ammo} ${ammo === 1 ? 'shot' : 'shots'})` : thing(id),
    ),
    ...slots.flatMap((left, index) =>
      left > 0 ? [`${left} level-${index + 1} ${left === 1 ? 'slot' : 'slots'}`] : [],
    ),
    ...actor.own.came.spells.map(thing),
    ...counted(items),
  ];
  return parts.length === 0 ? [] : listed(`${named(actor.id)}: `, parts, width);
}

/** `holy water x2`. */
function counted(items: readonly string[]): string[] {
  return [...new Set(items)].map((id) => {
    const count = items.filter((other) => other === id).length;
    return count === 1 ? thing(id) : `${thing(id)} x${count}`;
  });
}

/** Who has a turn in this round yet. */
function nextLines({ machine, combatants }: EncounterView, width: number): string[] {
  const gone = new Set(combatants.filter(({ dead, fled }) => dead || fled).map(({ id }) => id));
  const next = machine.queue.slice(machine.turn + 1).filter((id) => !gone.has(id));
  if (next.length === 0 || machine.outcome !== null) return [];
  const more = next.length - MOST_NEXT;
  return listed('next: ', [...next.slice(0, MOST_NEXT).map(named), ...(more > 0 ? [`${more} more`] : [])], width);
}
