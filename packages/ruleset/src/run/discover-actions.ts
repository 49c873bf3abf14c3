/**
 * Which inputs an action allows a seat now, without listing combinations of what is independent. Targets that others speak of
 * are gone through one by one; the rest are slots.
 */
import type { Seat } from '@turnwise/game';
import type { Action, Compiled, Precondition, Rule, Target } from '../compile/compiled.ts';
import { NOTHING } from '../types.ts';
import type { Item, RulesetState } from '../types.ts';
import { activatedOf } from './ability-named.ts';
import { isActivatable } from './activatable.ts';
import { holds } from './holds.ts';
import { abilityItem, boundsOf, castOf, fits, itemFor, setTarget } from './intent.ts';
import { Scratch } from './scratch.ts';

/** One or more inputs: targets that are settled, and slots for the others. */
export interface Possible {
  readonly action: Action;
  readonly item: Item;
  /** By target: what it is settled to, or the candidates among which so many may be taken. */
  readonly targets: readonly PossibleTarget[];
  /** The ability that it would activate. */
  readonly ability: Rule | null;
  /** The card whose ability it is, or that would be cast. */
  readonly card: number;
}

export interface PossibleTarget {
  readonly target: Target;
  readonly settled: boolean;
  readonly candidates: readonly number[];
  readonly min: number;
  readonly max: number;
}

/** Calls `found` with each until it says true; says whether it did. The seat is taken to have priority. */
export function eachOffer(
  compiled: Compiled,
  state: RulesetState,
  action: Action,
  seat: Seat,
  found: (possible: Possible) => boolean,
): boolean {
  if (!isOpen(state, action, seat)) return false;
  return new Search(compiled, state, action, itemFor(compiled, action, seat), found).params(0);
}

/** Whether there is any, without gathering them all. */
export function isPossible(compiled: Compiled, state: RulesetState, action: Action, seat: Seat): boolean {
  const { activates, coupled, params, priced } = action;
  if (!isOpen(state, action, seat)) return false;
  if (coupled > 0 || activates !== null || params.length > 0)
    return new Search(compiled, state, action, itemFor(compiled, action, seat), yes).params(0);
  const rule = compiled.rules[action.rule] as Rule;
  const item = itemFor(compiled, action, seat);
  for (let at = 0; at < rule.targets.length; at++) {
    const target = rule.targets[at] as Target;
    const candidates = target.candidates(state, item);
    const [min] = boundsOf(target, state, item, candidates.length);
    if (candidates.length < min) return false;
    if (target.single && min > 0 && !anyFits(compiled, state, action, rule, item, at, candidates)) return false;
  }
  return priced >= 0 || holds(rule.payable, state, item);
}

const yes = (): boolean => true;

function anyFits(
  compiled: Compiled,
  state: RulesetState,
  action: Action,
  rule: Rule,
  item: Item,
  at: number,
  candidates: readonly number[],
): boolean {
  for (let i = 0; i < candidates.length; i++) {
    setTarget(rule, item, at, [candidates[i] as number]);
    if (fits(compiled, state, action, item, at)) return true;
  }
  return false;
}

const SCRATCH = new Scratch();

/** Whether what speaks of no target allows it: the phase, mostly. */
function isOpen(state: RulesetState, { early, rule }: Action, seat: Seat): boolean {
  for (let i = 0; i < early.length; i++)
    if (!holds((early[i] as Precondition).test, state, SCRATCH.fill(rule, NOTHING, seat, ~seat, null))) return false;
  return true;
}

class Search {
  readonly #compiled: Compiled;
  readonly #state: RulesetState;
  readonly #action: Action;
  readonly #rule: Rule;
  readonly #item: Item;
  readonly #found: (possible: Possible) => boolean;
  /** So many targets, from the first, are gone through one by one. */
  readonly #coupled: number;

  constructor(
    compiled: Compiled,
    state: RulesetState,
    action: Action,
    item: Item,
    found: (possible: Possible) => boolean,
  ) {
    this.#compiled = compiled;
    this.#state = state;
    this.#action = action;
    this.#rule = compiled.rules[action.rule] as Rule;
    this.#item = item;
    this.#found = found;
    this.#coupled = action.coupled;
  }

  /** Each value of each parameter, but for the one that names an ability. */
  params(at: number): boolean {
    const param = this.#action.params[at];
    if (param === undefined) return this.#earlyHold() && this.targets(0, []);
    if (param.register === this.#action.activates?.param) return this.params(at + 1);
    for (const value of param.values) {
      this.#item.registers[param.register] = [typeof value === 'number' ? value : this.#compiled.names.symbol(value)];
      if (this.params(at + 1)) return true;
    }
    return false;
  }

  #earlyHold(): boolean {
    return this.#action.preconditions.every(
      ({ needs, params, test }) =>
        needs.length > 0 ||
        params.length === 0 ||
        params.includes(this.#action.activates?.param ?? -1) ||
        holds(test, this.#state, this.#item),
    );
  }

  /** The targets from there on. */
  targets(at: number, before: readonly PossibleTarget[]): boolean {
    const { targets } = this.#rule;
    if (at === targets.length) return this.#whole(before);
    const target = targets[at] as Target;
    const all = target.candidates(this.#state, this.#item);
    const [min, max] = boundsOf(target, this.#state, this.#item, all.length);
    if (at >= this.#coupled) {
      const candidates = target.single ? this.#fitting(at, all) : all;
      if (candidates.length < min) return false;
      const slot = { target, settled: target.all, candidates, min, max: Math.min(max, candidates.length) };
      return this.targets(at + 1, [...before, slot]);
    }
    if (target.single) {
      for (const one of all) {
        if (!this.#fits(at, one)) continue;
        setTarget(this.#rule, this.#item, at, [one]);
        const settled = { target, settled: true, candidates: [one], min: 1, max: 1 };
        if (this.targets(at + 1, [...before, settled])) return true;
      }
      return min === 0 && this.#empty(at, target, before);
    }
    for (const some of subsets(all, min, Math.min(max, all.length))) {
      setTarget(this.#rule, this.#item, at, some);
      if (!fits(this.#compiled, this.#state, this.#action, this.#item, at)) continue;
      const settled = { target, settled: true, candidates: some, min: some.length, max: some.length };
      if (this.targets(at + 1, [...before, settled])) return true;
    }
    return false;
  }

  #empty(at: number, target: Target, before: readonly PossibleTarget[]): boolean {
    setTarget(this.#rule, this.#item, at, []);
    return this.targets(at + 1, [...before, { target, settled: true, candidates: [], min: 0, max: 0 }]);
  }

  #fitting(at: number, all: readonly number[]): readonly number[] {
    const fitting: number[] = [];
    for (let i = 0; i < all.length; i++) if (this.#fits(at, all[i] as number)) fitting.push(all[i] as number);
    return fitting;
  }

  #fits(at: number, one: number): boolean {
    setTarget(this.#rule, this.#item, at, [one]);
    return fits(this.#compiled, this.#state, this.#action, this.#item, at);
  }

  /** All of the action's own targets are there: those of an ability come now. */
  #whole(targets: readonly PossibleTarget[]): boolean {
    const { activates, plays, costNeeds } = this.#action;
    if (costNeeds.length === 0 && activates === null && !holds(this.#rule.payable, this.#state, this.#item))
      return false;
    if (activates !== null) return this.#abilities(activates, targets);
    const played = plays < 0 ? undefined : targets.find(({ target }) => target.register === plays);
    if (played === undefined) return this.#give(targets, null, -1);
    // A card with a cast ability that wants targets has an offer of its own.
    const plain: number[] = [];
    for (const card of played.candidates) {
      const rule = castOf(this.#compiled, this.#state, card);
      if (rule === undefined || rule.targets.length === 0) plain.push(card);
      else {
        const extra = this.#abilityTargets(rule, card);
        const own = targets.map((one) => (one === played ? { ...one, settled: true, candidates: [card] } : one));
        // Where they cannot be chosen it can still be played, and comes to nothing.
        if (this.#give([...own, ...(extra ?? [])], null, card)) return true;
      }
    }
    if (plain.length === 0) return false;
    return this.#give(
      targets.map((one) => (one === played ? { ...one, candidates: plain } : one)),
      null,
      -1,
    );
  }

  /** Each ability of each possible source that can be activated. */
  #abilities(activates: NonNullable<Action['activates']>, targets: readonly PossibleTarget[]): boolean {
    const { preconditions } = this.#action;
    const at = targets.findIndex(({ target }) => target.register === activates.target);
    const source = targets[at] as PossibleTarget;
    for (const card of source.candidates) {
      for (const number of activatedOf(this.#compiled, this.#state, card)) {
        const rule = this.#compiled.rules[number] as Rule;
        if (!this.#action.looksAtAbility && !isActivatable(this.#compiled, this.#state, rule, card, this.#item.seat))
          continue;
        setTarget(this.#rule, this.#item, at, [card]);
        if (activates.param >= 0) this.#item.registers[activates.param] = [rule.symbol];
        else if (rule.symbol !== activates.word) continue;
        if (!preconditions.every(({ test }) => holds(test, this.#state, this.#item))) continue;
        if (!holds(this.#rule.payable, this.#state, this.#item)) continue;
        const extra = this.#abilityTargets(rule, card);
        const own = targets.map((one, index) => (index === at ? { ...one, settled: true, candidates: [card] } : one));
        if (extra !== undefined && this.#give([...own, ...extra], rule, card)) return true;
      }
    }
    return false;
  }

  /** Undefined where one of them cannot be chosen. Later ones that speak of earlier ones are left to when these are known. */
  #abilityTargets(rule: Rule, card: number): readonly PossibleTarget[] | undefined {
    const item = abilityItem(this.#compiled, rule, card, this.#item.seat);
    const found: PossibleTarget[] = [];
    for (const target of rule.targets) {
      const candidates = target.candidates(this.#state, item);
      const [min, max] = boundsOf(target, this.#state, item, candidates.length);
      if (candidates.length < min) return undefined;
      found.push({ target, settled: target.all, candidates, min, max: Math.min(max, candidates.length) });
    }
    return found;
  }

  #give(targets: readonly PossibleTarget[], ability: Rule | null, card: number): boolean {
    return this.#found({ action: this.#action, item: this.#item, targets, ability, card });
  }
}

/** Lists of so many, in the order of what there is. */
function* subsets(
  from: readonly number[],
  min: number,
  max: number,
  start = 0,
): Generator<readonly number[], void, undefined> {
  if (min <= 0) yield [];
  if (max <= 0) return;
  for (let i = start; i < from.length; i++)
    for (const rest of subsets(from, min - 1, max - 1, i + 1)) yield [from[i] as number, ...rest];
}
