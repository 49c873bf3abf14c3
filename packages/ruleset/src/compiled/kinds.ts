/** The built-in events with their payloads. Which operator raises which, operators say themselves (`operators/facts.ts`). */
import type { EffectFacts } from '../operators/facts.ts';
import type { EventField } from './event-field.ts';

type Fields = readonly EventField[];

const of = (fields: Readonly<Record<string, EventField['type']>>): Fields =>
  Object.entries(fields).map(([name, type]) => ({ name, type }));

/** In the order of the table in docs/how-a-ruleset-runs.md. Their numbers are their places here. */
export const BUILT_IN: readonly (readonly [id: string, fields: Fields])[] = [
  ['damaged', of({ target: 'entity', amount: 'number', source: 'card' })],
  ['healed', of({ target: 'entity', amount: 'number' })],
  ['destroyed', of({ card: 'card' })],
  ['card_drawn', of({ player: 'player', card: 'card' })],
  ['draw_failed', of({ player: 'player' })],
  ['discarded', of({ player: 'player', card: 'card' })],
  ['zone_moved', of({ card: 'card', from: 'zone', to: 'zone', player: 'player' })],
  ['resource_changed', of({ player: 'player', resource: 'symbol', amount: 'number', now: 'number' })],
  ['counter_changed', of({ card: 'card', counter: 'symbol', amount: 'number', now: 'number' })],
  ['flag_changed', of({ target: 'entity', flag: 'symbol', value: 'flag' })],
  ['attribute_modified', of({ card: 'card', attribute: 'symbol', amount: 'number' })],
  ['granted', of({ card: 'card', word: 'symbol', value: 'flag' })],
  ['control_changed', of({ card: 'card', player: 'player' })],
  ['token_created', of({ card: 'card', player: 'player' })],
  ['shuffled', of({ zone: 'zone', player: 'player' })],
  ['revealed', of({ card: 'card', player: 'player' })],
  ['looked', of({ card: 'card', player: 'player' })],
  ['rolled', of({ amount: 'number', stream: 'symbol' })],
  ['attack', of({ attacker: 'card', defender: 'entity' })],
  ['block', of({ blocker: 'card', attacker: 'card' })],
  ['action_taken', of({ action: 'symbol', player: 'player' })],
  ['ability_activated', of({ source: 'card', ability: 'symbol', player: 'player' })],
  ['ability_triggered', of({ source: 'card', ability: 'symbol', player: 'player' })],
  ['ability_resolved', of({ source: 'card', ability: 'symbol', player: 'player' })],
  ['event_prevented', of({ event: 'kind', item: 'item', code: 'symbol' })],
  ['item_failed', of({ item: 'item', code: 'symbol', zone: 'zone', whose: 'player' })],
  ['turn_start', of({ player: 'player', turn: 'number' })],
  ['turn_end', of({ player: 'player', turn: 'number' })],
  ['step_start', of({ phase: 'symbol', step: 'symbol', player: 'player' })],
  ['step_end', of({ phase: 'symbol', step: 'symbol', player: 'player' })],
  ['extra_turn', of({ player: 'player' })],
  ['priority_changed', of({ player: 'player' })],
  ['player_lost', of({ player: 'player', reason: 'symbol' })],
  ['match_ended', of({ winners: 'seats', reason: 'symbol' })],
  ['asked', of({ player: 'player', rule: 'symbol' })],
  ['answered', of({ player: 'player', rule: 'symbol' })],
];

/** Kinds that only tell what has come about: there is nothing in them to change or prevent. */
export const TELLING: readonly string[] = [
  'action_taken',
  'event_prevented',
  'item_failed',
  'priority_changed',
  'match_ended',
  'asked',
  'answered',
];

/** Kinds after which no rule has its turn. */
export const LAST: readonly string[] = ['match_ended'];

/** What sets the parts of an attempt apart, then what hangs on that. */
export const PART_FIELDS: Readonly<Record<string, readonly string[]>> = {
  damaged: ['target'],
  healed: ['target'],
  destroyed: ['card'],
  card_drawn: ['card'],
  discarded: ['card', 'player'],
  zone_moved: ['card', 'from', 'player'],
  counter_changed: ['card', 'now'],
  flag_changed: ['target'],
  attribute_modified: ['card'],
  granted: ['card'],
  control_changed: ['card'],
  token_created: ['card'],
  revealed: ['card'],
  looked: ['card'],
  player_lost: ['player', 'reason'],
};

/** Kinds whose cards others than their players may not know. */
export const OF_SECRET_CARDS: readonly string[] = ['card_drawn', 'looked'];

type Raising = ReadonlyMap<string, EffectFacts>;

/** The kind that a rule means: an operator's name stands for the event that it raises. */
export function kindNamed(name: string, effects: Raising): string {
  return effects.get(name)?.raises ?? name;
}

/** The operators that raise a kind, in the order of their list. */
export function raisersOf(kind: string, effects: Raising): readonly string[] {
  return [...effects].flatMap(([op, { raises }]) => (raises === kind ? [op] : []));
}

/**
 * What an event that was prevented is told as: the operator that tried to raise it, where one stands for all. That it has
 * happened, as its own name says, is not so.
 */
export function attemptOf(kind: string, effects: Raising): string | undefined {
  return raisersOf(kind, effects).find((op) => effects.get(op)?.namesAttempt === true);
}
