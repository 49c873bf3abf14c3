// A look for the wire: what is left out, what is put together, and what a seat is asked.
import { expect, test } from 'vitest';
import type { LookLike } from './index.ts';
import { asking, listedActions, SERVER_MESSAGES, wireEvent, wireLook, wireOutcome } from './index.ts';

const label = { key: 'x', params: {} };
const said = (text: string): { label: typeof label; text: string } => ({ label, text });

/** What no client may get. */
const SECRET = { seat: 0, seen: { secret: 1 }, frame: { secret: 1 }, debug: { secret: 1 } };

/** As the engine gives it, with fields that no client may get. */
const LOOK: LookLike & { readonly seen: unknown } = {
  viewer: 'ann',
  frame: 3,
  status: 'playing',
  seen: { secret: 1 },
  view: { hand: ['Writing', 'Oars'] },
  hash: '0123456789abcdef',
  toAct: ['ann', 'bo'],
  choices: [
    {
      ...SECRET,
      id: 'selectCards1',
      seat: 'ann',
      ...said('choose one card'),
      written: {
        id: 'selectCards1',
        kind: 'selectCards',
        source: 'Writing',
        candidates: ['Writing', 'Oars'],
      },
      timeOut: {
        kind: 'fallback',
        ...said('declined'),
      },
    },
    { id: 'selectCards2', seat: 'bo', ...said('waiting for bo'), written: { kind: 'selectCards' }, timeOut: null },
  ],
  offers: [
    {
      ...SECRET,
      kind: 'answer',
      fixed: { choice: 'selectCards1' },
      ...said('answer'),
      written: {
        kind: 'answer',
        choice: 'selectCards1',
      },
      slots: [
        {
          name: 'value',
          title: 'value',
          candidates: [3, 15],
          min: 1,
          max: 1,
          list: true,
          options: [
            {
              ...said('Writing'),
              written: 'Writing',
            },
            {
              ...said('Oars'),
              written: 'Oars',
              cost: 2,
            },
          ],
        },
      ],
    },
    {
      kind: 'action',
      fixed: { action: 'attack', targets: {} },
      ...said('Attack'),
      written: { kind: 'action', action: 'attack' },
      about: { name: 'Attack', description: 'Send a creature.', cost: { mana: 1 }, ui: { icon: 'sword' } },
      slots: [
        {
          name: 'targets.defender',
          title: 'defender',
          candidates: ['@1'],
          min: 1,
          max: 1,
          options: [{ ...said('bo'), written: 'bo' }],
        },
      ],
    },
  ],
  decision: '3.1',
  timeOut: null,
  undo: { able: false, code: 'nothingToUndo', params: {}, ...said('nothing to take back') },
  redo: { able: true, waitsFor: ['bo'] },
  stopped: null,
  result: null,
};

test('has no hash, and labels and what is in the types of the game only for those who want them', () => {
  const plain = JSON.stringify(wireLook(LOOK));
  for (const word of ['secret', 'seen', 'hash', 'label', '"seat":0', 'candidates":[3'])
    expect(plain).not.toContain(word);
  expect(JSON.stringify(wireLook(LOOK, { labels: true }))).toContain('"label":{"key":"x"');
  const seen = wireLook(LOOK, { seen: true });
  expect([seen.seen, seen.choices[0]?.seen]).toEqual([LOOK.seen, LOOK.choices[0]?.seen]);
  expect(seen.seen).toBeDefined();
  expect(seen.choices[0]?.seen).toBeDefined();
});

test('puts the value of a candidate beside its words, and says nothing twice', () => {
  const [answer, attack] = wireLook(LOOK).offers;
  expect(answer?.slots[0]?.options).toEqual([
    { value: 3, written: 'Writing', text: 'Writing' },
    { value: 15, written: 'Oars', text: 'Oars', cost: 2 },
  ]);
  expect(answer).not.toHaveProperty('written');
  expect(attack).toMatchObject({ written: { kind: 'action', action: 'attack' } });
});

test('is what the schema takes', () => {
  for (const labels of [false, true]) {
    const message = {
      type: 'state.look',
      match: 'm',
      place: 3,
      change: 'fresh',
      look: wireLook(LOOK, { labels }),
      viewHash: LOOK.hash,
    };
    expect(SERVER_MESSAGES['state.look'].schema.parse(message)).toEqual(message);
  }
});

test('gives the questions of a seat, with candidates only for its own', () => {
  const asked = asking(wireLook(LOOK), { match: 'm', place: 3, expiresAt: (seat) => (seat === 'ann' ? 60_000 : null) });
  expect(asked).toMatchObject([
    {
      type: 'pending.input',
      choice: 'selectCards1',
      seat: 'ann',
      decision: '3.1',
      prompt: 'choose one card',
      candidates: [{ value: 3 }, { value: 15 }],
      bounds: { min: 1, max: 1, list: true },
      hints: { kind: 'selectCards', source: 'Writing' },
      expiresAt: 60_000,
    },
    { type: 'pending.input', choice: 'selectCards2', seat: 'bo', decision: null, candidates: [], expiresAt: null },
  ]);
  for (const message of asked) expect(SERVER_MESSAGES[message.type].schema.parse(message)).toEqual(message);
});

test('gives whom the match waits for, if nobody is asked', () => {
  const look = wireLook({ ...LOOK, choices: [] });
  const at = { match: 'm', place: 3, expiresAt: (seat: string) => (seat === 'ann' ? 1 : 2) };
  expect(asking(look, at)).toMatchObject([{ type: 'priority.changed', toAct: ['ann', 'bo'], expiresAt: 1 }]);
  expect(asking({ ...look, viewer: null }, at)).toMatchObject([{ toAct: ['ann', 'bo'], expiresAt: 1 }]);
  expect(asking({ ...look, toAct: [] }, at)).toMatchObject([{ toAct: [], expiresAt: null }]);
});

test('gives a list of actions with what screens need', () => {
  expect(listedActions(wireLook(LOOK))).toMatchObject([
    { id: 'answer', name: 'answer', targets: { value: { min: 1, max: 1, candidates: ['Writing', 'Oars'] } } },
    {
      id: 'attack',
      name: 'Attack',
      description: 'Send a creature.',
      cost: { mana: 1 },
      ui: { icon: 'sword' },
      targets: { defender: { candidates: ['bo'] } },
    },
  ]);
});

test('an event has its kind, its cause and its status', () => {
  const event = { id: '3.1', event: { kind: 'drawn', status: 'prevented' }, ...said('ann draws') };
  expect(wireEvent(event)).toEqual({
    id: '3.1',
    kind: 'drawn',
    payload: event.event,
    text: 'ann draws',
    cause: null,
    status: 'prevented',
  });
  expect(wireEvent({ ...event, event: 'odd', cause: '2.1' })).toMatchObject({
    kind: 'event',
    cause: '2.1',
    status: 'applied',
  });
});

test('an outcome is its kind, or a refusal with words', () => {
  expect(
    wireOutcome({
      ...SECRET,
      kind: 'committed',
    }),
  ).toEqual({ kind: 'committed' });
  const refusal = {
    kind: 'disallowed',
    code: 'notYourTurn',
    params: {},
    by: 'turn',
    ...said('it is not your turn'),
  } as const;
  expect(
    wireOutcome({
      ...SECRET,
      ...refusal,
    }),
  ).toEqual({
    kind: 'disallowed',
    code: 'notYourTurn',
    params: {},
    by: 'turn',
    text: 'it is not your turn',
  });
});
