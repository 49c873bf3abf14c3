/** What a writer has at hand: the draft, the tables, and whom to tell; and the parts of the draft, ready to be written. */
import type { Draft, Emit, Writable } from '@turnwise/kernel';
import type { Content } from '../content/types.ts';
import { placeOf } from '../registration.ts';
import type { Body, Combatant, EncounterTypes, Machine } from '../types.ts';
import type { Intent, Side } from '../words.ts';

export interface Writing {
  readonly draft: Draft<EncounterTypes>;
  readonly content: Content;
  readonly emit: Emit<EncounterTypes>;
}

/** A function for each kind, so that a kind without one does not compile. */
export type Writers<D extends { readonly kind: string }, K extends D['kind'] = D['kind']> = {
  readonly [Kind in K]: (writing: Writing, what: Extract<D, { readonly kind: Kind }>) => void;
};

/** The one of a table that is for this. */
export function writerOf<D extends { readonly kind: string }>(
  writers: Writers<D>,
  { kind }: D,
): (writing: Writing, what: D) => void {
  return writers[kind as D['kind']] as (writing: Writing, what: D) => void;
}

export function machineOf({ draft }: Writing): Writable<Machine> {
  return (draft.state.machine = draft.own(draft.state.machine));
}

export function bodyOf({ draft }: Writing, id: string): Writable<Body> {
  const { state } = draft;
  const place = placeOf(state.setup, id);
  const bodies = (state.bodies = draft.own(state.bodies));
  const body = draft.own(bodies[place] as Body);
  bodies[place] = body;
  return body;
}

export function writeForced({ draft }: Writing, id: string, intent: Intent | null): void {
  const { state } = draft;
  (state.forced = draft.own(state.forced))[placeOf(state.setup, id)] = intent;
}

/** As it came, to be read. */
export function combatantOf({ draft }: Writing, id: string): Combatant | undefined {
  const { setup } = draft.state;
  return setup.combatants[placeOf(setup, id)];
}

export function sideOf(writing: Writing, id: string): Side {
  return combatantOf(writing, id)?.side ?? 'party';
}
