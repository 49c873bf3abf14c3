/** The payloads of what an effect raises: one for each thing of a list, or one for a player. */
import type { ListOf, NumberOf, RulesetRun } from '../../compile/build.ts';
import type { Desk, Item } from '../../types.ts';

export type Payload = readonly number[];
export type Parts = (item: Item, run: RulesetRun) => readonly Payload[];

export const NO_PARTS: readonly Payload[] = Object.freeze([]);

/** Things that give no payload are passed over. */
export function partsOf(
  things: ListOf,
  payload: (thing: number, desk: Desk, item: Item, run: RulesetRun) => Payload | null,
): Parts {
  return (item, run) => {
    const list = things(run.local.desk, item);
    if (list.length === 0) return NO_PARTS;
    const parts: Payload[] = [];
    for (let i = 0; i < list.length; i++) {
      const part = payload(list[i] as number, run.local.desk, item, run);
      if (part !== null) parts.push(part);
    }
    return parts;
  };
}

/** None where there is no such player. */
export function partOf(seat: NumberOf, payload: (seat: number, desk: Desk, item: Item) => Payload | null): Parts {
  return (item, { local }) => {
    const by = seat(local.desk, item);
    const part = by < 0 ? null : payload(by, local.desk, item);
    return part === null ? NO_PARTS : [part];
  };
}
