/** Who fights on which side, as a snapshot for a turn. Lists are in the order of registration. */
import { registrationOf } from '../registration.ts';
import type { Registration } from '../registration.ts';
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

/** Nothing changes while somebody looks, so that each list is made once, when it is asked for. */
class Parties implements PartiesView {
  readonly #state: EncounterState;
  readonly #registration: Registration;
  readonly #handOut: HandOut;
  readonly #handedOut: Body[] = [];
  #all: readonly string[] | undefined = undefined;
  #livingParty: readonly string[] | undefined = undefined;
  #livingOpposition: readonly string[] | undefined = undefined;

  constructor(state: EncounterState, handOut: HandOut) {
    this.#state = state;
    this.#registration = registrationOf(state.setup);
    this.#handOut = handOut;
  }

  /** A copy, as the list of ids serves all states of the encounter. */
  get all(): readonly string[] {
    return (this.#all ??= this.#registration.ids.slice());
  }

  has(id: string): boolean {
    return this.#registration.places.has(id);
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
    return this.isParty(id) ? this.#party() : this.#opposition();
  }

  livingOpponentsOf(id: string): readonly string[] {
    return this.isParty(id) ? this.#opposition() : this.#party();
  }

  isLiving(id: string): boolean {
    const { dead, fled } = this.#state.bodies[this.#place(id)] as Body;
    return !dead && !fled;
  }

  combatant(id: string): Combatant {
    return this.#state.setup.combatants[this.#place(id)] as Combatant;
  }

  body(id: string): Body {
    const place = this.#place(id);
    return (this.#handedOut[place] ??= this.#handOut(this.#state.bodies[place] as Body));
  }

  #party(): readonly string[] {
    return (this.#livingParty ??= this.#living('party'));
  }

  #opposition(): readonly string[] {
    return (this.#livingOpposition ??= this.#living('opposition'));
  }

  #living(side: Side): readonly string[] {
    const { setup, bodies } = this.#state;
    return this.#registration.ids.filter((_, place) => {
      const { dead, fled } = bodies[place] as Body;
      return !dead && !fled && setup.combatants[place]?.side === side;
    });
  }

  #place(id: string): number {
    const place = this.#registration.places.get(id);
    if (place === undefined) throw new RangeError(`nobody is called ${id}`);
    return place;
  }
}
