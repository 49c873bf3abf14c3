/** Innovation: the rules as the kernel takes them. What inputs and cards do is on the stack, `stack.ts`. */
import { answerShape } from '@turnwise/game';
import { disallowed, integer, text } from '@turnwise/kernel';
import type { Evaluation, Rules } from '@turnwise/kernel';
import { apply } from './apply/apply.ts';
import { CARD_COUNT } from './cards/catalogue.ts';
import { copyInto, fork } from './copy.ts';
import { invariants } from './invariants.ts';
import { toAct } from './offers.ts';
import { stack } from './stack.ts';
import type { Innovation } from './types.ts';

/** Nobody acts after the end, or when others have to. Answers are checked by the stack. */
const turns: Evaluation<Innovation> = {
  name: 'turns',
  order: -1000,
  evaluate(input, state) {
    if (state.ended !== null) return disallowed('gameOver');
    const { seat } = input;
    if (seat >= state.players.length) return disallowed('noSuchSeat', { seat });
    if (input.kind === 'answer' || (state.stack.choices.length === 0 && seat === state.active)) return undefined;
    const due = toAct(state);
    return due.includes(seat) ? undefined : disallowed('notYourTurn', { seat, toAct: due });
  },
};

const seat = integer(0, 3);
const card = integer(1, CARD_COUNT);

export const rules: Rules<Innovation> = {
  name: 'innovation',
  schemaVersion: 1,
  fork,
  copyInto,
  invariants,
  inputs: {
    draw: { seat },
    meld: { seat, card },
    dogma: { seat, card },
    achieve: { seat, age: integer(1, 10) },
    answer: { seat, choice: text, value: answerShape },
  },
  behaviours: [turns, stack.behaviour],
  apply,
};
