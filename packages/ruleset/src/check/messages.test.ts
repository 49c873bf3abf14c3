// What the checker says, in words: each row is a part of a document and what stands for what is expected there.
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { checkRuleset } from './check.ts';
import { SOUND } from './codes.ts';

type Sections = Readonly<Record<string, Json>>;

const act = (about: Sections): Sections => ({ actions: [{ id: 'act', timing: 'instant', effects: [], ...about }] });
const does = (...effects: readonly Json[]): Sections => act({ effects });
const wants = (...preconditions: readonly Json[]): Sections => act({ preconditions });
const answer = (event: string, about: Sections = {}): Sections => ({
  reactions: [{ id: 'rule', when: { event }, effects: [], ...about }],
});

test.each<[string, Sections, readonly RegExp[]]>([
  [
    'a time-out that there is not',
    act({ timeOut: 'skip' }),
    [/^actions\[0\]\.timeOut: fallback, pass, concede or \{ answer: … \}$/],
  ],
  ['a time-out with a wrong key', act({ timeOut: { anwser: 3 } }), [/^actions\[0\]\.timeOut\.anwser: one of answer/]],
  [
    'a time-out with no answer',
    act({ timeOut: { answer: null } }),
    [/timeOut\.answer: an answer: a mode, a whole number, true or false, or a list of the ids of cards$/],
  ],
  [
    'a name of another sort, which is not near',
    does({ op: 'gain_resource', resource: 'hand', amount: 1 }),
    [/resource: a resource$/],
  ],
  [
    'the only word there is',
    { manipulation: [{ action: 'move_cards', from: 'hand', to: 'hand', who: 'owner' }] },
    [/action: move_card$/],
  ],
  ['an effect among conditions', wants({ op: 'draw' }), [/op: a condition; draw is an effect$/]],
  ['a value among effects', does({ op: 'add', of: [1] }), [/op: an effect; add is a value$/]],
  [
    'an effect for a value',
    does({ op: 'draw', count: { op: 'shuffle', zone: 'deck' } }),
    [/op: a value; shuffle is an effect$/],
  ],
  [
    'cards that are more than a number, which is sound',
    wants({ op: 'compare', left: { ref: 'active.graveyard' }, is: '>', right: 3 }),
    [/left: a number, to compare by more or less$/],
  ],
  [
    'a root that is not there',
    answer('damaged', { effects: [{ op: 'draw', player: { ref: 'self.owner' } }] }),
    [/ref: one of the roots available here: controller, player, opponent, active, players, opponents, event, state$/],
  ],
  [
    'a change of what has happened',
    answer('damaged', { effects: [{ op: 'counter' }] }),
    [/op: a replacement, or a rule with `timing: before`, because what has happened cannot be changed$/],
  ],
  [
    'an answer before what tells',
    answer('action_taken', { timing: 'before' }),
    [/event: another event, because action_taken only reports what has happened: one of damaged, /],
  ],
  [
    'an answer after the last',
    answer('match_ended'),
    [/event: another event, because nothing comes after match_ended: one of /],
  ],
  [
    'a misspelt key, once',
    { resources: [{ id: 'mana', strat: 1 }] },
    [/^resources\[0\]\.strat: one of id, .* \(did you mean start\?\)$/],
  ],
  [
    'a misspelt key of an effect, once',
    does({ op: 'destroy', traget: { selector: {} } }),
    [/^actions\[0\]\.effects\[0\]\.traget: .* \(did you mean target\?\)$/],
  ],
  [
    'a strange key and a missing one are two',
    does({ op: 'destroy', zzz: 1 }),
    [/effects\[0\]\.target: /, /effects\[0\]\.zzz: one of op, target$/],
  ],
])('%s', (_, sections, lines) => {
  const { errors, warnings } = checkRuleset({ ...SOUND, ...sections });
  const told = [...errors, ...warnings].map(({ path, expected }) => `${path}: ${expected}`);
  expect(told).toEqual(lines.map((line) => expect.stringMatching(line) as string));
});

test('an empty document is told as one', () => {
  expect(checkRuleset(null).errors).toMatchObject([{ path: '', expected: 'a ruleset; the document is empty' }]);
});
