/** Programs of the toy game with every kind of control flow. */
import type { Seat } from '@turnwise/game';
import { Assembler } from '../program/assembler.ts';
import { ASKED, PUSHED } from '../program/program.ts';
import { handOf, pushTask, question } from './toy-step.ts';
import type { ToyProgram, ToyRun } from './toy-step.ts';
import type { Task, Toy, ToyProgramEffect } from './toy-types.ts';

export class ToyAssembler extends Assembler<Toy, ToyProgramEffect> {}

export function toyProgram(write: (asm: ToyAssembler) => void): ToyProgram {
  const asm = new ToyAssembler();
  write(asm);
  return { code: asm.code, registers: asm.registers };
}

/** The seat may discard a card; what was taken is in the register. */
export function mayDiscard(asm: ToyAssembler, taken: number): void {
  asm.step((frame, run) => {
    const { seat, id } = frame;
    const hand = handOf(run, seat);
    frame.registers[taken] = [];
    if (hand.length === 0) return undefined;
    if (run.given === undefined) {
      run.ask(question(run, 'selectCards', seat, 'mayDiscard', hand, { min: 0 }));
      return ASKED;
    }
    const cards = run.given as readonly number[];
    frame.registers[taken] = cards;
    for (const card of cards) run.take({ kind: 'move', seat, card, to: 'pot', cause: id });
    return undefined;
  });
}

export function draws(asm: ToyAssembler, who: (frame: ToyProgramEffect) => Seat): void {
  asm.step((frame, run) => run.take({ kind: 'draw', seat: who(frame), cause: frame.id }));
}

export function pushes(asm: ToyAssembler, what: (frame: ToyProgramEffect) => Task): void {
  asm.step((frame, run) => {
    pushTask(run, what(frame), frame.id, []);
    return PUSHED;
  });
}

function registerOf(frame: ToyProgramEffect, register: number): readonly number[] {
  return frame.registers[register] as readonly number[];
}

function everySeat(_: ToyProgramEffect, run: ToyRun): readonly number[] {
  return run.state.hands.map((__, seat) => seat);
}

export const TOY_PROGRAMS: readonly ToyProgram[] = [
  // Discard as long as you like; if you did at all, draw one.
  toyProgram((asm) => {
    const taken = asm.register('taken');
    const all = asm.register('all');
    asm.loop(
      () => {
        mayDiscard(asm, taken);
        asm.step((frame) => {
          frame.registers[all] = [...registerOf(frame, all), ...registerOf(frame, taken)];
        });
      },
      (frame) => registerOf(frame, taken).length === 1,
    );
    asm.branch(
      (frame) => registerOf(frame, all).length > 0,
      () => draws(asm, (frame) => frame.seat),
    );
  }),
  // Each seat draws; then you may discard, and they give a card if you did, else draw another.
  toyProgram((asm) => {
    const they = asm.register('they');
    const taken = asm.register('taken');
    const theirSeat = (frame: ToyProgramEffect): Seat => registerOf(frame, they)[0] as Seat;
    asm.forEach(everySeat, they, () => {
      draws(asm, theirSeat);
      mayDiscard(asm, taken);
      asm.branch(
        (frame) => registerOf(frame, taken).length === 1,
        () => pushes(asm, (frame) => ({ do: 'give', seat: theirSeat(frame) })),
        () => draws(asm, theirSeat),
      );
    });
  }),
];
