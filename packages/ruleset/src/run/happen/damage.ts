/** `damaged` and `healed`: counters on a card, or the health of a player. */
import { cardAt, playerAt } from '../../compiled/at.ts';
import type { Happen } from '../../compiled/functions.ts';
import type { Compiled, HasCompiled, Resource } from '../../compiled/compiled.ts';
import type { RulesetState } from '../../types.ts';
import { happened } from '../record.ts';
import { inRange } from '../violation.ts';
import { canBeDamaged, isPlayer, isThere } from '../where.ts';

/** Fields: target, amount, source. */
export function damageHappens({ compiled }: HasCompiled): Happen {
  return (event, item, run) => {
    const target = event.fields[0] as number;
    const amount = event.fields[1] as number;
    if (amount <= 0) return;
    const { state } = run;
    if (isPlayer(target)) inRange(healthOf(compiled, state, ~target) - amount);
    else {
      if (!isThere(state, target) || !canBeDamaged(compiled, state, target)) return;
      inRange(damageOn(compiled, state, target) + amount);
    }
    happened(compiled, run, item, { kind: 'damage', event });
  };
}

/** Fields: target, amount; the amount becomes what can be healed. */
export function healHappens({ compiled }: HasCompiled): Happen {
  return (event, item, run) => {
    const target = event.fields[0] as number;
    const asked = event.fields[1] as number;
    const amount = Math.min(asked, healable(compiled, run.state, target));
    if (amount <= 0) return;
    if (amount !== asked) event.fields = [target, amount];
    happened(compiled, run, item, { kind: 'heal', event });
  };
}

function healable(compiled: Compiled, state: RulesetState, target: number): number {
  if (!isPlayer(target)) return isThere(state, target) ? damageOn(compiled, state, target) : 0;
  const { health } = compiled;
  if (health < 0) return 0;
  return (compiled.resources[health] as Resource).max - healthOf(compiled, state, ~target);
}

function damageOn({ damage }: Compiled, state: RulesetState, card: number): number {
  return damage < 0 ? 0 : (cardAt(state, card).counters[damage] as number);
}

function healthOf({ health }: Compiled, state: RulesetState, seat: number): number {
  return health < 0 ? 0 : (playerAt(state, seat).resources[health] as number);
}
