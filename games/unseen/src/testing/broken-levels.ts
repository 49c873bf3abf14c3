/** A level that is good, and changes of it that are not: each with all issues that it leads to, as path and code. */
type Doc = Readonly<Record<string, unknown>>;

export const GOOD: Doc = {
  level: 1,
  id: 'good',
  name: 'Good',
  size: [5, 3, 8],
  map: ['#####', '#@.E#', '#####'],
  things: [],
  par: 2,
  solution: ['move east', { kind: 'move', dir: 'east' }],
};
const SCREEN = { kind: 'screen', at: [2, 1] };
const BOX = { id: 'b', kind: 'box', at: [2, 1] };
const open = { size: [5, 3, 8], map: ['.....', '.@.E.', '.....'] };

type Broken = readonly [what: string, change: Doc, issues: readonly string[]];

/** What the JSON Schema can tell, too. */
export const MISSHAPEN: readonly Broken[] = [
  ['an unknown version', { level: 2 }, ['level unknownVersion']],
  [
    'no version, id and name',
    { level: undefined, id: '', name: 3 },
    ['level unknownVersion', 'id wrongShape', 'name wrongShape'],
  ],
  ['an id of another spelling', { id: 'Not Good' }, ['id wrongShape']],
  ['a hint and a schema that are no text', { $schema: 2, hint: 1 }, ['$schema wrongShape', 'hint wrongShape']],
  ['an unknown field', { colour: 'red' }, ['colour unknownField']],
  ['no size', { size: undefined }, ['size wrongShape']],
  ['a map that is no map', { map: '#@E#' }, ['map wrongShape']],
  ['a legend of a reserved character', { legend: { E: 'b' } }, ['legend.E badLegendCharacter']],
  ['an unknown kind', { things: [{ kind: 'boks', at: [2, 1] }] }, ['things[0].kind unknownKind']],
  [
    'an unknown kind in the legend',
    { map: ['#####', '#@kE#', '#####'], legend: { k: { kind: 'boks' } } },
    ['legend.k.kind unknownKind'],
  ],
  [
    'an unknown rule',
    { rules: { gravity: 1, detection: { depth: 1 } } },
    ['rules.gravity unknownRule', 'rules.detection.depth unknownRule'],
  ],
  [
    'a rule that is no such value',
    { rules: { paradox: 'maybe', maxPushChain: -1, priority: ['won', 'won'], detection: { delay: 1.5 } } },
    [
      'rules.paradox wrongShape',
      'rules.maxPushChain wrongShape',
      'rules.detection.delay wrongShape',
      'rules.priority wrongShape',
    ],
  ],
  ['rules that are none', { rules: ['strict'] }, ['rules wrongShape']],
  [
    'an unknown component',
    { things: [{ components: ['Exit', 'Sticky'], at: [2, 1] }] },
    ['things[0].components[1] unknownComponent'],
  ],
  ['components that are none', { things: [{ components: 'Exit', at: [2, 1] }] }, ['things[0].components wrongShape']],
  ['an unknown field of a thing', { things: [{ ...BOX, colour: 'red' }] }, ['things[0].colour unknownField']],
  ['a thing called player', { things: [{ ...BOX, id: 'player' }] }, ['things[0].id wrongShape']],
  ['a rift to nowhere', { things: [{ kind: 'rift', at: [2, 1] }] }, ['things[0].to wrongShape']],
  ['a field of view that is none', { things: [{ kind: 'enemy', at: [2, 1], fov: 45 }] }, ['things[0].fov wrongShape']],
  ['things that are none', { things: { box: BOX } }, ['things wrongShape']],
  ['an unknown preset', { preset: 'lax' }, ['preset unknownPreset']],
  ['an unknown action', { solution: ['move east', 'fly'] }, ['solution[1] unknownAction']],
  [
    'things that cannot be read, beside much that can',
    {
      ...open,
      things: [
        { kind: 'wall', at: [1, 1], from: 0, colour: 'red' },
        { kind: 'boks', at: [9, 9], to: [1, 1, 1] },
        { kind: 'screen', at: [0, 0], loops: true, until: 99 },
        { id: 'a', kind: 'rift', at: [4, 0], to: [9, 0, 0] },
        { id: 'b', kind: 'rift', at: [4, 0], to: [0, 0, 0], facing: 'east' },
        {
          id: 'c',
          kind: 'enemy',
          path: [
            [0, 2],
            [2, 2],
            [9, 2],
            [3, 2],
            [3, 1],
            [1, 1],
          ],
          fov: 1,
        },
      ],
    },
    [
      'things[0].colour unknownField',
      'things[1].kind unknownKind',
      'things[1].at outOfBounds',
      'things[2].until wrongShape',
      'things[5].path[2] outOfBounds',
      'things[5].fov wrongShape',
      'start startBlocked',
      'things[5].path[1] patrolStep',
      'things[5].path[5] patrolStep',
      'things[3].to outOfBounds',
      'things[4].at riftsShareCell',
      'things[2].loops idleField',
      'things[4].facing idleField',
    ],
  ],
  [
    'rules that are wrong, beside a patrol through a wall and another that leaps',
    {
      preset: 'lax',
      things: [
        {
          id: 'a',
          kind: 'enemy',
          path: [
            [1, 1],
            [1, 0],
          ],
        },
        {
          id: 'b',
          kind: 'enemy',
          path: [
            [1, 1],
            [3, 1],
          ],
        },
      ],
    },
    ['preset unknownPreset', 'things[1].path[1] patrolStep', 'things[0].path[1] patrolBlocked'],
  ],
  [
    'no size, and a solution that is not as long as the par',
    { size: undefined, things: [{ kind: 'exit' }], par: 3 },
    ['size wrongShape', 'things[0].at wrongShape', 'par parMismatch'],
  ],
  [
    'a par that is none of a solution that is refused',
    { par: 'two', solution: ['push east'] },
    ['par wrongShape', 'solution[0] solutionRefused'],
  ],
  [
    'a legend that says wrong things, each told once',
    {
      map: ['kk#kk', '#@xE#', '#yzw#'],
      legend: { k: { kind: 'boks', to: [0, 0, 0] }, x: 3, y: 'r', z: { kind: 'screen', loops: true }, w: 'gone' },
      things: [{ id: 'r', kind: 'rift', to: [1, 1, 1] }],
    },
    ['legend.x wrongShape', 'legend.w unknownThing', 'legend.k.kind unknownKind', 'legend.z.loops idleField'],
  ],
  [
    'a legend that is none, beside a thing that it may have placed',
    { map: ['#####', '#@rE#', '#####'], legend: ['r'], things: [{ id: 'r', kind: 'rift', to: [1, 1, 1] }] },
    ['legend wrongShape'],
  ],
  [
    'no exit that can be read',
    { map: ['#####', '#@..#', '#####'], things: [{ kind: 'exti', at: [3, 1] }] },
    ['things[0].kind unknownKind'],
  ],
];

/** What only the check can tell. */
export const UNSOUND: readonly Broken[] = [
  ['a name that rings the bell', { name: 'Good\u0007' }, ['name wrongShape']],
  ['a name of many characters', { name: 'good '.repeat(21) }, ['name wrongShape']],
  ['a hint of two lines', { hint: 'Go.\nAnd go.' }, ['hint wrongShape']],
  ['too few rows', { map: ['#####', '#@.E#'] }, ['map wrongMapSize']],
  ['a short row', { map: ['####', '#@.E#', '#####'] }, ['map[0] wrongMapSize']],
  ['an unknown character', { map: ['#####', '#@?E#', '#####'] }, ['map[1][2] unknownMapCharacter']],
  ['two starts', { map: ['#####', '#@@E#', '#####'] }, ['map[1][2] secondStart']],
  ['a start beside the map', { start: [2, 1, 0] }, ['start secondStart']],
  ['no start', { map: ['#####', '#..E#', '#####'] }, ['start wrongShape']],
  ['a start out of bounds', { map: undefined, start: [9, 1, 0] }, ['start outOfBounds', 'things noExit']],
  ['a legend without a map', { map: undefined, start: [1, 1, 0], legend: { r: 'r' } }, ['legend legendWithoutMap']],
  ['a legend of nothing', { legend: { r: 'r' } }, ['legend.r unknownThing', 'legend.r notOnMap']],
  [
    'a thing placed twice',
    { map: ['#####', '#@bEb', '#####'], legend: { b: 'b' }, things: [BOX] },
    ['map[1][4] placedTwice', 'things[0].at placedTwice'],
  ],
  ['a thing without a place', { things: [{ kind: 'box' }] }, ['things[0].at wrongShape']],
  ['a thing that ends before it begins', { things: [{ ...BOX, from: 3, until: 2 }] }, ['things[0].until wrongShape']],
  ['two things of one id', { things: [BOX, BOX] }, ['things[1].id duplicateId']],
  ['a legend of a thing that is nowhere', { legend: { q: { kind: 'box' } } }, ['legend.q notOnMap']],
  ['a cell and a path', { things: [{ kind: 'screen', at: [2, 1], path: [[1, 1]] }] }, ['things[0].at placedTwice']],
  [
    'a cell of the map and a path',
    { map: ['#####', '#@gE#', '#####'], legend: { g: { kind: 'screen', path: [[2, 1]] } } },
    ['legend.g.path placedTwice'],
  ],
  ['a kind and components', { things: [{ ...SCREEN, components: ['BlocksVision'] }] }, ['things[0].kind idleField']],
  ['no components', { things: [{ components: [], at: [2, 1] }] }, ['things[0].components idleField']],
  ['a walk without a path', { things: [{ ...SCREEN, loops: true }] }, ['things[0].loops idleField']],
  [
    'a screen that leads somewhere and looks',
    { things: [{ ...SCREEN, to: [1, 1, 1], bidirectional: true, lightSpeed: 2, facing: 'east', fov: 90 }] },
    ['to', 'bidirectional', 'lightSpeed', 'facing', 'fov'].map((key) => `things[0].${key} idleField`),
  ],
  [
    'a facing and a field of view that are alone',
    {
      rules: { detection: { model: 'off' } },
      things: [
        { kind: 'enemy', at: [2, 1], facing: 'east' },
        { kind: 'enemy', at: [2, 1], fov: 90 },
      ],
    },
    ['things[0].facing idleField', 'things[1].fov idleField'],
  ],
  ['a start on a blocker', { ...open, things: [{ kind: 'wall', at: [1, 1] }] }, ['start startBlocked']],
  ['no exit', { map: ['#####', '#@..#', '#####'] }, ['things noExit']],
  ['a rift out of bounds', { things: [{ kind: 'rift', at: [2, 1], to: [2, 1, 8] }] }, ['things[0].to outOfBounds']],
  [
    'two rifts on one cell',
    {
      things: [
        { id: 'a', kind: 'rift', at: [2, 1], to: [1, 1, 4] },
        { id: 'b', kind: 'rift', at: [2, 1], to: [1, 1, 5] },
      ],
    },
    ['things[1].at riftsShareCell'],
  ],
  [
    'a patrol through a wall',
    {
      rules: { detection: { model: 'off' } },
      things: [
        {
          kind: 'enemy',
          path: [
            [1, 1],
            [1, 0],
          ],
        },
      ],
    },
    ['things[0].path[1] patrolBlocked'],
  ],
  [
    'a patrol that leaps',
    {
      ...open,
      rules: { detection: { model: 'off' } },
      things: [
        {
          kind: 'enemy',
          path: [
            [0, 0],
            [1, 1],
          ],
        },
      ],
    },
    ['things[0].path[1] patrolStep'],
  ],
  [
    'a patrol that leaps back to where it begins',
    {
      ...open,
      rules: { detection: { model: 'off' } },
      things: [
        {
          kind: 'enemy',
          path: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
          loops: true,
        },
      ],
    },
    ['things[0].path[0] patrolStep'],
  ],
  ['a long row', { map: ['######', '#@.E#', '#####'] }, ['map[0] wrongMapSize']],
  ['a map that is too high and lacks its end', { map: ['#####', '#@..#', '#####', '#E###'] }, ['map wrongMapSize']],
  ['no exit, perhaps', { map: ['#####', '#@?.#', '#####'] }, ['map[1][2] unknownMapCharacter']],
  ['no par and no solution', { par: undefined, solution: undefined }, ['par wrongShape', 'solution wrongShape']],
  ['a par that is not the length', { par: 3 }, ['par parMismatch']],
  ['a solution that is refused', { solution: ['move east', 'push east'] }, ['solution[1] solutionRefused']],
  ['a solution that stops short', { par: 1, solution: ['move east'] }, ['solution solutionDoesNotWin']],
  [
    'a solution that goes on',
    { par: 3, solution: ['move east', 'move east', 'wait'] },
    ['solution[2] solutionTooLong'],
  ],
  [
    'a solution that is seen',
    { rules: { detection: { delay: 0 } }, things: [{ kind: 'enemy', at: [3, 1] }] },
    ['solution[0] solutionLoses'],
  ],
];
