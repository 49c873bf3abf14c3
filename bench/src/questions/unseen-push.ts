/**
 * What does one push cost on 64×64×256 with 2,000 things, over one on 12×12×24 with 20? Each is a push from the middle of
 * play, another one every time; recorded is one frame with its events, fast is in place on a copy that is made again.
 */
import { unseen } from '@turnwise/unseen';
import type { UnseenState } from '@turnwise/unseen';
import type { Question } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { Contender } from '../interleave.ts';
import { LARGE, pushesOn, SMALL } from '../unseen-pushes.ts';
import type { Push, Size } from '../unseen-pushes.ts';

export const measure: Question = (about) => {
  const [way = '', checks] = about.split(' ');
  const contender = (size: Size): Contender => inTurn(pushesOn(size, checks === 'checked'), doing(way));
  return interleave(contender(SMALL), contender(LARGE));
};

function inTurn(pushes: readonly Push[], push: (one: Push) => boolean): Contender {
  let at = 0;
  return (times) => {
    for (let i = 0; i < times; i++) {
      at = at + 1 === pushes.length ? 0 : at + 1;
      if (!push(pushes[at] as Push)) throw new Error('a push was refused');
    }
    return times;
  };
}

function doing(way: string): (push: Push) => boolean {
  const kernel = unseen.kernelWith({ hash: way === 'recorded-hash' });
  if (way !== 'fast')
    return ({ state, input }) => {
      const result = kernel.dispatch(state, input);
      return result.ok && result.value.outcome.kind === 'committed';
    };
  let own: UnseenState | undefined;
  return ({ state, input }) => {
    own ??= kernel.clone(state);
    kernel.cloneInto(own, state);
    return kernel.step(own, input) === undefined;
  };
}
