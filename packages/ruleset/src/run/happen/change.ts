/** Lasting changes of cards: `attribute_modified`, `granted`, `control_changed`. */
import { seat as seatNumber } from '@turnwise/game';
import { cardAt } from '../../compiled/at.ts';
import type { HasCompiled } from '../../compiled/compiled.ts';
import type { Happen } from '../../compiled/functions.ts';
import type { Change, Until } from '../../types.ts';
import { RULESET_LIMITS } from '../../limits.ts';
import { happened } from '../record.ts';
import { orZero } from '../violation.ts';
import { canBear, isInPlay, isPlayer, isThere } from '../where.ts';

const MOST = RULESET_LIMITS.lastingChanges.usual;

/** Fields: card, what, amount. What it changes is looked up when it happens: a rule has no number before all are compiled. */
export function changeHappens(
  { compiled }: HasCompiled,
  layer: Exclude<Change['layer'], 'control'>,
  what: () => number,
  until: Until,
): Happen {
  return (event, item, run) => {
    const [card, , amount] = event.fields as readonly [number, number, number];
    const { state } = run;
    if (!isThere(state, card) || !canBear(compiled, state, card)) return;
    if (state.changes.length >= MOST) throw run.exceeded('lastingChanges', MOST);
    const change: Change = { card, layer, what: what(), value: orZero(amount), until };
    happened(compiled, run, item, { kind: 'change', event, change });
  };
}

/** Fields: card, player. */
export function controlHappens({ compiled }: HasCompiled, until: Until): Happen {
  return (event, item, run) => {
    const [card, player] = event.fields as readonly [number, number];
    const { state } = run;
    if (!isPlayer(player) || !isInPlay(compiled, state, card)) return;
    if (cardAt(state, card).controller === ~player) return;
    if (state.changes.length >= MOST) throw run.exceeded('lastingChanges', MOST);
    happened(compiled, run, item, { kind: 'control', event, card, seat: seatNumber(~player), until });
  };
}
