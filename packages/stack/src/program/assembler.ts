/** From a tree of nodes to a flat program: places, jumps and registers. */
import type { Run } from '../run.ts';
import type { StackTypes } from '../effect.ts';
import type { Instruction, ProgramFrame } from './program.ts';

/** A place that is known later. */
export interface Label {
  at: number;
}

export class Assembler<T extends StackTypes, F extends ProgramFrame> {
  readonly code: Instruction<T, F>[] = [];
  readonly #registers = new Map<string, number>();

  /** The number of a named register; a new name gets the next number. */
  register(name: string): number {
    const known = this.#registers.get(name);
    if (known !== undefined) return known;
    this.#registers.set(name, this.#registers.size);
    return this.#registers.size - 1;
  }

  /** The names of the registers, by number. */
  get registers(): readonly string[] {
    return [...this.#registers.keys()];
  }

  /** Adds an instruction that always continues with the next one; its result says whether it asked or pushed. */
  step(act: (frame: F, run: Run<T>) => void | number): void {
    const next = this.code.length + 1;
    this.code.push((frame, run) => act(frame, run) ?? next);
  }

  /** Continues here if the test holds, otherwise at the label. */
  unless(test: (frame: F, run: Run<T>) => boolean, elsewhere: Label): void {
    const next = this.code.length + 1;
    this.code.push((frame, run) => (test(frame, run) ? next : elsewhere.at));
  }

  jump(to: Label): void {
    this.code.push(() => to.at);
  }

  /** A label at this place. */
  here(): Label {
    return { at: this.code.length };
  }

  /** A label to be placed later. */
  label(): Label {
    return { at: -1 };
  }

  place(label: Label): void {
    label.at = this.code.length;
  }

  /** Runs the body if the test holds, otherwise the other one. */
  branch(test: (frame: F, run: Run<T>) => boolean, body: () => void, otherwise?: () => void): void {
    const elsewhere = this.label();
    this.unless(test, elsewhere);
    body();
    if (otherwise === undefined) return this.place(elsewhere);
    const end = this.label();
    this.jump(end);
    this.place(elsewhere);
    otherwise();
    this.place(end);
  }

  /** Runs the body once, and again as long as the test holds after it. */
  loop(body: () => void, again: (frame: F, run: Run<T>) => boolean): void {
    const start = this.here();
    const end = this.label();
    body();
    this.unless(again, end);
    this.jump(start);
    this.place(end);
  }

  /** Runs the body for each item of a list, with the item in a register. The list is read once. */
  forEach(items: (frame: F, run: Run<T>) => readonly number[], item: number, body: () => void): void {
    const rest = this.register(`rest of ${this.code.length}`);
    this.step((frame, run) => {
      frame.registers[rest] = items(frame, run);
    });
    const start = this.here();
    const end = this.label();
    this.unless((frame) => (frame.registers[rest] as readonly number[]).length > 0, end);
    this.step((frame) => {
      const left = frame.registers[rest] as readonly number[];
      frame.registers[item] = left.slice(0, 1);
      frame.registers[rest] = left.slice(1);
    });
    body();
    this.jump(start);
    this.place(end);
  }
}
