// All inputs are listed from the offers that take the game further, which are found without those aside.
import { isPlay } from '@turnwise/game';
import { expect, test } from 'vitest';
import { menagerie } from '../testing/menagerie.ts';
import { randomPlay } from '../testing/random-play.ts';

test('the inputs listed are those of the offers that are not aside', () => {
  let aside = 0;
  for (const { state } of randomPlay(menagerie, 5, ['ann', 'bob', 'cat']))
    for (const seat of menagerie.toAct(state)) {
      const offers = menagerie.offers(state, seat);
      aside += offers.filter((offer) => !isPlay(offer)).length;
      const inputs = offers.filter(isPlay).flatMap((offer) => menagerie.expand(offer).inputs);
      expect(menagerie.legalInputs(state, seat).inputs).toEqual(inputs);
    }
  expect(aside).toBeGreaterThan(0);
});
