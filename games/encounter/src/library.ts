/** Finds the parts that an encounter names: its ruleset, its providers, its tables. */
import { contentOver } from './content-of.ts';
import type { DiceService } from './dice.ts';
import type { TacticalProvider } from './providers/provider.ts';
import type { Parts } from './parts.ts';
import type { EncounterSetup, EncounterState } from './types.ts';
import { contextOf, fieldOf } from './views/context.ts';
import type { Books, CombatContext } from './views/context.ts';
import type { Field } from './views/field.ts';
import type { HandOut } from './views/parties-view.ts';

export interface Library {
  readonly books: (setup: EncounterSetup) => Books;
  readonly provider: (name: string) => TacticalProvider;
  readonly context: (state: EncounterState, actor: string, dice: DiceService, handOut?: HandOut) => CombatContext;
  readonly field: (state: EncounterState) => Field;
}

export function createLibrary({ rulesets, providers, content }: Parts): Library {
  const contentOf = contentOver(content);

  function books(setup: EncounterSetup): Books {
    return { rules: named(rulesets, setup.ruleset, 'ruleset'), content: contentOf(setup) };
  }

  return {
    books,
    provider: (name) => named(providers, name, 'provider'),
    context: (state, actor, dice, handOut) => contextOf(state, actor, books(state.setup), dice, handOut),
    field: (state) => fieldOf(state, contentOf(state.setup)),
  };
}

function named<V>(table: Readonly<Record<string, V>>, name: string, what: string): V {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined) throw new RangeError(`there is no ${what} called ${name}`);
  return found;
}
