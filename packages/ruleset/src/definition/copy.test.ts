// Copies for search: playing on in a copy leaves the original as it was, and copying back undoes it.
import { createChooser, nextInput } from '@turnwise/game';
import { expect, test } from 'vitest';
import { menagerie } from '../testing/menagerie.ts';
import { randomPlay } from '../testing/random-play.ts';

const { kernel } = menagerie;

test('a copy shares nothing that play writes to', () => {
  const chooser = createChooser(1);
  for (const { state } of randomPlay(menagerie, 3, ['ann', 'bob', 'cat'])) {
    const before = kernel.hash(state);
    const copy = kernel.clone(state);
    for (let i = 0; i < 4; i++) {
      const input = nextInput(menagerie, copy, chooser);
      if (input !== undefined) expect(kernel.step(copy, input)).toBeUndefined();
    }
    expect(kernel.hash(state)).toBe(before);
    kernel.cloneInto(copy, state);
    expect(kernel.hash(copy)).toBe(before);
  }
});
