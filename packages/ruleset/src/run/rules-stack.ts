/** A ruleset on the effect stack: the behaviour that every input goes through. */
import { disallowed, USUAL_BUDGETS } from '@turnwise/kernel';
import type { Json, Stop } from '@turnwise/kernel';
import { createStack, guardExceeded, WAIT } from '@turnwise/stack';
import type { HeldDiff, Progress, Stack, StackDiff } from '@turnwise/stack';
import type { Compiled } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { RULESET_LIMITS } from '../limits.ts';
import type { Desk, Item, RulesetDiff, RulesetInput, RulesetState, RulesetTypes, WorkingBook } from '../types.ts';
import { copyBook } from './book.ts';
import { haltedBy } from './halt.ts';
import { UNLIMITED, deskFor } from './desk.ts';
import { SPENT } from './meter.ts';
import { isSorting } from './hand-move.ts';
import { copyItem } from './item.ts';
import { sort } from './manipulate.ts';
import { noteAnswered, noteAsked } from './questions.ts';
import { start } from './start.ts';
import { stepItem } from './step-item.ts';
import { answeringSeat, inputOf } from './time-out.ts';
import { idle } from './turns.ts';

export type FindCompiled = (state: Pick<RulesetState, 'ruleset'>) => Compiled;

export function createRulesetStack(find: FindCompiled): Stack<RulesetTypes> {
  const stack = createStack<RulesetTypes>({
    start: (input, run) => starting(find(run.state), run, input),
    step: (item, run) => stepping(find(run.state), run, item),
    idle: (run) => idling(find(run.state), run),
    interrupts: ({ kind }) => kind === 'concede' || kind === 'endMatch',
    copy: copyItem,
    // For questions that are only read again: a dispatch makes its own.
    local: (state) =>
      bookFor(find(state), deskFor(state, RULESET_LIMITS.evaluationsPerRead.usual), USUAL_BUDGETS.textPerInput, -1),
    holding: (diff, { local }) => held(diff, local),
    chain: (run) => chainOf(find(run.state), run),
    guards: (state) => {
      // Steps and rounds are what people can count, `run/steps.ts`.
      return { depth: find(state).guards.stackDepth, steps: Infinity, iterations: Infinity };
    },
    guardNames: { depth: 'stackDepth', steps: 'stepsPerInput', iterations: 'iterationsPerEffect' },
  });
  return {
    ...stack,
    behaviour: {
      name: stack.behaviour.name,
      order: stack.behaviour.order,
      resolve(input, work) {
        const compiled = find(work.state);
        const refused = refusedAtOnce(work.state, input);
        if (refused !== undefined) return refused;
        const { evaluationsPerInput, textPerInput } = compiled.guards;
        const limit = Math.min(work.budgets.evaluationsPerInput, evaluationsPerInput, UNLIMITED);
        const desk = deskFor(work.state, limit);
        try {
          if (input.kind === 'manipulate' && isSorting(compiled, work.state, input))
            return sort(compiled, work, desk, input);
          const given = inputOf(compiled, desk, input);
          const mostText = Math.min(work.budgets.textPerInput, textPerInput);
          return stack.resolve(given, work, bookFor(compiled, desk, mostText, answeringSeat(given)));
        } catch (thrown) {
          // Where no item is at work: an input is read, or a question is taken up.
          throw thrown === SPENT ? guardExceeded(EVALUATIONS, limit, []) : thrown;
        }
      },
    },
    choicesAgain(state) {
      try {
        return stack.choicesAgain(state);
      } catch (thrown) {
        if (thrown !== SPENT) throw thrown;
        return [];
      }
    },
  };
}

function starting(compiled: Compiled, run: RulesetRun, input: Parameters<typeof start>[1]): Stop | undefined {
  live(run);
  return start(compiled, input, run);
}

function stepping(compiled: Compiled, run: RulesetRun, item: Item): Progress {
  live(run);
  // A seat may concede while the match is halted, which goes on with a system control alone.
  if (run.state.halted !== null && isHalted(run, item, run.state.halted.item)) return run.hold(-1);
  leaveMade(run);
  noteAnswered(compiled, run, item);
  try {
    const progress = stepItem(compiled, item, run);
    if (progress === WAIT) noteAsked(compiled, run, item);
    return progress;
  } catch (thrown) {
    return haltedBy(compiled, run, asGuard(run, thrown));
  }
}

/** Whether what the seat has made is done, with all that it brought. */
function leaveMade({ local, effects }: RulesetRun): void {
  if (effects.length <= local.made) local.made = -1;
}

/** Whether it is the item that met the violation, or a part of it. */
function isHalted({ effects }: RulesetRun, item: Item, halted: number): boolean {
  let at = effects.lastIndexOf(item);
  while (effects[at]?.nested === true) at--;
  return effects[at]?.id === halted;
}

function idling(compiled: Compiled, run: RulesetRun): Progress {
  live(run);
  if (run.state.halted !== null) return run.hold(-1);
  leaveMade(run);
  try {
    return idle(compiled, run);
  } catch (thrown) {
    return haltedBy(compiled, run, asGuard(run, thrown));
  }
}

const EVALUATIONS = 'evaluationsPerInput';

/** What is done from here on is little: that the match halts must be told. */
function asGuard(run: RulesetRun, thrown: unknown): unknown {
  if (thrown !== SPENT) return thrown;
  const exceeded = run.exceeded(EVALUATIONS, run.local.desk.most);
  run.local.desk.most = UNLIMITED;
  return exceeded;
}

/** The book that a run works on. A seat that answers does not pass by itself any more. */
function bookFor(
  { guards, textOf, victoryOfResources, plainLayers }: Compiled,
  desk: Desk,
  mostText: number,
  answering: number,
): WorkingBook {
  const { book } = desk.state;
  const until = answering >= 0 && book.until[answering] !== '' ? book.until.with(answering, '') : book.until;
  return {
    stage: book.stage,
    passed: book.passed,
    busy: book.busy,
    quiet: book.quiet,
    uses: book.uses,
    until,
    queue: book.queue,
    regular: book.regular,
    next: book.next,
    raises: book.raises,
    ending: book.ending,
    closing: book.closing,
    verdicts: book.verdicts,
    steps: 0,
    mostSteps: guards.stepsPerInput,
    mostRounds: guards.iterationsPerEffect,
    text: 0,
    mostText,
    textOf,
    made: -1,
    kept: false,
    trail: [],
    looked: false,
    changed: true,
    victoryOfResources,
    plainLayers,
    desk,
    ids: null,
  };
}

/** With what is written besides when a run holds. That it is told so tells what was looked at before. */
function held(diff: StackDiff<Item> | HeldDiff<Item>, local: WorkingBook): RulesetDiff {
  const { kept, looked } = local;
  const book = copyBook(local);
  local.looked = false;
  if (diff.kind === 'held' && !kept && !looked) {
    // The usual cases as literals: a spread takes longer than the rest of a hold.
    const { kind, seat, effects, effectsMade } = diff;
    return { kind, seat, effects, effectsMade, book };
  }
  if (diff.kind === 'paused' && diff.given === undefined && !kept && !looked) {
    const { kind, effects, choices, effectsMade, choicesMade } = diff;
    return { kind, effects, choices, effectsMade, choicesMade, book };
  }
  return { ...diff, book, ...(kept ? { kept } : {}), ...(looked ? { reveals: true } : {}) };
}

/** What conditions see of the state, the stack and the book is what the run has. */
function live({ local, state, effects }: RulesetRun): void {
  const { desk } = local;
  desk.state = state;
  desk.items = effects;
  desk.book = local;
}

function refusedAtOnce(state: RulesetState, input: RulesetInput): Stop | undefined {
  if (state.ended !== null) return disallowed('gameOver');
  if ('seat' in input && input.seat >= state.players.length) return disallowed('noSuchSeat', { seat: input.seat });
  return undefined;
}

/** The last events of the run, each with its rule, and what was at work. */
function chainOf({ rules, events }: Compiled, { effects, local: { trail } }: RulesetRun): readonly Json[] {
  const last = trail.slice(-2 * CHAIN);
  const chain: string[] = [];
  for (let i = 0; i + 1 < last.length; i += 2)
    chain.push(`${rules[last[i + 1] as number]?.name ?? ''}: ${events[last[i] as number]?.id ?? ''}`);
  const top = effects.at(-1);
  return top === undefined ? chain : [...chain, rules[top.rule]?.name ?? ''];
}

/** Events that are told of it. */
const CHAIN = 10;
