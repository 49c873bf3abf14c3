import { integer, createKernel } from '@turnwise/kernel';
import type { EngineError, Refusal } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { faultText, issuesText, refusalText, stopText } from './faults.ts';

const fault: EngineError = {
  kind: 'engineError',
  code: 'applyThrew',
  by: 'act',
  message: 'no',
  diff: { kind: 'take' },
};
const refusal: Refusal = { kind: 'disallowed', code: 'tooFew', params: { pool: 1 }, by: 'act' };

test.each<[EngineError, string]>([
  [fault, 'applyThrew by act, at the diff take: no'],
  [{ kind: 'engineError', code: 'behaviourThrew', by: 'act', message: 'no' }, 'behaviourThrew by act: no'],
])('a fault names who was at work', (error, text) => {
  expect(faultText(error)).toBe(text);
  expect(stopText(error)).toBe(text);
});

test.each<(list: number[]) => void>([(list) => void (list[0] = 2), (list) => void list.push(2)])(
  'a write into what is frozen is hinted at',
  (write) => {
    const game = createKernel<{
      State: { list: number[] };
      Input: { kind: 'go' };
      Diff: { kind: 'go' };
      Event: { kind: 'went' };
    }>(
      {
        name: 'frozen',
        schemaVersion: 1,
        fork: ({ list }) => ({ list }),
        inputs: { go: {} },
        behaviours: [{ name: 'go', order: 0, evaluate: () => [{ kind: 'go' }] }],
        apply: ({ state }) => write(state.list),
      },
      { development: true },
    );
    const result = game.dispatch({ list: [1] }, { kind: 'go' });
    expect(result.ok ? '' : faultText(result.error)).toMatch(
      /^applyThrew by go, at the diff go: .* \(take it with draft\.own before writing\)$/,
    );
  },
);

test('a refusal has its code and what belongs to it', () => {
  expect(stopText(refusal)).toBe('tooFew by act, {"pool":1}');
  expect(refusalText({ ...refusal, params: {} })).toBe('tooFew by act');
});

test('a malformed input shows the first issue', () => {
  const issues = [...integer(0, 1).issues(7, 'seat'), ...integer(1).issues('x', 'count')];
  const malformed: Refusal = { kind: 'invalidInput', code: 'malformedInput', params: { issues }, by: 'kernel' };
  expect(refusalText(malformed)).toMatch(/^malformedInput: seat: expected .*, found 7$/);
  expect(issuesText(issues)).toMatch(/^seat: expected .*; count: expected .*$/);
});
