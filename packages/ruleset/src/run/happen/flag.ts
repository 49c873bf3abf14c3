/** `flag_changed`. Fields: target (nothing for the match), flag, value. */
import { cardAt, playerAt } from '../../compiled/at.ts';
import type { Happen, RulesetRun } from '../../compiled/functions.ts';
import type { Compiled, HasCompiled } from '../../compiled/compiled.ts';
import { NOTHING } from '../../types.ts';
import type { Happening, Item, RulesetState } from '../../types.ts';
import { happened } from '../record.ts';
import { canBear, isInPlay, isThere } from '../where.ts';

/** A flag of this name of cards, players or the match. */
export function flagHappens({ compiled }: HasCompiled, flag: string): Happen {
  return (event, item, run) => set(compiled, run, item, event, flagNumber(compiled, flag, event.fields[0] as number));
}

/** The flag `tapped` of a card in play. */
export function tapHappens({ compiled }: HasCompiled): Happen {
  return (event, item, run) => {
    if (isInPlay(compiled, run.state, event.fields[0] as number)) set(compiled, run, item, event, compiled.tapped);
  };
}

/** The bit of a flag of this thing; -1 where there is none. */
export function flagNumber({ flags }: Compiled, flag: string, target: number): number {
  if (target === NOTHING) return flags.match.indexOf(flag);
  return (target < 0 ? flags.player : flags.card).indexOf(flag);
}

export function isFlagSet(state: RulesetState, target: number, flag: number): boolean {
  if (flag < 0) return false;
  return ((bitsOf(state, target) >> flag) & 1) === 1;
}

function bitsOf(state: RulesetState, target: number): number {
  if (target === NOTHING) return state.flags;
  return target < 0 ? playerAt(state, ~target).flags : cardAt(state, target).flags;
}

function set(compiled: Compiled, run: RulesetRun, item: Item, event: Happening, flag: number): void {
  const { state } = run;
  const target = event.fields[0] as number;
  const value = event.fields[2] === 1;
  if (
    flag < 0 ||
    (target >= 0 && !(isThere(state, target) && canBear(compiled, state, target))) ||
    isFlagSet(state, target, flag) === value
  )
    return;
  happened(compiled, run, item, { kind: 'flag', event, target, flag, value });
}
