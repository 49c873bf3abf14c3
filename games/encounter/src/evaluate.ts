/**
 * How good a fight stands for a side. A side is as strong as what it still deals before it is struck down: every blow of its members
 * for as long as they stand. If they fall one after the other, in any order, that is half of all might times all hit points, and half
 * of each one's own might times its own hit points.
 */
import type { Seat } from '@turnwise/game';
import type { Content } from './content/types.ts';
import { mightsOf } from './might.ts';
import { seatOf } from './offers.ts';
import type { EncounterState } from './types.ts';

/** What a slot adds to the might of who can still cast, for each level of it. */
const SLOT = 40;
/** Of who cannot act, a fourth counts: it will be able to again. */
const HELD = 4;

export function evaluate(state: EncounterState, seat: Seat, content: Content): number {
  const mights = mightsOf(state.setup, content);
  const own = { might: 0, points: 0, each: 0 };
  const other = { might: 0, points: 0, each: 0 };
  const { combatants } = state.setup;
  for (let at = 0; at < combatants.length; at++) {
    const body = state.bodies[at];
    // Who is forced to flee is as good as gone.
    if (body === undefined || body.dead || body.fled || body.hp <= 0 || state.forced[at]?.kind === 'flee') continue;
    const side = seatOf((combatants[at] as EncounterState['setup']['combatants'][number]).side) === seat ? own : other;
    const might = mightNow(state, at, mights[at] as number, content);
    side.might += might;
    side.points += body.hp;
    side.each += might * body.hp;
  }
  const ours = own.might * own.points + own.each;
  const all = ours + other.might * other.points + other.each;
  return all === 0 ? 1 / 2 : ours / all;
}

function mightNow({ bodies, afflictions }: EncounterState, at: number, might: number, content: Content): number {
  let now = might;
  const slots = bodies[at]?.slots ?? [];
  for (let level = 0; level < slots.length; level++) now += SLOT * (level + 1) * (slots[level] as number);
  let held = false;
  for (const { id } of afflictions[at] ?? []) {
    const data = content.conditions[id];
    if (data === undefined) continue;
    if (data.cannotAct || data.sparesSource) held = true;
    now = Math.trunc((now * (10 + data.toHit - data.ac) * data.attacks) / 10);
  }
  return Math.max(1, held ? Math.trunc(now / HELD) : now);
}
