// Running: what each key means in play, on a made-up game with system steps, chance, hidden hands and choices, and on the games that ship.
import { createRegistry } from '@turnwise/game';
import type { AnyGame, Seat } from '@turnwise/game';
import { fail, issue, ok } from '@turnwise/kernel';
import { registry as shipped } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { readScenario, runScenario } from './index.ts';
import { bazaar as bazaarGame, mending } from './testing/bazaar.ts';
import { ALL_KEYS, usedKeys } from './testing/keys.ts';
import { read, run, told, withBazaar, wrong } from './testing/check.ts';

const registry = withBazaar(shipped);

/** A bazaar at night before ann's turn; every dawn takes one die. */
function bazaar(rest: string, top = ''): string {
  return [
    'scenario: 1',
    'game: bazaar',
    'title: T',
    'seats: [ann, bob]',
    'position: { deck: [Apple, Bread], hands: { ann: [Cloth, Dates], bob: [Pineapple] } }',
    ...(top === '' ? [] : [top]),
    rest,
  ].join('\n');
}

function ticTacToe(rest: string): string {
  return `scenario: 1\ngame: tic-tac-toe\ntitle: T\n${rest}`;
}

const PASSES: readonly (readonly [string, string])[] = [
  ['nothing but a start', bazaar('steps: []')],
  [
    'the system advances before the first step and after each one',
    bazaar(
      `
steps:
  - { as: ann, input: { kind: pass }, expect: { events: [ { kind: passed, seat: ann }, { kind: dawned, weather: 5 } ], toAct: [bob] } }
  - { as: bob, input: { kind: pass }, expect: { events: { unordered: [ { kind: passed }, { kind: dawned, weather: 6 } ] } } }
expect:
  events: [ { kind: dawned, weather: 4 }, { kind: passed, seat: ann }, { kind: dawned, weather: 5 }, { kind: passed, seat: bob }, { weather: 6 } ]
  noEvents: [ { kind: dawned, weather: 1 }, { kind: closed } ]
  position: { phase: day, weather: 6, next: ann }`,
      'random: { dice: [4, 5, 6] }',
    ),
  ],
  [
    'advance: false at the top, and steps of the system',
    bazaar(
      `
advance: false
steps:
  - { as: ann, input: { kind: pass }, expect: { outcome: disallowed, code: notYourTurn, params: { seat: ann, toAct: [] } } }
  - { input: { kind: dawn }, expect: { events: [ { kind: dawned, weather: 2 } ], toAct: [ann] } }
  - { input: { kind: dawn }, expect: { outcome: disallowed, code: notNight } }
  - { as: ann, input: { kind: pass }, expect: { position: { phase: night }, noEvents: [ { kind: dawned } ], toAct: [] } }
  - { advance: true, as: bob, undo: true, expect: { toAct: [ann] } }
  - { as: ann, input: { kind: pass }, advance: true, expect: { events: [ { kind: dawned, weather: 3 } ], toAct: [bob] } }`,
      'random: { dice: [2, 3] }',
    ),
  ],
  [
    'advance: false in a step',
    bazaar(
      `
steps:
  - { as: ann, input: { kind: pass }, advance: false, expect: { position: { phase: night } } }
  - { preview: { kind: dawn }, advance: false, expect: { events: [ { kind: dawned, weather: 2 } ], position: { phase: day } } }
  - { input: { kind: dawn }, advance: false, expect: { position: { phase: day } } }`,
      'random: { dice: [1, 2] }',
    ),
  ],
  [
    'a control of the system needs no advance: false',
    bazaar(
      'steps: [ { input: { kind: close } } ]\nexpect: { toAct: [], result: { winners: [ann, bob], reason: closed, scores: [0, 0] } }',
    ),
  ],
  [
    'answers: pending choices, lists, what declines',
    bazaar(`
steps:
  - { as: ann, answer: [], expect: { outcome: disallowed, code: noPendingChoice, choice: null } }
  - as: ann
    input: { kind: show }
    expect:
      choice: { id: show-0, seat: ann, kind: selectCards, min: 0, max: 2, source: bazaar, candidates: { unordered: [Dates, Cloth] } }
      legal: { ann: { includes: [ { kind: answer, value: [Dates, Cloth] }, { kind: answer, value: null }, { kind: answer } ], excludes: [ { kind: answer, value: [Apple] }, { kind: draw } ] } }
  - { as: bob, answer: [Pineapple], expect: { outcome: disallowed, code: noPendingChoice } }
  - { as: ann, answer: [Eggs], expect: { outcome: disallowed, code: wrongAnswer, choice: { seat: ann } } }
  - { as: ann, answer: [Salt], expect: { outcome: invalidInput, code: malformedInput, params: { issues: [ { path: "[0]", code: unknownCard } ] } } }
  - { as: ann, answer: [Dates, Cloth], expect: { choice: null, events: [ { kind: showed, cards: [Dates, Cloth] } ] } }
  - { as: bob, input: { kind: show } }
  - { as: bob, answer: null, expect: { events: [ { kind: showed, seat: bob, cards: [] } ] } }
expect: { position: { shown: { ann: [Dates, Cloth], bob: [] }, hands: { ann: [], bob: [Pineapple] } } }`),
  ],
  [
    'an answer written as an input',
    bazaar(
      'steps: [ { as: ann, input: { kind: show } }, { as: ann, input: { kind: answer, choice: show-0, value: [Dates] } } ]',
    ),
  ],
  [
    'undo and redo, and what they leave of the events',
    bazaar(
      `
steps:
  - { as: ann, input: { kind: show } }
  - { undo: true, expect: { events: { unordered: [] }, choice: null, toAct: [ann] } }
  - { redo: true, expect: { events: [ { kind: asked } ], choice: { kind: { oneOf: [selectCards, order] } } } }
  - { undo: true }
  - { as: ann, input: { kind: pass }, advance: false }
  - { undo: true }
  - { undo: true, expect: { outcome: { oneOf: [disallowed, aborted] }, code: { oneOf: [nothingToUndo, undoBlockedByIrreversibleBoundary] } } }
  - { redo: true }
expect: { noEvents: [ { kind: asked } ], events: [ { kind: passed } ] }`,
      'random: { dice: [1, 2] }',
    ),
  ],
  [
    'a code alone says that it is refused',
    bazaar(
      'steps: [ { as: bob, input: { kind: pass }, expect: { code: notYourTurn } }, { as: ann, input: { kind: pass } } ]',
    ),
  ],
  ['nothing changed', bazaar('steps: [ { as: ann, input: { kind: yawn }, expect: { outcome: noChange } } ]')],
  [
    'an input that is none of the game',
    bazaar(`
steps:
  - { as: ann, input: { kind: sing }, expect: { outcome: invalidInput, code: malformedInput, params: { issues: [ { path: kind } ] } } }
  - { as: ann, input: {}, expect: { outcome: invalidInput } }
  - { as: ann, preview: { kind: greet, whom: zoe }, expect: { code: malformedInput } }`),
  ],
  [
    'a preview leaves everything and shows what would be',
    bazaar(
      `
steps:
  - { as: ann, preview: { kind: pass }, expect: { events: [ { kind: passed } ], position: { phase: night, next: bob }, toAct: [] } }
  - { as: ann, preview: { kind: pass }, expect: { events: [ { kind: passed } ], position: { phase: day, next: ann }, toAct: [ann] } }
  - { as: bob, preview: { kind: pass }, expect: { outcome: disallowed, code: notYourTurn } }
  - { as: ann, preview: { kind: draw } }
  - { as: ann, preview: { kind: draw }, expect: { outcome: committed, noEvents: [ { kind: drew } ] } }
expect: { position: { deck: [Apple, Bread] }, toAct: [ann], noEvents: [ { kind: passed } ], viewHides: { ann: [Apple] } }`,
      'random: { dice: [3] }',
    ),
  ],
  [
    'views, and words that stand nowhere in them',
    bazaar(`
steps:
  - { as: ann, input: { kind: draw }, expect: { viewHides: { bob: [Apple, Bread, Cloth, "Dates"], spectator: [Pineapple] } } }
expect:
  view: { ann: { hands: { ann: [Cloth, Dates, Apple], bob: ["?"] } }, bob: { hands: { ann: { excludes: [Apple] } } }, spectator: { deck: ["?"] } }
  viewHides: { bob: [Apple, apple, Pine, 7], ann: [Bread] }`),
  ],
  [
    'legal: whole and in part, seats by name',
    bazaar(`
steps: []
expect:
  legal:
    ann: { includes: [ { kind: draw }, { kind: greet, whom: bob }, { kind: greet }, { whom: { oneOf: [bob, zoe] } } ], excludes: [ { kind: greet, whom: ann, extra: 1 }, { kind: answer }, { kind: dawn } ] }
    bob: { excludes: [ {} ] }`),
  ],
  [
    'a result in part',
    bazaar(`
steps:
  - { as: ann, input: { kind: show }, expect: { result: null } }
  - { as: ann, answer: [Dates] }
  - { input: { kind: close } }
expect: { result: { winners: { unordered: [ann] }, scores: { includes: [1], excludes: [2] } } }`),
  ],
  [
    'options, and a setup that draws',
    'scenario: 1\ngame: bazaar\ntitle: T\nseats: [a, b, c]\noptions: { cards: 3 }\nseed: 4\nrandom: { deck: [0, 1] }\nexpect: { position: { deck: [Cloth, Bread, Apple] } }',
  ],
  [
    'fixed seats may be named',
    ticTacToe('seats: [X, O]\nsteps: [ { as: X, input: { kind: place, cell: 4 } } ]\nexpect: { toAct: [O] }'),
  ],
  [
    'and left out',
    ticTacToe(
      'position: { board: "XX./OO./...", next: X }\nsteps: [ { as: X, input: { kind: place, cell: 2 } } ]\nexpect: { result: { winners: [X], reason: line } }',
    ),
  ],
];

describe('passes', () => {
  test.each(PASSES)('%s', (_, text) => {
    expect(told(text, registry)).toBe('ok T');
  });

  test('every key is used there', () => {
    const used = new Set(PASSES.flatMap(([, text]) => [...usedKeys(read(text))]));
    expect(ALL_KEYS.filter((key) => !used.has(key))).toEqual([]);
  });

  test('in development mode too', () => {
    for (const [, text] of PASSES) expect(told(text, registry, { development: true })).toBe('ok T');
  });
});

describe('fails', () => {
  const only = (line: string): string => bazaar(`steps:\n  - ${line}`);
  const end = (line: string): string => bazaar(`steps: [ { as: ann, input: { kind: draw } } ]\nexpect: { ${line} }`);
  test.each<readonly [string, string, readonly string[]]>([
    [
      'a refusal',
      only('{ as: bob, input: { kind: pass } }'),
      ['steps[0].expect.outcome: committed | disallowed, code notYourTurn, params { seat: bob, toAct: [ann] }'],
    ],
    [
      'another outcome',
      only('{ as: ann, input: { kind: pass }, expect: { outcome: disallowed, code: gameOver } }'),
      ['steps[0].expect.outcome: disallowed, code gameOver | committed'],
    ],
    [
      'another code',
      only('{ as: bob, input: { kind: pass }, expect: { outcome: disallowed, code: gameOver } }'),
      ['steps[0].expect.code: gameOver | notYourTurn'],
    ],
    [
      'other params',
      only('{ as: bob, input: { kind: pass }, expect: { code: notYourTurn, params: { toAct: [bob] } } }'),
      ['steps[0].expect.params.toAct[0]: bob | ann'],
    ],
    ['no change', only('{ as: ann, input: { kind: yawn } }'), ['steps[0].expect.outcome: committed | noChange']],
    [
      'nothing to undo',
      only('{ undo: true }'),
      ['steps[0].expect.outcome: undone | disallowed, code undoBlockedByIrreversibleBoundary'],
    ],
    ['nothing to redo', only('{ redo: true }'), ['steps[0].expect.outcome: redone | disallowed, code nothingToRedo']],
    [
      'no choice to answer',
      only('{ as: ann, answer: [] }'),
      ['steps[0].expect.outcome: committed | disallowed, code noPendingChoice'],
    ],
    [
      'no choice',
      only('{ as: ann, input: { kind: pass }, expect: { choice: { seat: ann } } }'),
      ['steps[0].expect.choice: { seat: ann } | no pending choice'],
    ],
    [
      'another choice',
      only('{ as: ann, input: { kind: show }, expect: { choice: { seat: ann, max: 3 } } }'),
      ['steps[0].expect.choice.max: 3 | 2'],
    ],
    [
      'a choice where none should be',
      only('{ as: ann, input: { kind: show }, expect: { choice: null } }'),
      ['steps[0].expect.choice: null | 1 pending'],
    ],
    [
      'a fault in the program',
      only('{ as: ann, input: { kind: faint }, expect: { outcome: noChange } }'),
      ['steps[0].expect.outcome: no fault in the program | behaviourThrew in act: somebody fainted'],
    ],
    ['a position', end('position: { deck: [], next: bob }'), ['expect.position.deck: [] | [Bread]']],
    [
      'an event',
      end('events: [ { kind: drew, card: Apple }, { kind: drew } ]'),
      ['expect.events[1]: { kind: drew } | no such event after event 2'],
    ],
    [
      'the order of events',
      end('events: [ { kind: drew }, { kind: dawned }, { kind: dawned } ]'),
      ['expect.events[2]: { kind: dawned } | no such event after event 3'],
    ],
    [
      'an event that should not be',
      end('noEvents: [ { kind: closed }, { kind: drew } ]'),
      ['expect.noEvents[1]: no { kind: drew } | { kind: drew, seat: ann, card: Apple, reveals: true }'],
    ],
    [
      'events before the step',
      only('{ as: ann, input: { kind: show }, expect: { events: [ { kind: dawned } ] } }'),
      ['steps[0].expect.events[0]: { kind: dawned } | no such event'],
    ],
    ['who is to act', end('toAct: [ann, bob]'), ['expect.toAct: [ann, bob] | [bob]']],
    [
      'what is not legal',
      end('legal: { ann: { includes: [ { kind: pass } ] } }'),
      [
        'expect.legal.ann.includes[0]: { kind: pass } to be legal | disallowed, code notYourTurn, params { seat: ann, toAct: [bob] }',
      ],
    ],
    [
      'what is not legal, in part',
      end('legal: { bob: { includes: [ { kind: greet, whom: { oneOf: [bob] } } ] } }'),
      ['expect.legal.bob.includes[0]: { kind: greet, whom: { oneOf: [bob] } } to be legal | no legal input matches it'],
    ],
    [
      'what is legal',
      end('legal: { bob: { excludes: [ { kind: pass }, { kind: greet } ] } }'),
      [
        'expect.legal.bob.excludes[0]: { kind: pass } to be no legal input | { kind: pass } is accepted',
        'expect.legal.bob.excludes[1]: { kind: greet } to be no legal input | { kind: greet, whom: ann } is accepted',
      ],
    ],
    [
      'a view',
      end('view: { bob: { hands: { ann: [Cloth] } } }'),
      ['expect.view.bob.hands.ann: ["Cloth"] | ["?", "?", "?"]'],
    ],
    [
      'a word in a view',
      end('viewHides: { ann: [Cloth] }'),
      ['expect.viewHides.ann[0]: Cloth hidden from ann | hands.ann[0]: Cloth in the view at the start'],
    ],
    [
      'a word in an event',
      end('viewHides: { ann: [Bread, Apple] }'),
      ['expect.viewHides.ann[1]: Apple hidden from ann | card: Apple in an event after step 1'],
    ],
    [
      'a word that is a key',
      end('viewHides: { bob: [deck] }'),
      ['expect.viewHides.bob[0]: deck hidden from bob | deck: deck in the view at the start'],
    ],
    [
      'a word in what was undone',
      bazaar(
        'steps: [ { as: ann, input: { kind: show } }, { undo: true } ]\nexpect: { viewHides: { ann: [selectCards], bob: [selectCards, asked] } }',
      ),
      [
        'expect.viewHides.ann[0]: selectCards hidden from ann | kind: selectCards in a choice after step 1',
        'expect.viewHides.bob[1]: asked hidden from bob | kind: asked in an event after step 1',
      ],
    ],
    [
      'a word in a preview',
      bazaar(
        'steps: [ { as: ann, preview: { kind: show } } ]\nexpect: { viewHides: { ann: [showing], bob: [showing] } }',
      ),
      ['expect.viewHides.ann[0]: showing hidden from ann | phase: showing in the view in the preview of step 1'],
    ],
    ['not over', end('result: { winners: [] }'), ['expect.result: { winners: [] } | null (not over)']],
    [
      'over',
      bazaar('steps: [ { input: { kind: close } } ]\nexpect: { result: null }'),
      ['expect.result: null (not over) | { winners: [ann, bob], reason: closed, scores: [0, 0] }'],
    ],
    [
      'other winners',
      bazaar('steps: [ { input: { kind: close } } ]\nexpect: { result: { winners: [ann] } }'),
      ['expect.result.winners: [ann] | [ann, bob]'],
    ],
  ])('%s', (_, text, failures) => {
    expect(wrong(text, registry)).toEqual(failures);
  });

  test('and goes on after a difference, but not after a wrong outcome', () => {
    const text = bazaar(`
steps:
  - { as: ann, input: { kind: pass }, expect: { toAct: [ann] } }
  - { as: bob, input: { kind: pass }, expect: { toAct: [bob] } }
  - { as: bob, input: { kind: pass } }
  - { as: ann, input: { kind: pass } }
expect: { toAct: [] }`);
    expect(run(text).failures.map(({ step, path, notes }) => [step, path, notes])).toEqual([
      [1, 'steps[0].expect.toAct[0]', []],
      [2, 'steps[1].expect.toAct[0]', []],
      [3, 'steps[2].expect.outcome', ['the step after it could not be played']],
    ]);
  });

  test('with the line of the file', () => {
    const { failures } = run(
      bazaar(
        'steps:\n  - as: ann\n    input: { kind: pass }\n    expect:\n      toAct: [ann]\nexpect:\n  position:\n    next: ann',
      ),
    );
    expect(failures.map(({ line, column }) => [line, column])).toEqual([
      [10, 15],
      [13, 5],
    ]);
  });

  test('a scenario that was not read from a file has no lines', () => {
    const { source: _source, ...scenario } = read(bazaar('steps: []\nexpect: { toAct: [bob] }'));
    expect(runScenario(scenario, registry).failures[0]).not.toHaveProperty('line');
  });
});

describe('scripted results', () => {
  const scripted = (dice: string, steps: string): string => bazaar(`steps: [${steps}]`, `random: ${dice}`);
  const pass = '{ as: ann, input: { kind: pass } }';
  test.each<readonly [string, string, readonly string[]]>([
    ['are taken in order', scripted('{ dice: [6, 1] }', pass), []],
    [
      'must be used up',
      scripted('{ dice: [6, 1, 2, 3] }', pass),
      ['random.dice: all scripted values used up | [2, 3] left over'],
    ],
    [
      'must not be missing',
      scripted('{ dice: [6] }', pass),
      ['steps[0].expect.outcome: committed | aborted, code scriptExhausted, params { stream: dice, taken: 1 }'],
    ],
    [
      'must not be missing before the first step',
      scripted('{ dice: [] }', pass),
      [
        ': the first decision | the system input { kind: dawn } ended as aborted, code scriptExhausted, params { stream: dice, taken: 0 }',
      ],
    ],
    [
      'must be possible',
      scripted('{ dice: [6, 7] }', pass),
      [
        'steps[0].expect.outcome: committed | aborted, code scriptOutOfRange, params { stream: dice, index: 1, value: 7, min: 1, max: 6 }',
      ],
    ],
    [
      'may be missing where that is expected',
      scripted(
        '{ dice: [6] }',
        `{ as: ann, input: { kind: pass }, expect: { outcome: aborted, code: scriptExhausted, events: [ { kind: passed } ] } }`,
      ),
      [],
    ],
    [
      'may be short where nothing advances',
      scripted('{ dice: [6] }', '{ as: ann, input: { kind: pass }, advance: false }'),
      [],
    ],
    [
      'must suffice for the setup',
      'scenario: 1\ngame: bazaar\ntitle: T\nseats: [a, b]\nrandom: { deck: [0] }',
      ['random.deck: more results: the setup used 1 | scriptExhausted'],
    ],
  ])('%s', (_, text, failures) => {
    expect(wrong(text)).toEqual(failures);
  });

  test('a stream that is not named comes from the seed, the same for the same', () => {
    const weather = (seed: number): unknown => {
      const { failures } = run(bazaar(`seed: ${seed}\nexpect: { position: { weather: 9 } }`));
      return failures[0]?.found;
    };
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8].map(weather);
    expect(seeds).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(weather));
    expect(new Set(seeds).size).toBeGreaterThan(2);
    expect(run(bazaar('expect: { position: { weather: 9 } }')).failures[0]?.found).toBe(weather(1));
  });
});

describe('what only the game can tell', () => {
  test.each<readonly [string, string, readonly string[]]>([
    [
      'an unknown game',
      'scenario: 1\ngame: tik-tac-toe\ntitle: T',
      ['2:1 game unknownGame: (did you mean tic-tac-toe?)'],
    ],
    ['seats that are missing', 'scenario: 1\ngame: bazaar\ntitle: T', ['1:1 seats missingField: 2 to 3 seats']],
    [
      'too many seats',
      'scenario: 1\ngame: bazaar\ntitle: T\nseats: [a, b, c, d]',
      ['4:1 seats wrongSeats: 2 to 3 seats'],
    ],
    ['other names than the game has', ticTacToe('seats: [ann, bob]'), ['4:1 seats wrongSeats: the seats X, O']],
    [
      'an unknown option',
      bazaar('steps: []', 'options: { colour: red }'),
      ['6:12 options.colour unknownField: no field with this name, only cards'],
    ],
    [
      'a wrong option',
      bazaar('steps: []', 'options: { cards: 99 }'),
      ['6:12 options.cards wrongShape: an integer from 1 to 6'],
    ],
    [
      'an unknown stream',
      bazaar('steps: []', 'random: { die: [1] }'),
      ['6:11 random.die unknownStream: one of deck, dice'],
    ],
    ['a wrong position', ticTacToe('position: { board: "X" }'), ['4:13 position.board wrongBoard: three rows']],
    [
      'a wrong place in a position',
      bazaar('steps: []').replace('[Cloth, Dates]', '[Cloth, Salt]'),
      ['5:57 position.hands.ann[1] unknownCard: Apple'],
    ],
    [
      'seats that nobody has, all at once',
      bazaar(`
steps:
  - { as: anna, input: { kind: pass }, expect: { choice: { seat: { oneOf: [bob, rob] } } } }
expect:
  toAct: { unordered: [bob, cat] }
  legal: { spectator: { includes: [] } }
  view: { spectator: {}, table: {} }
  viewHides: { bobby: [Apple] }
  result: { winners: [ann, ben] }`),
      [
        '8:7 steps[0].as unknownSeat: (did you mean ann?)',
        '8:81 steps[0].expect.choice.seat.oneOf[1] unknownSeat: one of ann, bob (did you mean bob?)',
        '10:29 expect.toAct.unordered[1] unknownSeat: one of ann, bob',
        '11:12 expect.legal.spectator unknownSeat: one of ann, bob',
        '12:26 expect.view.table unknownSeat: one of ann, bob, spectator',
        '13:16 expect.viewHides.bobby unknownSeat: (did you mean bob?)',
        '14:28 expect.result.winners[1] unknownSeat: one of ann, bob',
      ],
    ],
    [
      'an input of nobody',
      bazaar('steps: [ { input: { kind: pass } } ]'),
      ['6:10 steps[0].as missingField: the seat that acts'],
    ],
  ])('%s', (_, text, issues) => {
    const report = run(text, registry);
    expect(report.passed).toBe(false);
    const found = report.issues.map(
      ({ line, column, path, code, expected }) => `${line}:${column} ${path} ${code}: ${expected}`,
    );
    expect(found).toHaveLength(issues.length);
    issues.forEach((one, index) => {
      const [head = '', tail = ''] = one.split(': ');
      expect(found[index]).toContain(`${head}: `);
      expect(found[index]).toContain(tail);
    });
  });

  test('no seat may be called spectator', () => {
    expect(told('scenario: 1\ngame: bazaar\ntitle: T\nseats: [ann, spectator]')).toContain(
      'seats[1]: expected a name other than "spectator", which stands for those who only watch',
    );
  });
});

describe('options that stand for something else', () => {
  const text =
    'scenario: 1\ngame: bazaar\ntitle: T\nseats: [a, b]\noptions: { file: small.yaml }\nrandom: { deck: [0] }\nexpect: { position: { deck: { unordered: [Apple, Bread] } } }';

  test('are prepared by the host', () => {
    const prepareOptions: Parameters<typeof runScenario>[2] = {
      prepareOptions: (game, options) =>
        game.id === 'bazaar' && JSON.stringify(options) === '{"file":"small.yaml"}' ? ok({ cards: 2 }) : ok(options),
    };
    expect(told(text, registry, prepareOptions)).toBe('ok T');
    expect(wrong(text, registry)).toEqual(['options.file unknownField']);
  });

  test('or are an issue with its place', () => {
    const report = run(text, registry, {
      prepareOptions: () => fail([issue('file', 'noFile', 'a file that is there', 'small.yaml')]),
    });
    expect(report.issues).toEqual([
      {
        path: 'options.file',
        code: 'noFile',
        expected: 'a file that is there',
        found: '"small.yaml"',
        line: 5,
        column: 12,
      },
    ]);
  });
});

describe('a game with a fault', () => {
  const of = (game: AnyGame, rest: string): readonly string[] => wrong(bazaar(rest), createRegistry([game]));
  const notation = (changed: Partial<AnyGame['notation']>): AnyGame => ({
    ...bazaarGame,
    notation: { ...bazaarGame.notation, ...changed },
  });
  const breaks = (): never => {
    throw new Error('broken');
  };

  test('whose preview changes something is found out', () => {
    const kernel: AnyGame['kernel'] = {
      ...bazaarGame.kernel,
      preview(state, ...rest) {
        (state['deck'] as number[]).pop();
        return bazaarGame.kernel.preview(state, ...rest);
      },
    };
    expect(of({ ...bazaarGame, kernel }, 'steps: [ { as: ann, preview: { kind: pass } } ]')).toEqual([
      'steps[0].preview: everything as it was | the state has changed',
    ]);
  });

  test('whose notation throws is told, and nothing is thrown', () => {
    const steps = 'steps: [ { as: ann, input: { kind: pass }, expect: { view: { ann: {} } } } ]';
    const broken = 'no fault in the program | Error: broken';
    expect(of(notation({ view: { format: breaks } }), steps)).toEqual([`steps[0]: ${broken}`]);
    expect(of(notation({ event: { format: breaks } }), steps)).toEqual([`: ${broken}`]);
    expect(of(notation({ position: { ...bazaarGame.notation.position, parse: breaks } }), steps)).toHaveLength(1);
  });

  test('that never comes to a decision is stopped', () => {
    const endless: AnyGame = {
      ...bazaarGame,
      longest: 20,
      toAct: () => [],
      next: (state) => (state['phase'] === 'night' ? { kind: 'dawn' } : { kind: 'pass', seat: state['next'] as Seat }),
    };
    expect(of(endless, 'steps: []')).toEqual([
      ': no fault in the program | wrongResolution in scenario: no decision after 20 system inputs',
    ]);
  });

  test('that goes on for longer than a scenario plays is stopped', () => {
    const endless: AnyGame = {
      ...bazaarGame,
      longest: 1_000_000,
      toAct: () => [],
      next: (state) => (state['phase'] === 'night' ? { kind: 'dawn' } : { kind: 'pass', seat: state['next'] as Seat }),
    };
    const scenario = readScenario(bazaar('steps: []'));
    if (!scenario.ok) throw new Error('the scenario is sound');
    for (const [frames, options] of [
      [30, { frames: 30 }],
      [20_000, {}],
    ] as const)
      expect(runScenario(scenario.value, createRegistry([endless]), options).failures).toMatchObject([
        { found: `wrongResolution in scenario: more than ${frames} frames, the most that a scenario may play` },
      ]);
  });

  test('that takes the fault itself goes on', () => {
    const text = (expected: string): string =>
      bazaar(
        `steps: [ { as: ann, input: { kind: faint }, expect: { ${expected} } } ]\nexpect: { result: { reason: closed } }`,
      ).replace('game: bazaar', 'game: mending');
    const mends = createRegistry([mending]);
    expect(told(text('outcome: noChange, events: [ { kind: closed } ]'), mends)).toBe('ok T');
    expect(run(text('toAct: []'), mends).failures).toMatchObject([
      {
        path: 'steps[0].expect.outcome',
        found: 'noChange',
        notes: ['after a fault in the program: behaviourThrew in act: somebody fainted'],
      },
    ]);
  });
});

test('a part of an input is looked for among a limited number of inputs', () => {
  const cards = Array.from({ length: 9 }, (_, index) => index % 6);
  const slot = { name: 'value', candidates: cards, min: 0, max: 9, ordered: true, list: true };
  const wide: AnyGame = {
    ...bazaarGame,
    offers: (_, by) => [
      { kind: 'pass', seat: by, slots: [] },
      { kind: 'answer', seat: by, fixed: { choice: 'show-0' }, slots: [slot] },
    ],
  };
  const legal = (inputs: string): readonly string[] =>
    wrong(bazaar(`expect: { legal: { ann: { ${inputs} } } }`), createRegistry([wide]));
  expect(
    legal('includes: [ { kind: answer }, { value: [Apple, Bread] } ], excludes: [ { kind: greet, loud: true } ]'),
  ).toEqual([]);
  const unknown = 'more than 10000 inputs to search: write the input in full';
  expect(legal('includes: [ { value: [{ oneOf: [Salt] }] } ], excludes: [ { kind: answer, loud: true } ]')).toEqual([
    `expect.legal.ann.includes[0]: { value: [{ oneOf: [Salt] }] } to be legal | ${unknown}`,
    `expect.legal.ann.excludes[0]: { kind: answer, loud: true } to be no legal input | ${unknown}`,
  ]);
});

test('a game with a fixed number of seats asks for exactly that many', () => {
  const pair = createRegistry([{ ...bazaarGame, seats: { min: 2, max: 2 } }]);
  expect(run('scenario: 1\ngame: bazaar\ntitle: T', pair).issues).toMatchObject([
    { path: 'seats', expected: 'the names of 2 seats' },
  ]);
});
