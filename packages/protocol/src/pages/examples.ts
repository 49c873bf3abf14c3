/** The examples of the page. A test reads every one with its schema, so that none of them can be wrong. */
import { hashValue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import type { ClientMessage } from '../client-messages.ts';
import { diff } from '../diff.ts';
import type { WireLook } from '../look.ts';
import type { ServerMessage } from '../server-messages.ts';

const NO_UNDO: WireLook['undo'] = {
  able: false,
  code: 'nothingToUndo',
  params: {},
  text: 'there is nothing to take back',
};
const NO_REDO: WireLook['redo'] = {
  able: false,
  code: 'nothingToRedo',
  params: {},
  text: 'there is nothing to redo',
};

/** Ann, who has X, is to place her first mark at tic-tac-toe. */
export const LOOK: WireLook = {
  viewer: 'X',
  frame: 0,
  status: 'playing',
  view: { board: '.../.../...', next: 'X' },
  toAct: ['X'],
  choices: [],
  offers: [
    {
      kind: 'place',
      slots: [
        {
          name: 'cell',
          title: 'cell',
          min: 1,
          max: 1,
          options: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ value: cell, text: String(cell) })),
        },
      ],
      text: 'place: choose cell …',
    },
  ],
  decision: '0.0',
  timeOut: null,
  undo: NO_UNDO,
  redo: NO_REDO,
  stopped: null,
  result: null,
};

/** The same after she has. */
export const NEXT_LOOK: WireLook = {
  ...LOOK,
  frame: 1,
  view: { board: '.../.X./...', next: 'O' },
  toAct: ['O'],
  offers: [],
  decision: null,
  undo: { able: true, waitsFor: [] },
};

const MATCH = 'k3vT9';
const TOKEN = 'Jx0mZlq7Yc1bT4uQe9wRr2sFv5gHn8kLp3oDi6aUyXE';
const SEATS = [
  { seat: 'X', held: 'person', name: 'Ann', online: true },
  { seat: 'O', held: 'bot', name: 'greedy', online: true },
] as const;

/** A short conversation, in its order: `>` to the server, `<` from it. */
export const CONVERSATION: readonly (
  | { readonly to: 'server'; readonly message: ClientMessage }
  | { readonly to: 'client'; readonly message: ServerMessage }
)[] = [
  { to: 'server', message: { type: 'hello', protocol: 1, match: MATCH, token: TOKEN, deltas: true } },
  {
    to: 'client',
    message: {
      type: 'welcome',
      protocol: 1,
      match: MATCH,
      role: 'seat',
      seat: 'X',
      place: 2,
      look: LOOK,
      viewHash: hashValue(LOOK.view),
      seats: [...SEATS],
      spectators: 0,
      clocks: null,
      missed: 'none',
    },
  },
  {
    to: 'client',
    message: {
      type: 'priority.changed',
      match: MATCH,
      place: 2,
      toAct: ['X'],
      decision: '0.0',
      window: null,
      timeOut: LOOK.timeOut,
      expiresAt: null,
    },
  },
  {
    to: 'server',
    message: { type: 'action.submit', id: 'c-1', match: MATCH, decision: '0.0', input: { kind: 'place', cell: 4 } },
  },
  {
    to: 'client',
    message: {
      type: 'event.appended',
      match: MATCH,
      place: 3,
      id: '1.1',
      kind: 'placed',
      payload: { kind: 'placed', seat: 'X', cell: 4 },
      text: 'X places in cell 4',
      cause: null,
      status: 'applied',
    },
  },
  {
    to: 'client',
    message: {
      type: 'state.delta',
      match: MATCH,
      from: 2,
      to: 3,
      change: 'advanced',
      patch: diff(LOOK as Json, NEXT_LOOK as Json),
      viewHash: hashValue(NEXT_LOOK.view),
    },
  },
  {
    to: 'client',
    message: {
      type: 'priority.changed',
      match: MATCH,
      place: 3,
      toAct: ['O'],
      decision: null,
      window: null,
      timeOut: null,
      expiresAt: null,
    },
  },
  { to: 'client', message: { type: 'result', match: MATCH, id: 'c-1', outcome: { kind: 'committed' }, place: 3 } },
  { to: 'server', message: { type: 'action.submit', id: 'c-2', match: MATCH, input: { type: 'place', cell: 4 } } },
  {
    to: 'client',
    message: {
      type: 'result',
      match: MATCH,
      id: 'c-2',
      outcome: {
        kind: 'disallowed',
        code: 'notYourTurn',
        params: { seat: 0, toAct: [1] },
        by: 'turn',
        text: 'it is not your turn',
      },
      place: 3,
    },
  },
];

/** Messages that the conversation does not have. */
export const OTHER_MESSAGES: readonly (ClientMessage | ServerMessage)[] = [
  { type: 'input.submit', id: 'c-3', match: MATCH, choice: 'selectCards4', value: [3] },
  {
    type: 'action.submit',
    id: 'c-4',
    match: MATCH,
    input: {
      type: 'direct_manipulation',
      action: 'move_card',
      cardId: 'c123',
      from: 'hand',
      to: 'battlefield',
      metadata: { drag_drop: true },
    },
  },
  { type: 'system.control', id: 'c-5', match: MATCH, control: { kind: 'concede' } },
  { type: 'hello', protocol: 1, match: MATCH, token: TOKEN, deltas: true, after: 17 },
  {
    type: 'pending.input',
    match: MATCH,
    place: 9,
    choice: 'selectCards4',
    seat: 'ann',
    decision: '9.1',
    prompt: 'Writing asks: choose one card',
    candidates: [
      { value: 3, written: 'Writing', text: 'Writing' },
      { value: 15, written: 'Mysticism', text: 'Mysticism' },
    ],
    bounds: { min: 1, max: 1, ordered: false, noneOrAll: false, list: true },
    hints: { kind: 'selectCards', source: 'Writing', purpose: 'meld' },
    timeOut: {
      kind: 'fallback',
      text: 'when time runs out, this is declined if possible; otherwise the first one is taken',
    },
    expiresAt: 1_795_000_060_000,
  },
  {
    type: 'error',
    code: 'malformed',
    params: { issues: [{ path: 'input', code: 'wrongShape', expected: 'object' }] },
    message: 'The message could not be understood: input: expected object.',
    match: MATCH,
    id: 'c-6',
  },
];

/** Patches, each with what it leads from and to. */
export const PATCHES: readonly (readonly [before: Json, after: Json])[] = [
  [
    { frame: 4, text: 'this stays' },
    { frame: 5, text: 'this stays' },
  ],
  [
    { frame: 4, text: 'this stays', gone: true },
    { frame: 4, text: 'this stays' },
  ],
  [
    ['Writing', 'Mysticism', 'Oars', 'Tools'],
    ['Writing', 'Oars', 'Tools', 'Clothing'],
  ],
  [
    [
      { id: 'fox', name: 'Ember Fox', hp: 3 },
      { id: 'wall', name: 'Stone Wall', hp: 9 },
    ],
    [
      { id: 'fox', name: 'Ember Fox', hp: 3 },
      { id: 'wall', name: 'Stone Wall', hp: 7 },
    ],
  ],
  [{ phase: 'main' }, { turn: 2 }],
];

/** Values with their hashes, so that another implementation can be compared. */
export const HASHED: readonly Json[] = [
  null,
  true,
  0,
  1,
  -1,
  4_294_967_296,
  1.5,
  '',
  'é🂡',
  [],
  {},
  [1, [2, 3]],
  { a: 1 },
  { b: [null, false], a: 'x' },
  LOOK.view,
];
