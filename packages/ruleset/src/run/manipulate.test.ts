// Cards moved by hand: whose they become, what comes of it, and who is asked after it.
import { createChooser, isPlay, seat } from '@turnwise/game';
import type { Offer } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { JsonRecord, Refusal } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { sandboxAt } from '../testing/sandbox-at.ts';
import type { SandboxMatch } from '../testing/sandbox-match.ts';
import { sandboxRuleset } from '../testing/sandbox.ts';

const TURN = { number: 1, phase: 'main', step: 'act' };

function allowing(from: string, to: string, who: string, more: JsonRecord = {}): JsonRecord {
  return { manipulation: [{ action: 'move_card', from, to, who }], ...more };
}

function move(match: SandboxMatch, by: number, card: string, to: string, position?: number): Refusal | undefined {
  const at = position === undefined ? {} : { position };
  return match.send({ kind: 'manipulate', seat: seat(by), action: 'move_card', card, to, ...at });
}

describe('whose it becomes', () => {
  test('from a shared zone it goes to the mover', () => {
    const turn = { ...TURN, active: 'bob', priority: 'bob' };
    const match = sandboxAt(
      { ruleset: allowing('pool', 'hand', 'any') },
      { turn, zones: { shared: { pool: ['fox'] } } },
    );
    move(match, 1, 'fox', 'hand');
    expect(match.position['zones']).toEqual({ bob: { hand: [{ id: 'fox', common: true }] } });
    expect(match.state.cards[0]).toMatchObject({ owner: 1, controller: 1 });
  });

  test.each([
    ['bob', 1],
    ['cat', 2],
  ])("from %s's zone it stays theirs, whoever moves it", (name, number) => {
    const ruleset = allowing('battlefield', 'graveyard', 'any');
    const match = sandboxAt({ ruleset }, { zones: { [name]: { battlefield: ['fox'] } } }, ['ann', 'bob', 'cat']);
    move(match, 0, 'fox', 'graveyard');
    expect(match.position['zones']).toEqual({ [name]: { graveyard: ['fox'] } });
    expect(match.state.cards[0]).toMatchObject({ owner: number, controller: number });
  });

  test('out of play into a shared zone it is its owner', () => {
    const ruleset = allowing('battlefield', 'pool', 'any');
    const zones = { bob: { battlefield: [{ id: 'fox', owner: 'ann' }] } };
    const match = sandboxAt({ ruleset }, { zones });
    move(match, 0, 'fox', 'pool');
    expect(match.state.cards[0]).toMatchObject({ owner: 0, controller: 0 });
  });

  test.each([
    ['owner', 0, undefined],
    ['owner', 1, 'manipulationNotAllowed'],
    ['active', 1, undefined],
    ['active', 0, 'manipulationNotAllowed'],
    ['any', 1, undefined],
  ])('%s may, seat %d: %s', (who, by, code) => {
    const turn = { ...TURN, active: 'bob', priority: by === 0 ? 'ann' : 'bob' };
    const match = sandboxAt({ ruleset: allowing('pool', 'hand', who) }, { turn, zones: { shared: { pool: ['fox'] } } });
    expect(move(match, by, 'fox', 'hand')?.code).toBe(code);
  });
});

test('what is full, beyond the end, or where the card lies already is refused', () => {
  const ruleset = {
    manipulation: [
      { action: 'move_card', from: 'hand', to: 'vault', who: 'owner' },
      { action: 'move_card', from: 'hand', to: 'hand', who: 'owner' },
    ],
  };
  const match = sandboxAt({ ruleset }, { zones: { ann: { hand: ['fox', 'wall'], vault: ['drum'] } } });
  expect(move(match, 0, 'fox', 'vault')?.code).toBe('zoneFull');
  expect(move(match, 0, 'fox', 'hand', 2)?.code).toBe('noSuchPlace');
  expect(move(match, 0, 'fox', 'hand', 0)?.code).toBe('nothingMoved');
  expect(move(match, 0, 'fox', 'hand', 1)).toBeUndefined();
});

describe('it is an item of its own', () => {
  const zones = { ann: { hand: ['fox'] } };

  test('reactions answer it', () => {
    const reactions = [
      { id: 'pays', when: { event: 'zone_moved' }, effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }] },
    ];
    const match = sandboxAt({ ruleset: allowing('hand', 'battlefield', 'owner', { reactions }) }, { zones });
    move(match, 0, 'fox', 'battlefield');
    expect(match.events).toMatchObject([
      { kind: 'zone_moved', by: 'system', cause: 0 },
      { kind: 'resource_changed', by: 'pays', cause: 1 },
      { kind: 'priority_changed', player: 'ann' },
    ]);
  });

  test('victory is looked at', () => {
    const victory = [
      {
        result: 'win',
        reason: 'out',
        conditions: [{ op: 'compare', left: { ref: 'player.battlefield.count' }, is: '>=', right: 1 }],
      },
    ];
    const match = sandboxAt({ ruleset: allowing('hand', 'battlefield', 'owner', { victory }) }, { zones });
    move(match, 0, 'fox', 'battlefield');
    expect(match.state.ended).toEqual({ winners: [0], reason: 'out' });
  });

  test('a question that it brings stands before the window goes on', () => {
    const reactions = [{ id: 'asks', when: { event: 'zone_moved' }, may: true, effects: [{ op: 'draw' }] }];
    const match = sandboxAt({ ruleset: allowing('hand', 'battlefield', 'owner', { reactions }) }, { zones });
    move(match, 0, 'fox', 'battlefield');
    expect(match.choice).toMatchObject({ kind: 'yesNo', seat: 0 });
    match.answer(false);
    expect(match.state.turn.priority).toBe(0);
  });
});

describe('who is asked after it', () => {
  const withHand = {
    priority: 'opponent',
    preconditions: [{ op: 'exists', selector: { zone: 'hand', controller: 'self' } }],
  };
  const ruleset = allowing('hand', 'battlefield', 'owner');

  test('the active seat in any case', () => {
    const match = sandboxAt({ action: withHand, ruleset }, { zones: { ann: { hand: ['fox', 'wall'] } } });
    move(match, 0, 'fox', 'battlefield');
    expect(match.state.turn).toMatchObject({ number: 1, priority: 0 });
    move(match, 0, 'wall', 'battlefield');
    expect(match.state.turn).toMatchObject({ number: 1, priority: 0 });
  });

  test('another seat if it can still do something', () => {
    const zones = { bob: { hand: ['fox', 'wall'] } };
    const match = sandboxAt({ action: withHand, ruleset }, { zones });
    match.send({ kind: 'pass', seat: seat(0) });
    move(match, 1, 'fox', 'battlefield');
    expect(match.state.turn).toMatchObject({ number: 1, priority: 1 });
    move(match, 1, 'wall', 'battlefield');
    expect(match.state.turn.number).toBeGreaterThan(1);
  });
});

describe('what may be moved is offered, aside from the play', () => {
  const zones = { ann: { hand: ['fox', 'wall'], battlefield: ['drum'] }, bob: { hand: ['fox.2', 'wall.2'] } };
  const entry = { action: 'move_card', from: 'hand', to: 'hand', who: 'owner', when: 'always' };
  const asides = (match: SandboxMatch, by: number): readonly Offer[] =>
    match.game.offers(match.state, seat(by)).filter((offer) => !isPlay(offer));

  test('what is sorted at any time to each seat, the rest with priority; each input of it is accepted', () => {
    const manipulation = [entry, { action: 'move_card', from: 'hand', to: 'battlefield', who: 'owner' }];
    const match = sandboxAt({ ruleset: { manipulation } }, { zones });
    expect(asides(match, 0)).toMatchObject([
      { fixed: { to: 'hand', position: 0 }, slots: [{ name: 'card', candidates: ['wall'] }] },
      { fixed: { to: 'hand', position: 1 }, slots: [{ name: 'card', candidates: ['fox'] }] },
      { fixed: { to: 'battlefield' }, slots: [{ name: 'cards', candidates: ['fox', 'wall'], min: 1, max: 2 }] },
    ]);
    expect(asides(match, 1)).toHaveLength(2);
    for (const by of [0, 1])
      for (const offer of asides(match, by))
        for (const input of match.game.expand(offer).inputs) expect(match.game.accepts(match.state, input)).toBe(true);
  });

  test('samples and lists of legal inputs have nothing of it, and it makes nobody act', () => {
    const match = sandboxAt({ ruleset: { manipulation: [entry] } }, { zones });
    const { game, state } = match;
    expect(game.toAct(state)).toEqual([0]);
    expect(game.legalInputs(state, seat(0)).inputs.some(({ kind }) => kind === 'manipulate')).toBe(false);
    expect(game.legalInputs(state, seat(1)).inputs).toEqual([]);
    expect(game.sample(state, seat(1), createChooser(1))).toBeUndefined();
  });

  test('none where nothing would change, and none after the end', () => {
    const match = sandboxAt({ ruleset: { manipulation: [entry] } }, { zones: { ann: { hand: ['fox'] } } });
    expect(asides(match, 0)).toEqual([]);
    match.send({ kind: 'concede', seat: seat(1) });
    expect(match.game.offers(match.state, seat(0))).toEqual([]);
  });

  test('a card that the seat does not know is not told by a condition', () => {
    const when = [{ op: 'has_type', target: 'self', type: 'creature' }];
    const to = { action: 'move_card', from: 'deck', to: 'hand', who: 'owner' };
    const known = { zones: { ann: { deck: ['fox', 'wall'] } } };
    const [all] = asides(sandboxAt({ ruleset: { manipulation: [to] } }, known), 0);
    expect(all?.slots[0]?.candidates).toHaveLength(2);
    expect(asides(sandboxAt({ ruleset: { manipulation: [{ ...to, when }] } }, known), 0)).toEqual([]);
  });
});

test('an opponent sees that a hand is sorted, and not which card', () => {
  const entry = { action: 'move_card', from: 'hand', to: 'hand', who: 'owner', when: 'always' };
  const match = sandboxAt({ ruleset: { manipulation: [entry] } }, { zones: { bob: { hand: ['fox', 'wall'] } } });
  const before = match.state.turn;
  const frame = match.game.kernel.dispatch(match.state, {
    kind: 'manipulate',
    seat: seat(1),
    action: 'move_card',
    card: 'wall',
    to: 'hand',
    position: 0,
  });
  if (!frame.ok || frame.value.outcome.kind !== 'committed') throw new Error('refused');
  const [event, ...others] = eventsOf(frame.value.outcome.frame);
  if (event === undefined) throw new Error('nothing is told');
  expect(others).toEqual([]);
  expect(match.game.viewEvent(event, seat(1))?.payload).toHaveProperty('card');
  expect(match.game.viewEvent(event, seat(0))?.payload).not.toHaveProperty('card');
  expect(frame.value.state.turn).toEqual(before);
});

test.each([
  ['to another zone', { to: 'battlefield' }, 'to'],
  ['of anybody', { who: 'any' }, 'who'],
  ['in a shared zone', { from: 'pool', to: 'pool' }, 'from'],
  ['in a zone that nobody sees', { from: 'deck', to: 'deck' }, 'from'],
  ['in a zone with an order', { from: 'graveyard', to: 'graveyard' }, 'from'],
])('sorting at any time %s is refused by the checker', (_, change, key) => {
  const entry = { action: 'move_card', from: 'hand', to: 'hand', who: 'owner', when: 'always', ...change };
  const { errors } = checkRuleset(sandboxRuleset({ ruleset: { manipulation: [entry] } }));
  expect(errors.map(({ path, code }) => [path, code])).toEqual([[`manipulation[0].${key}`, 'moreThanSorting']]);
});
