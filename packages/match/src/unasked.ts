/**
 * What the system has done since a seat last had to decide: how many inputs it made, and whether the game took a fault. It is
 * counted across calls, so that a game's `longest` applies however the host steps.
 */
import type { AnyGame, AnyInput } from '@turnwise/game';
import { guarded } from './fault.ts';

export interface UnaskedCount {
  readonly inputs: number;
  readonly tookFault: boolean;
}

export class Unasked {
  readonly #game: AnyGame;
  #inputs = 0;
  #tookFault = false;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** As many as a game may make. */
  get isLongest(): boolean {
    return this.#inputs >= this.#game.longest;
  }

  /** Whether the game has already taken a fault and reached no decision since. */
  get tookFault(): boolean {
    return this.#tookFault;
  }

  /** Counts an accepted input; `wasDue` if the system made it by itself. An input of a seat or the host resets the count. */
  add(input: AnyInput, wasDue: boolean): void {
    if (wasDue || isDriven(this.#game, input)) this.#inputs++;
    else this.reset();
  }

  /** The game took a fault, and gets the full number of inputs again to reach a decision. */
  countFault(): void {
    this.#inputs = 0;
    this.#tookFault = true;
  }

  /** As a snapshot keeps it. */
  get count(): UnaskedCount {
    return { inputs: this.#inputs, tookFault: this.#tookFault };
  }

  restore({ inputs, tookFault }: UnaskedCount): void {
    this.#inputs = inputs;
    this.#tookFault = tookFault;
  }

  /** A function that brings back the count of now. */
  mark(): () => void {
    const { count } = this;
    return () => this.restore(count);
  }

  reset(): void {
    this.#inputs = 0;
    this.#tookFault = false;
  }

  /** Counts back from the end of a list of inputs, the newest last. */
  recount(inputs: readonly AnyInput[]): void {
    this.reset();
    const from = inputs.findLastIndex((input) => input.kind !== 'fault' && !isDriven(this.#game, input));
    for (const input of inputs.slice(from + 1))
      if (input.kind === 'fault') this.countFault();
      else this.#inputs++;
  }
}

/** Whether it is an input that the system makes by itself. */
export function isDriven(game: AnyGame, input: AnyInput): boolean {
  if (input.seat !== undefined || input.kind === 'fault') return false;
  const control = guarded('isControl', () => game.isControl(input));
  return !control.ok || !control.value;
}
