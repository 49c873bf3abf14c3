/** Cards whose texts are data, compiled into programs when the module is loaded. */
import { answerShape } from '@turnwise/game';
import type { Answer, Seat } from '@turnwise/game';
import { integer, text } from '@turnwise/kernel';
import type { Rules } from '@turnwise/kernel';
import { applyStackDiff, ASKED, Assembler, createStack, runProgram, USUAL_GUARDS } from '@turnwise/stack';
import type { ProgramFrame, StackDiff, StackEvent, StackState } from '@turnwise/stack';

type Word =
  | { readonly word: 'draw' }
  | { readonly word: 'mayDiscard'; readonly into: string }
  | { readonly word: 'repeatIfAny'; readonly in: string; readonly body: readonly Word[] };

const CARDS: readonly (readonly Word[])[] = [
  // Draw a card.
  [{ word: 'draw' }],
  // Draw a card. You may discard a card; if you do, repeat this.
  [{ word: 'repeatIfAny', in: 'it', body: [{ word: 'draw' }, { word: 'mayDiscard', into: 'it' }] }],
];

interface CardEffect extends ProgramFrame {
  readonly kind: 'card';
  readonly card: number;
  readonly seat: Seat;
}

interface CardGame {
  State: {
    readonly hands: readonly (readonly number[])[];
    readonly next: number;
    readonly stack: StackState<CardEffect>;
  };
  Input: { readonly kind: 'play'; readonly seat: Seat; readonly card: number } | Answer;
  Diff:
    | { readonly kind: 'draw'; readonly seat: Seat; readonly cause: number }
    | { readonly kind: 'discard'; readonly seat: Seat; readonly card: number; readonly cause: number }
    | StackDiff<CardEffect>;
  Event:
    | { readonly kind: 'drew' | 'discarded'; readonly seat: Seat; readonly card: number; readonly cause: number }
    | StackEvent;
  Effect: CardEffect;
}

function compile(asm: Assembler<CardGame, CardEffect>, words: readonly Word[]): void {
  for (const word of words)
    switch (word.word) {
      case 'draw':
        asm.step((frame, run) => run.take({ kind: 'draw', seat: frame.seat, cause: frame.id }));
        break;
      case 'mayDiscard': {
        const into = asm.register(word.into);
        asm.step((frame, run) => {
          const { seat, id } = frame;
          const candidates = run.state.hands[seat] ?? [];
          if (run.given === undefined) {
            const kind = 'selectCards';
            run.ask({ id: run.newChoiceId(kind), seat, kind, min: 0, max: 1, source: 'card', candidates });
            return ASKED;
          }
          const taken = run.given as readonly number[];
          for (const card of taken) run.take({ kind: 'discard', seat, card, cause: id });
          frame.registers[into] = taken;
          return undefined;
        });
        break;
      }
      case 'repeatIfAny': {
        const register = asm.register(word.in);
        asm.loop(
          () => compile(asm, word.body),
          (frame) => (frame.registers[register] ?? []).length > 0,
        );
        break;
      }
    }
}

const PROGRAMS = CARDS.map((words) => {
  const asm = new Assembler<CardGame, CardEffect>();
  compile(asm, words);
  return { code: asm.code, registers: asm.registers };
});

const stack = createStack<CardGame>({
  start({ seat, card }, run) {
    const registers = (PROGRAMS[card]?.registers ?? []).map(() => []);
    run.push({ kind: 'card', id: run.newId(), cause: 0, card, seat, at: 0, rounds: 0, registers });
    return undefined;
  },
  step: (effect, run) => runProgram(PROGRAMS[effect.card]?.code ?? [], effect, run),
  copy: (effect) => ({ ...effect, registers: effect.registers.slice() }),
  guards: USUAL_GUARDS,
});

const rules: Rules<CardGame> = {
  name: 'card-program',
  schemaVersion: 1,
  fork: (s) => ({ hands: s.hands, next: s.next, stack: s.stack }),
  inputs: {
    play: { seat: integer(0, 1), card: integer(0, CARDS.length - 1) },
    answer: { seat: integer(0, 1), choice: text, value: answerShape },
  },
  behaviours: [stack.behaviour],
  apply(draft, diff, emit) {
    const { state } = draft;
    if (diff.kind === 'paused' || diff.kind === 'answered') {
      state.stack = applyStackDiff(state.stack, diff, emit);
      return;
    }
    const { seat, cause } = diff;
    const hands = (state.hands = draft.own(state.hands));
    const hand = hands[seat] ?? [];
    if (diff.kind === 'draw') {
      const card = state.next++;
      hands[seat] = [...hand, card];
      emit?.({ kind: 'drew', seat, card, cause });
    } else {
      const { card } = diff;
      hands[seat] = hand.filter((one) => one !== card);
      emit?.({ kind: 'discarded', seat, card, cause });
    }
  },
};
export { rules, stack };
