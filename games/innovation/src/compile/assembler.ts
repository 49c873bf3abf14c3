/** The assembler of card programs: it knows which registers hold cards. */
import { Assembler } from '@turnwise/stack';
import type { Register } from '../cards/language.ts';
import type { Innovation, ProgramEffect } from '../types.ts';

export class InnovationAssembler extends Assembler<Innovation, ProgramEffect> {
  readonly #cards = new Set<number>();
  readonly #shown = new Set<number>();
  readonly #sought = new Set<number>();

  readonly scope = (register: Register): number => this.register(register);

  /** A register that cards are put into. */
  cards(name: Register): number {
    const register = this.register(name);
    this.#cards.add(register);
    this.#shown.delete(register);
    this.#sought.delete(register);
    return register;
  }

  /** The cards in it are shown to all, from here on until others are put into it. */
  show(register: number): void {
    this.#shown.add(register);
  }

  isShown(register: number): boolean {
    return this.#shown.has(register);
  }

  /** The cards in it were sought by what others do not see of them. */
  seek(register: number): void {
    this.#sought.add(register);
  }

  isSought(register: number): boolean {
    return this.#sought.has(register);
  }

  get holdsCards(): readonly boolean[] {
    return this.registers.map((_, register) => this.#cards.has(register));
  }
}
