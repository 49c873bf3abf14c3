/** `revealed` and `looked`: who knows a card from now on. Fields: card, player (nothing for everybody). */
import type { Happen, RulesetRun } from '../../compiled/functions.ts';
import type { Compiled, HasCompiled } from '../../compiled/compiled.ts';
import type { CardState, Happening, Item } from '../../types.ts';
import { happened } from '../record.ts';
import { everybody } from '../sight.ts';
import { isPlayer, isThere } from '../where.ts';

export function seeHappens({ compiled }: HasCompiled): Happen {
  return (event, item, run) => {
    if (isThere(run.state, event.fields[0] as number)) see(compiled, run, item, event);
  };
}

function see(compiled: Compiled, run: RulesetRun, item: Item, event: Happening): void {
  const [card, player] = event.fields as readonly [number, number];
  const { cards, players } = run.state;
  const seen = (cards[card] as CardState).seen | (isPlayer(player) ? 2 << ~player : everybody(players.length));
  happened(compiled, run, item, { kind: 'see', event, card, seen });
}
