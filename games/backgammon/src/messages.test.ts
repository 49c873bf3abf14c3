import { formatMessage, message } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { backgammon } from './game.ts';
import { at, kernel, randomGame, TABLE } from './testing/table.ts';
import { WINS } from './types.ts';

/** Filled in, with no key left bare and no parameter left open. */
function words(text: string): string {
  expect(text).not.toMatch(/[{}]|^(input|event|result)\./);
  return text;
}

test('every input and event of play has words', () => {
  const kinds = new Set<string>();
  const told = (label: Message): string => {
    kinds.add(label.key);
    return words(formatMessage(backgammon.messages, label));
  };
  for (const seed of [3, 4, 5])
    for (const { state, input } of randomGame(seed)) {
      if (input === undefined) continue;
      told(backgammon.inputLabel(input, TABLE));
      const made = kernel.dispatch(state, input);
      if (!made.ok || made.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(made));
      for (const event of eventsOf(made.value.outcome.frame)) told(backgammon.eventLabel(event, TABLE));
    }
  const tied = kernel.dispatch(at({ opening: true }, { dice: [2, 2, 3, 1] }), { kind: 'roll' });
  if (!tied.ok || tied.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(tied));
  const [event] = eventsOf(tied.value.outcome.frame);
  if (event === undefined) throw new Error('no event');
  expect(told(backgammon.eventLabel(event, TABLE))).toBe('both roll 2: again');

  const worded = Object.keys(backgammon.messages).filter((key) => /^(input|event)\./.test(key));
  expect([...kinds].toSorted()).toEqual(worded.toSorted());
});

test('every result has words', () => {
  const texts = WINS.map((reason) =>
    formatMessage(backgammon.messages, message(`result.${reason}`, { winners: ['white'] })),
  );
  expect(texts.map(words)).toEqual([
    'white wins a single game, 1 point',
    'white wins a gammon, 2 points',
    'white wins a backgammon, 3 points',
  ]);
});
