/** `resource_changed`. Fields: player, resource, amount (the change), now. */
import { seat as seatNumber } from '@turnwise/game';
import { playerAt } from '../../compiled/at.ts';
import type { Happen } from '../../compiled/functions.ts';
import type { Compiled, HasCompiled, Resource } from '../../compiled/compiled.ts';
import { happened } from '../record.ts';
import { inRange, orZero, Violation } from '../violation.ts';
import { isPlayer } from '../where.ts';

/** The resource stays within its bounds; paying must not touch them. */
export function resourceHappens({ compiled }: HasCompiled, resource: number, pays: boolean): Happen {
  return (event, item, run) => {
    const player = event.fields[0] as number;
    if (!isPlayer(player)) return;
    const change = event.fields[2] as number;
    const { min, max, id } = compiled.resources[resource] as Resource;
    const has = playerAt(run.state, ~player).resources[resource] as number;
    const wanted = inRange(has + orZero(change));
    if (pays && wanted >= has) return;
    if (pays && wanted < leastAfterPaying(compiled, resource))
      throw new Violation('cannotPay', { resource: id, has, amount: has - wanted });
    const now = Math.max(min, Math.min(max, wanted));
    if (now === has) return;
    if (event.fields[3] !== now || change !== now - has)
      event.fields = [player, event.fields[1] as number, now - has, now];
    happened(compiled, run, item, { kind: 'resource', event, seat: seatNumber(~player), resource, now });
  };
}

/** What must be left after paying: what the resource says, else nothing. */
export function leastAfterPaying({ ruleset }: Compiled, resource: number): number {
  return ruleset.resources?.[resource]?.min ?? 0;
}
