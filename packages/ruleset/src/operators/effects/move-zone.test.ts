import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';

const targets = [{ id: 'aim', selector: { zone: ['hand', 'battlefield', 'deck', 'pool'], count: 1 } }];
const position = {
  zones: {
    ann: { hand: ['fox'], graveyard: ['drum'], battlefield: [{ id: 'mine', card: 'fox', marked: true, growth: 1 }] },
    bob: { battlefield: [{ id: 'theirs', card: 'wall', controller: 'ann' }] },
    shared: {
      pool: [
        { id: 'first', card: 'wall' },
        { id: 'second', card: 'wall' },
      ],
    },
  },
};
const move = (more: object, aim: string) =>
  play({ effects: [{ op: 'move_zone', target: 'aim', ...more }], targets, position, at: { aim } });

test.each([
  ['fox', { to: 'battlefield' }, 'zone_moved card=fox from=hand to=battlefield player=ann'],
  [
    'fox',
    { to: 'battlefield', player: { ref: 'opponent' } },
    'zone_moved card=fox from=hand to=battlefield player=bob',
  ],
  ['fox', { to: 'pool' }, 'zone_moved card=fox from=hand to=pool'],
  // To the zone of its owner, whoever controls it.
  ['theirs', { to: 'hand' }, 'zone_moved card=theirs from=battlefield to=hand player=bob'],
  ['first', { to: 'hand', player: { ref: 'opponent' } }, 'zone_moved card=first from=pool to=hand player=bob'],
  ['fox', { to: 'graveyard', from: 'battlefield' }, undefined],
  ['fox', { to: 'hand' }, undefined],
  ['first', { to: 'pool', position: 'bottom' }, 'zone_moved card=first from=pool to=pool'],
])('the %s %j', (aim, more, event) => {
  expect(move(more, aim).events).toEqual(event === undefined ? [] : [event]);
});

test.each([
  [{ to: 'pool' }, ['fox', 'first', 'second']],
  [{ to: 'pool', position: 'top' }, ['fox', 'first', 'second']],
  [{ to: 'pool', position: 'bottom' }, ['first', 'second', 'fox']],
  [{ to: 'pool', position: 1 }, ['first', 'fox', 'second']],
  [{ to: 'pool', position: 99 }, ['first', 'second', 'fox']],
])('it comes to its place: %j', (more, order) => {
  const { shared } = move(more, 'fox').position['zones'] as { shared: { pool: (string | { id: string })[] } };
  expect(shared.pool.map((card) => (typeof card === 'string' ? card : card.id))).toEqual(order);
});

test('what leaves play loses its counters and flags', () => {
  const { ann } = move({ to: 'graveyard' }, 'mine').position['zones'] as { ann: object };
  expect(ann).toMatchObject({ graveyard: [{ id: 'mine', card: 'fox' }, 'drum'] });
});

test('what comes into play is summoned this turn', () => {
  const { ann } = move({ to: 'battlefield' }, 'fox').position['zones'] as { ann: object };
  expect(ann).toMatchObject({ battlefield: [{ id: 'mine' }, { id: 'fox', summoned_this_turn: true }] });
});

test('a zone takes no more than it holds', () => {
  const effects = [
    { op: 'move_zone', target: { selector: { zone: 'pool' } }, to: 'vault', player: { ref: 'controller' } },
  ];
  expect(play({ effects, position }).events).toEqual([
    'zone_moved card=first from=pool to=vault player=ann',
    'item_failed item=2 code=zoneFull zone=vault whose=ann',
  ]);
});

test.each([
  ['fox', { to: 'graveyard' }, undefined],
  ['fox', { to: 'hand' }, 'cannotPay'],
  ['fox', { to: 'graveyard', from: 'battlefield' }, 'cannotPay'],
])('as a cost, the %s %j', (aim, cost, refused) => {
  const action = { costs: [{ op: 'move_zone', target: 'aim', ...cost }] };
  expect(play({ action, targets, position, at: { aim } }).refused).toBe(refused);
});

const bolt = {
  id: 'bolt',
  types: ['spell'],
  abilities: [
    {
      id: 'strikes',
      kind: 'cast',
      targets: [{ id: 'victim', selector: { zone: 'battlefield', controller: 'opponent', count: 1 } }],
      effects: [{ op: 'deal_damage', target: 'victim', amount: 2 }],
    },
  ],
};
const cast = (zones: object, answers: readonly string[][] = []) =>
  play({
    effects: [{ op: 'move_zone', target: { selector: { zone: 'hand' } }, to: 'battlefield' }],
    ruleset: { cards: [bolt] },
    position: { zones: { ann: { hand: ['bolt'] }, ...zones } },
    answers,
  });

test('a card with a cast ability does that instead and goes to the graveyard', () => {
  const bob = { battlefield: ['fox', 'wall'] };
  expect(cast({ bob }).choice).toMatchObject({
    kind: 'selectCards',
    min: 1,
    max: 1,
    candidates: ['fox', 'wall'],
    source: 'bolt.strikes',
  });
  expect(cast({ bob }, [['wall']]).events).toEqual([
    'damaged target=wall amount=2 source=bolt',
    'zone_moved card=bolt from=hand to=graveyard player=ann',
    'ability_resolved source=bolt ability=strikes player=ann',
  ]);
});

test('without a target it only goes to the graveyard', () => {
  expect(cast({}).events).toEqual(['zone_moved card=bolt from=hand to=graveyard player=ann']);
});

test('cast from the graveyard, it stays there', () => {
  const { events } = play({
    effects: [{ op: 'move_zone', target: { selector: { zone: 'graveyard' } }, to: 'battlefield' }],
    ruleset: { cards: [bolt] },
    position: { zones: { ann: { graveyard: ['bolt'] }, bob: { battlefield: ['fox'] } } },
  });
  expect(events).toEqual([
    'damaged target=fox amount=2 source=bolt',
    'ability_resolved source=bolt ability=strikes player=ann',
  ]);
});
