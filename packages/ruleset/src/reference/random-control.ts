/** Inputs that are accepted without being offered, now and then, legal or not: both interpreters must say the same to them. */
import { pick } from '@turnwise/game';
import type { Chooser, Seat } from '@turnwise/game';
import type { RulesetInput, RulesetState } from '../types.ts';

/** One in so many inputs is a control, and one in so many of these a concession, after which there is less to compare. */
const CONTROLS = 12;
const CONCESSIONS = 40;

export function randomControl(
  { cards, places }: RulesetState,
  seat: Seat,
  chooser: Chooser,
  seats: number,
): RulesetInput | undefined {
  if (chooser.below(CONTROLS) > 0) return undefined;
  if (chooser.below(CONCESSIONS) === 0) return { kind: 'concede', seat: chooser.below(seats) as Seat };
  const lying = places.flat();
  const card = cards[pick(chooser, lying) ?? 0]?.id ?? '';
  return pick<RulesetInput>(chooser, [
    { kind: 'pass', seat, until: 'end_of_turn' },
    { kind: 'pass', seat, until: 'my_turn' },
    { kind: 'stop', seat: chooser.below(seats) as Seat },
    { kind: 'timeout', seat },
    { kind: 'manipulate', seat, action: 'move_card', card, to: 'hand', position: chooser.below(4) },
  ]);
}
