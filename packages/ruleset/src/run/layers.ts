/**
 * Attributes and words (keywords and permissions) of cards, read through the layers: the definition, then `set`, `add`,
 * `multiply`, `grant`, `forbid`, each by continuous abilities in id order of their sources and then by lasting changes by age.
 *
 * What was computed is remembered for one state, and dropped with the next change of it (`forget`). Where nothing lasts
 * and no continuous ability of the ruleset touches what is asked for, the definition answers at once.
 */
import { holds } from './holds.ts';
import { charge, METER } from './meter.ts';
import { Scratch } from './scratch.ts';
import { isInRange, Violation } from './violation.ts';
import { NOTHING } from '../types.ts';
import type { CardState, Item, RulesetState } from '../types.ts';
import type { Compiled, Continuous, Definition, LayerMemo, Modify } from '../compiled/compiled.ts';
import { placeOf } from '../compiled/compiled.ts';
import { byId } from './id-order.ts';

export function attributeOf(compiled: Compiled, state: RulesetState, card: number, attribute: number): number {
  const base = baseOf(compiled, state, card, attribute);
  if (state.changes.length === 0 && compiled.modified.attributes[attribute] !== true) return base;
  const memo = memoFor(compiled, state);
  const key = card * compiled.attributes.length + attribute;
  const known = memo.attributes.get(key);
  if (known !== undefined) {
    charge(known.cost);
    return known.value;
  }
  const before = METER.spent;
  const value = layered(compiled, state, card, attribute, base, continuousAbilities(compiled, state));
  memo.attributes.set(key, { value, cost: METER.spent - before });
  return value;
}

/** Without continuous abilities, as these themselves read it. */
export function plainAttributeOf(compiled: Compiled, state: RulesetState, card: number, attribute: number): number {
  const base = baseOf(compiled, state, card, attribute);
  if (state.changes.length === 0) return base;
  return layered(compiled, state, card, attribute, base, NONE);
}

/** Whether a card has a keyword, or was granted a permission, and nothing forbids it. */
export function hasWord(compiled: Compiled, state: RulesetState, card: number, word: number): boolean {
  const { granted: given, forbidden } = compiled.modified;
  if (state.changes.length === 0 && given[word] !== true && forbidden[word] !== true)
    return definitionOf(compiled, state, card).keywords.includes(word);
  return wordIs(compiled, state, card, word, 'grant') && !isForbidden(compiled, state, card, word);
}

/** The same without continuous abilities. */
export function hasPlainWord(compiled: Compiled, state: RulesetState, card: number, word: number): boolean {
  return granted(compiled, state, card, word, NONE) && !lasts(state, card, 'forbid', word);
}

export function isForbidden(compiled: Compiled, state: RulesetState, card: number, word: number): boolean {
  if (state.changes.length === 0 && compiled.modified.forbidden[word] !== true) return false;
  return wordIs(compiled, state, card, word, 'forbid');
}

/** Drops what is remembered: something has changed. */
export function forget(compiled: Compiled): void {
  compiled.layers.state = null;
}

function wordIs(
  compiled: Compiled,
  state: RulesetState,
  card: number,
  word: number,
  layer: 'grant' | 'forbid',
): boolean {
  const memo = memoFor(compiled, state);
  const key = (card * compiled.symbols.length + word) * 2 + (layer === 'grant' ? 0 : 1);
  const known = memo.words.get(key);
  if (known !== undefined) {
    charge(known.cost);
    return known.value;
  }
  const before = METER.spent;
  const sources = continuousAbilities(compiled, state);
  const value =
    layer === 'grant'
      ? granted(compiled, state, card, word, sources)
      : lasts(state, card, 'forbid', word) || modifies(compiled, state, sources, card, 'forbid', word);
  memo.words.set(key, { value, cost: METER.spent - before });
  return value;
}

function granted(
  compiled: Compiled,
  state: RulesetState,
  card: number,
  word: number,
  sources: readonly Source[],
): boolean {
  return (
    definitionOf(compiled, state, card).keywords.includes(word) ||
    lasts(state, card, 'grant', word) ||
    modifies(compiled, state, sources, card, 'grant', word)
  );
}

function lasts(state: RulesetState, card: number, layer: 'grant' | 'forbid', word: number): boolean {
  charge(state.changes.length);
  return state.changes.some((change) => change.card === card && change.layer === layer && change.what === word);
}

function layered(
  compiled: Compiled,
  state: RulesetState,
  card: number,
  attribute: number,
  base: number,
  sources: readonly Source[],
): number {
  let value = base;
  charge(sources.length + state.changes.length);
  for (const layer of NUMERIC) {
    for (const source of sources)
      for (const modify of source.continuous.modify)
        if (modify.layer === layer && modify.what === attribute && affects(state, source, card))
          value = changed(layer, value, amountOf(state, source, modify, card));
    for (const change of state.changes)
      if (change.card === card && change.layer === layer && change.what === attribute)
        value = changed(layer, value, change.value);
  }
  return value;
}

const NUMERIC = ['set', 'add', 'multiply'] as const;

/** `set` gives an attribute to a card that has none; nothing stays nothing otherwise. What would lead out of range is left out. */
function changed(layer: (typeof NUMERIC)[number], value: number, by: number): number {
  if (by === NOTHING || (value === NOTHING && layer !== 'set')) return value;
  if (layer === 'set') return by;
  const next = layer === 'add' ? value + by : value * by;
  // No minus zero.
  return isInRange(next) ? next + 0 : value;
}

/** A continuous ability of a card that is where it works and whose condition holds. */
interface Source {
  readonly card: number;
  readonly continuous: Continuous;
}

const NONE: readonly Source[] = [];

/** In id order of their cards. Remembered with the rest. */
function continuousAbilities(compiled: Compiled, state: RulesetState): readonly Source[] {
  const memo = memoFor(compiled, state);
  if (memo.sources !== null) {
    charge(memo.sourcesCost);
    return memo.sources;
  }
  const before = METER.spent;
  memo.sources = gather(compiled, state);
  memo.sourcesCost = METER.spent - before;
  return memo.sources;
}

function gather(compiled: Compiled, state: RulesetState): readonly Source[] {
  if (compiled.continuous.length === 0) return NONE;
  const found: Source[] = [];
  for (const zone of compiled.zones) {
    if ((compiled.continuousZones & (1 << zone.number)) === 0) continue;
    for (let seat = 0; seat < (zone.shared ? 1 : state.players.length); seat++) {
      const lie = state.places[placeOf(compiled, zone, seat)] as readonly number[];
      charge(lie.length);
      for (const card of lie)
        for (const one of definitionOf(compiled, state, card).continuous) {
          const continuous = compiled.continuous[one] as Continuous;
          if (((compiled.rules[continuous.rule]?.zones ?? 0) & (1 << zone.number)) === 0) continue;
          if (holds(continuous.holds, state, looking(state, continuous.rule, card, NOTHING)))
            found.push({ card, continuous });
        }
    }
  }
  return found.length < 2 ? found : found.sort((a, b) => byId(state, a.card, b.card));
}

function affects(state: RulesetState, { card: source, continuous }: Source, card: number): boolean {
  if (continuous.own) return source === card;
  return holds(continuous.affects, state, looking(state, continuous.rule, source, card));
}

/** NOTHING for what cannot be computed, which changes nothing. */
function amountOf(state: RulesetState, source: Source, { value }: Modify, card: number): number {
  try {
    const amount = value(state, looking(state, source.continuous.rule, source.card, card));
    return amount === NOTHING ? 0 : amount;
  } catch (thrown) {
    if (thrown instanceof Violation) return NOTHING;
    throw thrown;
  }
}

function modifies(
  compiled: Compiled,
  state: RulesetState,
  sources: readonly Source[],
  card: number,
  layer: 'grant' | 'forbid',
  word: number,
): boolean {
  charge(sources.length);
  return sources.some(
    (source) =>
      source.continuous.modify.some((modify) => modify.layer === layer && modify.what === word) &&
      affects(state, source, card),
  );
}

/** Layers never look at cards through layers again, so one item serves all of them. */
const SCRATCH = new Scratch();

/** The item of an ability of a card, looking at another. */
function looking(state: RulesetState, rule: number, card: number, at: number): Item {
  const { controller } = state.cards[card] as CardState;
  const item = SCRATCH.fill(rule, card, controller, ~controller, null);
  item.it = at;
  return item;
}

function baseOf(compiled: Compiled, state: RulesetState, card: number, attribute: number): number {
  return definitionOf(compiled, state, card).attributes[attribute] ?? NOTHING;
}

export function definitionOf(compiled: Compiled, state: RulesetState, card: number): Definition {
  return compiled.definitions[(state.cards[card] as CardState).definition] as Definition;
}

function memoFor({ layers: memo }: Compiled, state: RulesetState): LayerMemo {
  if (memo.state !== state) {
    memo.state = state;
    memo.attributes.clear();
    memo.words.clear();
    memo.sources = null;
  }
  return memo;
}
