/**
 * Direct manipulation: a card moved by hand, as far as the ruleset allows exactly that. From a player's zone it goes to that player's,
 * from a shared one to the mover's. It is an item that is nothing but this move.
 */
import { seat as seatNumber } from '@turnwise/game';
import { disallowed } from '@turnwise/kernel';
import type { Stop } from '@turnwise/kernel';
import { placeOf, seatOf, zoneOf } from '../compile/compiled.ts';
import type { Compiled, Zone } from '../compile/compiled.ts';
import type { RulesetRun } from '../compile/functions.ts';
import { NOTHING_TAKEN } from '../taken.ts';
import { NOTHING } from '../types.ts';
import type { CardState, RulesetInput } from '../types.ts';
import { holds } from './holds.ts';
import { dropGone } from './drop-gone.ts';
import { newItem } from './item.ts';
import { ZONE_MOVED } from './kind-numbers.ts';
import { happened } from './record.ts';
import { AFTER } from './stages.ts';
import { thingOf } from './thing-text.ts';

type Manipulation = Extract<RulesetInput, { kind: 'manipulate' }>;

export function manipulate(compiled: Compiled, run: RulesetRun, input: Manipulation): Stop | undefined {
  const { state } = run;
  const { seat, to: zoneId, position } = input;
  const card = thingOf(compiled, state, input.card, seat);
  const to = compiled.zones.find(({ id }) => id === zoneId);
  if (card < 0 || to === undefined) return disallowed('manipulationNotAllowed', { card: input.card, to: zoneId });
  const { place: old, owner, controller } = state.cards[card] as CardState;
  if (old < 0) return disallowed('manipulationNotAllowed', { card: input.card, to: zoneId });
  const from = compiled.zones[zoneOf(compiled, old)] as Zone;
  if (input.from !== undefined && input.from !== from.id)
    return disallowed('notThere', { card: input.card, zone: input.from });
  const whose = from.shared ? seat : seatNumber(seatOf(compiled, old));
  const item = newItem(run.newId(), compiled.system, -1, 0, card, seat, AFTER);
  const allowed = compiled.manipulations.some(
    (one) =>
      one.from === from.number &&
      one.to === to.number &&
      (one.who === 'any' || seat === (one.who === 'active' ? state.turn.active : from.shared ? owner : whose)) &&
      holds(one.when, state, item),
  );
  if (!allowed) return disallowed('manipulationNotAllowed', { card: input.card, from: from.id, to: to.id });
  const place = placeOf(compiled, to, whose);
  const lies = state.places[place] as readonly number[];
  const length = lies.length - (place === old ? 1 : 0);
  const at = position ?? length;
  if (at > length) return disallowed('noSuchPlace', { position: at, last: length });
  if (length >= to.capacity) return disallowed('zoneFull', { zone: to.id });
  if (place === old && lies.indexOf(card) === at) return disallowed('nothingMoved');
  const fields = [card, from.symbol, to.symbol, to.shared ? NOTHING : ~whose];
  const event = {
    kind: ZONE_MOVED,
    id: 0,
    cause: 0,
    by: compiled.system,
    fields,
    taken: NOTHING_TAKEN,
    prevented: false,
    batch: ++run.local.raises,
  };
  const kept = from.role === 'play' && to.role !== 'play' ? owner : controller;
  happened(compiled, run, item, { kind: 'move', event, card, place, at, controller: to.shared ? kept : whose });
  if (place !== old) dropGone(compiled, run, card, item);
  run.push(item);
  return undefined;
}
