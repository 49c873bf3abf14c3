/**
 * Discovery: which reactions answer some events, and in which order. First means resolves first, so what is found is pushed in
 * reverse:
 *
 * 1. the game's own reactions, by event, then in the order of declaration;
 * 2. abilities of cards: those of the active seat, then of the others in turn order; by event; by the ability's id; by the card's
 *    id, or as the cards lie where somebody does not know one of them; in the order of declaration.
 */
import { inResolvingOrder, withinLimits } from '@turnwise/stack';
import type { FoundReaction } from '@turnwise/stack';
import { cardAt, ruleAt } from '../compiled/at.ts';
import type { AbilityWatch, Compiled, EventKind, Rule } from '../compiled/compiled.ts';
import { placeOf, zoneOf } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { byId, SORTING } from './id-order.ts';
import { byPlace, isKnownToAll } from './set-order.ts';
import { NOTHING } from '../types.ts';
import type { CardState, Desk, Happening, Item, RulesetState } from '../types.ts';
import { holds } from './holds.ts';
import { newItem, withProgram } from './item.ts';
import { CARD_DRAWN, DESTROYED, DISCARDED, ZONE_MOVED } from './kind-numbers.ts';
import { BEFORE_OWN } from './answered.ts';
import { OF_REACTIONS, scratchOf } from './scratch.ts';
import { PREPARE } from './stages.ts';
import { charge } from './meter.ts';
import { holdToSteps } from './steps.ts';
import { small } from './listed.ts';

/** Pushes what comes before an attempt of an item, the whole and its parts; false if nothing does. */
export function pushBefore(
  compiled: Compiled,
  run: RulesetRun,
  item: Item,
  [whole, ...parts]: readonly Happening[],
): boolean {
  const found = discover(compiled, run, parts, true, whole);
  if (found.length === 0) return false;
  run.pushAll(found.map((one) => itemFor(compiled, run, one, item.id, one.event === whole ? 0 : one.at + 1)));
  return true;
}

/** Whether anything would come before this event alone, in the state at hand. */
export function comesBefore(compiled: Compiled, desk: Desk, event: Happening): boolean {
  const found = gather(compiled, desk, [event], true, { ...event });
  return withinLimits(found, desk.book.uses).kept.length > 0;
}

/** Pushes what comes before an item's own event. */
export function pushBeforeOwn(compiled: Compiled, run: RulesetRun, item: Item): void {
  const found = item.event === null ? NONE : discover(compiled, run, [item.event], true);
  if (found.length > 0) run.pushAll(found.map((one) => itemFor(compiled, run, one, item.id, BEFORE_OWN)));
}

/** Pushes what comes after all events of an item. */
export function pushAfter(compiled: Compiled, run: RulesetRun, events: readonly Happening[]): void {
  if (events.length === 0) return;
  const found = discover(compiled, run, events, false);
  if (found.length > 0) run.pushAll(found.map((one) => itemFor(compiled, run, one, 0, 0)));
}

interface Found extends FoundReaction {
  readonly rule: Rule;
  readonly event: Happening;
}

function discover(
  compiled: Compiled,
  run: RulesetRun,
  events: readonly Happening[],
  before: boolean,
  whole?: Happening,
): readonly Found[] {
  if (run.recording) lookAtHidden(compiled, run, events, before);
  return guarded(compiled, run, gather(compiled, run.local.desk, events, before, whole));
}

/** Whether hidden cards answer tells of them, and so does that none does. */
function lookAtHidden(
  compiled: Compiled,
  { state, local }: RulesetRun,
  events: readonly Happening[],
  before: boolean,
): void {
  const watches = before ? compiled.watch.abilitiesBefore : compiled.watch.abilitiesAfter;
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as Happening;
    const watched = watches[event.kind] ?? null;
    if (watched === null || watched.hiddenZones.length === 0) continue;
    if (asksHidden(compiled, state, watched, event)) local.looked = true;
  }
}

/** Whether somebody does not know all cards in the zones where these abilities work. */
function asksHidden(
  { seats }: Compiled,
  { cards, places }: RulesetState,
  watched: AbilityWatch,
  event: Happening,
): boolean {
  const isHidden = (card: number): boolean => card >= 0 && !isKnownToAll(cards[card] as CardState);
  if (watched.selfField >= 0) return isHidden(event.fields[watched.selfField] as number);
  if (isHidden(departed(event))) return true;
  return watched.hiddenZones.some((number) =>
    places.slice(number * seats, (number + 1) * seats).some((place) => place.some(isHidden)),
  );
}

/** All that answer, whatever their limits. */
function gather(
  compiled: Compiled,
  desk: Desk,
  events: readonly Happening[],
  before: boolean,
  whole: Happening | undefined,
): readonly Found[] {
  const { state } = desk;
  const { watch } = compiled;
  const answers = before ? watch.own.before : watch.own.after;
  const watches = before ? watch.abilitiesBefore : watch.abilitiesAfter;
  if (!isAnswered(events, answers, watches)) return NONE;
  const own: Found[] = [];
  const abilities: Found[] = [];
  const apart = whole === undefined ? 0 : whatSetsApart(compiled, events, whole);
  for (let at = 0; at < events.length; at++) {
    const event = events[at] as Happening;
    const rules = answers[event.kind] as readonly Rule[];
    charge(desk, rules.length);
    for (let i = 0; i < rules.length; i++) {
      const rule = rules[i] as Rule;
      const one = answeredOf(rule, event, at, whole, apart);
      const found = one === null ? null : answer(compiled, desk, rule, NOTHING, one, at);
      if (found !== null) own.push(found);
    }
    const watched = watches[event.kind];
    if (watched === null || watched === undefined) continue;
    const granted = hasGranted(state);
    const cards = cardsFor(compiled, desk, watched, event, granted);
    charge(desk, cards.length);
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as number;
      const numbers = rulesOf(desk, watched, card, granted);
      for (let k = 0; k < numbers.length; k++) {
        const rule = ruleAt(compiled, numbers[k] as number);
        if (
          rule.when?.event === event.kind &&
          rule.when.before === before &&
          works(compiled, state, rule, card, event)
        ) {
          const one = answeredOf(rule, event, at, whole, apart);
          const found = one === null ? null : answer(compiled, desk, rule, card, one, at);
          if (found !== null) abilities.push(found);
        }
      }
    }
  }
  if (abilities.length > 1) {
    // Where ids do not decide, each is looked for in its place.
    charge(desk, abilities.length * (SORTING + Math.trunc(state.cards.length / LOOKED_THROUGH)));
    const { turn, players } = state;
    const isOpen = abilities.every(({ source }) => isKnownToAll(cardAt(state, source)));
    inResolvingOrder(abilities, turn.active, players.length, (a, b) =>
      isOpen ? byId(state, a, b) : byPlace(compiled, state, a, b),
    );
  }
  return own.length === 0 ? abilities : abilities.length === 0 ? own : [...own, ...abilities];
}

/** So many cards of a place are passed over in the time of one look. */
const LOOKED_THROUGH = 16;

const NONE: readonly Found[] = Object.freeze([]);

/** The fields in which the parts of an attempt are not the same: the subject, and those that differ. */
function whatSetsApart({ events }: Compiled, parts: readonly Happening[], { kind }: Happening): number {
  const { subject } = events[kind] as EventKind;
  const { fields } = parts[0] as Happening;
  let apart = subject < 0 ? 0 : 1 << subject;
  if (parts.length === 1) return apart;
  for (let at = 0; at < fields.length; at++) if (parts.some((part) => part.fields[at] !== fields[at])) apart |= 1 << at;
  return apart;
}

/** What a rule answers at this part: the part, if it speaks of what sets the parts apart, else with the first of them the whole. */
function answeredOf(
  { speaks }: Rule,
  part: Happening,
  at: number,
  whole: Happening | undefined,
  apart: number,
): Happening | null {
  if (whole === undefined || (speaks & apart) !== 0) return part;
  return at === 0 ? whole : null;
}

/** Whether any rule there is answers one of these kinds. */
function isAnswered(
  events: readonly Happening[],
  answers: readonly (readonly Rule[])[],
  watches: readonly (AbilityWatch | null)[],
): boolean {
  for (let i = 0; i < events.length; i++) {
    const { kind } = events[i] as Happening;
    if ((answers[kind] as readonly Rule[]).length > 0 || watches[kind] !== null) return true;
  }
  return false;
}

/** Null where its filters or conditions do not hold. */
function answer(
  compiled: Compiled,
  desk: Desk,
  rule: Rule,
  source: number,
  event: Happening,
  at: number,
): Found | null {
  const item = evaluatorOf(desk, rule, source, event, compiled);
  if (!holds(rule.when?.filters, desk, item) || !holds(rule.conditions, desk, item)) return null;
  return { seat: item.seat, at, rule, source, batch: event.batch, event };
}

/** Those that their limits allow, within the guards. Limits are used up only where they can be pushed. */
function guarded(compiled: Compiled, run: RulesetRun, found: readonly Found[]): readonly Found[] {
  if (found.length === 0) return found;
  if (found.some(({ rule }) => rule.limit !== null))
    charge(run.local.desk, found.length * (run.local.uses.length + found.length));
  const { kept, uses } = withinLimits(found, run.local.uses);
  if (kept.length === 0) return kept;
  const { reactionsPerEvent, stackDepth } = compiled.guards;
  if (kept.length > reactionsPerEvent && mostForOne(kept) > reactionsPerEvent)
    throw run.exceeded('reactionsPerEvent', reactionsPerEvent);
  if (run.effects.length + kept.length > stackDepth) throw run.exceeded('depth', stackDepth);
  holdToSteps(run);
  run.local.uses = uses;
  return kept;
}

/** How many answer the event that most answer. */
function mostForOne(found: readonly Found[]): number {
  const counts = new Map<Happening, number>();
  let most = 0;
  for (const { event } of found) {
    const count = (counts.get(event) ?? 0) + 1;
    counts.set(event, count);
    if (count > most) most = count;
  }
  return most;
}

/** The item that a reaction is evaluated with: the game's own speak for the active seat. */
function evaluatorOf(desk: Desk, rule: Rule, card: number, event: Happening, compiled: Compiled): Item {
  const { state } = desk;
  const seat = card === NOTHING ? state.turn.active : cardAt(state, card).controller;
  const item = scratchOf(desk, OF_REACTIONS, rule.number, card, seat);
  item.player = playerOf(compiled, seat, card, event);
  item.event = event;
  return item;
}

function playerOf({ events }: Compiled, seat: number, card: number, { kind, fields }: Happening): number {
  const at = card === NOTHING ? (events[kind]?.player ?? -1) : -1;
  const player = at < 0 ? NOTHING : (fields[at] as number);
  return player === NOTHING ? ~seat : player;
}

function itemFor(
  compiled: Compiled,
  run: RulesetRun,
  { rule, source: card, seat, event }: Found,
  parent: number,
  part: number,
): Item {
  const item = withProgram(newItem(run.newId(), rule.number, small(card), seat, PREPARE), compiled, rule.program);
  // What is still to happen, or is told without a number, has none: what answers it has the same cause.
  item.cause = event.id === 0 ? event.cause : event.id;
  item.because = item.cause;
  item.player = playerOf(compiled, seat, card, event);
  item.event = event;
  item.parent = parent;
  item.part = part;
  return item;
}

/** Cards that may have something to say: the one that the event is about, or all where abilities of this kind work. */
function cardsFor(
  compiled: Compiled,
  desk: Desk,
  watched: AbilityWatch,
  event: Happening,
  granted: boolean,
): readonly number[] {
  const { state } = desk;
  const { byDefinition } = watched;
  if (watched.selfField >= 0 && !granted) {
    const card = event.fields[watched.selfField] as number;
    return card >= 0 ? [card] : NO_CARDS;
  }
  const cards: number[] = [];
  for (const zone of compiled.zones) {
    if ((watched.zones & (1 << zone.number)) === 0) continue;
    for (let seat = 0; seat < (zone.shared ? 1 : state.players.length); seat++) {
      const lie = state.places[placeOf(compiled, zone, seat)] as readonly number[];
      charge(desk, lie.length);
      for (let i = 0; i < lie.length; i++) {
        const card = lie[i] as number;
        if (granted || byDefinition.has(cardAt(state, card).definition)) cards.push(card);
      }
    }
  }
  const gone = departed(event);
  if (gone >= 0 && !cards.includes(gone)) cards.push(gone);
  return cards;
}

const NO_CARDS: readonly number[] = Object.freeze([]);

/** Whether any card was given an ability: then it may be any card that has something to say. */
function hasGranted({ changes }: RulesetState): boolean {
  for (let i = 0; i < changes.length; i++) if (changes[i]?.layer === 'ability') return true;
  return false;
}

function rulesOf(desk: Desk, { byDefinition }: AbilityWatch, card: number, granted: boolean): readonly number[] {
  const { state } = desk;
  const rules = byDefinition.get(cardAt(state, card).definition) ?? NO_CARDS;
  if (!granted) return rules;
  charge(desk, state.changes.length);
  return [
    ...rules,
    ...state.changes.filter((one) => one.layer === 'ability' && one.card === card).map(({ what }) => what),
  ];
}

/** Whether the ability works where its card is, or worked where the event took it from. */
function works(compiled: Compiled, state: RulesetState, { zones }: Rule, card: number, event: Happening): boolean {
  const { place } = cardAt(state, card);
  if (place >= 0 && (zones & (1 << zoneOf(compiled, place))) !== 0) return true;
  if (departed(event) !== card) return false;
  const from = zoneLeft(compiled, event);
  return from >= 0 && (zones & (1 << from)) !== 0;
}

/** The card that an event took from somewhere; -1 for others. */
function departed({ kind, fields }: Happening): number {
  if (kind === ZONE_MOVED || kind === DESTROYED) return fields[0] as number;
  return kind === DISCARDED || kind === CARD_DRAWN ? (fields[1] as number) : -1;
}

function zoneLeft({ roles, zones }: Compiled, { kind, fields }: Happening): number {
  if (kind === DESTROYED) return roles.play;
  if (kind === DISCARDED) return roles.hand;
  if (kind === CARD_DRAWN) return roles.deck;
  return zones.findIndex(({ symbol }) => symbol === fields[1]);
}
