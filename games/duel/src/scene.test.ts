// The table of Duel as a scene: what lies where, what waits on the stack and at what it is aimed, what can be touched, and why not.
import { asAnyGame, seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { stageAt } from '@turnwise/match';
import type { SeenThing, Stage } from '@turnwise/match';
import type { RulesetState } from '@turnwise/ruleset';
import { expect, test } from 'vitest';
import { duel } from './index.ts';
import { position, TABLE } from './testing/position.ts';

const [ANN, BOB] = [seat(0), seat(1)];
const OX = { id: 'ox', card: 'hill_ox' };
const RAVEN = { id: 'raven', card: 'soot_raven', tapped: true, counters: { damage: 1 } };

function stageOf(state: RulesetState, viewer = ANN): Stage {
  const stage = stageAt(asAnyGame(duel), { ...state }, { names: TABLE }, viewer);
  if (stage === undefined) throw new Error('no scene');
  return stage;
}

function thingIn({ scene }: Stage, id: string): SeenThing {
  const found = scene.things.find((thing) => thing.id === id);
  if (found === undefined) throw new Error(`${id} is not in ${scene.things.map((thing) => thing.id).join(' ')}`);
  return found;
}

function after(state: RulesetState, written: Json, by = ANN): RulesetState {
  const input = duel.notation.input.parse(written, by, { names: TABLE });
  if (!input.ok) throw new Error(JSON.stringify(input.error));
  const done = duel.kernel.dispatch(state, input.value);
  if (!done.ok || done.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(done));
  return done.value.state;
}

const SCORCHING = position(
  'main',
  { hand: ['scorch', 'hill_ox'], battlefield: [OX], mana: 2, health: 17 },
  { hand: ['ebb'], battlefield: [RAVEN], mana: 5 },
);

test('each seat has its zones, and its numbers', () => {
  const { scene } = stageOf(SCORCHING);
  expect(scene.status.text).toBe('Turn 9 of ann: Main');
  const own = scene.places.filter(({ seat: whose }) => whose === 'ann');
  expect(own.map(({ id, layout, count }) => [id, layout.kind, count])).toEqual([
    ['seat:0', 'area', undefined],
    ['zone:deck:0', 'pile', 2],
    ['zone:hand:0', 'fan', undefined],
    ['zone:battlefield:0', 'row', undefined],
    ['zone:casting:0', 'row', undefined],
    ['zone:graveyard:0', 'pile', 0],
  ]);
  expect(own[0]).toMatchObject({
    active: true,
    stats: [
      { value: 17, sign: '♥', label: { text: 'health' } },
      { value: 2, sign: '◆', label: { text: 'mana' } },
      { value: 5, label: { text: 'mana a turn' } },
    ],
  });
});

test('cards have names, numbers and what is so of them; those of others are hidden and named by their place', () => {
  const stage = stageOf(SCORCHING);
  expect(thingIn(stage, 'card:raven')).toMatchObject({
    place: 'zone:battlefield:1',
    seat: 'bob',
    tint: 'red',
    name: { text: 'Raven', label: { ref: 'card:raven' } },
  });
  const { stats = [], marks = [] } = thingIn(stage, 'card:raven');
  expect(stats.map(({ label, value }) => `${label.text} ${value}`)).toEqual(['Power 2', 'Toughness 2', 'Damage 1']);
  expect(marks.map(({ text }) => text)).toEqual(['tapped', 'Winged']);
  expect(thingIn(stage, 'card:scorch')).toMatchObject({
    signs: ['⚡'],
    stats: [{ label: { text: 'Cost' }, value: 1 }],
  });
  const hidden = thingIn(stage, 'at:hand:1:0');
  expect(hidden).toEqual({ id: 'at:hand:1:0', kind: 'card', place: 'zone:hand:1', seat: 'bob', hidden: true });
  expect(thingIn(stageOf(SCORCHING, BOB), 'card:ebb').place).toBe('zone:hand:1');
});

test('what waits on the stack says what it comes from and at what it is aimed', () => {
  const state = after(SCORCHING, { kind: 'action', action: 'cast', targets: { card: 'scorch', victim: 'raven' } });
  const stage = stageOf(state, BOB);
  expect(stage.scene.places.find(({ id }) => id === 'stack')).toMatchObject({ active: true });
  const [item, ...others] = stage.scene.things.filter(({ kind }) => kind === 'item');
  expect(others).toEqual([]);
  expect(item?.name?.text).toBe('Cast by ann: Scorch at Raven');
  expect(item?.marks).toMatchObject([{ text: 'at Raven', label: { params: { thing: { ref: 'card:raven' } } } }]);
  expect(stage.scene.status.text).toBe('Turn 9 of ann: Main; bob has priority');
});

test('an offer names the cards and players that it is about', () => {
  const look = duel.offers(SCORCHING, ANN);
  const at = look.findIndex(({ fixed }) => JSON.stringify(fixed).includes('scorch'));
  const { fixed, slots } = stageOf(SCORCHING).touches[at] ?? {};
  expect(fixed).toEqual([['card:scorch']]);
  expect(slots?.[0]?.flat()).toContain('card:raven');
});

test('touching what cannot be used says why', () => {
  const reasons = duel
    .meant(duel.view(SCORCHING, ANN), ANN, 'card:hill_ox')
    .map((input) => duel.explain(SCORCHING, ANN, input).refusal)
    .map((refusal) => refusal && duel.refusalLabel(refusal).key);
  expect(reasons).toContain('refusal.preconditionFailed');
});

test('a card that is played moves from hand to table, and damage has its source', () => {
  const view = duel.view(SCORCHING, ANN);
  const event = { id: 1, cause: 0, by: 'play', status: 'applied' } as const;
  expect(
    duel.cue(
      { ...event, kind: 'zone_moved', payload: { card: 'ox', from: 'hand', to: 'battlefield', player: { seat: ANN } } },
      view,
      ANN,
    ),
  ).toEqual({ things: ['card:ox'], from: 'zone:hand:0', to: 'zone:battlefield:0' });
  expect(
    duel.cue({ ...event, kind: 'damaged', payload: { target: { seat: BOB }, amount: 2, source: 'ox' } }, view, ANN),
  ).toEqual({ things: ['seat:1'], source: 'card:ox', tone: 'danger' });
});
