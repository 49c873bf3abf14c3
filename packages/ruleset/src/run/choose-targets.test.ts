// Targets of abilities: what came with the input is for the one ability that the action is about, and nothing else.
import { seat } from '@turnwise/game';
import { describe, expect, test } from 'vitest';
import { sandboxAt, take } from '../testing/sandbox-at.ts';
import { play } from '../testing/play.ts';

const anyone = { zone: 'battlefield', count: 1 };
const playing = {
  targets: [{ id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } }],
  effects: [{ op: 'move_zone', target: 'card', to: 'battlefield' }],
};
const bolt = {
  id: 'bolt',
  abilities: [
    {
      id: 'hits',
      kind: 'cast',
      targets: [{ id: 'a', selector: anyone }],
      effects: [{ op: 'deal_damage', target: 'a', amount: 1 }],
    },
  ],
};
/** Taps its target, and plays the top of the deck. */
const chain = {
  id: 'chain',
  abilities: [
    {
      id: 'goes_on',
      kind: 'cast',
      targets: [{ id: 'a', selector: anyone }],
      effects: [
        { op: 'tap', target: 'a' },
        { op: 'move_zone', target: { selector: { zone: 'deck', controller: 'self', top: 1 } }, to: 'battlefield' },
      ],
    },
  ],
};

describe('a card that is cast by a spell', () => {
  test.each(['bolt', 'chain'])('asks for targets of its own: %s', (below) => {
    const { events, choice } = play({
      ...playing,
      ruleset: { cards: [bolt, chain] },
      position: { zones: { ann: { hand: ['chain'], deck: [below], battlefield: ['fox', 'wall'] } } },
      at: { card: 'chain', a: 'fox' },
    });
    expect(events).toEqual(['flag_changed target=fox flag=tapped value=true']);
    expect(choice).toMatchObject({ candidates: ['fox', 'wall'] });
  });
});

test('a second card that an action plays asks for its own', () => {
  const { choice, events } = play({
    ...playing,
    effects: [
      ...playing.effects,
      { op: 'move_zone', target: { selector: { zone: 'deck', controller: 'self', top: 1 } }, to: 'battlefield' },
    ],
    ruleset: { cards: [bolt] },
    position: { zones: { ann: { hand: ['bolt'], deck: [{ id: 'bolt.1' }], battlefield: ['fox', 'wall'] } } },
    at: { card: 'bolt', a: 'fox' },
  });
  expect(events[0]).toBe('damaged target=fox amount=1 source=bolt');
  expect(choice).toMatchObject({ candidates: ['fox', 'wall'] });
});

test('an ability that another one executes asks for its own', () => {
  const puppet = {
    id: 'puppet',
    abilities: [
      {
        id: 'hit',
        kind: 'activated',
        targets: [{ id: 'victim', selector: anyone }],
        effects: [{ op: 'deal_damage', target: 'victim', amount: 1 }],
      },
    ],
  };
  const master = {
    id: 'master',
    abilities: [
      {
        id: 'order',
        kind: 'activated',
        targets: [{ id: 'whom', selector: { ...anyone, card: 'puppet' } }],
        effects: [{ op: 'execute_ability', source: 'whom', ability: 'hit' }],
      },
    ],
  };
  const { choice } = play({
    targets: [{ id: 'source', selector: { zone: 'battlefield', card: 'master', count: 1 } }],
    effects: [{ op: 'execute_ability', source: 'source', ability: 'order' }],
    ruleset: { cards: [puppet, master] },
    position: { zones: { ann: { battlefield: ['puppet', 'master', 'fox'] } } },
    at: { source: 'master', whom: 'puppet' },
  });
  expect(choice).toMatchObject({ candidates: ['fox', 'master', 'puppet'] });
});

describe('targets of a card that is cast', () => {
  const pair = {
    id: 'pair',
    abilities: [
      {
        id: 'hits',
        kind: 'cast',
        targets: [
          { id: 'a', selector: anyone },
          { id: 'b', selector: anyone, optional: true },
        ],
        effects: [
          { op: 'deal_damage', target: 'a', amount: 1 },
          { op: 'deal_damage', target: 'b', amount: 1 },
        ],
      },
    ],
  };
  const zones = { ann: { hand: ['pair'], battlefield: ['fox', 'wall'] } };
  const setting = { ...playing, ruleset: { cards: [pair] }, position: { zones } };

  test('those that the input leaves out are asked for', () => {
    const { choice } = play({ ...setting, at: { card: 'pair', a: 'fox' } });
    expect(choice).toMatchObject({ min: 0, max: 1, candidates: ['fox', 'wall'] });
  });

  test('where all that were chosen are gone the effects do not run, though they might have been none', () => {
    const answer = {
      id: 'sweep',
      timing: 'instant',
      priority: 'opponent',
      effects: [{ op: 'destroy', target: { selector: { zone: 'battlefield' } } }],
    };
    const match = sandboxAt(
      { ...setting, action: { timing: 'stack' }, ruleset: { cards: [pair], actions: [answer] } },
      { zones },
    );
    take(match, 'go', { card: 'pair', a: 'fox', b: ['wall'] });
    take(match, 'sweep', {}, 1);
    match.send({ kind: 'pass', seat: seat(1) });
    const resolved = match.events.filter(({ kind }) => kind === 'ability_resolved');
    expect(resolved.map(({ status }) => status)).toEqual(['prevented']);
    expect(match.position['zones']).toEqual({ ann: { graveyard: ['pair', 'wall', 'fox'] } });
  });
});

describe('what takes all there are', () => {
  const all = { id: 'them', selector: { zone: 'battlefield', count: 'all' } };
  const tap = { id: 'taps', when: { event: 'go' }, effects: [{ op: 'tap', target: 'them' }] };
  const begin = (reaction: object, battlefield: readonly string[] = ['fox', 'wall']) => {
    const match = sandboxAt(
      { effects: [{ op: 'draw' }], ruleset: { reactions: [{ ...tap, ...reaction }] } },
      { zones: { ann: { battlefield: [...battlefield] } } },
    );
    take(match, 'go');
    return match;
  };
  const tapped = ({ events }: ReturnType<typeof begin>) =>
    events.filter(({ kind }) => kind === 'flag_changed').map(({ target }) => target);

  test.each([{ targets: [all] }, { targets: [{ ...all, optional: true }] }])('is not asked for: %j', (reaction) => {
    expect(tapped(begin(reaction))).toEqual(['fox', 'wall']);
  });

  test.each([
    [true, ['fox', 'wall']],
    [false, []],
  ])('with `may` is asked for with yes or no: %j', (answer, expected) => {
    const match = begin({ targets: [all], may: true });
    expect(match.choice).toMatchObject({ kind: 'yesNo' });
    match.answer(answer);
    expect(tapped(match)).toEqual(expected);
  });

  test('with `may` is not asked for where there is none', () => {
    expect(begin({ targets: [all], may: true }, []).choice).toBeUndefined();
  });
});
