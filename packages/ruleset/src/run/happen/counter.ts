/** `counter_changed`. Fields: card, counter, amount (the change), now. */
import type { Build, Happen } from '../../compile/build.ts';
import type { CardState } from '../../types.ts';
import { happened } from '../record.ts';
import { inRange, orZero } from '../violation.ts';
import { isThere, mustBear } from '../where.ts';

export function counterHappens({ compiled }: Build, counter: number): Happen {
  return (event, item, run) => {
    const [card, symbol, change] = event.fields as readonly [number, number, number];
    const { state } = run;
    if (!isThere(state, card)) return;
    const has = (state.cards[card] as CardState).counters[counter] as number;
    const now = Math.max(0, inRange(has + orZero(change)));
    if (now === has) return;
    mustBear(compiled, state, card);
    event.fields = [card, symbol, now - has, now];
    happened(compiled, run, item, { kind: 'counter', event, card, counter, now });
  };
}
