/**
 * Which inputs an action allows a seat now, without listing combinations of what is independent. Targets that others speak of
 * are gone through one by one; the rest are slots.
 */
import { shuffled } from '@turnwise/game';
import type { Chooser, Seat } from '@turnwise/game';
import { ruleAt } from '../compiled/at.ts';
import type { Action, Compiled, Precondition, Rule, Target } from '../compiled/compiled.ts';
import { NOTHING } from '../types.ts';
import type { Desk, Item } from '../types.ts';
import { isPaidWith } from './ability-costs.ts';
import { activatedOf } from './ability-named.ts';
import { eachWay, slotsOf } from './ability-targets.ts';
import type { PossibleTarget } from './ability-targets.ts';
import { holds } from './holds.ts';
import { areMore, drawFrom, inTurn, isDrawn, selections } from './in-turn.ts';
import { castOf, fits } from './intent.ts';
import { charge } from './meter.ts';
import { boundsOf, candidatesOf, gatheredBy, leastOf } from './looks.ts';
import { OF_ACTIONS, scratchFor, scratchOf } from './scratch.ts';
import { setTarget } from './set-target.ts';

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

/** Calls `found` with each until it says true; says whether there are more than were looked through. The seat is taken to have priority. */
export function eachOffer(
  compiled: Compiled,
  desk: Desk,
  action: Action,
  seat: Seat,
  found: (possible: Possible) => boolean,
): boolean {
  if (!isOpen(desk, action, seat)) return false;
  const search = new Search(compiled, desk, action, seat, found, null);
  return search.params(0) || search.cut;
}

/** One of them, drawn without listing the others: one thing after another, going back where it leads nowhere. */
export function drawOffer(
  compiled: Compiled,
  desk: Desk,
  action: Action,
  seat: Seat,
  chooser: Chooser,
): Possible | undefined {
  if (!isOpen(desk, action, seat)) return undefined;
  const search = new Search(compiled, desk, action, seat, yes, chooser);
  return search.params(0) ? search.last : undefined;
}

/** Whether there is any, without gathering them all. */
export function isPossible(compiled: Compiled, desk: Desk, action: Action, seat: Seat): boolean {
  const { activates, coupled, params, priced } = action;
  if (!isOpen(desk, action, seat)) return false;
  if (coupled > 0 || activates !== null || params.length > 0)
    return new Search(compiled, desk, action, seat, yes, null).params(0);
  const rule = ruleAt(compiled, action.rule);
  const item = scratchFor(desk, compiled, rule, NOTHING, seat);
  for (let at = 0; at < rule.targets.length; at++) {
    const target = rule.targets[at] as Target;
    const candidates = gatheredBy(target, desk, item);
    const min = leastOf(target, desk, item, candidates.length);
    if (candidates.length < min) return false;
    if (target.single && min > 0 && !anyFits(compiled, desk, action, item, at, candidates)) return false;
  }
  return priced >= 0 || holds(rule.payable, desk, item);
}

const yes = (): boolean => true;

function anyFits(
  compiled: Compiled,
  desk: Desk,
  action: Action,
  item: Item,
  at: number,
  candidates: readonly number[],
): boolean {
  const rule = ruleAt(compiled, action.rule);
  for (let i = 0; i < candidates.length; i++) {
    charge(desk, 1);
    setTarget(rule, item, at, [candidates[i] as number]);
    if (fits(compiled, desk, action, item, at)) return true;
  }
  return false;
}

/** Whether what speaks of no target allows it: the phase, mostly. */
function isOpen(desk: Desk, { early, rule }: Action, seat: Seat): boolean {
  for (let i = 0; i < early.length; i++)
    if (!holds((early[i] as Precondition).test, desk, scratchOf(desk, OF_ACTIONS, rule, NOTHING, seat))) return false;
  return true;
}

const MOST_LOOKS = 100_000;

class Search {
  readonly #compiled: Compiled;
  readonly #desk: Desk;
  readonly #action: Action;
  readonly #rule: Rule;
  readonly #item: Item;
  readonly #found: (possible: Possible) => boolean;
  readonly #isOneEnough: boolean;
  /** With one, everything is gone through in an order of chance, and one possibility is enough. */
  readonly #chooser: Chooser | null;
  /** The targets up to where the search is. */
  readonly #targets: PossibleTarget[] = [];
  /** What was found last. */
  last: Possible | undefined = undefined;
  /** There are more than were looked through. */
  cut = false;
  /** Where several targets take several, no more selections than these are looked through in all. */
  #left = MOST_LOOKS;

  constructor(
    compiled: Compiled,
    desk: Desk,
    action: Action,
    seat: Seat,
    found: (possible: Possible) => boolean,
    chooser: Chooser | null,
  ) {
    this.#compiled = compiled;
    this.#desk = desk;
    this.#action = action;
    this.#rule = ruleAt(compiled, action.rule);
    this.#item = scratchFor(desk, compiled, this.#rule, NOTHING, seat);
    this.#found = found;
    this.#isOneEnough = found === yes;
    this.#chooser = chooser;
  }

  /** Each value of each parameter, but for the one that names an ability. */
  params(at: number): boolean {
    const { params, activates } = this.#action;
    const param = params[at];
    if (param === undefined) return this.#earlyHold() && this.#from(0);
    if (param.register === activates?.param) return this.params(at + 1);
    const values = inTurn(this.#chooser, param.values);
    for (let i = 0; i < values.length; i++) {
      charge(this.#desk, 1);
      const value = drawFrom(this.#chooser, values, i);
      this.#item.registers[param.register] = [typeof value === 'number' ? value : this.#compiled.names.symbol(value)];
      if (this.params(at + 1)) return true;
    }
    return false;
  }

  /** Those that speak of parameters and of no target. */
  #earlyHold(): boolean {
    const { preconditions, params: named, activates } = this.#action;
    if (named.length === 0) return true;
    for (let i = 0; i < preconditions.length; i++) {
      const { needs, params, test } = preconditions[i] as Precondition;
      if (needs.length > 0 || params.length === 0 || params.includes(activates?.param ?? -1)) continue;
      if (!holds(test, this.#desk, this.#item)) return false;
    }
    return true;
  }

  /** The targets from there on. */
  #from(at: number): boolean {
    const { targets } = this.#rule;
    if (at === targets.length) return this.#whole();
    const target = targets[at] as Target;
    // Where one is enough, their own order does not matter.
    const look = this.#isOneEnough && target.single ? gatheredBy : candidatesOf;
    const all = look(target, this.#desk, this.#item);
    const [min, max] = boundsOf(target, this.#desk, this.#item, all.length);
    const apart = at >= this.#action.coupled && (target.single || !this.#isUsed(target));
    const one = target.single && !target.all;
    if (apart && !(one && min === 1 && this.#chooser !== null)) {
      const candidates = target.single ? this.#fitting(at, all) : all;
      if (candidates.length < min) return false;
      return this.#with(at, { target, settled: target.all, candidates, min, max: Math.min(max, candidates.length) });
    }
    return target.single
      ? this.#eachOne(at, target, all, min, apart && target.register !== this.#action.activates?.target)
      : this.#eachSome(at, target, all, min, max);
  }

  /** One candidate after another; `apart`: nothing else speaks of this target, so where one that fits leads nowhere, no other does. */
  #eachOne(at: number, target: Target, all: readonly number[], min: number, apart: boolean): boolean {
    const candidates = inTurn(this.#chooser, all);
    const noneFirst = min === 0 && isDrawn(this.#chooser, all.length + 1);
    if (noneFirst && this.#withNone(at, target)) return true;
    for (let i = 0; i < candidates.length; i++) {
      const one = drawFrom(this.#chooser, candidates, i);
      if (!this.#fits(at, one)) continue;
      if (this.#with(at, { target, settled: true, candidates: [one], min: 1, max: 1 })) return true;
      if (apart) return false;
    }
    return min === 0 && !noneFirst && this.#withNone(at, target);
  }

  #withNone(at: number, target: Target): boolean {
    setTarget(this.#rule, this.#item, at, []);
    return this.#with(at, { target, settled: true, candidates: [], min: 0, max: 0 });
  }

  #eachSome(at: number, target: Target, all: readonly number[], min: number, max: number): boolean {
    this.cut ||= areMore(all.length, min, max);
    const some = selections(all, min, max);
    for (const taken of this.#chooser === null ? some : shuffled(this.#chooser, [...some])) {
      if (this.#left-- <= 0) return false;
      charge(this.#desk, taken.length + 1);
      setTarget(this.#rule, this.#item, at, taken);
      if (!fits(this.#compiled, this.#desk, this.#action, this.#item, at)) continue;
      const { length } = taken;
      if (this.#with(at, { target, settled: true, candidates: taken, min: length, max: length })) return true;
    }
    return false;
  }

  #with(at: number, target: PossibleTarget): boolean {
    this.#targets[at] = target;
    return this.#from(at + 1);
  }

  #fitting(at: number, all: readonly number[]): readonly number[] {
    const fitting: number[] = [];
    // Where one is there already, the others may not take what the rest of the search needs.
    const enough = this.#desk.spent + this.#compiled.perLook / (this.#rule.targets.length + 1);
    for (let i = 0; i < all.length; i++) {
      if (fitting.length > 0 && this.#desk.spent > enough) {
        this.cut = true;
        break;
      }
      if (this.#fits(at, all[i] as number)) fitting.push(all[i] as number);
    }
    return fitting;
  }

  #fits(at: number, one: number): boolean {
    charge(this.#desk, 1);
    // What has no ability is no source of one.
    const { activates } = this.#action;
    if (activates !== null && this.#rule.targets[at]?.register === activates.target)
      if (one >= 0 && activatedOf(this.#compiled, this.#desk.state, one).length === 0) return false;
    setTarget(this.#rule, this.#item, at, [one]);
    return fits(this.#compiled, this.#desk, this.#action, this.#item, at);
  }

  /** Whether an ability of what it takes is executed or cast: of several, that of the first. */
  #isUsed({ register }: Target): boolean {
    const { activates, plays } = this.#action;
    return register === (activates?.target ?? plays);
  }

  /** All of the action's own targets are there: those of an ability come now. */
  #whole(): boolean {
    const { activates, plays, costNeeds } = this.#action;
    if (activates !== null) return this.#abilities(activates);
    if (costNeeds.length === 0 && !holds(this.#rule.payable, this.#desk, this.#item)) return false;
    const at = plays < 0 ? -1 : this.#targets.findIndex(({ target }) => target.register === plays);
    if (at < 0) return this.#give(this.#targets.slice(), null, -1);
    // A card with a cast ability that wants targets has an offer of its own.
    const played = this.#targets[at] as PossibleTarget;
    const plain: number[] = [];
    for (const card of usedAmong(played)) {
      const rule = castOf(this.#compiled, this.#desk.state, card);
      if (rule === undefined || rule.targets.length === 0) plain.push(card);
      else if (this.#casts(rule, card, this.#using(at, card))) return true;
      else if (!played.target.single) return false;
    }
    if (!played.target.single) return this.#give(this.#targets.slice(), null, -1);
    if (plain.length < played.min) return false;
    const max = Math.min(played.max, plain.length);
    return this.#give(this.#targets.with(at, { ...played, candidates: plain, max }), null, -1);
  }

  /** The targets with this card for the one whose ability is used. */
  #using(at: number, card: number): readonly PossibleTarget[] {
    const used = this.#targets[at] as PossibleTarget;
    return used.target.single
      ? this.#targets.with(at, { ...used, settled: true, candidates: [card] })
      : this.#targets.slice();
  }

  /** Each ability of each possible source that can be activated. */
  #abilities(activates: NonNullable<Action['activates']>): boolean {
    const at = this.#targets.findIndex(({ target }) => target.register === activates.target);
    const source = this.#targets[at] as PossibleTarget;
    for (const card of usedAmong(source)) {
      const numbers = inTurn(this.#chooser, activatedOf(this.#compiled, this.#desk.state, card));
      for (let i = 0; i < numbers.length; i++) {
        const rule = ruleAt(this.#compiled, drawFrom(this.#chooser, numbers, i));
        if (!this.#canUse(activates, rule, card, at)) continue;
        if (this.#withTargetsOf(rule, card, this.#using(at, card), rule) === 'enough') return true;
      }
    }
    return false;
  }

  /** Puts a source and its ability into the item, and looks at what depends on them. */
  #canUse(activates: NonNullable<Action['activates']>, rule: Rule, card: number, at: number): boolean {
    const { preconditions } = this.#action;
    if (activates.param < 0 ? rule.symbol !== activates.word : !this.#mayName(activates.param, rule.id)) return false;
    if (this.#rule.targets[at]?.single === true) setTarget(this.#rule, this.#item, at, [card]);
    if (activates.param >= 0) this.#item.registers[activates.param] = [rule.symbol];
    for (let i = 0; i < preconditions.length; i++)
      if (!holds((preconditions[i] as Precondition).test, this.#desk, this.#item)) return false;
    return holds(this.#rule.payable, this.#desk, this.#item);
  }

  /** Whether the parameter that names the ability has this among its values. */
  #mayName(register: number, id: string): boolean {
    const { params } = this.#action;
    for (let i = 0; i < params.length; i++) {
      const param = params[i] as Action['params'][number];
      if (param.register === register) return param.values.length === 0 || param.values.includes(id);
    }
    return true;
  }

  /** Where its targets cannot be chosen a card can still be played, and comes to nothing. */
  #casts(rule: Rule, card: number, own: readonly PossibleTarget[]): boolean {
    const found = this.#withTargetsOf(rule, card, own, null);
    return found === 'enough' || (found === 'none' && this.#give(own, null, card));
  }

  /** Gives each way to choose the targets of an ability as well, until one is enough. */
  #withTargetsOf(
    rule: Rule,
    card: number,
    own: readonly PossibleTarget[],
    ability: Rule | null,
  ): 'none' | 'some' | 'enough' {
    const item = scratchFor(this.#desk, this.#compiled, rule, card, this.#item.seat);
    if (rule.coupled === 0) {
      const slots = slotsOf(rule, this.#desk, item, 0);
      if (slots === undefined) return 'none';
      return this.#give([...own, ...slots], ability, card) ? 'enough' : 'some';
    }
    let found: 'none' | 'some' = 'none';
    const isPriced = ability !== null && rule.costNeeds.length > 0;
    const isEnough = eachWay(rule, this.#desk, item, this.#chooser, (targets) => {
      const chosen = item.registers.slice(0, rule.targets.length);
      if (isPriced && !isPaidWith(this.#compiled, this.#desk, this.#item, rule, chosen)) return false;
      found = 'some';
      return this.#give([...own, ...targets], ability, card);
    });
    return isEnough ? 'enough' : found;
  }

  #give(targets: readonly PossibleTarget[], ability: Rule | null, card: number): boolean {
    this.last = { action: this.#action, item: this.#item, targets, ability, card };
    return this.#found(this.last);
  }
}

/** The cards whose ability may be used: of one target any that it may be, of several that are settled the first. */
function usedAmong({ target, candidates }: PossibleTarget): readonly number[] {
  return target.single ? candidates : candidates.slice(0, 1);
}
