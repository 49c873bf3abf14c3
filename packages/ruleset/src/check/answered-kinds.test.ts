// Which kinds of events rules may answer, before and after them.
import { expect, test } from 'vitest';
import { BUILT_IN, TELLING } from '../compiled/kinds.ts';
import { checkRuleset } from './check.ts';
import { SOUND } from './codes.ts';

const KINDS = BUILT_IN.map(([id]) => id);
const codes = (event: string, timing: string): readonly string[] =>
  checkRuleset({
    ...SOUND,
    reactions: [
      { id: 'a', when: { event }, timing, effects: [{ op: 'set_flag', flag: 'tapped', target: { selector: {} } }] },
    ],
  }).errors.map(({ code }) => code);

test.each(KINDS)('%s', (kind) => {
  expect(codes(kind, 'after')).toEqual(kind === 'match_ended' ? ['nothingAfter'] : []);
  expect(codes(kind, 'before')).toEqual(TELLING.includes(kind) ? ['onlyTells'] : []);
});

test('victory is not looked at after the end', () => {
  const victory = (event: string) => [{ result: 'win', reason: 'r', on: { event } }];
  expect(checkRuleset({ ...SOUND, victory: victory('match_ended') }).errors).toMatchObject([{ code: 'nothingAfter' }]);
  expect(checkRuleset({ ...SOUND, victory: victory('asked') }).errors).toEqual([]);
});
