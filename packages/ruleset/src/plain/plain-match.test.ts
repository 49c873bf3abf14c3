// The plain interpreter by itself: the scenarios of the example, guards that leave no trace, and halts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { readScenario } from '@turnwise/scenario';
import type { Scenario } from '@turnwise/scenario';
import { describe, expect, test } from 'vitest';
import example from '../example.json' with { type: 'json' };
import type { Ruleset } from '../nodes.ts';
import { createPlainMatch, plainMatchFrom } from './index.ts';
import type { PlainMatch, Reply, Submitted } from './index.ts';

const FOLDER = join(import.meta.dirname, '../../scenarios');
const RANDOM = createRandom('0'.repeat(31) + '1', ['shuffle', 'random', 'dice']);
const EXAMPLE = example as unknown as Ruleset;

function eventsOf(answer: Submitted): readonly Json[] {
  if ('refused' in answer) throw new Error(`refused: ${answer.refused}`);
  return answer.events;
}

describe('the scenarios of the example', () => {
  test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.yaml')))('%s', (name) => {
    const read = readScenario(readFileSync(join(FOLDER, name), 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { seats = [], position, steps, expect: wanted = {} } = read.value;
    const plain = plainMatchFrom({ ruleset: EXAMPLE, seats, random: RANDOM }, position ?? {});
    const events: Json[] = [];
    for (const step of steps) {
      const answer = plain.submit(replyOf(step));
      const told = eventsOf(answer);
      events.push(...told);
      const { choice, toAct, events: own = [] } = ('expect' in step ? step.expect : undefined) ?? {};
      if (choice !== undefined) expect(plain.choices()).toMatchObject([choice]);
      if (toAct !== undefined) expect(plain.toAct()).toEqual(toAct);
      expectInOrder(told, own);
    }
    expectInOrder(events, wanted.events ?? []);
    for (const one of wanted.noEvents ?? [])
      expect(events).not.toContainEqual(expect.objectContaining(one as Record<string, unknown>));
    expect(plain.position()).toMatchObject(withoutDefaults(wanted.position ?? {}) as object);
  });
});

/** One action plays for ever; the step after the window divides by what the active seat has. */
const TROUBLE = {
  schema: 1,
  id: 'trouble',
  version: '1.0.0',
  name: 'Trouble',
  players: { min: 2, max: 2 },
  zones: [{ id: 'table', owner: 'shared', visibility: 'public' }],
  resources: [
    { id: 'gold', start: 0 },
    { id: 'echo', start: 0 },
  ],
  turnStructure: {
    phases: [
      {
        id: 'day',
        steps: [
          { id: 'act' },
          {
            id: 'count',
            effects: [
              gain('gold'),
              {
                op: 'let',
                as: 'share',
                value: { op: 'divide', of: [6, { op: 'subtract', from: { ref: 'active.gold' }, take: 1 }] },
              },
            ],
          },
        ],
      },
    ],
    priorityWindows: [{ phase: 'day', step: 'act' }],
  },
  actions: [
    { id: 'call', timing: 'instant', effects: [gain('echo')] },
    { id: 'earn', timing: 'instant', effects: [gain('gold')] },
  ],
  reactions: [
    {
      id: 'again',
      when: { event: 'resource_changed', filters: [{ op: 'is', left: { ref: 'event.resource' }, right: 'echo' }] },
      effects: [gain('echo')],
    },
  ],
} as unknown as Ruleset;

function gain(resource: string): object {
  return { op: 'gain_resource', player: { ref: 'active' }, resource, amount: 1 };
}

function inTrouble(...replies: readonly Reply[]): {
  readonly plain: PlainMatch;
  readonly answers: readonly Submitted[];
} {
  const plain = createPlainMatch({ ruleset: TROUBLE, seats: ['ann', 'bob'], random: RANDOM });
  return { plain, answers: [{ kind: 'begin' }, ...replies].map((reply) => plain.submit(reply)) };
}

const action = (name: string): Reply => ({ kind: 'action', action: name, seat: 'ann' });
const pass = (seat: string): Reply => ({ kind: 'pass', seat });

test('an input that exceeds a guard leaves no trace', () => {
  const { plain, answers } = inTrouble(action('call'), action('earn'));
  const { plain: other, answers: fewer } = inTrouble(action('earn'));
  expect(answers[1]).toEqual({ refused: 'guardExceeded' });
  expect(answers[2]).toEqual(fewer[1]);
  expect(plain.position()).toEqual(other.position());
});

describe('a violation in a step', () => {
  const halting = [pass('ann'), pass('bob')];

  test('halts the match, and what had happened stays', () => {
    const { plain, answers } = inTrouble(...halting);
    expect(eventsOf(answers[2] as Submitted).slice(-2)).toMatchObject([
      { kind: 'resource_changed', player: 'ann', now: 1, by: 'day.count' },
      { kind: 'item_failed', code: 'divisionByZero', by: 'day.count', status: 'applied' },
    ]);
    expect(plain.position()).toMatchObject({ halted: { code: 'divisionByZero' } });
    expect([plain.toAct(), plain.legal('ann'), plain.submit(pass('ann'))]).toEqual([[], [], { refused: 'noPriority' }]);
  });

  test('goes on without the item, tries again, or ends, as the control says', () => {
    const skipped = inTrouble(...halting, { kind: 'skipItem' });
    expect(skipped.plain.position()).toMatchObject({ turn: { number: 2, priority: 'bob' } });
    const again = inTrouble(...halting, { kind: 'resume' });
    expect(eventsOf(again.answers[3] as Submitted)).toMatchObject([{ kind: 'item_failed' }]);
    const over = inTrouble(...halting, { kind: 'endMatch' });
    expect(over.plain.result()).toEqual({ winners: [], reason: 'halted' });
  });
});

function replyOf(step: Scenario['steps'][number]): Reply {
  if (!('as' in step)) throw new Error('a step of a seat is wanted');
  const { as: seat } = step;
  if ('answer' in step) return { kind: 'answer', value: step.answer as Json, seat };
  return { ...('input' in step ? (step.input as unknown as Reply) : { kind: 'pass' }), seat };
}

/** These events in this order; others may lie between. */
function expectInOrder(events: readonly Json[], wanted: unknown): void {
  let from = 0;
  for (const one of wanted as readonly Json[]) {
    const at = events.findIndex((event, index) => index >= from && isPart(one, event));
    expect({ one, found: at >= 0 }).toEqual({ one, found: true });
    from = at + 1;
  }
}

function isPart(part: Json, whole: Json): boolean {
  if (!isRecord(part) || !isRecord(whole)) return JSON.stringify(part) === JSON.stringify(whole);
  return Object.entries(part).every(([key, value]) => isPart(value, whole[key] as Json));
}

/** Positions leave out what is as usual, and an expectation may name it; a list in any order is held by its members. */
function withoutDefaults(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(withoutDefaults);
  if (!isRecord(expected)) return expected;
  if (expected['unordered'] !== undefined)
    return (expected['unordered'] as readonly object[]).map((one) => expect.objectContaining(one));
  const said = Object.entries(expected).filter(([, value]) => value !== 0 && !isEmpty(value));
  return Object.fromEntries(said.map(([key, value]) => [key, withoutDefaults(value)]));
}

function isEmpty(value: unknown): boolean {
  return (
    (Array.isArray(value) && value.length === 0) || (isRecord(value) && Object.values(value).every((one) => one === 0))
  );
}
