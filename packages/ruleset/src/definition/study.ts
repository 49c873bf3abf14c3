/** What a simulator counts of a match under a ruleset: its actions, and the cards in the hands of its seats. */
import type { GameStudy, Seat } from '@turnwise/game';
import { placeOf } from '../compiled/compiled.ts';
import type { Compiled } from '../compiled/compiled.ts';
import { laidAside } from '../document/laid-aside.ts';
import { OPERATORS } from '../operators/by-name.ts';
import type { FindCompiled } from '../run/rules-stack.ts';
import type { RulesetState, RulesetTypes } from '../types.ts';

export function studyOf(find: FindCompiled): GameStudy<RulesetTypes> {
  return {
    inputKind: (input) => (input.kind === 'action' ? input.action : input.kind),
    inputKinds: (state) => (find(state).ruleset.actions ?? []).map(({ id }) => id),
    rules: {
      all: (state) => answering(find(state)),
      of: ({ by }) => by,
    },
    cards: {
      all: (state) => (hand(find(state)) === undefined ? [] : ofDecks(find(state))),
      hand: (state, seat) => lyingIn(state, find(state), hand(find(state)), seat),
      table: (state, seat) => lyingIn(state, find(state), table(find(state)), seat),
    },
  };
}

/**
 * Reactions and triggered abilities, by the names that events have. What answers before an event changes that event and may make none of
 * its own, so it is left out.
 */
function answering({ rules }: Compiled): readonly string[] {
  return [...new Set(rules.filter(({ when }) => when?.before === false).map(({ name }) => name))];
}

/** All but what only marks something. */
function ofDecks({ ruleset, definitions }: Compiled): readonly string[] {
  const aside = laidAside(ruleset, OPERATORS);
  return definitions.flatMap(({ id }) => (aside.has(id) ? [] : [id]));
}

/** What seats hold and others do not see. */
function hand({ zones, roles }: Compiled): Compiled['zones'][number] | undefined {
  const zone = zones[roles.hand];
  return zone?.shared === false ? zone : undefined;
}

/** What lies before each seat; a table that all share is nobody's. */
function table({ zones, roles }: Compiled): Compiled['zones'][number] | undefined {
  const zone = zones[roles.play];
  return zone?.shared === false ? zone : undefined;
}

function lyingIn(
  { places, cards }: RulesetState,
  compiled: Compiled,
  zone: Compiled['zones'][number] | undefined,
  seat: Seat,
): readonly string[] {
  if (zone === undefined) return [];
  return (places[placeOf(compiled, zone, seat)] ?? []).map(
    (card) => compiled.definitions[cards[card]?.definition ?? -1]?.id ?? '',
  );
}
