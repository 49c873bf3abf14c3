/** Who has which conditions, as a snapshot for a turn. */
import type { ConditionData, Content } from '../content/types.ts';
import { placeOf } from '../registration.ts';
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

class Conditions implements ConditionsView {
  readonly #state: EncounterState;
  readonly #content: Content;

  constructor(state: EncounterState, content: Content) {
    this.#state = state;
    this.#content = content;
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
    const own = this.#state.afflictions[placeOf(this.#state.setup, id)];
    if (own === undefined || own.length === 0) return NONE;
    return own.map((one) => ({ ...one, data: this.#content.conditions[one.id] as ConditionData }));
  }

  canAct(id: string): boolean {
    return !this.afflictions(id).some(({ data }) => data.cannotAct);
  }

  canCast(id: string): boolean {
    return !this.afflictions(id).some(({ data }) => data.cannotCast);
  }
}

const NONE: readonly Afflicted[] = [];
