// An effect on several things is one attempt: what comes before it, what it is for after that, and what is told.
import type { JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { play } from '../testing/play.ts';

const ALL = { selector: { zone: 'battlefield', types: ['creature'] } };
const hitAll = { op: 'deal_damage', target: ALL, amount: 2 };
const position = {
  zones: {
    ann: {
      battlefield: ['a', 'b', 'c'].map((id) => ({ id, card: 'wall' })),
      hand: ['fox'],
      deck: ['fox.1', 'fox.2', 'fox.3'],
    },
  },
};
const TARGET = { ref: 'event.target' };
const before = (
  effects: readonly JsonRecord[],
  filters: readonly JsonRecord[] = [],
  event = 'damaged',
  more: JsonRecord = {},
): JsonRecord => ({
  id: 'rule',
  when: { event, filters },
  timing: 'before',
  effects,
  ...more,
});
const score = { op: 'gain_resource', resource: 'score', amount: 1 };

function run(
  reactions: readonly JsonRecord[],
  effects: readonly JsonRecord[] = [hitAll],
  more: JsonRecord = {},
): readonly string[] {
  return play({ effects, position, ruleset: { reactions, ...more } }).events.map((line) =>
    line.replace(/ item=\d+/, ''),
  );
}

describe('a rule before it that does not speak of the target', () => {
  test('answers once and changes the whole', () => {
    const rule = before([
      { op: 'replace_event', set: { amount: { op: 'add', of: [{ ref: 'event.amount' }, 1] } } },
      score,
    ]);
    expect(run([rule])).toEqual([
      'resource_changed player=ann resource=score amount=1 now=1',
      'damaged target=a amount=3',
      'damaged target=b amount=3',
      'damaged target=c amount=3',
    ]);
  });

  test('answers once and prevents the whole', () => {
    expect(run([before([{ op: 'counter' }, score])])).toEqual([
      'resource_changed player=ann resource=score amount=1 now=1',
      ...['a', 'b', 'c'].flatMap((id) => [
        `deal_damage target=${id} amount=2 prevented`,
        'event_prevented event=deal_damage',
      ]),
    ]);
  });
});

describe('a rule before it that speaks of the target', () => {
  test('answers once for each that matches, and changes its part', () => {
    const rule = before(
      [{ op: 'replace_event', set: { amount: 1 } }, score],
      [{ op: 'compare', left: { ref: 'event.target.counters.growth' }, is: '>', right: 0 }],
    );
    const grow = { op: 'add_counter', target: { selector: { zone: 'battlefield', top: 2 } }, counter: 'growth' };
    expect(run([rule], [grow, hitAll]).slice(2)).toEqual([
      'resource_changed player=ann resource=score amount=1 now=1',
      'resource_changed player=ann resource=score amount=1 now=2',
      'damaged target=a amount=1',
      'damaged target=b amount=1',
      'damaged target=c amount=2',
    ]);
  });

  test('is told of in its effects alone', () => {
    const rule = before([{ op: 'add_counter', target: TARGET, counter: 'growth' }]);
    expect(run([rule]).filter((line) => line.startsWith('counter_changed'))).toHaveLength(3);
  });

  test('or that sets it, answers each', () => {
    const rule = before([{ op: 'replace_event', set: { target: { op: 'first', of: { zone: 'battlefield' } } } }]);
    expect(run([rule])).toEqual(Array.from({ length: 3 }, () => 'damaged target=a amount=2'));
  });

  test('keeps to its own part', () => {
    const rule = before([{ op: 'counter' }], [{ op: 'flag', flag: 'tapped', target: TARGET }]);
    const tap = { op: 'tap', target: { selector: { zone: 'battlefield', top: 1 } } };
    expect(run([rule], [tap, hitAll]).slice(1)).toEqual([
      'deal_damage target=a amount=2 prevented',
      'event_prevented event=deal_damage',
      'damaged target=b amount=2',
      'damaged target=c amount=2',
    ]);
  });
});

test('both kinds are of one attempt: a change to the whole and one to a part add up in their order', () => {
  const whole = {
    ...before([{ op: 'replace_event', set: { amount: { op: 'multiply', of: [{ ref: 'event.amount' }, 2] } } }]),
    id: 'doubles',
  };
  const part = {
    ...before(
      [{ op: 'replace_event', set: { amount: { op: 'subtract', from: { ref: 'event.amount' }, take: 1 } } }],
      [{ op: 'flag', flag: 'tapped', target: TARGET }],
    ),
    id: 'shields',
  };
  const tap = { op: 'tap', target: { selector: { zone: 'battlefield', top: 1 } } };
  expect(run([whole, part], [tap, hitAll]).slice(1)).toEqual([
    'damaged target=a amount=3',
    'damaged target=b amount=4',
    'damaged target=c amount=4',
  ]);
});

describe('after that it is computed again', () => {
  test('what has left is left out, and spares nobody else', () => {
    const flees = before(
      [{ op: 'move_zone', target: TARGET, to: 'hand' }],
      [{ op: 'flag', flag: 'tapped', target: TARGET }],
    );
    const tap = { op: 'tap', target: { selector: { zone: 'battlefield', top: 1 } } };
    expect(run([flees], [tap, hitAll]).slice(1)).toEqual([
      'zone_moved card=a from=battlefield to=hand player=ann',
      'damaged target=b amount=2',
      'damaged target=c amount=2',
    ]);
  });

  test('what has come in is in, with the changes to the whole', () => {
    const rule = before([
      { op: 'create_token', card: 'fox' },
      { op: 'replace_event', set: { amount: 5 } },
    ]);
    expect(run([rule]).slice(2)).toEqual([
      'damaged target=a amount=5',
      'damaged target=b amount=5',
      'damaged target=c amount=5',
      'damaged target=fox.4 amount=5',
    ]);
  });

  test('what has come in has nothing of the changes to a part', () => {
    const rule = before(
      [
        { op: 'create_token', card: 'fox' },
        { op: 'replace_event', set: { amount: 5 } },
      ],
      [{ op: 'flag', flag: 'tapped', target: TARGET }],
    );
    const tap = { op: 'tap', target: { selector: { zone: 'battlefield', top: 1 } } };
    expect(run([rule], [tap, hitAll]).slice(3)).toEqual([
      'damaged target=a amount=5',
      'damaged target=b amount=2',
      'damaged target=c amount=2',
      'damaged target=fox.4 amount=2',
    ]);
  });

  test('and it is prevented with the whole', () => {
    const rule = before([{ op: 'create_token', card: 'fox' }, { op: 'counter' }]);
    expect(run([rule]).filter((line) => line.includes('prevented'))).toHaveLength(8);
  });

  test('so is a draw: the next card comes in for one that has gone', () => {
    const mills = before(
      [{ op: 'move_zone', target: { selector: { zone: 'deck', top: 1 } }, to: 'graveyard' }],
      [],
      'card_drawn',
    );
    expect(run([mills], [{ op: 'draw', count: 2 }])).toEqual([
      'zone_moved card=fox.1 from=deck to=graveyard player=ann',
      'card_drawn player=ann card=fox.2',
      'zone_moved card=fox.2 from=deck to=hand player=ann',
      'card_drawn player=ann card=fox.3',
      'zone_moved card=fox.3 from=deck to=hand player=ann',
    ]);
  });
});

test('what differs from part to part is spoken of for each: whose card would be discarded', () => {
  const rule = before(
    [{ op: 'counter' }],
    [{ op: 'is', left: { ref: 'event.player' }, right: 'controller' }],
    'discarded',
  );
  const zones = { ann: { hand: ['fox'] }, bob: { hand: ['wall'] } };
  const discard = { op: 'discard', target: { selector: { zone: 'hand' } } };
  const { events } = play({ effects: [discard], position: { zones }, ruleset: { reactions: [rule] } });
  expect(events.map((line) => line.replace(/ item=\d+/, ''))).toEqual([
    'discard player=ann card=fox prevented',
    'event_prevented event=discard',
    'discarded player=bob card=wall',
    'zone_moved card=wall from=hand to=graveyard player=bob',
  ]);
});

test('a rule answers the whole with the first of its parts: rules come in the order of their declaration', () => {
  const tells = (id: string, filters: readonly JsonRecord[]): JsonRecord => ({
    ...before(
      [
        {
          op: 'set_resource',
          resource: 'score',
          amount: { op: 'add', of: [{ op: 'multiply', of: [{ ref: 'controller.score' }, 10] }, id === 'w' ? 1 : 2] },
        },
      ],
      filters,
    ),
    id,
  });
  const speaks = [{ op: 'compare', left: { ref: 'event.target.toughness' }, is: '>', right: 0 }];
  const now = (rules: readonly JsonRecord[]): string | undefined =>
    run(rules)
      .findLast((line) => line.startsWith('resource_changed'))
      ?.replace(/.*now=/, '');
  expect(now([tells('w', []), tells('p', speaks)])).toBe('1222');
  expect(now([tells('p', speaks), tells('w', [])])).toBe('2122');
});

describe('the moves that others make', () => {
  const exile = {
    id: 'pyre',
    when: { event: 'zone_moved', filters: [{ op: 'is', left: { ref: 'event.to' }, right: 'graveyard' }] },
    timing: 'before',
  };
  const instead = { ...exile, effects: [{ op: 'replace_event', set: { to: 'pool' } }] };
  const into = (card: string, from: string): string => `zone_moved card=${card} from=${from} to=pool`;
  const spell = { id: 'spell', abilities: [{ id: 'works', kind: 'cast', effects: [score] }] };

  test.each<[string, JsonRecord, readonly string[]]>([
    [
      'destroy',
      { op: 'destroy', target: { selector: { zone: 'battlefield', top: 2 } } },
      ['destroyed card=a', into('a', 'battlefield'), 'destroyed card=b', into('b', 'battlefield')],
    ],
    [
      'discard',
      { op: 'discard', target: { selector: { zone: 'hand' } } },
      ['discarded player=ann card=fox', into('fox', 'hand')],
    ],
    ['move_zone', { op: 'move_zone', target: { selector: { zone: 'hand' } }, to: 'graveyard' }, [into('fox', 'hand')]],
    ['search', { op: 'search', zone: 'deck', selector: { card: 'fox' }, count: 0, to: 'graveyard' }, []],
  ])('%s: would go to the graveyard, goes elsewhere instead', (_, effect, events) => {
    expect(run([instead], [effect]).filter((line) => !/^(looked|shuffled)/.test(line))).toEqual(events);
  });

  test('draw: goes elsewhere instead', () => {
    const rule = {
      ...instead,
      when: { event: 'zone_moved', filters: [{ op: 'is', left: { ref: 'event.from' }, right: 'deck' }] },
    };
    expect(run([rule], [{ op: 'draw' }])).toEqual(['card_drawn player=ann card=fox.1', into('fox.1', 'deck')]);
  });

  test('a cost', () => {
    const action = { costs: [{ op: 'move_zone', target: 'what', to: 'graveyard' }] };
    const targets = [{ id: 'what', selector: { zone: 'hand', count: 1 } }];
    const { events } = play({
      effects: [score],
      targets,
      action,
      at: { what: 'fox' },
      position,
      ruleset: { reactions: [instead] },
    });
    expect(events[0]).toBe(into('fox', 'hand'));
  });

  test('a card that was cast', () => {
    const effects = [{ op: 'move_zone', target: { selector: { zone: 'hand' } }, to: 'battlefield' }];
    const { events } = play({
      effects,
      position: { zones: { ann: { hand: ['spell'] } } },
      ruleset: { reactions: [instead], cards: [spell] },
    });
    expect(events).toEqual([
      'resource_changed player=ann resource=score amount=1 now=1',
      into('spell', 'hand'),
      'ability_resolved source=spell ability=works player=ann',
    ]);
  });

  test('the move is prevented, and what sent it has happened', () => {
    const rule = { ...exile, effects: [{ op: 'counter' }] };
    expect(run([rule], [{ op: 'destroy', target: { selector: { zone: 'battlefield', top: 1 } } }])).toEqual([
      'destroyed card=a',
      'move_zone card=a from=battlefield to=graveyard player=ann prevented',
      'event_prevented event=move_zone',
    ]);
  });

  test('something else is done in its place', () => {
    const rule = {
      ...exile,
      effects: [{ op: 'replace_event', with: [{ op: 'move_zone', target: { ref: 'event.card' }, to: 'hand' }] }],
    };
    expect(run([rule], [{ op: 'destroy', target: { selector: { zone: 'battlefield', top: 1 } } }])).toEqual([
      'destroyed card=a',
      'zone_moved card=a from=battlefield to=hand player=ann',
      'move_zone card=a from=battlefield to=graveyard player=ann prevented',
      'event_prevented event=move_zone',
    ]);
  });

  test('one that another rule has taken elsewhere goes nowhere', () => {
    const rule = { ...exile, effects: [{ op: 'move_zone', target: { ref: 'event.card' }, to: 'hand' }] };
    expect(run([rule], [{ op: 'destroy', target: { selector: { zone: 'battlefield', top: 1 } } }])).toEqual([
      'destroyed card=a',
      'zone_moved card=a from=battlefield to=hand player=ann',
    ]);
  });

  test('other moves are as they were', () => {
    expect(run([instead], [{ op: 'move_zone', target: { selector: { zone: 'hand' } }, to: 'deck' }])).toEqual([
      'zone_moved card=fox from=hand to=deck player=ann',
    ]);
  });
});
