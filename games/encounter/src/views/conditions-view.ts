/** Who has which conditions, as a snapshot for a turn. */
import type { ConditionData, Content } from '../content/types.ts';
import { registrationOf } from '../registration.ts';
import type { Affliction, EncounterState } from '../types.ts';

/** A condition or a modifier with its flags. */
export type Afflicted = Affliction & { readonly data: ConditionData };

export interface ConditionsView {
  has(id: string, condition: string): boolean;
  /** Ids of conditions, modifiers left out, in the order of application. */
  list(id: string): readonly string[];
  /** Conditions and modifiers with their flags. */
  afflictions(id: string): readonly Afflicted[];
  canAct(id: string): boolean;
  canCast(id: string): boolean;
}

export function conditionsOf(state: EncounterState, content: Content): ConditionsView {
  return new Conditions(state, content);
}

/** Nothing changes while somebody looks, so that each list is made once, when it is asked for. */
class Conditions implements ConditionsView {
  readonly #state: EncounterState;
  readonly #content: Content;
  readonly #places: ReadonlyMap<string, number>;
  readonly #known: (readonly Afflicted[])[] = [];

  constructor(state: EncounterState, content: Content) {
    this.#state = state;
    this.#content = content;
    this.#places = registrationOf(state.setup).places;
  }

  has(id: string, condition: string): boolean {
    return this.afflictions(id).some((one) => one.id === condition);
  }

  list(id: string): readonly string[] {
    return this.afflictions(id)
      .filter(({ data }) => data.kind === 'condition')
      .map((one) => one.id);
  }

  afflictions(id: string): readonly Afflicted[] {
    const place = this.#places.get(id) ?? -1;
    const own = this.#state.afflictions[place];
    if (own === undefined || own.length === 0) return NONE;
    return (this.#known[place] ??= own.map((one) => this.#withFlags(one)));
  }

  canAct(id: string): boolean {
    return !this.afflictions(id).some(({ data }) => data.cannotAct);
  }

  canCast(id: string): boolean {
    return !this.afflictions(id).some(({ data }) => data.cannotCast);
  }

  #withFlags({ id, source, rounds, charges }: Affliction): Afflicted {
    return { id, source, rounds, charges, data: this.#content.conditions[id] as ConditionData };
  }
}

const NONE: readonly Afflicted[] = [];
