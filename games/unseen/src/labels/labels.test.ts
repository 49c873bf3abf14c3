import { formatMessage, message } from '@turnwise/game';
import { History, isRefusal } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { unseen } from '../game.ts';
import { KINDS } from '../kinds.ts';
import { messages } from '../messages.ts';
import { at, inputOf, play, TABLE, told } from '../testing/words-of-play.ts';
import { PHASES } from '../types.ts';
import type { UnseenEvent } from '../types.ts';
import { refusalLabel } from './refusal-label.ts';

const BOX = { id: 'b1', kind: 'box', at: [2, 1] };
const START = { size: [6, 4, 6], start: [1, 1, 0] };
/** Example 8 of scenarios/examples.yaml. */
const BACK = {
  size: [8, 8, 8],
  start: [1, 1, 0],
  things: [
    { id: 'b1', kind: 'box', at: [3, 1] },
    { id: 'r1', kind: 'rift', at: [3, 1], to: [3, 2, 0] },
  ],
};

const EVENTS: readonly [position: Json, inputs: string, texts: readonly string[]][] = [
  [START, 'move east', ['You go from (1, 1) at t 0 to (2, 1) at t 1.']],
  [START, 'wait', ['You wait at (1, 1) at t 1.']],
  [
    { ...START, things: [{ kind: 'rift', at: [1, 1], to: [4, 2, 5] }] },
    'useRift',
    ['The rift takes you from (1, 1) at t 0 to (4, 2) at t 5.'],
  ],
  [
    { ...START, things: [BOX, { id: 'b2', kind: 'box', at: [3, 1] }] },
    'push east',
    [
      'You push b1 from (2, 1) to (3, 1), b2 from (3, 1) to (4, 1) and go to (2, 1) at t 1.',
      'In the future: b1 is at (3, 1) from t 1 to t 5, b2 is at (4, 1) from t 1 to t 5.',
    ],
  ],
  [
    { ...START, start: [3, 1, 4], things: [{ id: 'b1', kind: 'pullableBox', at: [2, 1] }] },
    'pull east',
    ['You pull b1 from (2, 1) to (3, 1) and go to (4, 1) at t 5.', 'In the future: b1 is at (3, 1) at t 5.'],
  ],
  [
    { ...START, things: [BOX, { id: 'w1', kind: 'wall', at: [3, 1], from: 3 }] },
    'push east',
    [
      'You push b1 from (2, 1) to (3, 1) and go to (2, 1) at t 1.',
      'In the future: b1 is at (3, 1) from t 1 to t 5.',
      'Beware: b1 and w1 meet at (3, 1) from t 3 to t 5.',
    ],
  ],
  [
    { ...START, rules: { detection: { delay: 1 } }, things: [{ id: 'e1', kind: 'enemy', at: [4, 1] }] },
    'wait',
    [
      'You wait at (1, 1) at t 1.',
      'e1, at (4, 1) at t 1, sees you at (1, 1) at t 0, where you were in turn 0.',
      'e1 has detected you at (1, 1) at t 0.',
    ],
  ],
  [
    { ...START, things: [{ kind: 'exit', at: [2, 1] }] },
    'move east; restart',
    ['You go from (1, 1) at t 0 to (2, 1) at t 1.', 'You reach the exit at (2, 1) at t 1.', 'You begin again.'],
  ],
  [
    BACK,
    'move east; push east; useRift; push north',
    ['A paradox, since turn 2: turn 2 left b1 at (4, 1) at t 2, but it is somewhere else then.'],
  ],
];

/** What play does not bring about, or only together with something else. */
const MADE_UP: readonly [UnseenEvent, string][] = [
  [
    { kind: 'warned', warning: { kind: 'outOfBounds', id: 'b1', at: [9, 1] } },
    'Beware: b1 would leave the board at (9, 1), so it is missing there.',
  ],
  [
    {
      kind: 'paradox',
      source: 1,
      violations: [
        { kind: 'thingMissing', turn: 3, id: 'b1', at: [1, 2, 3] },
        { kind: 'playerMissing', turn: 1, id: 'player', at: [4, 2, 3] },
      ],
    },
    'A paradox, since turn 1: turn 3 left b1 at (1, 2) at t 3, but it no longer exists then, ' +
      'turn 1 left you at (4, 2) at t 3, but you are not there.',
  ],
];

/** Every kind, so that a new one does not compile until it is here; the test below asks for its words. */
const KINDS_OF_EVENT: Readonly<Record<UnseenEvent['kind'], true>> = {
  moved: true,
  waited: true,
  rifted: true,
  pushed: true,
  pulled: true,
  propagated: true,
  warned: true,
  seen: true,
  detected: true,
  paradox: true,
  won: true,
  restarted: true,
};

describe('events', () => {
  test.each(EVENTS)('%j, %s', (position, inputs, texts) => {
    const { events } = play(at(position), ...inputs.split('; '));
    expect(events.map(told).slice(-texts.length)).toEqual(texts);
  });

  test.each(MADE_UP)('%j', (event, text) => {
    expect(told(event)).toBe(text);
  });

  test('every kind is told here, and no words are left over', () => {
    const events = EVENTS.flatMap(([position, inputs]) => play(at(position), ...inputs.split('; ')).events);
    const all = [...events, ...MADE_UP.map(([event]) => event)];
    expect([...new Set(all.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(KINDS_OF_EVENT).toSorted());
    const keys = new Set(all.map((event) => unseen.eventLabel(event, TABLE).key));
    expect([...keys].toSorted()).toEqual(keysOf('event').toSorted());
  });
});

const WALL = { id: 'w1', kind: 'wall', at: [2, 1] };
const REFUSE = { laterCollision: 'refuse', earlierMove: 'refuse', pastSelfBlocks: true, paradox: 'off' };

const REFUSALS: readonly [code: string, position: Json, inputs: string, text: string][] = [
  ['moveBlocked', START, 'move north; move north', 'you cannot go there: (1, -1) is off the board'],
  [
    'moveBlocked',
    { ...START, things: [WALL] },
    'move east',
    'you cannot go there: blocked by the wall w1 at (2, 1) at t 1',
  ],
  [
    'moveBlocked',
    { ...START, start: [1, 1, 5] },
    'wait',
    'you cannot go there: t 6 is outside time, which runs from t 0 to t 5',
  ],
  [
    'moveBlocked',
    { ...START, things: [{ kind: 'rift', at: [2, 1], to: [3, 1, 0] }] },
    'move east; useRift; move west',
    'you cannot go there: you have already been at (2, 1) at t 1',
  ],
  ['noRiftHere', START, 'useRift', 'there is no rift here'],
  [
    'invalidRiftTarget',
    { ...START, things: [{ kind: 'rift', at: [1, 1], to: [1, 1, 9] }] },
    'useRift',
    'the rift leads somewhere you cannot be: t 9 is outside time, which runs from t 0 to t 5',
  ],
  ['nothingToPush', START, 'push west', 'there is nothing to push west'],
  [
    'pushBlocked',
    { ...START, things: [BOX, { ...WALL, at: [3, 1] }] },
    'push east',
    'nothing can be moved to (3, 1) at t 1',
  ],
  [
    'pushChainTooLong',
    { ...START, rules: { maxPushChain: 1 }, things: [BOX, { kind: 'box', at: [3, 1] }] },
    'push east',
    'there are 2 in a row, and you can push at most 1',
  ],
  ['nothingToPull', START, 'pull west', 'there is nothing behind you to pull west'],
  ['notPullable', { ...START, things: [BOX] }, 'pull west', 'b1 cannot be pulled'],
  [
    'pushBlocked',
    {
      ...START,
      things: [
        { ...BOX, kind: 'pullableBox' },
        { ...WALL, at: [1, 1], from: 1 },
      ],
    },
    'pull west',
    'nothing can be moved to (1, 1) at t 1',
  ],
  [
    'propagationRefused',
    { ...START, rules: REFUSE, things: [BOX, { ...WALL, at: [3, 1], from: 3 }] },
    'push east',
    'b1 cannot go to (3, 1) at t 3: it would meet another thing',
  ],
  [
    'propagationRefused',
    { ...BACK, rules: REFUSE },
    'move east; push east; useRift; push north',
    'b1 cannot go to (3, 0) at t 2: it was already moved at a later time',
  ],
  [
    'propagationRefused',
    {
      ...START,
      rules: REFUSE,
      things: [
        { ...BOX, at: [1, 2] },
        { kind: 'rift', at: [2, 2], to: [0, 2, 0] },
      ],
    },
    'move east; move south; useRift; push east',
    'b1 cannot go to (2, 2) at t 2: you were there yourself',
  ],
  [
    'propagationRefused',
    {
      ...START,
      rules: { paradox: 'strict' },
      things: [
        { ...BOX, at: [1, 2] },
        { kind: 'rift', at: [2, 2], to: [0, 2, 0] },
      ],
    },
    'move east; move south; useRift; push east',
    'b1 cannot go to (2, 2) at t 2: you were there yourself, and nothing may take your place',
  ],
  [
    'gameNotActive',
    { ...START, things: [{ kind: 'exit', at: [2, 1] }] },
    'move east; wait',
    'this attempt is over: you have reached the exit',
  ],
];

const UNDO_REFUSED = 'undoBlockedByIrreversibleBoundary';

describe('refusals', () => {
  test('an undo where the level allows none says so', () => {
    const history = new History(unseen.kernel, at({ ...START, rules: { allowUndo: false } }));
    history.dispatch(inputOf('wait'));
    const undone = history.undo();
    const refusal = undone.ok && isRefusal(undone.value.outcome) ? undone.value.outcome : undefined;
    expect(refusal?.code).toBe(UNDO_REFUSED);
    expect(refusal === undefined ? '' : formatMessage(messages, refusalLabel(refusal))).toBe(
      'this level does not allow undo',
    );
  });

  test.each(REFUSALS)('%s: %j, %s', (code, position, inputs, text) => {
    const { refusal } = play(at(position), ...inputs.split('; '));
    expect(refusal?.code).toBe(code);
    expect(refusal === undefined ? '' : formatMessage(messages, refusalLabel(refusal))).toBe(text);
  });

  test('every code, reason and rule with words is told here', () => {
    const refused = REFUSALS.map(([, position, inputs]) => play(at(position), ...inputs.split('; ')).refusal);
    const codes = refused.map((refusal) => refusal?.code ?? '');
    const words = keysOf('refusal').map((key) => key.slice('refusal.'.length));
    // Undo is refused by the history, not by the rules.
    expect([...new Set([...codes, UNDO_REFUSED])].toSorted()).toEqual(words.toSorted());
    const inner = refused.flatMap((refusal) => {
      const { reason, rule } = { ...refusal?.params } as { reason?: { code: string }; rule?: string };
      return reason === undefined ? (rule === undefined ? [] : [`rule.${rule}`]) : [`reason.${reason.code}`];
    });
    expect([...new Set(inner)].toSorted()).toEqual([...keysOf('reason'), ...keysOf('rule')].toSorted());
  });
});

test('every input has words', () => {
  const texts = ['move north', 'push south', 'pull east', 'wait', 'useRift', 'restart'].map((text) =>
    formatMessage(unseen.messages, unseen.inputLabel(inputOf(text), TABLE)),
  );
  expect(texts).toEqual(['go north', 'push south', 'pull east', 'wait', 'step through the rift', 'begin again']);
  expect(keysOf('input')).toEqual(Object.keys(unseen.rules.inputs).map((kind) => `input.${kind}`));
});

test('every kind of thing, phase and result has words', () => {
  expect(keysOf('kind')).toEqual([...Object.keys(KINDS), 'thing'].map((kind) => `kind.${kind}`));
  const over = PHASES.filter((phase) => phase !== 'playing');
  expect(keysOf('phase')).toEqual(over.map((phase) => `phase.${phase}`));
  expect(over.map((reason) => formatMessage(messages, message(`result.${reason}`, { winners: 'player' })))).toEqual([
    'player reaches the exit unseen',
    'detected',
    'lost in a paradox',
  ]);
});

function keysOf(prefix: string): readonly string[] {
  return Object.keys(messages).filter((key) => key.startsWith(`${prefix}.`));
}
