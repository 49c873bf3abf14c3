/**
 * Attributes and words (keywords and permissions) of cards, read through the layers: the definition, then `set`, `add`,
 * `multiply`, `grant`, `forbid`, each by continuous abilities in id order of their sources and then by lasting changes by age.
 *
 * What was computed is remembered for one state, and dropped with the next change of it (`forget`). Where nothing lasts
 * and no continuous ability of the ruleset touches what is asked for, the definition answers at once.
 */
import { cardAt, definitionAt } from '../compiled/at.ts';
import { holds } from './holds.ts';
import { small } from './listed.ts';
import { charge } from './meter.ts';
import { OF_LAYERS, scratchOf } from './scratch.ts';
import { isInRange, Violation } from './violation.ts';
import { NOTHING } from '../types.ts';
import type { Desk, Item, LayerMemo, RulesetState } from '../types.ts';
import type { Compiled, Continuous, Definition, Modify } from '../compiled/compiled.ts';
import { placeOf } from '../compiled/compiled.ts';
import { byId } from './id-order.ts';

export function attributeOf(compiled: Compiled, desk: Desk, card: number, attribute: number): number {
  const { state } = desk;
  const base = baseOf(compiled, state, card, attribute);
  if (state.changes.length === 0 && compiled.modified.attributes[attribute] !== true) return base;
  const memo = memoFor(desk);
  const key = card * compiled.attributes.length + attribute;
  const known = memo.attributes.get(key);
  if (known !== undefined) {
    charge(desk, known.cost);
    return small(known.value);
  }
  const before = desk.spent;
  const value = layered(compiled, desk, card, attribute, base, continuousAbilities(compiled, desk));
  memo.attributes.set(key, { value, cost: desk.spent - before });
  return value;
}

/** Without continuous abilities, as these themselves read it. */
export function plainAttributeOf(compiled: Compiled, desk: Desk, card: number, attribute: number): number {
  const { state } = desk;
  const base = baseOf(compiled, state, card, attribute);
  if (state.changes.length === 0) return base;
  return layered(compiled, desk, card, attribute, base, NONE);
}

/** Whether a card has a keyword, or was granted a permission, and nothing forbids it. */
export function hasWord(compiled: Compiled, desk: Desk, card: number, word: number): boolean {
  const { state } = desk;
  const { granted: given, forbidden } = compiled.modified;
  if (state.changes.length === 0 && given[word] !== true && forbidden[word] !== true)
    return definitionOf(compiled, state, card).keywords.includes(word);
  return wordIs(compiled, desk, card, word, 'grant') && !isForbidden(compiled, desk, card, word);
}

/** The same without continuous abilities. */
export function hasPlainWord(compiled: Compiled, desk: Desk, card: number, word: number): boolean {
  return granted(compiled, desk, card, word, NONE) && !lasts(desk, card, 'forbid', word);
}

export function isForbidden(compiled: Compiled, desk: Desk, card: number, word: number): boolean {
  if (desk.state.changes.length === 0 && compiled.modified.forbidden[word] !== true) return false;
  return wordIs(compiled, desk, card, word, 'forbid');
}

/** Drops what is remembered: something has changed. */
export function forget({ layers }: Desk): void {
  if (layers !== null) layers.state = null;
}

function wordIs(compiled: Compiled, desk: Desk, card: number, word: number, layer: 'grant' | 'forbid'): boolean {
  const memo = memoFor(desk);
  const key = (card * compiled.symbols.length + word) * 2 + (layer === 'grant' ? 0 : 1);
  const known = memo.words.get(key);
  if (known !== undefined) {
    charge(desk, known.cost);
    return known.value;
  }
  const before = desk.spent;
  const sources = continuousAbilities(compiled, desk);
  const value =
    layer === 'grant'
      ? granted(compiled, desk, card, word, sources)
      : lasts(desk, card, 'forbid', word) || modifies(compiled, desk, sources, card, 'forbid', word);
  memo.words.set(key, { value, cost: desk.spent - before });
  return value;
}

function granted(compiled: Compiled, desk: Desk, card: number, word: number, sources: readonly Source[]): boolean {
  return (
    definitionOf(compiled, desk.state, card).keywords.includes(word) ||
    lasts(desk, card, 'grant', word) ||
    modifies(compiled, desk, sources, card, 'grant', word)
  );
}

function lasts(desk: Desk, card: number, layer: 'grant' | 'forbid', word: number): boolean {
  const { state } = desk;
  charge(desk, state.changes.length);
  return state.changes.some((change) => change.card === card && change.layer === layer && change.what === word);
}

function layered(
  compiled: Compiled,
  desk: Desk,
  card: number,
  attribute: number,
  base: number,
  sources: readonly Source[],
): number {
  const { state } = desk;
  let value = base;
  charge(desk, sources.length + state.changes.length);
  for (const layer of NUMERIC) {
    for (const source of sources)
      for (const modify of continuousOf(compiled, source).modify)
        if (modify.layer === layer && modify.what === attribute && affects(compiled, desk, source, card))
          value = changed(layer, value, amountOf(compiled, desk, source, modify, card));
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
type Source = NonNullable<LayerMemo['sources']>[number];

function continuousOf({ continuous }: Compiled, { ability }: Source): Continuous {
  return continuous[ability] as Continuous;
}

const NONE: readonly Source[] = [];

/** In id order of their cards. Remembered with the rest. */
function continuousAbilities(compiled: Compiled, desk: Desk): readonly Source[] {
  const memo = memoFor(desk);
  if (memo.sources !== null) {
    charge(desk, memo.sourcesCost);
    return memo.sources;
  }
  const before = desk.spent;
  memo.sources = gather(compiled, desk);
  memo.sourcesCost = desk.spent - before;
  return memo.sources;
}

function gather(compiled: Compiled, desk: Desk): readonly Source[] {
  const { state } = desk;
  if (compiled.continuous.length === 0) return NONE;
  const found: Source[] = [];
  for (const zone of compiled.zones) {
    if ((compiled.continuousZones & (1 << zone.number)) === 0) continue;
    for (let seat = 0; seat < (zone.shared ? 1 : state.players.length); seat++) {
      const lie = state.places[placeOf(compiled, zone, seat)] as readonly number[];
      charge(desk, lie.length);
      for (let i = 0; i < lie.length; i++) addContinuous(compiled, desk, lie[i] as number, 1 << zone.number, found);
    }
  }
  return found.length < 2 ? found : found.sort((a, b) => byId(state, a.card, b.card));
}

/** Those of a card that work in this zone. */
function addContinuous(compiled: Compiled, desk: Desk, card: number, zone: number, found: Source[]): void {
  const abilities = definitionOf(compiled, desk.state, card).continuous;
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i] as number;
    const continuous = compiled.continuous[ability] as Continuous;
    if (((compiled.rules[continuous.rule]?.zones ?? 0) & zone) === 0) continue;
    if (holds(continuous.holds, desk, looking(desk, continuous.rule, card, NOTHING))) found.push({ card, ability });
  }
}

function affects(compiled: Compiled, desk: Desk, source: Source, card: number): boolean {
  const continuous = continuousOf(compiled, source);
  if (continuous.own) return source.card === card;
  return holds(continuous.affects, desk, looking(desk, continuous.rule, source.card, card));
}

/** NOTHING for what cannot be computed, which changes nothing. */
function amountOf(compiled: Compiled, desk: Desk, source: Source, { value }: Modify, card: number): number {
  try {
    const amount = value(desk, looking(desk, continuousOf(compiled, source).rule, source.card, card));
    return amount === NOTHING ? 0 : amount;
  } catch (thrown) {
    if (thrown instanceof Violation) return NOTHING;
    throw thrown;
  }
}

function modifies(
  compiled: Compiled,
  desk: Desk,
  sources: readonly Source[],
  card: number,
  layer: 'grant' | 'forbid',
  word: number,
): boolean {
  charge(desk, sources.length);
  return sources.some(
    (source) =>
      continuousOf(compiled, source).modify.some((modify) => modify.layer === layer && modify.what === word) &&
      affects(compiled, desk, source, card),
  );
}

/** The item of an ability of a card, looking at another. Layers never look at cards through layers again, so one serves all of them. */
function looking(desk: Desk, rule: number, card: number, at: number): Item {
  const { controller } = cardAt(desk.state, card);
  const item = scratchOf(desk, OF_LAYERS, rule, card, controller);
  item.it = at;
  return item;
}

function baseOf(compiled: Compiled, state: RulesetState, card: number, attribute: number): number {
  return definitionOf(compiled, state, card).attributes[attribute] ?? NOTHING;
}

export function definitionOf(compiled: Compiled, state: RulesetState, card: number): Definition {
  return definitionAt(compiled, cardAt(state, card).definition);
}

function memoFor(desk: Desk): LayerMemo {
  const { state } = desk;
  const memo = (desk.layers ??= { state, attributes: new Map(), words: new Map(), sourcesCost: 0, sources: null });
  if (memo.state !== state) {
    memo.state = state;
    // New ones: a map that is cleared keeps what it held alive until the next full collection.
    if (memo.attributes.size > 0) memo.attributes = new Map();
    if (memo.words.size > 0) memo.words = new Map();
    memo.sources = null;
  }
  return memo;
}
