/** The pending choices of a guess: the viewer's own as it sees them, others' computed again from the cards they have there. */
import type { Choice, Viewer } from '@turnwise/game';
import { askedAgain } from '../questions.ts';
import type { InnovationState } from '../types.ts';
import { viewChoice } from './view-choice.ts';

/** Undefined if these would not be asked there. */
export function choicesAnew(state: InnovationState, viewer: Viewer): readonly Choice[] | undefined {
  const { choices } = state.stack;
  if (choices.every(({ seat }) => seat === viewer)) return choices;
  const anew = askedAgain(state);
  if (anew.length !== choices.length) return undefined;
  const isAlike = choices.every((choice, index) => {
    const again = viewChoice(anew[index] as Choice, viewer);
    return choice.seat === viewer || JSON.stringify(again) === JSON.stringify(viewChoice(choice, viewer));
  });
  return isAlike
    ? choices.map((choice, index) => (choice.seat === viewer ? choice : (anew[index] as Choice)))
    : undefined;
}
