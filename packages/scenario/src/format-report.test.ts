// Reports as people read them.
import { registry as shipped } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { formatReport, formatUnreadable, readScenario } from './index.ts';
import { run, told, withBazaar } from './testing/check.ts';

const registry = withBazaar(shipped);

test('a refused step', () => {
  const text = `scenario: 1
game: tic-tac-toe
title: Both want the middle
steps:
  - { as: X, input: { kind: place, cell: 4 } }
  - { as: O, input: { kind: place, cell: 4 } }
  - { as: X, input: { kind: place, cell: 0 } }
  - { as: O, input: { kind: place, cell: 1 } }
`;
  expect(told(text, registry)).toMatchInlineSnapshot(`
    "FAILED Both want the middle
      step 2, O: input { kind: place, cell: 4 }
        outcome (line 6)
          expected committed
          found    disallowed, code cellTaken, params { cell: 4 }
          the 2 steps after it could not be played"
  `);
});

test('differences in a position and in events', () => {
  const text = `scenario: 1
game: tic-tac-toe
title: The top row wins
position: { board: "XX./OO./..." }
steps:
  - as: X
    input: { kind: place, cell: 2 }
    expect:
      events:
        - { kind: placed, seat: X }
        - { kind: won, line: [0, 4, 8] }
expect:
  position:
    board: XX./OO./..X
    next: O
  toAct: { includes: [O] }
  result: { winners: [O], reason: { oneOf: [line, draw] } }
`;
  expect(told(text, registry)).toMatchInlineSnapshot(`
    "FAILED The top row wins
      step 1, X: input { kind: place, cell: 2 }
        events[1] (line 11)
          expected { kind: won, line: [0, 4, 8] }
          found    no such event after event 1
          the events were:
          · { kind: placed, seat: X, cell: 2 }
          - { kind: won, seat: X, line: [0, 1, 2] }
      after the last step
        position.board (line 14)
          expected XX./OO./..X
          found    XXX/OO./...
        toAct (line 16)
          expected an element that matches O
          found    []
        result.winners[0] (line 17)
          expected O
          found    X"
  `);
});

test('hidden words, choices, legal inputs and scripted results', () => {
  const text = `scenario: 1
game: bazaar
title: What bob must not know
seats: [ann, bob]
random: { dice: [1, 2, 3, 4] }
position: { deck: [Apple], hands: { ann: [Cloth, Dates] } }
steps:
  - as: ann
    input: { kind: show }
    expect:
      choice: { seat: ann, kind: order, max: 1 }
      legal: { ann: { excludes: [ { kind: answer, value: [Dates] } ] } }
  - as: ann
    answer: [Dates, Eggs]
    expect: { outcome: disallowed, code: wrongAnswer }
  - { as: ann, answer: [Dates] }
expect:
  position: { hands: { ann: { unordered: [Cloth, Dates] } } }
  viewHides: { bob: [Cloth, Dates] }
`;
  expect(told(text, registry)).toMatchInlineSnapshot(`
    "FAILED What bob must not know
      step 1, ann: input { kind: show }
        choice.kind (line 11)
          expected order
          found    selectCards
        choice.max (line 11)
          expected 1
          found    2
        legal.ann.excludes[0] (line 12)
          expected { kind: answer, value: [Dates] } to be no legal input
          found    { kind: answer, choice: show-0, value: [Dates] } is accepted
      after the last step
        position.hands.ann (line 18)
          expected in any order [Cloth, Dates]
          found    [Cloth]
          missing: Dates
        viewHides.bob[1] (line 19)
          expected Dates hidden from bob
          found    cards[0]: Dates in an event after step 3
        random.dice (line 5)
          expected all scripted values used up
          found    [3, 4] left over"
  `);
});

test('an input that the notation cannot read', () => {
  const text = `scenario: 1
game: tic-tac-toe
title: Off the board
steps:
  - as: X
    input: { kind: place, cell: 12, row: 2 }
`;
  expect(told(text, registry)).toMatchInlineSnapshot(`
    "FAILED Off the board
      step 1, X: input { kind: place, cell: 12, row: 2 }
        outcome (line 5)
          expected committed
          found    invalidInput, code malformedInput
          6:27 steps[0].input.cell: expected an integer from 0 to 8, found 12
          6:37 steps[0].input.row: expected no field with this name, only kind, seat, cell, found 2"
  `);
});

test('a scenario that the game does not accept, and a text that is not a scenario', () => {
  const text = `scenario: 1
game: tic-tac-toe
title: Nobody
steps: [ { as: Z, undo: true } ]
`;
  const read = readScenario(`${text}expcet: {}`);
  expect([told(text, registry), read.ok ? '' : formatUnreadable('nobody.yaml', read.error)].join('\n'))
    .toMatchInlineSnapshot(`
    "INVALID Nobody
      4:12 steps[0].as: expected one of X, O, found "Z"
    INVALID nobody.yaml
      5:1 expcet: expected one of scenario, game, title, seats, seed, random, options, position, advance, steps, expect (did you mean expect?), found {}"
  `);
});

test('a long list of events is cut', () => {
  const steps = Array.from(
    { length: 40 },
    (_, index) => `  - { as: ${index % 2 === 0 ? 'ann' : 'bob'}, input: { kind: pass } }`,
  );
  const text = [
    'scenario: 1',
    'game: bazaar',
    'title: T',
    'seats: [ann, bob]',
    'steps:',
    ...steps,
    'expect: { events: [ { kind: closed } ] }',
  ].join('\n');
  const lines = told(text, registry).split('\n');
  expect(lines).toHaveLength(67);
  expect(lines.at(-1)).toBe('      … and 21 more');
});

test('parts are painted by whoever has colours', () => {
  const paint = {
    good: (text: string) => `<g>${text}</g>`,
    bad: (text: string) => `<b>${text}</b>`,
    dim: (text: string) => `<d>${text}</d>`,
  };
  const passed = run('scenario: 1\ngame: tic-tac-toe\ntitle: T', registry);
  const failed = run('scenario: 1\ngame: tic-tac-toe\ntitle: T\nexpect: { toAct: [O] }', registry);
  expect(formatReport({ ...passed, name: 'a.yaml' }, paint)).toBe('<g>ok</g> T <d>(a.yaml)</d>');
  expect(formatReport({ ...failed, name: 'a.yaml' }, paint).split('\n')).toEqual([
    '<b>FAILED</b> T <d>(a.yaml)</d>',
    '  after the last step',
    '    toAct[0] <d>(line 4)</d>',
    '      expected <g>O</g>',
    '      found    <b>X</b>',
  ]);
});
