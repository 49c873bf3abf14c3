/** The one place that changes a match: an event and what it does to the state. */
import { seat as seatNumber } from '@turnwise/game';
import type { Emit, Owned } from '@turnwise/kernel';
import { applyHeldDiff, applyStackDiff } from '@turnwise/stack';
import type { StackEvent } from '@turnwise/stack';
import { cardAt, zoneAt } from '../compiled/at.ts';
import { seatOf, zoneOf } from '../compiled/compiled.ts';
import type { Compiled, Resource } from '../compiled/compiled.ts';
import { NOTHING } from '../types.ts';
import type {
  CardState,
  Change,
  EventDiff,
  Revealing,
  RulesetDiff,
  RulesetEvent,
  RulesetTypes,
  TurnState,
} from '../types.ts';
import { madeCard } from './made-card.ts';
import { ownCard, ownPlace, ownPlayer } from './own.ts';
import type { RulesetDraft } from './own.ts';
import { everybody, PERHAPS, sightOf } from './sight.ts';
import { tell } from './tell.ts';
import type { FindCompiled } from './rules-stack.ts';
import { small } from './listed.ts';

export function createApply(find: FindCompiled) {
  return function apply(draft: RulesetDraft, diff: RulesetDiff, emit: Emit<RulesetTypes>): void {
    const { state } = draft;
    const compiled = find(state);
    if (diff.kind === 'held') {
      state.stack = applyHeldDiff(state.stack, diff);
      state.book = diff.book;
      state.turn = withPriority(state.turn, diff.seat);
      // Nobody gets priority when the match halts: that is told beside the events of the rules.
      const isTold = diff.kept === true;
      if (diff.seat >= 0 && !isTold) state.events++;
      if (emit !== undefined)
        emit(diff.seat < 0 ? HALTED : revealing(diff, priorityChanged(isTold ? 0 : state.events, diff.seat, compiled)));
      return;
    }
    if (diff.kind === 'goOn') {
      state.halted = null;
      emit?.({ ...HALTED, kind: 'resumed', by: diff.by });
      return;
    }
    if (diff.kind === 'paused' || diff.kind === 'answered') {
      state.stack = applyStackDiff(state.stack, diff, emit && tellingFirst(diff, emit));
      if (diff.book !== undefined) state.book = diff.book;
      if (state.turn.priority !== -1) state.turn = withPriority(state.turn, -1);
      return;
    }
    const { event } = diff;
    if (event.id > state.events) state.events = event.id;
    const learned = makeChange(compiled, draft, diff);
    if (emit !== undefined) emit(revealing(diff, tell(compiled, state, diff, learned)));
  };
}

/** As a literal, so that all turns have one hidden class. */
function withPriority({ number, active, phase, step }: TurnState, priority: number): TurnState {
  return { number, active, phase, step, priority };
}

/** Does it; gives the set of those who learned a card by it, or PERHAPS did. */
function makeChange(compiled: Compiled, draft: RulesetDraft, diff: EventDiff): number {
  const { state } = draft;
  switch (diff.kind) {
    case 'happen':
      return 0;
    case 'priority':
      state.turn = withPriority(state.turn, -1);
      return 0;
    case 'announce':
      return show(draft, diff.shows);
    case 'move':
      return move(compiled, draft, diff);
    case 'damage':
    case 'heal':
      hurt(
        compiled,
        draft,
        diff.event.fields[0] as number,
        (diff.event.fields[1] as number) * (diff.kind === 'damage' ? 1 : -1),
      );
      return 0;
    case 'resource': {
      const player = ownPlayer(draft, diff.seat);
      const resources = (player.resources = draft.own(player.resources));
      resources[diff.resource] = small(diff.now);
      return 0;
    }
    case 'counter': {
      const card = ownCard(draft, diff.card);
      const counters = (card.counters = draft.own(card.counters));
      counters[diff.counter] = small(diff.now);
      return 0;
    }
    case 'flag':
      flag(draft, diff.target, 1 << diff.flag, diff.value);
      return 0;
    case 'change':
      state.changes = [...state.changes, diff.change];
      return 0;
    case 'control': {
      const card = ownCard(draft, diff.card);
      const value = card.controller;
      state.changes = [...state.changes, { card: diff.card, layer: 'control', what: 0, value, until: diff.until }];
      card.controller = diff.seat;
      return 0;
    }
    case 'create': {
      const cards = (state.cards = draft.own(state.cards));
      cards.push(madeCard(compiled, diff));
      return 0;
    }
    case 'shuffle': {
      const { place } = diff;
      const cards = ownPlace(draft, place);
      cards.length = 0;
      for (const card of diff.cards) cards.push(card);
      const sight = sightOf(compiled, place, state.players.length);
      for (const card of diff.cards) if (cardAt(state, card).seen !== sight) ownCard(draft, card).seen = sight;
      return 0;
    }
    case 'see': {
      const { seen } = cardAt(state, diff.card);
      if ((seen | diff.seen) !== seen) ownCard(draft, diff.card).seen = seen | diff.seen;
      return diff.seen & ~seen;
    }
    case 'turn':
      if (diff.number !== state.turn.number && state.turn.number !== 0) endOfTurn(draft);
      state.turn = {
        number: diff.number,
        active: diff.active,
        phase: diff.phase,
        step: diff.step,
        // Whoever had it has it no more; who is next is known when the run is held, which a preview may not come to.
        priority: -1,
      };
      return 0;
    case 'out':
      ownPlayer(draft, diff.seat).out = true;
      return 0;
    case 'end':
      state.ended = diff.ended;
      state.halted = null;
      state.turn = withPriority(state.turn, -1);
      state.stack = { ...state.stack, effects: [], choices: [], given: [], effectsMade: 0 };
      return 0;
    case 'halt':
      state.halted = diff.halted;
      return 0;
  }
}

function move(
  compiled: Compiled,
  draft: RulesetDraft,
  { card, place, at, controller, open }: Extract<EventDiff, { kind: 'move' }>,
): number {
  const { state } = draft;
  const { place: before, seen, token } = cardAt(state, card);
  // A card that was made comes from nowhere.
  const old = before < 0 ? null : zoneAt(compiled, zoneOf(compiled, before));
  const from = before < 0 ? NO_CARDS : ownPlace(draft, before);
  if (before >= 0) from.splice(from.indexOf(card), 1);
  const now = zoneAt(compiled, zoneOf(compiled, place));
  const leaves = old?.role === 'play' && now.role !== 'play';
  const one = ownCard(draft, card);
  if (token && leaves) {
    one.place = -1;
    one.controller = one.owner;
    one.flags = 0;
    clearCounters(draft, one);
    dropChanges(draft, card, false);
    return 0;
  }
  ownPlace(draft, place).splice(at, 0, small(card));
  if (place === before) return 0;
  const sight = sightOf(compiled, place, state.players.length);
  const isOpen = open === true || old === null || old.public || now.public;
  const follow = isOpen ? seen : forgetWhoSaw(compiled, draft, before, sight, from) & seen;
  one.seen = open === true ? everybody(state.players.length) : follow | sight;
  one.place = place;
  one.controller = controller;
  if (one.common) one.owner = seatNumber(now.shared ? 0 : seatOf(compiled, place));
  if (!now.public || leaves) {
    one.flags = 0;
    clearCounters(draft, one);
    dropChanges(draft, card, now.public);
  } else if (!now.shared) dropControl(draft, card);
  if (now.role === 'play' && old?.role !== 'play') one.flags |= arrival(compiled);
  // Who knew a card that was just made is no secret.
  const shown = old === null ? 0 : sight & ~sightOf(compiled, before, state.players.length);
  return (one.seen & ~seen) | (shown !== 0 && seen !== everybody(state.players.length) ? PERHAPS : 0);
}

const NO_CARDS: number[] = [];

/**
 * A card goes on unseen: gives those who see which one it is. Whoever knew some of the cards there and cannot see which one
 * left does not know the rest any more either.
 */
function forgetWhoSaw(
  compiled: Compiled,
  draft: RulesetDraft,
  place: number,
  sight: number,
  left: readonly number[],
): number {
  const { state } = draft;
  const seats = state.players.length;
  const follows = sightOf(compiled, place, seats) | sight;
  const lost = everybody(seats) & ~follows;
  if (lost !== 0)
    for (const other of left) {
      const { seen } = cardAt(state, other);
      if ((seen & lost) !== 0) ownCard(draft, other).seen = seen & ~lost;
    }
  return follows;
}

function clearCounters(draft: RulesetDraft, card: Owned<CardState>): void {
  if (card.counters.some((count) => count !== 0)) (card.counters = draft.own(card.counters)).fill(0);
}

/** A card that comes into play is summoned this turn, if the ruleset has such a flag. */
function arrival({ summoned }: Compiled): number {
  return summoned >= 0 ? 1 << summoned : 0;
}

/** What lasts on a card ends with it; what was made for good may stay. */
function dropChanges({ state }: RulesetDraft, card: number, keepsGood: boolean): void {
  if (state.changes.length > 0)
    state.changes = state.changes.filter(
      (change) => change.card !== card || (keepsGood && change.until === 'for_good' && change.layer !== 'control'),
    );
}

/** Control by others ends, but nothing else. */
function dropControl({ state }: RulesetDraft, card: number): void {
  if (state.changes.some((change) => change.layer === 'control' && change.card === card))
    state.changes = state.changes.filter((change) => change.layer !== 'control' || change.card !== card);
}

/** Lasting changes until the end of the turn end. */
function endOfTurn(draft: RulesetDraft): void {
  const { state } = draft;
  if (!state.changes.some(({ until }) => until === 'end_of_turn')) return;
  const left: Change[] = [];
  /** Cards of which some control has ended and none came after it, with who had it before. */
  const before = new Map<number, number>();
  for (const change of state.changes) {
    const { card, layer, value, until } = change;
    const had = layer === 'control' ? before.get(card) : undefined;
    if (until === 'end_of_turn') {
      if (layer === 'control') before.set(card, had ?? value);
    } else {
      left.push(had === undefined ? change : { ...change, value: had });
      if (had !== undefined) before.delete(card);
    }
  }
  for (const [card, seat] of before) ownCard(draft, card).controller = seatNumber(seat);
  state.changes = left;
}

/** Damage counts up on a card and takes from a player; healing the reverse. What was computed before is within bounds. */
function hurt(compiled: Compiled, draft: RulesetDraft, target: number, amount: number): void {
  const { damage, health } = compiled;
  if (target >= 0) {
    if (damage < 0) return;
    const card = ownCard(draft, target);
    const counters = (card.counters = draft.own(card.counters));
    counters[damage] = small(Math.max(0, (counters[damage] as number) + amount));
  } else if (health >= 0) {
    const player = ownPlayer(draft, ~target);
    const resources = (player.resources = draft.own(player.resources));
    const { min, max } = compiled.resources[health] as Resource;
    resources[health] = small(Math.min(max, Math.max(min, (resources[health] as number) - amount)));
  }
}

function flag(draft: RulesetDraft, target: number, bit: number, value: boolean): void {
  const { state } = draft;
  const set = (flags: number): number => (value ? flags | bit : flags & ~bit);
  if (target === NOTHING) state.flags = set(state.flags);
  else if (target >= 0) {
    const card = ownCard(draft, target);
    card.flags = set(card.flags);
  } else {
    const player = ownPlayer(draft, ~target);
    player.flags = set(player.flags);
  }
}

/** All learn the cards that an action is announced with. */
function show(draft: RulesetDraft, cards: readonly number[]): number {
  const { state } = draft;
  const all = everybody(state.players.length);
  let learned = 0;
  for (const card of cards) {
    const { seen } = cardAt(state, card);
    if (seen === all) continue;
    learned |= all & ~seen;
    ownCard(draft, card).seen = all;
  }
  return learned;
}

/** The first event after a look at what somebody could do with hidden cards tells something of these. */
function revealing({ reveals }: Revealing, event: RulesetEvent): RulesetEvent {
  return reveals === true ? { ...event, reveals: true, knew: 0 } : event;
}

/** Of several that are told together the first reveals it. */
function tellingFirst(diff: Revealing, emit: (event: RulesetEvent) => void): (event: StackEvent) => void {
  let isFirst = true;
  return (event) => {
    emit(isFirst ? revealing(diff, toldByStack(event)) : toldByStack(event));
    isFirst = false;
  };
}

/** Where it was told and answered before, that the seat decides now is told beside the events of the rules. */
function priorityChanged(id: number, seat: number, compiled: Compiled): RulesetEvent {
  const kind = id === 0 ? 'priority_kept' : 'priority_changed';
  const by = compiled.rules[compiled.turn]?.name ?? '';
  return { kind, id, cause: 0, by, status: 'applied', payload: { player: { seat: seatNumber(seat) } } };
}

const HALTED: RulesetEvent = { kind: 'halted', id: 0, cause: 0, by: '', status: 'applied', payload: {} };

/** Questions and answers are told beside the events of the rules. */
function toldByStack(event: StackEvent): RulesetEvent {
  const player = { seat: event.seat };
  const told = { id: 0, cause: 0, status: 'applied' } as const;
  if (event.kind === 'asked') {
    const { choice, question, source } = event;
    return { ...told, kind: 'asked', by: source, payload: { player, choice, question } };
  }
  const answered: RulesetEvent = { ...told, kind: 'answered', by: '', payload: { player, choice: event.choice } };
  return event.reveals === true ? { ...answered, reveals: true, knew: 0 } : answered;
}
