// Reading: for every key of the format one wrong use, told with its path, line and what was expected there; and texts that are no YAML.
import { describe, expect, test } from 'vitest';
import { readScenario } from './index.ts';
import { ALL_KEYS } from './testing/keys.ts';

/** A scenario with a place for one more line in each of its parts. */
function scenario(parts: { top?: string; step?: string; stepExpect?: string; last?: string } = {}): string {
  return [
    'scenario: 1',
    'game: bazaar',
    'title: A title',
    parts.top ?? 'seats: [ann, bob]',
    'steps:',
    '  - as: ann',
    `    ${parts.step ?? 'input: { kind: pass }'}`,
    '    expect:',
    `      ${parts.stepExpect ?? 'outcome: committed'}`,
    'expect:',
    `  ${parts.last ?? 'toAct: [bob]'}`,
  ].join('\n');
}

/** Where `top`, `step`, `stepExpect` and `last` stand. */
const LINES = { top: 4, step: 7, stepExpect: 9, last: 11 };

/** `line:column path code: expected` of every issue. */
function issuesOf(text: string): readonly string[] {
  const result = readScenario(text);
  if (result.ok) return [];
  return result.error.map(({ path, code, expected, line, column }) => `${line}:${column} ${path} ${code}: ${expected}`);
}

test('the text that the wrong uses below are made of is a scenario', () => {
  expect(readScenario(scenario(), { name: 'a.yaml' })).toMatchObject({
    ok: true,
    value: { title: 'A title', seats: ['ann', 'bob'], steps: [{ as: 'ann' }], source: { name: 'a.yaml' } },
  });
});

type Wrong = readonly [key: string, text: string, issues: readonly string[]];

const top = (key: string, line: string, path: string, rest: string): Wrong => [
  `scenario.${key}`,
  scenario({ top: line }),
  [`${LINES.top}:${path} ${rest}`],
];
const stepExpect = (key: string, line: string, path: string, rest: string): Wrong => [
  key,
  scenario({ stepExpect: line }),
  [`${LINES.stepExpect}:${path} ${rest}`],
];
const last = (key: string, line: string, path: string, rest: string): Wrong => [
  key,
  scenario({ last: line }),
  [`${LINES.last}:${path} ${rest}`],
];

const CHOICES = 'one of selectCards, selectPile, selectOption, selectPlayer, order, number, yesNo';
const OUTCOMES = 'one of committed, undone, redone, noChange, invalidInput, disallowed, aborted';
const VERBS = 'exactly one of input, answer, undo, redo, preview';

const WRONG: readonly Wrong[] = [
  [
    'scenario.scenario',
    scenario().replace('scenario: 1', 'scenario: 2'),
    ['1:1 scenario wrongShape: 1, the version of this format'],
  ],
  ['scenario.game', scenario().replace('game: bazaar', 'game: 7'), ['2:1 game wrongShape: the id of a game']],
  ['scenario.title', scenario().replace('title: A title', 'title: ""'), ['3:1 title wrongShape: a title']],
  top('seats', 'seats: [ann, ann]', '14 seats[1]', 'duplicateSeat: a name that no other seat has'),
  top('seed', 'seed: -1', '1 seed', 'wrongShape: an integer of at least 0, or 32 hexadecimal digits'),
  top('random', 'random: { dice: [4, six] }', '21 random.dice[1]', 'wrongShape: an integer'),
  top('options', 'options: [1]', '1 options', 'wrongShape: a map'),
  top('position', 'position: { a: 1, a: 2 }', '19 position.a', 'duplicateKey: this key only once'),
  top('advance', 'advance: no', '1 advance', 'wrongShape: true or false'),
  [
    'scenario.steps',
    scenario().replace(/steps:[^]*expect:\n  to/, 'steps: 3\nexpect:\n  to'),
    ['5:1 steps wrongShape: a list of steps'],
  ],
  [
    'scenario.expect',
    scenario().replace(/expect:\n  toAct.*/, 'expect: [1]'),
    ['10:1 expect wrongShape: a map of what must hold'],
  ],

  ['step.as', scenario().replace('as: ann', 'as: [ann]'), ['6:5 steps[0].as wrongShape: the name of a seat']],
  ['step.input', scenario({ step: 'input: pass' }), ['7:5 steps[0].input wrongShape: a map']],
  [
    'step.answer',
    scenario({ step: 'answer: 1' }).replace('as: ann', 'advance: true'),
    ['6:5 steps[0].as missingField: the seat that acts'],
  ],
  ['step.undo', scenario({ step: 'undo: false' }), ['7:5 steps[0].undo wrongShape: true']],
  ['step.redo', scenario({ step: 'redo: 1' }), ['7:5 steps[0].redo wrongShape: true']],
  ['step.preview', scenario({ step: 'preview: 4' }), ['7:5 steps[0].preview wrongShape: a map']],
  [
    'step.advance',
    scenario({ step: 'undo: true\n    advance: 0' }),
    ['8:5 steps[0].advance wrongShape: true or false'],
  ],
  [
    'step.expect',
    scenario({ step: 'undo: true' }).replace(/expect:\n {6}.*/, 'expect: undone'),
    ['8:5 steps[0].expect wrongShape: a map of what must hold'],
  ],

  stepExpect('expect.outcome', 'outcome: done', '7 steps[0].expect.outcome', `wrongShape: ${OUTCOMES}`),
  stepExpect('expect.code', 'code: 404', '7 steps[0].expect.code', 'wrongShape: a code'),
  stepExpect('expect.params', 'params: [cell]', '7 steps[0].expect.params', 'wrongShape: a map'),
  stepExpect(
    'expect.choice',
    'choice: none',
    '7 steps[0].expect.choice',
    'wrongShape: null, or a map that describes the choice',
  ),
  last(
    'expect.position',
    'position: { hand: { includes: Tools } }',
    '23 expect.position.hand.includes',
    'wrongMatcher: a list',
  ),
  last('expect.events', 'events: [scored]', '12 expect.events[0]', 'wrongShape: a map'),
  last('expect.noEvents', 'noEvents: { kind: scored }', '3 expect.noEvents', 'wrongShape: a list of events'),
  last('expect.legal', 'legal: [draw]', '3 expect.legal', 'wrongShape: a map by seat'),
  last('expect.toAct', 'toAct: bob', '3 expect.toAct', 'wrongShape: a list of seats'),
  last('expect.view', 'view: bob', '3 expect.view', 'wrongShape: a map by seat'),
  last('expect.viewHides', 'viewHides: { bob: Archery }', '16 expect.viewHides.bob', 'wrongShape: a list of words'),
  last('expect.result', 'result: ann', '3 expect.result', 'wrongShape: null, or a map with winners and reason'),

  last(
    'legal.includes',
    'legal: { bob: { includes: { kind: draw } } }',
    '19 expect.legal.bob.includes',
    'wrongShape: a list of inputs',
  ),
  last(
    'legal.excludes',
    'legal: { bob: { excludes: [draw] } }',
    '30 expect.legal.bob.excludes[0]',
    'wrongShape: a map',
  ),

  last('matcher.includes', 'toAct: { includes: bob }', '12 expect.toAct.includes', 'wrongShape: a list'),
  last(
    'matcher.excludes',
    'view: { bob: [ { excludes: 3 } ] }',
    '20 expect.view.bob[0].excludes',
    'wrongMatcher: a list',
  ),
  last(
    'matcher.unordered',
    'events: [ { cards: { unordered: {} } } ]',
    '24 expect.events[0].cards.unordered',
    'wrongMatcher: a list',
  ),
  stepExpect(
    'matcher.oneOf',
    'params: { cell: { oneOf: [] } }',
    '25 steps[0].expect.params.cell.oneOf',
    'wrongMatcher: a list that is not empty',
  ),
  last(
    'matcher.unordered beside another, in a list of the format',
    'toAct: { includes: [bob], unordered: [bob] }',
    '29 expect.toAct.unordered',
    'wrongShape: no other matcher beside it',
  ),
  last(
    'matcher.oneOf beside another',
    'position: { hand: { includes: [Oars], oneOf: [Oars] } }',
    '41 expect.position.hand.oneOf',
    'wrongMatcher: no other matcher beside it',
  ),

  last('result.winners', 'result: { winners: ann }', '13 expect.result.winners', 'wrongShape: a list of seats'),
  last('result.reason', 'result: { reason: [score] }', '13 expect.result.reason', 'wrongShape: a reason'),

  stepExpect('choice.id', 'choice: { id: [1] }', '17 steps[0].expect.choice.id', 'wrongShape: the id of a choice'),
  stepExpect('choice.seat', 'choice: { seat: 1 }', '17 steps[0].expect.choice.seat', 'wrongShape: the name of a seat'),
  stepExpect('choice.kind', 'choice: { kind: selectCard }', '17 steps[0].expect.choice.kind', `wrongShape: ${CHOICES}`),
  stepExpect('choice.min', 'choice: { min: one }', '17 steps[0].expect.choice.min', 'wrongShape: an integer'),
  stepExpect(
    'choice.max',
    'choice: { max: { oneOf: 2 } }',
    '24 steps[0].expect.choice.max.oneOf',
    'wrongShape: a list',
  ),
  stepExpect(
    'choice.source',
    'choice: { source: { oneOf: Tools } }',
    '27 steps[0].expect.choice.source.oneOf',
    'wrongMatcher: a list',
  ),
];

describe('a wrong use of', () => {
  test.each(WRONG)('%s', (_, text, issues) => {
    expect(issuesOf(text)).toEqual(issues);
  });

  test('every key is among these', () => {
    expect(ALL_KEYS.filter((key) => !WRONG.some(([covered]) => covered === key))).toEqual([]);
  });
});

describe('what depends on several keys', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['a step that does nothing', scenario({ step: 'advance: true' }), [`6:5 steps[0] wrongStep: ${VERBS}`]],
    [
      'a step that does two things',
      scenario({ step: 'undo: true\n    redo: true' }),
      [`6:5 steps[0] wrongStep: ${VERBS}`],
    ],
    [
      'a preview by nobody',
      scenario({ step: 'preview: { kind: pass }' }).replace('as: ann', 'advance: true'),
      ['6:5 steps[0].as missingField: the seat that acts'],
    ],
    ['a matcher of nothing', scenario({ last: 'toAct: {}' }), ['11:3 expect.toAct wrongShape: a list of seats']],
  ])('%s', (_, text, issues) => {
    expect(issuesOf(text)).toEqual(issues);
  });

  test.each([
    ['an answer of null', scenario({ step: 'answer: null' })],
    ['an undo by nobody', scenario({ step: 'undo: true' }).replace('as: ann', 'advance: true')],
    ['an input by nobody: the game tells', scenario().replace('as: ann', 'advance: true')],
    ['a preview by the system', scenario({ step: 'preview: {}' }).replace('as: ann', 'advance: false')],
    ['no steps', scenario().replace(/steps:[^]*expect:\n  to/, 'expect:\n  to')],
    ['steps with nothing in them', scenario().replace(/steps:[^]*expect:\n  to/, 'steps:\nexpect:\n  to')],
    ['a seed of 128 bits', scenario({ top: 'seed: "0123456789abcdef0123456789abcdef"' })],
    ['a position that is a text', scenario({ top: 'position: 8/8/8' })],
    [
      'matchers where scalars and lists are',
      scenario({
        stepExpect: 'outcome: { oneOf: [disallowed, aborted] }',
        last: 'events: { excludes: [ { kind: x } ] }',
      }),
    ],
    ['a map of its own with such a word and others', scenario({ last: 'position: { oneOf: 3, of: 4 }' })],
  ])('%s is fine', (_, text) => {
    expect(issuesOf(text)).toEqual([]);
  });
});

describe('a key that nobody knows', () => {
  test.each([
    [
      'at the top',
      scenario({ top: 'seat: [ann]' }),
      /^4:1 seat unknownField: one of scenario, game, .* \(did you mean seats\?\)$/,
    ],
    [
      'in a step',
      scenario({ step: 'inputs: {}' }),
      /^7:5 steps\[0\]\.inputs unknownField: .* \(did you mean input\?\)$/,
    ],
    [
      'in an expectation',
      scenario({ last: 'noEvent: []' }),
      /^11:3 expect\.noEvent unknownField: .* \(did you mean noEvents\?\)$/,
    ],
    [
      'that belongs to a step',
      scenario({ last: 'outcome: undone' }),
      /^11:3 expect\.outcome unknownField: .* \(that one belongs in the expect of a step\)$/,
    ],
    [
      'in a matcher',
      scenario({ last: 'toAct: { include: [bob] }' }),
      /^11:12 expect\.toAct\.include unknownField: one of includes, excludes, unordered \(did you mean includes\?\)$/,
    ],
    [
      'in legal',
      scenario({ last: 'legal: { bob: { unordered: [] } }' }),
      /^11:19 expect\.legal\.bob\.unordered unknownField: one of includes, excludes$/,
    ],
    ['near to none', scenario({ top: 'wheelbarrow: 1' }), /^4:1 wheelbarrow unknownField: one of [^(]*$/],
  ])('%s', (_, text, issue) => {
    const issues = issuesOf(text).filter((one) => !one.includes('wrongStep'));
    expect(issues).toEqual([expect.stringMatching(issue)]);
  });
});

test('everything that is wrong is told at once, in the order of the file', () => {
  const text = [
    'scenario: 3',
    'gmae: tic-tac-toe',
    'steps:',
    '  - { as: X, input: 3, expect: { outcome: fine } }',
    '  - { as: 4 }',
    'expect: { toAct: [X, 2], position: { a: { unordered: 1 } } }',
  ].join('\n');
  expect(issuesOf(text).map((one) => one.replace(/:[^:]*$/, ''))).toEqual([
    '1:1 scenario wrongShape',
    '1:1 game missingField',
    '1:1 title missingField',
    '2:1 gmae unknownField',
    '4:14 steps[0].input wrongShape',
    '4:34 steps[0].expect.outcome wrongShape',
    '5:5 steps[1] wrongStep',
    '5:7 steps[1].as wrongShape',
    '6:22 expect.toAct[1] wrongShape',
    '6:43 expect.position.a.unordered wrongMatcher',
  ]);
});

describe('a text that is not YAML', () => {
  test.each([
    ['a list that is not closed', 'scenario: 1\nseats: [ann', /^2:\d+ seats\[0\] syntax/],
    ['tabs for spaces', 'steps:\n\t- undo: true', /^2:1 .* ?syntax/],
    ['a tag', 'seed: !random 4', /^1:7 seed syntax: well-formed YAML: Unresolved tag/],
    [
      'three documents',
      'scenario: 1\n---\nscenario: 1\n---\nscenario: 1',
      /^2:1  severalDocuments: one document; the second of 3 begins here$/,
    ],
    ['an alias of nothing', 'seats: *table', /^1:8 seats unknownAnchor/],
    ['a list as a key', 'position: { ? [1] : 2 }', /^1:15 position wrongKey/],
    ['one key as number and as text', 'position: { 24: 1, "24": 2 }', /^1:20 position\.24 duplicateKey/],
    ['not a number', 'seed: .nan', /^1:7 seed wrongNumber/],
    ['lists without end', '['.repeat(20_000), /^\d+:\d+ /],
    [
      'aliases of aliases',
      `a: &a [${'x,'.repeat(99)}x]\nb: &b [${'*a,'.repeat(99)}*a]\nc: [${'*b,'.repeat(99)}*b]`,
      /^1:1  unreadable/,
    ],
  ])('%s', (_, text, issue) => {
    expect(issuesOf(text)[0]).toMatch(issue);
  });

  test.each(['', '# nothing', 'null', '7', '[]', 'just words'])('a document of another type: %j', (text) => {
    expect(issuesOf(text)).toEqual(['1:1  wrongShape: a scenario: a map that begins with `scenario: 1`']);
  });
});

describe('a text that is fine', () => {
  test('JSON, with tabs too', () => {
    const value = {
      scenario: 1,
      game: 'bazaar',
      title: 'Ünï \u{1f600} /',
      seats: ['a', 'b'],
      steps: [{ as: 'a', answer: null }],
    };
    for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2), JSON.stringify(value, null, '\t')])
      expect(readScenario(text)).toEqual({ ok: true, value: { ...value, source: { text, line: 1 } } });
  });

  test('anchors, aliases and merged maps', () => {
    const text = scenario({ top: 'position: { a: &a { x: 1 }, b: *a, c: { <<: *a, y: 2 } }' });
    expect(readScenario(text)).toMatchObject({ ok: true, value: { position: { b: { x: 1 }, c: { x: 1, y: 2 } } } });
  });

  test('numbers as keys are texts', () => {
    expect(readScenario(scenario({ top: 'position: { points: { 24: { white: 2 } } }' }))).toMatchObject({
      ok: true,
      value: { position: { points: { '24': { white: 2 } } } },
    });
  });
});

describe('the shapes of games that are still to come', () => {
  test.each([
    [
      'a card game in JSON',
      `{
 "scenario": 1, "game": "innovation", "title": "R1 Two seats: a demand, then the sharers", "seats": ["A", "B"],
 "position": {
  "active": "A", "actionsLeft": 2,
  "players": { "A": { "board": { "red": { "cards": ["Oars"] } }, "hand": [] }, "B": { "board": {}, "hand": ["Pottery"] } },
  "decks": { "1": { "top": ["Tools", "Writing"] } },
  "achievements": { "available": [1, 2, 3], "special": ["Empire"] }
 },
 "steps": [
  { "as": "A", "input": { "kind": "dogma", "card": "Oars" } },
  { "as": "B", "answer": ["Pottery"] },
  { "as": "A", "answer": 9 },
  { "as": "A", "answer": null },
  { "as": "A", "answer": [{ "seat": "B", "age": 5 }] }
 ],
 "expect": {
  "position": {
   "players": { "A": { "board": { "red": { "cards": ["Oars"], "splay": "none" }, "blue": { "cards": [] } }, "hand": { "unordered": [] } } },
   "achievements": { "available": { "unordered": [1, 2, 3] } }, "deckBottom": { "1": ["Oars"] }
  },
  "noEvents": [{ "kind": "shareBonus" }]
 }
}`,
    ],
    [
      'a ruleset in YAML',
      `scenario: 1
game: ruleset
title: "Worked example: the damaged card may answer"
options: { file: ../../specs/example.ruleset.yaml }
seats: [ann, bob]
position:
  turn: { number: 3, active: ann, phase: combat, step: declare_attackers, priority: ann }
  zones:
    ann: { battlefield: [ { id: fox, card: ember_fox } ] }
    bob: { battlefield: [ { id: imp, card: thorn_imp } ], deck: [ stone_wall, ember_fox ] }
steps:
  - as: ann
    input: { kind: action, action: attack, targets: { attacker: fox, defender: imp } }
    expect:
      events: [ { kind: damaged, target: imp, amount: 2 } ]
      choice: { seat: bob, kind: selectCards, min: 0, max: 1, zone: battlefield, filter: { type: creature } }
  - { as: bob, answer: null }
expect:
  position: { zones: { ann: { battlefield: [], graveyard: { unordered: [ { id: fox }, { id: rain } ] } } } }
  viewHides: { ann: [ stone_wall ] }
`,
    ],
    [
      'a fight with dice, stepped by hand, and a puzzle of one seat',
      `scenario: 1
game: encounter
title: Surprise, initiative, and an end by control
random: { dice: [3, 2, 5, 4], provider: [0] }
advance: false
position: { combatants: [ { id: goblin.0, side: opposition, hp: 4 } ], slices: { 1: { b1: [3, 1] } } }
steps:
  - { input: { kind: step }, expect: { position: { state: ROUND, combatants: { goblin.0: { conditions: [] } } } } }
  - { as: player, input: { kind: move, dir: east }, expect: { outcome: disallowed, code: moveBlocked, params: { reason: { code: outOfBounds, x: 5 } } } }
  - { input: { kind: abort } }
`,
    ],
  ])('%s', (_, text) => {
    expect(issuesOf(text)).toEqual([]);
  });
});
