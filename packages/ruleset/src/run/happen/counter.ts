/** `counter_changed`. Fields: card, counter, amount (the change), now. */
import { cardAt } from '../../compiled/at.ts';
import type { HasCompiled } from '../../compiled/compiled.ts';
import type { Happen } from '../../compiled/functions.ts';
import { happened } from '../record.ts';
import { inRange, orZero } from '../violation.ts';
import { canBear, isThere } from '../where.ts';

export function counterHappens({ compiled }: HasCompiled, counter: number): Happen {
  return (event, item, run) => {
    const card = event.fields[0] as number;
    const change = event.fields[2] as number;
    const { state } = run;
    if (!isThere(state, card) || !canBear(compiled, state, card)) return;
    const has = cardAt(state, card).counters[counter] as number;
    const now = Math.max(0, inRange(has + orZero(change)));
    if (now === has) return;
    if (event.fields[3] !== now || change !== now - has)
      event.fields = [card, event.fields[1] as number, now - has, now];
    happened(compiled, run, item, { kind: 'counter', event, card, counter, now });
  };
}
