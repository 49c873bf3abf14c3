/** An action on the stack: every other seat gives the one who taxes a card of its choice. */
import { answerShape, seat } from '@turnwise/game';
import type { Answer, Seat } from '@turnwise/game';
import { createKernel, History, integer, text } from '@turnwise/kernel';
import type { Rules, Writable } from '@turnwise/kernel';
import { applyStackDiff, createStack, DONE, EMPTY_STACK, MORE, openChoices, USUAL_GUARDS } from '@turnwise/stack';
import type { EffectBase, Progress, Run, StackDiff, StackEvent, StackState } from '@turnwise/stack';

interface TaxEffect extends EffectBase {
  readonly kind: 'tax';
  readonly seat: Seat;
  /** Whose turn to give it is. */
  place: number;
}

interface Tax {
  State: { readonly hands: readonly (readonly number[])[]; readonly stack: StackState<TaxEffect> };
  Input: { readonly kind: 'tax'; readonly seat: Seat } | Answer;
  Diff:
    | { readonly kind: 'give'; readonly from: Seat; readonly to: Seat; readonly card: number; readonly cause: number }
    | StackDiff<TaxEffect>;
  Event:
    | { readonly kind: 'gave'; readonly from: Seat; readonly to: Seat; readonly card: number; readonly cause: number }
    | StackEvent;
  Effect: TaxEffect;
}

function step(effect: TaxEffect, run: Run<Tax>): Progress {
  const { hands } = run.state;
  if (effect.place === hands.length) return DONE;
  const from = seat(effect.place);
  const hand = hands[from] ?? [];
  if (from !== effect.seat && hand.length > 0) {
    if (run.given === undefined)
      return run.ask({
        id: run.newChoiceId('selectCards'),
        seat: from,
        kind: 'selectCards',
        min: 1,
        max: 1,
        source: 'tax',
        candidates: hand,
      });
    const [card = 0] = run.given as readonly number[];
    run.take({ kind: 'give', from, to: effect.seat, card, cause: effect.id });
  }
  effect.place++;
  return MORE;
}

const stack = createStack<Tax>({
  start(input, run) {
    run.push({ kind: 'tax', id: run.newId(), cause: 0, seat: input.seat, place: 0 });
    return undefined;
  },
  step,
  copy: (effect) => ({ ...effect }),
  guards: USUAL_GUARDS,
});

const rules: Rules<Tax> = {
  name: 'tax',
  schemaVersion: 1,
  fork: (s) => ({ hands: s.hands, stack: s.stack }),
  copyInto(to, from) {
    const target = to as Writable<Tax['State']>;
    target.hands = from.hands.map((hand) => hand.slice());
    target.stack = from.stack;
  },
  inputs: { tax: { seat: integer(0, 2) }, answer: { seat: integer(0, 2), choice: text, value: answerShape } },
  behaviours: [stack.behaviour],
  apply(draft, diff, emit) {
    const { state } = draft;
    switch (diff.kind) {
      case 'give': {
        const { from, to, card, cause } = diff;
        const hands = (state.hands = draft.own(state.hands));
        hands[from] = (hands[from] ?? []).filter((one) => one !== card);
        hands[to] = [...(hands[to] ?? []), card];
        emit?.({ kind: 'gave', from, to, card, cause });
        break;
      }
      case 'paused':
      case 'answered':
        state.stack = applyStackDiff(state.stack, diff, emit);
        break;
    }
  },
};

const start: Tax['State'] = { hands: [[], [1], [2, 3]], stack: EMPTY_STACK };
const history = new History(createKernel(rules), start);

history.dispatch({ kind: 'tax', seat: seat(0) });
const asked = history.state;
const choices = openChoices(asked.stack);
// Seat 1 had one card and has given it; seat 2 is asked selectCards1, with the candidates 2 and 3.
history.dispatch({ kind: 'answer', seat: seat(2), choice: 'selectCards1', value: [3] });
const done = history.state;
// The hands are [[1, 3], [], [2]], and the stack is empty again.
export { asked, choices, done, rules, stack };
