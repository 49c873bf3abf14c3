/**
 * Which decision is open for each seat. An input names the decision that it answers; it is stale when that decision is
 * closed, not when another seat has moved meanwhile. A decision closes when its seat makes an input, when the seat is
 * no longer to act, when its pending choices change, or when play is taken back. An answer also names its choice, and
 * is valid as long as that choice is pending.
 */
import { allSeats } from '@turnwise/game';
import type { AnyGame, AnyState, Seat } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';

export type DecisionId = string;

interface Open {
  readonly id: DecisionId;
  /** What is being decided: the ids of the seat's choices, or its turn. */
  readonly about: string;
  /** By pending choice: every decision in which it was asked. */
  readonly asked: ReadonlyMap<unknown, readonly DecisionId[]>;
}

const NOTHING_ASKED: Open['asked'] = new Map();

export class Decisions {
  readonly #game: AnyGame;
  readonly #seats: readonly Seat[];
  #open: readonly (Open | undefined)[];

  constructor(game: AnyGame, seats: number) {
    this.#game = game;
    this.#seats = allSeats(seats);
    this.#open = this.#seats.map(() => undefined);
  }

  of(seat: Seat): DecisionId | undefined {
    return this.#open[seat]?.id;
  }

  /** Whether an input of the seat that was made for this decision still answers something. */
  isOpen(seat: Seat, decision: DecisionId, input: unknown): boolean {
    const open = this.#open[seat];
    if (open === undefined) return false;
    if (open.id === decision) return true;
    const choice = isRecord(input) && input['kind'] === 'answer' ? input['choice'] : undefined;
    return open.asked.get(choice)?.includes(decision) === true;
  }

  /**
   * Updates for a new state and says whether anybody is to decide there. `stamp` must differ from every earlier one; `by` is the seat whose input led
   * here, null for the system.
   */
  update(state: AnyState, stamp: DecisionId, by: Seat | null): boolean {
    const toAct = this.#game.toAct(state);
    const choices = toAct.length === 0 ? [] : this.#game.choices(state);
    this.#open = this.#seats.map((seat) => {
      if (!toAct.includes(seat)) return undefined;
      const ids = choices.filter((choice) => choice.seat === seat).map((choice) => choice.id);
      const about = ids.join(' ');
      const before = this.#open[seat];
      if (before !== undefined && before.about === about && by !== seat) return before;
      if (ids.length === 0) return { id: stamp, about, asked: NOTHING_ASKED };
      return { id: stamp, about, asked: new Map(ids.map((id) => [id, [...(before?.asked.get(id) ?? []), stamp]])) };
    });
    return toAct.length > 0;
  }

  /** By seat, as a document keeps them. */
  ids(): readonly (DecisionId | null)[] {
    return this.#open.map((open) => open?.id ?? null);
  }

  /** Restores the ids of the open decisions. Returns the seat for which that fails, if any. */
  restore(ids: readonly (DecisionId | null)[]): Seat | undefined {
    const wrong = this.#seats.find((seat) => (this.#open[seat] === undefined) !== ((ids[seat] ?? null) === null));
    if (wrong !== undefined) return wrong;
    this.#open = this.#open.map((open, seat) => {
      const id = ids[seat] ?? null;
      if (open === undefined || id === null) return undefined;
      return { ...open, id, asked: new Map([...open.asked].map(([choice, before]) => [choice, [...before, id]])) };
    });
    return undefined;
  }

  /** A function that brings back what is open now. */
  mark(): () => void {
    const open = this.#open;
    return () => {
      this.#open = open;
    };
  }

  /** Closes all of them: earlier questions no longer count. */
  clear(): void {
    this.#open = this.#seats.map(() => undefined);
  }
}
