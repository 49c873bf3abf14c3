/** The toy game: seats hold cards, and an input says what is done with them. */
import { answerShape, seat } from '@turnwise/game';
import type { Seat } from '@turnwise/game';
import { createRandom, disallowed, integer, isRecord, issue, text } from '@turnwise/kernel';
import type { Rules, Shape } from '@turnwise/kernel';
import { EMPTY_STACK } from '../effect.ts';
import { USUAL_GUARDS } from '../guards.ts';
import type { Guards } from '../guards.ts';
import { applyStackDiff } from '../stack-diff.ts';
import { createStack } from '../stack.ts';
import type { Stack, StackDefinition } from '../stack.ts';
import { TOY_PROGRAMS } from './toy-programs.ts';
import { pushTask, toyStep } from './toy-step.ts';
import type { ToyProgram } from './toy-step.ts';
import type { Task, Toy, ToyEffect, ToyState } from './toy-types.ts';

export interface ToyOptions extends Partial<
  Pick<StackDefinition<Toy>, 'step' | 'copy' | 'describe' | 'start' | 'guardNames'>
> {
  readonly guards?: Partial<Guards>;
  readonly programs?: readonly ToyProgram[];
}

export interface ToyGame {
  readonly rules: Rules<Toy>;
  readonly stack: Stack<Toy>;
}

const aTask: Shape<Task> = {
  expected: 'a task',
  is: (value): value is Task => isRecord(value) && typeof value['do'] === 'string',
  issues: (value, path) => [issue(path, 'wrongShape', 'a task', value)],
};

export function toyGame(options: ToyOptions = {}): ToyGame {
  const { programs = TOY_PROGRAMS, guards, ...instead } = options;
  const stack = createStack<Toy>({
    start(input, run) {
      if (run.state.over) return disallowed('gameOver');
      pushTask(run, input.task, 0, programs);
      return undefined;
    },
    step: toyStep(programs),
    copy,
    guards: { ...USUAL_GUARDS, ...guards },
    ...instead,
  });
  return { stack, rules: { ...RULES, behaviours: [stack.behaviour] } };
}

function copy(effect: ToyEffect): ToyEffect {
  return effect.kind === 'program' ? { ...effect, registers: effect.registers.slice() } : { ...effect };
}

/** The seats have these many cards, which are numbered from 1. */
export function toyState(...counts: readonly number[]): ToyState {
  let next = 1;
  return {
    hands: counts.map((count) => Array.from({ length: count }, () => next++)),
    pot: [],
    next,
    over: false,
    stack: EMPTY_STACK,
    random: createRandom('00000000000000000000000000000007', ['die']),
  };
}

export const [A, B, C] = [seat(0), seat(1), seat(2)] as const;

const aSeat = integer(0, 3) as Shape<Seat>;

const RULES: Rules<Toy> = {
  name: 'toy',
  schemaVersion: 1,
  fork: (s) => ({ hands: s.hands, pot: s.pot, next: s.next, over: s.over, stack: s.stack, random: s.random }),
  inputs: { do: { seat: aSeat, task: aTask }, answer: { seat: aSeat, choice: text, value: answerShape } },
  behaviours: [],
  apply(draft, diff, emit) {
    const { state } = draft;
    switch (diff.kind) {
      case 'draw': {
        const card = state.next++;
        ownHand(diff.seat).push(card);
        emit?.({ kind: 'drew', seat: diff.seat, card, cause: diff.cause });
        break;
      }
      case 'move': {
        const { seat: from, card, to, cause } = diff;
        const hand = ownHand(from);
        hand.splice(hand.indexOf(card), 1);
        if (to === 'pot') (state.pot = draft.own(state.pot)).push(card);
        else ownHand(to).push(card);
        emit?.({ kind: 'moved', seat: from, card, to, cause });
        break;
      }
      case 'arrange':
        (state.hands = draft.own(state.hands))[diff.seat] = diff.cards.slice();
        emit?.({ kind: 'arranged', seat: diff.seat, cause: diff.cause });
        break;
      case 'end':
        state.over = true;
        emit?.({ kind: 'ended', cause: diff.cause });
        break;
      case 'paused':
      case 'answered':
        state.stack = applyStackDiff(state.stack, diff, emit);
        break;
    }

    function ownHand(of: Seat): number[] {
      const hands = (state.hands = draft.own(state.hands));
      const hand = draft.own(hands[of] as readonly number[]);
      hands[of] = hand;
      return hand;
    }
  },
};
