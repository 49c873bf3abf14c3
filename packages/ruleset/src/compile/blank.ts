/** A compiled ruleset before anything is in it. All fields are there from the start, so that it stays one quick kind of object. */
import { USUAL_GUARDS } from '../document/guards.ts';
import type { Ruleset } from '../nodes.ts';
import type { Compiled } from '../compiled/compiled.ts';
import type { NameTable } from '../compiled/names.ts';

export type Unfinished = { -readonly [K in keyof Compiled]: Compiled[K] };

export function blank(ruleset: Ruleset, names: NameTable): Unfinished {
  return {
    ruleset,
    names,
    symbols: names.symbols,
    zones: [],
    roles: { deck: -1, hand: -1, play: -1, graveyard: -1 },
    seats: 0,
    resources: [],
    health: -1,
    attributes: [],
    power: -1,
    counters: [],
    damage: -1,
    flags: { card: [], player: [], match: [] },
    tapped: -1,
    summoned: -1,
    definitions: [],
    events: [],
    phases: [],
    alwaysAsk: false,
    rules: [],
    actions: [],
    actionOfRule: [],
    programs: [],
    streams: [],
    watch: { own: { before: [], after: [] }, abilitiesBefore: [], abilitiesAfter: [], noted: [] },
    continuous: [],
    continuousZones: 0,
    modified: { attributes: [], granted: [], forbidden: [] },
    plainLayers: true,
    victory: [],
    victoryOfResources: false,
    manipulations: [],
    evaluation: null,
    setup: -1,
    turn: -1,
    system: -1,
    victoryRule: -1,
    guards: USUAL_GUARDS,
    perLook: 0,
    textOf: () => 0,
  };
}
