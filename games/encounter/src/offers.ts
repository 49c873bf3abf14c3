/** What a seat may do now, as the contract wants it. */
import { seat } from '@turnwise/game';
import type { Offer, Seat, Slot } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { ActionOffer } from './actions/action.ts';
import { availableChoices } from './actions/available-choices.ts';
import { awaited } from './awaited.ts';
import { NO_DICE } from './dice.ts';
import { INTENT_SHAPES } from './intent-shapes.ts';
import { actionLabel } from './labels/action-label.ts';
import type { Library } from './library.ts';
import { SIDES } from './words.ts';
import type { EncounterState } from './types.ts';
import type { Side } from './words.ts';

export function offersOf(library: Library, state: EncounterState, by: Seat): readonly Offer[] {
  const actor = awaited(state);
  if (actor === undefined || seatOf(actor.side) !== by) return [];
  const { offers } = availableChoices(library.context(state, actor.id, NO_DICE));
  return offers.map((offer) => contractOffer(offer, actor.id, by));
}

export function seatOf(side: Side): Seat {
  return seat(SIDES.indexOf(side));
}

function contractOffer({ kind, fixed, candidates, min, max, label }: ActionOffer, actor: string, by: Seat): Offer {
  const settled: Record<string, Json> = { actor, ...fixed };
  const slots: Slot[] = [];
  const shape = INTENT_SHAPES[kind];
  if ('target' in shape) slots.push({ name: 'target', candidates, min, max });
  if ('targets' in shape) slots.push({ name: 'targets', candidates, min, max, list: true, ordered: true });
  return { kind, seat: by, fixed: settled, slots, label: actionLabel(label) };
}
