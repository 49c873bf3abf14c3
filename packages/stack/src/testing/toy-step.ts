/** What each effect of the toy game does when it is on top. */
import type { Choice, ChoiceKind, Seat } from '@turnwise/game';
import { fact, maybe, readStream } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { runProgram } from '../program/program.ts';
import type { Instruction } from '../program/program.ts';
import { DONE, MORE } from '../run.ts';
import type { Progress, Run } from '../run.ts';
import type { Task, TaskEffect, Toy, ToyEffect, ToyProgramEffect } from './toy-types.ts';

export type ToyRun = Run<Toy>;

export interface ToyProgram {
  readonly code: readonly Instruction<Toy, ToyProgramEffect>[];
  readonly registers: readonly string[];
}

export function toyStep(programs: readonly ToyProgram[]): (effect: ToyEffect, run: ToyRun) => Progress {
  return (effect, run) =>
    effect.kind === 'program'
      ? runProgram((programs[effect.program] as ToyProgram).code, effect, run)
      : stepTask(effect, run, programs);
}

export function pushTask(run: ToyRun, task: Task, cause: number, programs: readonly ToyProgram[]): void {
  const id = run.newId();
  if (run.recording) run.take(fact({ kind: 'began' as const, what: task.do, id, cause }));
  if (task.do !== 'program') return run.push({ kind: 'task', id, cause, task, place: 0 });
  const { program, seat } = task;
  const registers = (programs[program] as ToyProgram).registers.map(() => []);
  run.push({ kind: 'program', id, cause, program, seat, at: 0, rounds: 0, registers });
}

export function question(
  run: ToyRun,
  kind: ChoiceKind,
  seat: Seat,
  source: string,
  candidates: readonly Json[],
  rest: Partial<Choice> = {},
): Choice {
  return { id: run.newChoiceId(kind), seat, kind, min: 1, max: 1, source, candidates, ...rest };
}

export function handOf(run: ToyRun, seat: Seat): readonly number[] {
  return run.state.hands[seat] as readonly number[];
}

function stepTask(effect: TaskEffect, run: ToyRun, programs: readonly ToyProgram[]): Progress {
  const { task, id: cause } = effect;
  const { given } = run;
  switch (task.do) {
    case 'draw':
      for (let i = 0; i < task.count; i++) run.take({ kind: 'draw', seat: task.seat, cause });
      return DONE;
    case 'roll': {
      const reader = readStream(run.state.random, 'die');
      const face = reader.die(3);
      run.take(reader.step());
      for (let i = 0; i < face; i++) run.take({ kind: 'draw', seat: task.seat, cause });
      return DONE;
    }
    case 'discard': {
      const { seat, min, noneOrAll } = task;
      const hand = handOf(run, seat);
      const max = Math.min(task.max, hand.length);
      if (max === 0 || max < min) return DONE;
      if (given === undefined)
        return run.ask(question(run, 'selectCards', seat, 'discard', hand, { min, max, noneOrAll }));
      for (const card of given as readonly number[]) run.take({ kind: 'move', seat, card, to: 'pot', cause });
      return DONE;
    }
    case 'arrange': {
      const { seat } = task;
      const hand = handOf(run, seat);
      if (hand.length < 2) return DONE;
      const size = hand.length;
      if (given === undefined) return run.ask(question(run, 'order', seat, 'arrange', hand, { min: size, max: size }));
      run.take(maybe({ kind: 'arrange', seat, cards: given as readonly number[], cause }));
      return DONE;
    }
    case 'give': {
      const { seat } = task;
      const card = handOf(run, seat).at(-1);
      if (card === undefined) return DONE;
      if (given === undefined) {
        const others = run.state.hands.map((_, other) => other).filter((other) => other !== seat);
        return run.ask(question(run, 'selectPlayer', seat, 'give', others));
      }
      run.take({ kind: 'move', seat, card, to: given as Seat, cause });
      return DONE;
    }
    case 'may':
      if (given === undefined) return run.ask(question(run, 'yesNo', task.seat, 'may', [true, false]));
      if (given === true) pushTask(run, task.task, cause, programs);
      return DONE;
    case 'times':
      // The place is one more than the times that are left.
      if (effect.place === 0) {
        if (given === undefined) return run.ask(question(run, 'number', task.seat, 'times', [0, 1, 2]));
        effect.place = 1 + (given as number);
      }
      if (effect.place === 1) return DONE;
      effect.place--;
      pushTask(run, task.task, cause, programs);
      return MORE;
    case 'showdown': {
      const able = run.state.hands.flatMap((hand, seat) => (hand.length === 0 ? [] : [seat as Seat]));
      if (able.length < 2) return DONE;
      if (run.answers.length === 0)
        return run.ask(...able.map((seat) => question(run, 'selectCards', seat, 'showdown', handOf(run, seat))));
      run.answers.forEach(({ value }, index) => {
        const [card] = value as readonly number[];
        run.take({ kind: 'move', seat: able[index] as Seat, card: card as number, to: 'pot', cause });
      });
      return DONE;
    }
    case 'all': {
      const next = task.tasks[effect.place++];
      if (next === undefined) return DONE;
      pushTask(run, next, cause, programs);
      return MORE;
    }
    case 'instead':
      for (const part of task.tasks.toReversed()) pushTask(run, part, cause, programs);
      return DONE;
    case 'program':
      throw new Error('a program has an effect of its own kind');
    case 'end':
      run.take({ kind: 'end', cause });
      run.stop();
      return DONE;
    case 'dig':
      pushTask(run, task, cause, programs);
      return MORE;
    case 'spin':
      return MORE;
  }
}
