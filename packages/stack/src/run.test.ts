// A run: what is done in which order, what remains at a pause, and how it goes on.
import { createKernel, History } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { DONE, EMPTY_STACK, MORE, WAIT } from './index.ts';
import { played, answering, causeTree, doing, failed, lines, sent } from './testing/play.ts';
import { A, B, C, toyGame, toyState } from './testing/toy.ts';
import type { ToyOptions } from './testing/toy.ts';
import { question, toyStep } from './testing/toy-step.ts';
import { TOY_PROGRAMS } from './testing/toy-programs.ts';
import type { Task, TaskEffect, Toy, ToyState } from './testing/toy-types.ts';

const { rules, stack } = toyGame();
const kernel = createKernel<Toy>(rules, { development: true });

const kernelOf = (options: ToyOptions) => createKernel<Toy>(toyGame(options).rules, { development: true });

const draw = (seat: typeof A, count = 1): Task => ({ do: 'draw', seat, count });
const discard = (seat: typeof A, min = 1, max = 1): Task => ({ do: 'discard', seat, min, max, noneOrAll: false });

describe('the order of effects', () => {
  const cases: readonly (readonly [string, Task, readonly Json[], readonly string[]])[] = [
    ['one effect', draw(B, 2), [], ['1 drew 4', '1 drew 5']],
    [
      'parts one after the other, each with all that it brings',
      { do: 'all', tasks: [{ do: 'all', tasks: [draw(A), draw(B)] }, draw(C)] },
      [],
      ['0 drew 4', '1 drew 5', '2 drew 6'],
    ],
    [
      'an effect that leaves its parts in its place',
      { do: 'all', tasks: [{ do: 'instead', tasks: [draw(A), draw(B)] }, draw(C)] },
      [],
      ['0 drew 4', '1 drew 5', '2 drew 6'],
    ],
    [
      'an answer, and what comes after it',
      { do: 'all', tasks: [discard(A), draw(A)] },
      [[1]],
      ['selectCards1 asked 0 for discard', '0 answered selectCards1', '0 moved 1 to pot', '0 drew 4'],
    ],
    [
      'what an answer brings, before what was there',
      { do: 'all', tasks: [{ do: 'may', seat: A, task: draw(B) }, draw(A)] },
      [true],
      ['yesNo1 asked 0 for may', '0 answered yesNo1', '1 drew 4', '0 drew 5'],
    ],
    [
      'a question in a question',
      { do: 'times', seat: A, task: { do: 'give', seat: A } },
      [2, 1, 2],
      [
        'number1 asked 0 for times',
        '0 answered number1',
        'selectPlayer2 asked 0 for give',
        '0 answered selectPlayer2',
        '0 moved 3 to 1',
        'selectPlayer3 asked 0 for give',
        '0 answered selectPlayer3',
        '0 moved 2 to 2',
      ],
    ],
    [
      'two questions of one kind in a row, each with its own answer',
      { do: 'instead', tasks: [discard(A), discard(A)] },
      [[3], [1]],
      [
        'selectCards1 asked 0 for discard',
        '0 answered selectCards1',
        '0 moved 3 to pot',
        'selectCards2 asked 0 for discard',
        '0 answered selectCards2',
        '0 moved 1 to pot',
      ],
    ],
  ];

  test.each(cases)('%s', (_, task, answers, expected) => {
    const { events, state } = played(kernel, toyState(3, 0, 0), task, ...answers);
    expect(lines(events)).toEqual(expected);
    expect(state.stack).toEqual({ ...EMPTY_STACK, choicesMade: answers.length });
  });
});

describe('a pause', () => {
  const start = toyState(2, 0);
  const task: Task = { do: 'all', tasks: [draw(B), discard(A), draw(A)] };
  const paused = sent(kernel, start, doing(task));

  test('commits what has happened so far, and writes what remains', () => {
    expect(paused.state.hands).toEqual([[1, 2], [3]]);
    expect(paused.state.stack).toEqual({
      effects: [
        { kind: 'task', id: 1, cause: 0, task, place: 2 },
        { kind: 'task', id: 3, cause: 1, task: discard(A), place: 0 },
      ],
      choices: [
        {
          id: 'selectCards1',
          seat: 0,
          kind: 'selectCards',
          min: 1,
          max: 1,
          source: 'discard',
          candidates: [1, 2],
          noneOrAll: false,
        },
      ],
      given: [],
      effectsMade: 3,
      choicesMade: 1,
    });
  });

  test('is one diff, whatever came and went on the stack', () => {
    expect(paused.frame.changes.flatMap(({ diff }) => diff?.kind ?? [])).toEqual(['draw', 'paused']);
  });

  test('says who was asked what by whom, and no more', () => {
    expect(paused.events.at(-1)).toEqual({
      kind: 'asked',
      seat: 0,
      choice: 'selectCards1',
      question: 'selectCards',
      source: 'discard',
      cause: 3,
    });
  });

  test('goes on from a save, as JSON and packed', () => {
    const { codec } = kernel;
    const straight = sent(kernel, paused.state, answering(paused.state, [2]));
    const json = codec.toJson(paused.state);
    const packed = codec.encode(paused.state);
    if (!json.ok || !packed.ok) throw new Error('a paused state can be saved');
    const header: unknown = JSON.parse(JSON.stringify(packed.value.header));
    for (const loaded of [
      codec.fromJson(JSON.parse(JSON.stringify(json.value))),
      codec.decode({ header, payload: packed.value.payload }),
    ]) {
      if (!loaded.ok) throw new Error('what was saved can be loaded');
      const again = sent(kernel, loaded.value, answering(loaded.value, [2]));
      expect(again.frame).toEqual(straight.frame);
      expect(again.state).toEqual(straight.state);
    }
  });

  test('can be taken back and done again', () => {
    const history = new History<Toy>(kernel, start);
    history.dispatch(doing(task));
    history.dispatch(answering(history.state, [1]));
    const end = history.state;
    expect(end.pot).toEqual([1]);
    history.undo();
    expect(history.state.stack.choices.map(({ id }) => id)).toEqual(['selectCards1']);
    expect(stack.choicesAgain(history.state)).toEqual(history.state.stack.choices);
    history.undo();
    expect(history.state).toBe(start);
    history.redo();
    history.redo();
    expect(history.state).toBe(end);
    // Another answer from the middle.
    history.undo();
    history.dispatch(answering(history.state, [2]));
    expect(history.state).toMatchObject({ pot: [2], hands: [[1, 4], [3]] });
    expect(history.canRedo.able).toBe(false);
  });

  test('counts effects within the action and choices within the match', () => {
    const done = sent(kernel, paused.state, answering(paused.state, [2]));
    expect(done.events.find(({ kind }) => kind === 'began')).toMatchObject({ id: 4, cause: 1 });
    const next = sent(kernel, done.state, doing({ do: 'may', seat: A, task: draw(A) }));
    expect(next.events.find(({ kind }) => kind === 'began')).toMatchObject({ id: 1, cause: 0 });
    expect(next.state.stack.choices).toMatchObject([{ id: 'yesNo2' }]);
  });
});

test('the tree of causes goes from the input to the last effect, over pauses', () => {
  const task: Task = {
    do: 'all',
    tasks: [
      { do: 'may', seat: A, task: { do: 'times', seat: B, task: draw(B) } },
      { do: 'program', program: 1, seat: A },
    ],
  };
  const { events } = played(kernel, toyState(1, 0), task, true, 2, [1]);
  expect(causeTree(events)).toBe(
    [
      '1 all',
      '  2 may',
      '    yesNo1 asked 0 for may',
      '    3 times',
      '      number2 asked 1 for times',
      '      4 draw',
      '        1 drew 2',
      '      5 draw',
      '        1 drew 3',
      '  6 program',
      '    0 drew 4',
      '    selectCards3 asked 0 for mayDiscard',
      '    0 moved 1 to pot',
      '    7 give',
      '      0 moved 4 to 1',
      '    1 drew 5',
      '    1 drew 6',
    ].join('\n'),
  );
});

describe('a stop', () => {
  test.each<readonly [string, Task, readonly Json[]]>([
    ['ends everything that remains', { do: 'all', tasks: [draw(A), { do: 'end' }, draw(B)] }, []],
    [
      'does so after an answer',
      { do: 'all', tasks: [draw(A), { do: 'may', seat: B, task: { do: 'end' } }, draw(B)] },
      [true],
    ],
    ['leaves nothing of what was pushed', { do: 'instead', tasks: [draw(A), { do: 'end' }, discard(A)] }, []],
  ])('%s', (_, task, answers) => {
    const { state } = played(kernel, toyState(0, 0), task, ...answers);
    expect(state).toMatchObject({ over: true, hands: [[1], []] });
    expect(state.stack).toEqual({ ...EMPTY_STACK, choicesMade: answers.length });
  });

  test('before the first effect keeps that from being looked at', () => {
    const stopping = kernelOf({
      start(_, run) {
        run.push({ kind: 'task', id: run.newId(), cause: 0, task: draw(B, 5), place: 0 });
        run.take({ kind: 'end', cause: 0 });
        run.stop();
        return undefined;
      },
    });
    expect(sent(stopping, toyState(0, 0), doing({ do: 'end' })).state).toMatchObject({ over: true, hands: [[], []] });
  });
});

describe('an effect that breaks the contract', () => {
  const start = toyState(2, 1);

  const faults: readonly (readonly [string, ToyOptions, RegExp])[] = [
    ['waits and has not asked', { step: () => WAIT }, /must have asked/],
    [
      'asks below what it pushed',
      {
        step(effect, run) {
          run.push({ kind: 'task', id: run.newId(), cause: effect.id, task: draw(A), place: 0 });
          return run.ask(question(run, 'yesNo', A, 'fault', [true, false]));
        },
      },
      /not push anything/,
    ],
  ];

  test.each(faults)('%s is a fault in the program', (_, options, message) => {
    const error = failed(kernelOf(options), start, doing(draw(A)));
    expect(error).toMatchObject({ code: 'behaviourThrew', by: 'stack' });
    expect(error.message).toMatch(message);
  });

  const twice: Task = { do: 'times', seat: A, task: draw(A) };

  test('and is not copied before it is written to: development mode finds it', () => {
    const careless = kernelOf({ copy: (effect) => effect });
    const paused = sent(careless, start, doing(twice)).state;
    const before = JSON.stringify(paused);
    expect(failed(careless, paused, answering(paused, 2))).toMatchObject({
      code: 'behaviourThrew',
      by: 'stack',
      errorType: 'TypeError',
    });
    expect(JSON.stringify(paused)).toBe(before);
  });

  test('and is kept and changed after it was written: development mode finds it', () => {
    const kept: TaskEffect[] = [];
    const usual = toyStep(TOY_PROGRAMS);
    const keeping = kernelOf({
      step(effect, run) {
        for (const old of kept) old.place++;
        const progress = usual(effect, run);
        if (progress === WAIT) kept.push(effect as TaskEffect);
        return progress;
      },
    });
    const paused = sent(keeping, start, doing(twice)).state;
    expect(failed(keeping, paused, answering(paused, 2)).errorType).toBe('TypeError');
    expect(paused.stack.effects).toMatchObject([{ place: 0 }]);
  });

  test('and changes something before the answer: it is found when its choice is computed again', () => {
    const usual = toyStep(TOY_PROGRAMS);
    const hasty: ToyOptions = {
      step(effect, run) {
        if (run.given === undefined) run.take({ kind: 'draw', seat: B, cause: effect.id });
        return usual(effect, run);
      },
    };
    const game = toyGame(hasty);
    const paused = sent(createKernel<Toy>(game.rules), start, doing(twice)).state;
    expect(() => game.stack.choicesAgain(paused)).toThrow(/must not change anything before the answer/);
  });
});

test('a careful preview shows what is sure: up to a die, or up to the question', () => {
  const roll: Task = { do: 'roll', seat: A };
  const start = toyState(0, 1);
  const previewed = (task: Task) => {
    const result = kernel.preview(start, doing(task), true);
    return result.ok ? result.value : result.error;
  };
  expect(previewed({ do: 'all', tasks: [draw(A), roll, draw(A)] })).toMatchObject({
    uncertain: true,
    state: { hands: [[2], [1]], stack: EMPTY_STACK },
  });
  expect(previewed({ do: 'all', tasks: [draw(A), draw(A), discard(A), roll] })).toMatchObject({
    uncertain: false,
    state: { hands: [[2, 3], [1]], stack: { choices: [{ id: 'selectCards1' }] } },
  });
});

test('what has one legal answer is not asked, and no number is spent on it', () => {
  const { events, state } = played(kernel, toyState(1, 2), { do: 'all', tasks: [discard(A), discard(B)] }, [2]);
  expect(lines(events).filter((line) => line.includes('asked'))).toEqual(['selectCards1 asked 1 for discard']);
  expect(state.hands).toEqual([[], [3]]);
  expect(state.pot).toEqual([1, 2]);
});

test('the answer is there for the step that asked, and for no other', () => {
  const seen: unknown[] = [];
  const watching = kernelOf({
    step(effect, run) {
      const one = effect as TaskEffect;
      seen.push([one.place, run.given, run.answers]);
      if (one.place === 0 && run.given === undefined) return run.ask(question(run, 'yesNo', A, 'look', [true, false]));
      return one.place++ < 2 ? MORE : DONE;
    },
  });
  const start: ToyState = toyState(0, 0);
  const paused = sent(watching, start, doing(draw(A))).state;
  sent(watching, paused, answering(paused, false));
  expect(seen).toEqual([
    [0, undefined, []],
    [0, false, []],
    [1, undefined, []],
    [2, undefined, []],
  ]);
});
