/**
 * Turning undead, RULES.md 10.1: one roll for all of them, unless the weakest need none; then so many hit dice of them, the weakest first
 * and at least one. Each answers to its own entry of the table: it flees, it is destroyed, or it stands, and all after it stand.
 */
import { message } from '@turnwise/game';
import { turningColumn, turningEntry } from '../content/tables.ts';
import type { TurningEntry } from '../content/types.ts';
import type { Effect } from '../types.ts';
import type { Intent } from '../words.ts';
import type { CombatContext } from '../views/context.ts';
import type { CombatAction } from './action.ts';
import { rollPool } from './hit-dice-pool.ts';
import { isSpecial, isUndead, levelOf } from './standing.ts';
import { legalTargets, reject } from './targets.ts';

type TurnUndead = Extract<Intent, { readonly kind: 'turnUndead' }>;

const TURNING_ROLL = '2d6';
export const TURNED_HIT_DICE = '2d6';

export const turnUndead: CombatAction<TurnUndead> = {
  kind: 'turnUndead',

  validate: (context) => (canTurn(context) ? [] : [reject('CANNOT_TURN')]),

  execute(context, { actor }) {
    const { dice } = context;
    const undead = undeadPresent(context);
    const needed = turningNeeds(context);
    const roll = needed === null ? null : dice.roll(TURNING_ROLL);
    const end = undead.findIndex((id) => !yields(entryOf(context, id), roll));
    const yielding = end < 0 ? undead : undead.slice(0, end);
    const pool = yielding.length === 0 ? undefined : rollPool(context, TURNED_HIT_DICE, yielding, 1);
    const affected = pool?.affected ?? [];
    const destroyed = affected.filter((id) => entryOf(context, id) === 'D');
    const turned = affected.filter((id) => !destroyed.includes(id));
    return {
      events: [
        ...(pool === undefined ? [] : [pool.event]),
        { kind: 'undeadTurned', actorId: actor, roll, needed, turned, destroyed },
      ],
      effects: affected.map((target): Effect =>
        destroyed.includes(target) ? { kind: 'destroy', source: actor, target } : { kind: 'flee', actor: target },
      ),
    };
  },

  offers(context) {
    if (!canTurn(context)) return [];
    return [{ kind: 'turnUndead', fixed: {}, candidates: [], min: 0, max: 0, label: message('offer.turnUndead') }];
  },

  lacks(context) {
    if (!turns(context) || canTurn(context)) return [];
    return [{ kind: 'turnUndead', fixed: {}, reasons: [reject('CANNOT_TURN')] }];
  },

  choices(context) {
    if (!canTurn(context)) return [];
    return [
      { label: { key: 'action.turnUndead', params: {} }, intent: { kind: 'turnUndead', actor: context.actorId } },
    ];
  },
};

/** What must be rolled to turn the weakest, or null where they need no roll. */
export function turningNeeds(context: CombatContext): number | null {
  const weakest = entryOf(context, undeadPresent(context)[0] as string);
  return typeof weakest === 'number' ? weakest : null;
}

function turns({ parties, content, actorId }: CombatContext): boolean {
  const { class: id } = parties.combatant(actorId);
  return id !== null && (content.classes[id]?.turns ?? false);
}

/** There must be undead, and the weakest must not be beyond the power of the cleric. */
function canTurn(context: CombatContext): boolean {
  if (!turns(context)) return false;
  const weakest = undeadPresent(context)[0];
  return weakest !== undefined && entryOf(context, weakest) !== null;
}

/** The weakest first; those that the table does not have come last. */
function undeadPresent(context: CombatContext): readonly string[] {
  const { columns } = context.content.turning;
  const place = (id: string): number => {
    const column = turningColumn(context.content.turning, levelOf(context, id), isSpecial(context, id));
    return column < 0 ? columns.length : column;
  };
  return legalTargets(context, 'opponents')
    .filter((id) => isUndead(context, id))
    .toSorted((one, other) => place(one) - place(other));
}

function entryOf(context: CombatContext, id: string): TurningEntry {
  const level = levelOf(context, context.actorId);
  return turningEntry(context.content.turning, level, levelOf(context, id), isSpecial(context, id));
}

function yields(entry: TurningEntry, roll: number | null): boolean {
  if (typeof entry === 'number') return roll !== null && roll >= entry;
  return entry !== null;
}
