/** Events that say why a card goes, each with its `zone_moved`: destroyed, drawn, discarded. */
import { cardAt } from '../../compiled/at.ts';
import type { Happen, RulesetRun } from '../../compiled/functions.ts';
import { placeOf } from '../../compiled/compiled.ts';
import type { Compiled, HasCompiled } from '../../compiled/compiled.ts';
import type { Happening, Item } from '../../types.ts';
import { isInPlay, isPlayer, zoneNumberOf, zoneOfRole } from '../where.ts';
import { moveAfter } from './move.ts';

/** Fields: card. What is destroyed outside play is not. */
export function destroyHappens({ compiled }: HasCompiled): Happen {
  return (event, item, run) => {
    const card = event.fields[0] as number;
    if (!isInPlay(compiled, run.state, card)) return;
    bury(compiled, run, item, event, card);
  };
}

/** Fields: player, card. A card that has left the deck meanwhile is not drawn. */
export function drawHappens({ compiled }: HasCompiled): Happen {
  return (event, item, run) => {
    const { state } = run;
    const player = event.fields[0] as number;
    const card = event.fields[1] as number;
    if (!isPlayer(player) || card < 0) return;
    const deck = zoneOfRole(compiled, 'deck');
    if (cardAt(state, card).place !== placeOf(compiled, deck, ~player)) return;
    moveAfter(compiled, run, item, event, { card, to: zoneOfRole(compiled, 'hand'), seat: ~player });
  };
}

/** Fields: player, card. Only what is in a hand can be discarded. */
export function discardHappens({ compiled }: HasCompiled): Happen {
  return (event, item, run) => {
    const { state } = run;
    const card = event.fields[1] as number;
    const zone = zoneNumberOf(compiled, state, card);
    if (zone < 0 || zone !== compiled.roles.hand) return;
    bury(compiled, run, item, event, card);
  };
}

/** Says what has happened to a card, which then goes to its owner's graveyard. */
function bury(compiled: Compiled, run: RulesetRun, item: Item, event: Happening, card: number): void {
  const { owner } = cardAt(run.state, card);
  moveAfter(compiled, run, item, event, { card, to: zoneOfRole(compiled, 'graveyard'), seat: owner });
}
