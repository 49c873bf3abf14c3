// What a seat may not know is nowhere in what it gets: looks, updates, events, previews, and the hashes in them.
import { message } from '@turnwise/game';
import type { HostGame, LogLevel } from '@turnwise/game';
import { hashValue } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match } from './match.ts';
import type { Update } from './publisher.ts';
import type { SeenRewind } from './seen-rewind.ts';
import { A, B, begin, C } from './testing/play.ts';
import { quiz } from './testing/quiz.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';
import type { UndoPolicy } from './undo-policy.ts';

/** All that everybody but A gets when A picks this value. */
function othersGet(value: number): { readonly told: readonly unknown[]; readonly state: string } {
  const match = begin(secrets, { seats: ['a', 'b', 'c'] });
  const told: unknown[] = [];
  for (const viewer of [B, C, null]) match.subscribe(viewer, (update) => told.push(update));
  match.submit(A, { kind: 'pick', value });
  for (const viewer of [B, C, null]) told.push(match.look(viewer), match.events(viewer));
  for (const input of [{ kind: 'pick', value: 1 }, { kind: 'spy' }, { kind: 'nonsense' }])
    for (const viewer of [B, C]) told.push(match.preview(viewer, input), match.explain(viewer, input));
  match.submit(B, { kind: 'pick', value: 2 });
  told.push(match.preview(B, { kind: 'spy' }), match.preview(C, { kind: 'pick', value: 3 }));
  return { told, state: match.game.kernel.hash(match.state) };
}

test('a secret pick changes nothing of what the others get, hashes included', () => {
  const value = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      fc.pre(one !== other);
      const [first, second] = [othersGet(one), othersGet(other)];
      expect(first.state).not.toBe(second.state);
      expect(JSON.stringify(first.told)).toBe(JSON.stringify(second.told));
    }),
    { seed: 20_260_101, numRuns: 50 },
  );
});

test('the hash of a look is of the view, never of the state', () => {
  const match = begin(secrets);
  match.submit(A, { kind: 'pick', value: 5 });
  const state = match.game.kernel.hash(match.state);
  for (const viewer of [A, B, null]) {
    const look = match.look(viewer);
    expect(look.hash).toBe(hashValue(look.view));
    expect(JSON.stringify(look)).not.toContain(state);
  }
  expect(match.look(A).hash).not.toBe(match.look(B).hash);
});

test('a seat sees its own, and redacted events have their sentence', () => {
  const match = begin(secrets, { seats: ['ann', 'bo'] });
  match.submit(A, { kind: 'pick', value: 5 });
  const label = (params: object): object => ({ key: 'event.picked', params });
  expect(match.events(A)).toEqual([
    {
      id: '1.1',
      event: { kind: 'picked', seat: 'ann', value: 5 },
      seen: { kind: 'picked', seat: A, value: 5 },
      label: label({ seat: 'ann', value: 5 }),
      text: 'event.picked (seat ann, value 5)',
    },
  ]);
  expect(match.events(B)).toEqual([
    {
      id: '1.1',
      event: { kind: 'picked', seat: 'ann' },
      seen: { kind: 'picked', seat: A },
      label: label({ seat: 'ann' }),
      text: 'event.picked (seat ann)',
    },
  ]);
  match.submit(B, { kind: 'pick', value: 6 });
  match.submit(A, { kind: 'spy' });
  // An event may be hidden whole.
  expect(match.events(null).map(({ event }) => (event as { kind: string }).kind)).toEqual([
    'picked',
    'picked',
    'revealed',
    'leaned',
  ]);
  expect(match.events(A, match.frames.slice(-1))).toHaveLength(2);
});

test('an event that only some want to read says so, and its sentence tells more to them', () => {
  const chatty: typeof secrets = {
    ...secrets,
    eventLevel: ({ kind }) => (kind === 'picked' ? 'debug' : 'min'),
    eventLabel: (event, _table, level = 'min') => message(`${event.kind}, ${level}`),
  };
  const match = begin(chatty, { seats: ['ann', 'bo'] });
  match.submit(A, { kind: 'pick', value: 5 });
  match.submit(B, { kind: 'pick', value: 6 });
  const told = (level?: LogLevel): unknown =>
    match.events(A, match.frames, level).map((seen) => [seen.text, seen.level]);
  const usual = [
    ['picked, min', 'debug'],
    ['picked, min', 'debug'],
    ['revealed, min', undefined],
  ];
  expect(told()).toEqual(expect.arrayContaining(usual));
  expect(told('debug')).toEqual(expect.arrayContaining([['revealed, debug', undefined]]));
});

test('a look says what can be done', () => {
  const match = begin(secrets, { seats: ['ann', 'bo'] });
  expect(match.look(A).offers).toHaveLength(1);
  expect(match.look(null).offers).toEqual([]);
  match.submit(A, { kind: 'pick', value: 5 });
  expect(match.look(B)).toMatchObject({
    frame: 1,
    status: 'playing',
    toAct: ['bo'],
    choices: [],
    offers: [{ kind: 'pick', seat: B }],
    decision: match.decision(B),
    result: null,
  });
  expect(match.look(A)).toMatchObject({ offers: [], decision: null });
  expect(match.look(null)).toMatchObject({ offers: [], decision: null });
});

test('a look at the end has the result by name, with scores', () => {
  const match = begin(secrets, { seats: ['ann', 'bo'] });
  for (const value of [1, 2]) {
    match.submit(A, { kind: 'pick', value });
    match.submit(B, { kind: 'pick', value: 9 });
  }
  expect(match.look(null)).toMatchObject({
    status: 'over',
    toAct: [],
    result: { winners: ['bo'], reason: 'sum', scores: [3, 18] },
  });
});

test('a look is plain data: it goes over a wire and comes back the same, and is not made before it is read', () => {
  let views = 0;
  const counted: typeof secrets = {
    ...secrets,
    view(state, viewer) {
      views++;
      return secrets.view(state, viewer);
    },
  };
  const match = begin(counted, { seats: ['ann', 'bo'] });
  const told: Update[] = [];
  for (const viewer of [A, A, B]) match.subscribe(viewer, (update) => told.push(update));
  match.submit(A, { kind: 'pick', value: 5 });
  expect(views).toBe(0);
  const [first, , third] = told as [Update, Update, Update];
  match.submit(B, { kind: 'pick', value: 6 });
  // Of then, though it is read now.
  expect(first.look).toMatchObject({ frame: 1, toAct: ['bo'], seen: { own: 5 }, view: { own: 5 }, viewer: 'ann' });
  expect(first.events).toHaveLength(1);
  // One view for all that is told of it.
  expect(views).toBe(1);
  for (const look of [first.look, third.look, match.look(null)]) {
    expect(JSON.parse(JSON.stringify(look))).toEqual(look);
    expect(structuredClone(look)).toEqual({ ...look });
  }
});

describe('offers in a look', () => {
  test('are offers as the rules have them, with words and in notation', () => {
    const match = begin(secrets, { seats: ['ann', 'bo'] });
    const [offer] = match.look(A).offers;
    const [raw] = match.game.offers(match.state, A);
    expect(offer).toMatchObject(raw as object);
    expect(offer).toMatchObject({ written: { kind: 'pick' }, text: 'pick: choose value …' });
    const [slot] = offer?.slots ?? [];
    expect(slot?.title).toBe('value');
    expect(slot?.options.map(({ written }) => written)).toEqual(slot?.candidates);
    expect(slot?.options[0]?.text).toBe(JSON.stringify(slot?.candidates[0]));
  });

  test('have a label of their own, the words of the one input that they are, or those of the question', () => {
    const labelled: typeof secrets = {
      ...secrets,
      offers: (_state, by) => [
        { kind: 'spy', seat: by, slots: [], label: message('lean over') },
        { kind: 'spy', seat: by, slots: [] },
        {
          kind: 'pick',
          seat: by,
          slots: [{ name: 'value', candidates: ['x', 'y'], min: 1, max: 1 }],
          about: { name: 'Pick', costs: { value: { y: { coins: 2 } } } },
        },
      ],
      candidateLabel: (_offer, _slot, candidate) => (candidate === 'x' ? message('the first') : undefined),
    };
    const { offers } = begin(labelled).look(A);
    expect(offers.map(({ text }) => text)).toEqual(['lean over', 'input.spy', 'Pick: choose value …']);
    expect(offers[2]?.about).toMatchObject({ name: 'Pick' });
    expect(offers[2]?.slots[0]?.options).toEqual([
      { label: { key: 'the first', params: {} }, text: 'the first', written: 'x' },
      { label: { key: 'offer.candidate', params: { value: 'y' } }, text: 'y', written: 'y', cost: { coins: 2 } },
    ]);
    expect(
      begin(quiz)
        .look(A)
        .offers.map(({ text }) => text),
    ).toEqual(Array(2).fill('quiz asks: choose a number'));
  });
});

test('choices say whom they wait for, what they ask, and what comes of no answer', () => {
  const timed: typeof quiz = {
    ...quiz,
    viewChoice: (choice) => choice,
    timeOut: (_state, _seat, choice) => (choice === undefined ? { kind: 'pass' } : { kind: 'answer', value: 2 }),
  };
  const { choices, timeOut } = begin(timed, { seats: ['ann', 'bo'] }).look(A);
  expect(choices.map(({ id, seat }) => [id, seat])).toEqual([
    ['q1', 'ann'],
    ['q2', 'bo'],
    ['q3', 'ann'],
    ['q4', 'bo'],
  ]);
  expect(choices[0]).toMatchObject({
    label: { key: 'choice.number' },
    text: 'quiz asks: choose a number',
    seen: { seat: A, candidates: [1, 2, 3] },
    written: { seat: 'ann', candidates: [1, 2, 3] },
    timeOut: { kind: 'answer', value: 2, text: 'when time runs out, the answer is 2' },
  });
  // What is asked says what comes of no answer; without a question the decision itself does.
  expect(timeOut).toBeNull();
  const window = begin({ ...secrets, timeOut: () => ({ kind: 'pass' }) });
  expect(window.look(A).timeOut).toMatchObject({ kind: 'pass', text: 'when time runs out, this seat passes' });
  expect(window.look(null).timeOut).toBeNull();
  window.submit(A, { kind: 'pick', value: 1 });
  expect(window.look(A).timeOut).toBeNull();
});

describe('a look says what can be taken back, and why not', () => {
  const undos = (match: Match): unknown => [A, B, null].map((viewer) => answerOf(match.look(viewer).undo));
  const answerOf = (undo: SeenRewind): unknown => (undo.able ? undo.waitsFor : undo.code);

  test.each<[UndoPolicy, readonly unknown[]]>([
    ['free', [[], [], 'onlyForPlayers']],
    ['ownLast', [[], 'notYourInput', 'onlyForPlayers']],
    ['consent', [['bo'], ['ann'], 'onlyForPlayers']],
  ])('under the policy %s', (undo, expected) => {
    const match = begin(relay, { seats: ['ann', 'bo'], undo });
    expect(undos(match)).toEqual(Array(3).fill('nothingToUndo'));
    expect(match.look(A).undo).toMatchObject({ text: 'there is nothing to take back' });
    match.submit(A, { kind: 'add', amount: 1 });
    expect(undos(match)).toEqual(expected);
    expect(match.look(A).redo).toMatchObject({ able: false, code: 'nothingToRedo' });
    match.undo();
    expect(match.look(A).redo).toMatchObject({ able: true });
  });

  test('a seat that has agreed is no longer waited for', () => {
    const match = begin(relay, { seats: ['ann', 'bo'], undo: 'consent' });
    match.submit(A, { kind: 'add', amount: 1 });
    match.undo(B);
    expect(undos(match)).toEqual([[], ['ann'], 'onlyForPlayers']);
  });

  test('chance stays, and the frame that holds it is named', () => {
    const match = begin(relay);
    match.submit(A, { kind: 'gamble' });
    const { undo } = match.look(A);
    const drew = match.frames.findLast(({ irreversible }) => irreversible)?.no;
    expect(undo).toMatchObject({ able: false, code: 'undoBlockedByIrreversibleBoundary', params: { frame: drew } });
    expect(undo).toMatchObject({ text: expect.stringContaining('cannot be taken back') as string });
  });
});

test('a look says why the match has stopped', () => {
  const halted: typeof secrets = { ...secrets, stopped: () => message('the loop {name} does not end', { name: 'x' }) };
  expect(begin(secrets).look(A).stopped).toBeNull();
  expect(begin(halted).look(null).stopped).toMatchObject({ text: 'the loop {name} does not end (name x)' });
});

test('a result has words', () => {
  const worded = (messages: HostGame['messages']): unknown => {
    const match = begin({ ...secrets, messages: { ...secrets.messages, ...messages } }, { seats: ['ann', 'bo'] });
    for (const value of [1, 2]) for (const seat of [A, B]) match.submit(seat, { kind: 'pick', value: value + seat });
    return match.look(null).result?.text;
  };
  expect(worded({})).toBe('bo wins (sum); ann 3, bo 5');
  expect(worded({ 'result.sum': '{outcome} by the sum' })).toBe('bo wins by the sum; ann 3, bo 5');
  expect(worded({ 'result.sum': '{winners} had more: {scores}' })).toBe('bo had more: ann 3, bo 5');
});

test('why an input is taken or not, for its seat', () => {
  const match = begin(secrets, { seats: ['ann', 'bo'] });
  expect(match.explain(A, { kind: 'pick', value: 5 })).toMatchObject({ accepted: true });
  match.submit(A, { kind: 'pick', value: 5 });
  expect(match.explain(A, { kind: 'pick', value: 5 })).toMatchObject({
    accepted: false,
    refusal: { code: 'notYourTurn', text: 'it is not your turn', label: { key: 'refusal.notYourTurn' } },
  });
  expect(match.explain(C, { kind: 'spy' })).toMatchObject({ accepted: false, refusal: { code: 'unknownSeat' } });
  expect(match.explain(B, 'nonsense')).toMatchObject({ accepted: false, refusal: { code: 'malformedInput' } });
});
