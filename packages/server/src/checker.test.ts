// What people brought is looked at in a thread once: what was found is remembered by the name of the document.
import { fail, ok } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { Checker } from './checker.ts';
import { Checking } from './guard/checking.ts';
import { PlatformError } from './platform-error.ts';
import { registry } from './testing/odd-games.ts';

const ABOUT = { hash: 'h', title: 'A trick', seats: { min: 2, max: 2 } };

/** A checker whose thread gives these answers, one after the other, and counts how often it is asked. */
function checkerWith(...answers: readonly unknown[]): { readonly checker: Checker; readonly asked: string[] } {
  const asked: string[] = [];
  const cell = {
    call: <V>(name: string): Promise<V> => {
      const answer = answers[asked.push(name) - 1];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as V);
    },
  };
  const cells = { take: () => Promise.resolve(cell), giveBack: () => undefined, close: () => undefined };
  return { checker: new Checker(registry, new Checking(cells, { most: 1, waiting: 4 })), asked };
}

const look = (checker: Checker, name: string): Promise<unknown> =>
  checker.stored('ruleset', name, { at: 'input', does: 'nothing' }, '10.0.0.1');

test('a document that is kept is looked at once, however many ask for it', async () => {
  const { checker, asked } = checkerWith(ok(ABOUT), fail([]));
  const seen = await Promise.all([look(checker, 'r-1'), look(checker, 'r-1'), look(checker, 'r-2')]);
  expect(seen).toEqual([ok(ABOUT), ok(ABOUT), fail([])]);
  expect([await look(checker, 'r-1'), await look(checker, 'r-2')]).toEqual([ok(ABOUT), fail([])]);
  expect(asked).toEqual(['check', 'check']);
});

test('one that has just been stored needs no thread', async () => {
  const { checker, asked } = checkerWith();
  checker.remember('r-1', Promise.resolve(ok(ABOUT)));
  expect(await look(checker, 'r-1')).toEqual(ok(ABOUT));
  expect(asked).toEqual([]);
});

test('what could not be looked at is not remembered', async () => {
  const { checker, asked } = checkerWith(new PlatformError('overstayed', { limit: 'time', reason: '' }), ok(ABOUT));
  await expect(look(checker, 'r-1')).rejects.toMatchObject({ code: 'overstayed' });
  expect(await look(checker, 'r-1')).toEqual(ok(ABOUT));
  expect(asked).toHaveLength(2);
});

test('only the newest are remembered', async () => {
  const { checker, asked } = checkerWith(ok(ABOUT));
  for (let i = 0; i <= 2_000; i++) checker.remember(`r-${i}`, Promise.resolve(ok(ABOUT)));
  await look(checker, 'r-1');
  expect(asked).toEqual([]);
  await look(checker, 'r-0');
  expect(asked).toEqual(['check']);
});
