/** Inputs that are accepted without being offered, now and then, legal or not: both interpreters must say the same to them. */
import { pick } from '@turnwise/game';
import type { Chooser, Seat } from '@turnwise/game';
import type { Ruleset } from '../nodes.ts';
import type { RulesetInput, RulesetState } from '../types.ts';

/** One in so many inputs is a control. */
const CONTROLS = 8;
/** One in so many of these is a concession: seldom between two, as it ends the match. */
const CONCESSIONS = 40;
const CONCESSIONS_OF_MORE = 8;
/** One in so many actions with parameters is sent without one of them. */
const SPOILED = 12;

export function randomControl(
  { zones, turnStructure }: Ruleset,
  { cards, places, players }: RulesetState,
  seat: Seat,
  chooser: Chooser,
): RulesetInput | undefined {
  if (chooser.below(CONTROLS) > 0) return undefined;
  const anybody = chooser.below(players.length) as Seat;
  const left = players.filter(({ out }) => !out).length;
  if (chooser.below(left > 2 ? CONCESSIONS_OF_MORE : CONCESSIONS) === 0) return { kind: 'concede', seat: anybody };
  const card = cards[pick(chooser, places.flat()) ?? 0]?.id ?? '';
  const to = pick(chooser, zones)?.id ?? '';
  const steps = turnStructure.phases.flatMap((phase) => phase.steps.map(({ id }) => id));
  const until = pick(chooser, ['end_of_turn', 'my_turn', ...steps, 'nowhere']) ?? '';
  const manipulate = { kind: 'manipulate', seat, action: 'move_card', card, to } as const;
  return pick<RulesetInput>(chooser, [
    { kind: 'pass', seat, until },
    { kind: 'stop', seat: anybody },
    { kind: 'timeout', seat },
    manipulate,
    { ...manipulate, position: chooser.below(4) },
  ]);
}

/** Now and then without something that it needs. */
export function spoiled(input: RulesetInput | undefined, chooser: Chooser): RulesetInput | undefined {
  if (input?.kind !== 'action') return input;
  const names = Object.keys(input.params);
  if (names.length === 0 || chooser.below(SPOILED) > 0) return input;
  const name = pick(chooser, names);
  return { ...input, params: Object.fromEntries(Object.entries(input.params).filter(([key]) => key !== name)) };
}
