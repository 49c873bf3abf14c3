/** Who fights on which side, as a snapshot for a turn. Lists are in the order of registration. */
import { idsOf, placeOf } from '../registration.ts';
import type { Body, Combatant, EncounterState } from '../types.ts';
import type { Side } from '../words.ts';

export interface PartiesView {
  readonly all: readonly string[];
  has(id: string): boolean;
  isParty(id: string): boolean;
  sideOf(id: string): Side;
  alliesOf(id: string): readonly string[];
  opponentsOf(id: string): readonly string[];
  /** Neither dead nor fled; who asks is among the allies. */
  livingAlliesOf(id: string): readonly string[];
  livingOpponentsOf(id: string): readonly string[];
  isLiving(id: string): boolean;
  /** As it came, and as it is now. */
  combatant(id: string): Combatant;
  body(id: string): Body;
}

/** In which form a body is given to who asks for it. */
export type HandOut = (body: Body) => Body;

const asItIs: HandOut = (body) => body;

export function partiesOf(state: EncounterState, handOut: HandOut = asItIs): PartiesView {
  return new Parties(state, handOut);
}

class Parties implements PartiesView {
  readonly #state: EncounterState;
  readonly #handOut: HandOut;

  constructor(state: EncounterState, handOut: HandOut) {
    this.#state = state;
    this.#handOut = handOut;
  }

  get all(): readonly string[] {
    return idsOf(this.#state.setup);
  }

  has(id: string): boolean {
    return placeOf(this.#state.setup, id) >= 0;
  }

  isParty(id: string): boolean {
    return this.sideOf(id) === 'party';
  }

  sideOf(id: string): Side {
    return this.combatant(id).side;
  }

  alliesOf(id: string): readonly string[] {
    const side = this.sideOf(id);
    return this.all.filter((other) => this.sideOf(other) === side);
  }

  opponentsOf(id: string): readonly string[] {
    const side = this.sideOf(id);
    return this.all.filter((other) => this.sideOf(other) !== side);
  }

  livingAlliesOf(id: string): readonly string[] {
    return this.alliesOf(id).filter((other) => this.isLiving(other));
  }

  livingOpponentsOf(id: string): readonly string[] {
    return this.opponentsOf(id).filter((other) => this.isLiving(other));
  }

  isLiving(id: string): boolean {
    const { dead, fled } = this.#bodyOf(id);
    return !dead && !fled;
  }

  combatant(id: string): Combatant {
    return this.#state.setup.combatants[this.#place(id)] as Combatant;
  }

  body(id: string): Body {
    return this.#handOut(this.#bodyOf(id));
  }

  #bodyOf(id: string): Body {
    return this.#state.bodies[this.#place(id)] as Body;
  }

  #place(id: string): number {
    const place = placeOf(this.#state.setup, id);
    if (place < 0) throw new RangeError(`nobody is called ${id}`);
    return place;
  }
}
