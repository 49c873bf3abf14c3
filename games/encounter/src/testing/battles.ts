/** Random battles of everything that ships, by both rulesets, for tests of what is said and shown of them. */
import { createChooser, nextInput } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import { ENCOUNTERS } from '../encounters/shipped.ts';
import { encounter } from '../game.ts';
import { RULESETS } from '../rulesets/shipped.ts';
import type { EncounterEvent } from '../event.ts';
import type { EncounterInput, EncounterState } from '../types.ts';

/** A state, what came next, and what it led to. */
export interface Moment {
  readonly state: EncounterState;
  readonly input: EncounterInput;
  readonly events: readonly EncounterEvent[];
}

export interface Battle {
  readonly name: string;
  readonly moments: readonly Moment[];
}

/** Each encounter with people (at random) and with providers on both sides; fewer steps than these see enough. */
const MOST_STEPS = 400;

export function* someBattles(): Generator<Battle> {
  let seed = 20;
  for (const id of Object.keys(ENCOUNTERS))
    for (const ruleset of Object.keys(RULESETS))
      for (const control of [
        { party: 'manual', opposition: 'manual' },
        { party: 'careful', opposition: 'auto' },
      ]) {
        seed++;
        const options = { encounter: id, ruleset, control };
        yield { name: `${id}, ${ruleset}, ${control.party}, seed ${seed}`, moments: momentsOf(options, seed) };
      }
}

function momentsOf(
  options: { readonly encounter: string; readonly ruleset: string; readonly control: Readonly<Record<string, string>> },
  seed: number,
): readonly Moment[] {
  const begun = encounter.setup({ seed, options });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const chooser = createChooser(seed);
  const moments: Moment[] = [];
  let state = begun.value;
  while (encounter.result(state) === undefined && moments.length < MOST_STEPS) {
    const input = nextInput(encounter, state, chooser);
    if (input === undefined) throw new Error('nobody can act');
    const made = encounter.kernel.dispatch(state, input);
    if (!made.ok || made.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(made));
    moments.push({ state, input, events: eventsOf(made.value.outcome.frame) });
    ({ state } = made.value);
  }
  return moments;
}
