/** Positions of Duel for tests: in ann's turn, and both have enough to draw. */
import type { Json } from '@turnwise/kernel';
import type { RulesetState } from '@turnwise/ruleset';
import { duel } from '../game.ts';

export const TABLE = ['ann', 'bob'];

export interface Side {
  readonly hand?: readonly Json[];
  readonly battlefield?: readonly Json[];
  readonly health?: number;
  readonly mana?: number;
}

export function position(step: string, ann: Side, bob: Side, priority = 'ann'): RulesetState {
  const phase = step === 'main' ? 'main' : 'combat';
  const zones = ({ hand = [], battlefield = [] }: Side): Json => ({ hand, battlefield, deck: ['hill_ox', 'hill_ox'] });
  const resources = ({ health = 20, mana = 0 }: Side) => ({ health, mana, max_mana: 5 });
  const context = duel.prepare({ seed: 1, seats: TABLE });
  if (!context.ok) throw new Error('no context');
  const read = duel.notation.position.parse(
    {
      turn: { number: 9, active: 'ann', phase, step, priority },
      resources: { ann: resources(ann), bob: resources(bob) },
      zones: { ann: zones(ann), bob: zones(bob) },
    },
    { ...context.value, names: TABLE },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
