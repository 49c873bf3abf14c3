// Invariants: they hold throughout random play, and each finds the state that it is there for.
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { cardAt } from '../compiled/at.ts';
import { menagerie } from '../testing/menagerie.ts';
import { randomPlay } from '../testing/random-play.ts';
import type { CardState, RulesetState } from '../types.ts';

const PLACES = [...randomPlay(menagerie, 7, ['ann', 'bob'])].map(({ state }) => state);
const invariants = (state: unknown): readonly string[] =>
  (menagerie.rules.invariants?.(state as RulesetState) ?? []).map(({ path }) => path);

test('they hold in every state of random play', () => {
  for (const state of PLACES) expect(invariants(state)).toEqual([]);
});

const state = PLACES.find(({ stack, turn }) => stack.choices.length === 0 && turn.number > 1) as RulesetState;
const paused = PLACES.find(
  ({ stack }) => stack.choices.length > 0 && (stack.effects[0]?.registers ?? []).length > 0,
) as RulesetState;
const hand = state.places.findIndex((cards, place) => place >= 3 && place < 6 && cards.length > 0);
const card = state.places[hand]?.[0] as number;

function withCard(change: Partial<CardState>): RulesetState {
  return { ...state, cards: state.cards.with(card, { ...cardAt(state, card), ...change }) };
}

test.each<[string, unknown, string]>([
  [
    'a card that lies in two places',
    { ...state, places: state.places.with(0, [...(state.places[0] ?? []), card]) },
    'places',
  ],
  [
    'a card that lies nowhere',
    { ...state, places: state.places.with(hand, (state.places[hand] ?? []).slice(1)) },
    `cards[${card}]`,
  ],
  ['a place that is not the card’s', withCard({ place: 0 }), `places[${hand}]`],
  ['a counter in a hidden zone', withCard({ counters: [1, 0] }), `cards[${card}]`],
  ['a counter too few', withCard({ counters: [0] }), 'cards'],
  ['a card that its holder does not know', withCard({ seen: 0 }), `cards[${card}].seen`],
  ['a card that spectators alone know', withCard({ seen: 1 | (state.cards[card]?.seen ?? 0) }), `cards[${card}].seen`],
  ['an id twice', withCard({ id: state.cards[card === 0 ? 1 : 0]?.id as string }), 'cards'],
  [
    'a resource out of its bounds',
    { ...state, players: state.players.with(0, { resources: [9, 6], flags: 0, out: false }) },
    'players',
  ],
  ['a step that is not there', { ...state, turn: { ...state.turn, step: 9 } }, 'turn'],
  ['nobody who can go on', { ...state, turn: { ...state.turn, priority: -1 } }, 'turn.priority'],
  [
    'priority of a seat that is out',
    { ...state, players: state.players.map((player) => ({ ...player, out: true })) },
    'turn.priority',
  ],
  [
    'a change of a card that nobody sees',
    { ...state, changes: [{ card, layer: 'add', what: 0, value: 1, until: 'for_good' }] },
    'changes[0]',
  ],
  [
    'a layer that is none',
    { ...state, changes: [{ card, layer: 'sub', what: 0, value: 1, until: 'for_good' }] },
    'changes',
  ],
  ['an end with priority', { ...state, ended: { winners: [seat(0)], reason: 'wounds' } }, 'turn.priority'],
  ['streams of another game', { ...state, random: {} }, 'random'],
  ['a ruleset in a game that has its own', { ...state, ruleset: {} }, 'ruleset'],
  ['players that are none', { ...state, players: 'two' }, 'players'],
  [
    'a question that nobody asks',
    { ...paused, stack: { ...paused.stack, choices: [{ ...paused.stack.choices[0], min: 9 }] } },
    'stack.choices',
  ],
  [
    'an item of no rule',
    { ...paused, stack: { ...paused.stack, effects: [{ ...paused.stack.effects[0], rule: 9_999 }] } },
    'stack.effects[0]',
  ],
  [
    'an item with a register too few',
    { ...paused, stack: { ...paused.stack, effects: [{ ...paused.stack.effects[0], registers: [] }] } },
    'stack.effects[0]',
  ],
])('%s is found', (_, broken, path) => {
  expect(invariants(broken).some((found) => found.startsWith(path))).toBe(true);
});
