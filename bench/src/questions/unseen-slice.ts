/** What does it cost to ask what is in a cell of a slice, on the large level over the small one, in the middle of play? */
import { createChooser } from '@turnwise/game';
import { thingsAt } from '@turnwise/unseen';
import type { Question } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { Contender } from '../interleave.ts';
import { LARGE, pushesOn, SMALL } from '../unseen-pushes.ts';
import type { Push, Size } from '../unseen-pushes.ts';

export const measure: Question = () => interleave(asking(SMALL), asking(LARGE));

/** A whole slice of some state, cell by cell; a unit is a cell. */
function asking(size: Size): Contender {
  const { width, height, depth } = size;
  const pushes = pushesOn(size, false);
  const chooser = createChooser(1);
  return (times) => {
    let found = 0;
    for (let i = 0; i < times; i++) {
      const { state } = pushes[chooser.below(pushes.length)] as Push;
      const t = chooser.below(depth);
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) found += thingsAt(state, x, y, t).length;
    }
    if (found === 0) throw new Error('a slice has nothing in it');
    return times * width * height;
  };
}
