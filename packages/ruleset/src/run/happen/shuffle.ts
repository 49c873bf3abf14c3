/** `shuffled`. Fields: zone, player. */
import { readStream } from '@turnwise/kernel';
import type { HasCompiled } from '../../compiled/compiled.ts';
import type { Happen } from '../../compiled/functions.ts';
import { placeOf } from '../../compiled/compiled.ts';
import { charge } from '../meter.ts';
import { happened } from '../record.ts';
import { isPlayer, zoneNamed } from '../where.ts';
import { take } from '../take.ts';

export function shuffleHappens({ compiled }: HasCompiled): Happen {
  return (event, item, run) => {
    const { state } = run;
    const [symbol, player] = event.fields as readonly [number, number];
    const zone = zoneNamed(compiled, symbol);
    if (zone === undefined || (!zone.shared && !isPlayer(player))) return;
    const place = placeOf(compiled, zone, ~player);
    const cards = state.places[place] as readonly number[];
    if (cards.length === 0) return;
    charge(run.local.desk, cards.length);
    const reader = readStream(state.random, 'shuffle');
    const shuffled = reader.shuffle(cards);
    take(run, reader.step());
    happened(compiled, run, item, { kind: 'shuffle', event, place, cards: shuffled });
  };
}
