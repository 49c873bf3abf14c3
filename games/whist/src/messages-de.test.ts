// The German words of the game: nothing is missing, every gap is there, and what is said in play is German.
import { createChooser, formatMessage, nextInput, seat } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { whist } from './index.ts';
import { german } from './messages-de.ts';

const gapsIn = (template: string): readonly string[] => [...new Set(template.match(/\{\w+\}/gu) ?? [])].toSorted();

/** Questions by their number and kind, which nobody reads. */
const IDS = /^(?:select|order|number|yesNo)\w*$/u;

test('no key is missing', () => {
  expect(Object.keys(whist.messages).filter((key) => german.messages[key] === undefined)).toEqual([]);
});

test.each(Object.entries(whist.messages))('%s has the same gaps', (key, template) => {
  expect(gapsIn(german.messages[key] ?? '')).toEqual(gapsIn(template));
});

test('every name that is said in random play has a German one', () => {
  const names = ['ann', 'bob', 'cat', 'dan'];
  const said = new Set<string>();
  const take = (value: unknown): void => {
    if (typeof value === 'string') said.add(value);
    else if (Array.isArray(value)) value.forEach(take);
    else if (typeof value === 'object' && value !== null && 'params' in value)
      Object.values((value as Message).params).forEach(take);
  };
  const start = whist.setup({ seed: 5, seats: names });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  const chooser = createChooser(5);
  const table = { names };
  for (let input = nextInput(whist, state, chooser); input !== undefined; input = nextInput(whist, state, chooser)) {
    const done = whist.kernel.dispatch(state, input);
    if (!done.ok || !('frame' in done.value.outcome)) throw new Error(JSON.stringify(done));
    ({ state } = done.value);
    const view = whist.view(state, seat(0));
    take(whist.inputLabel(input, table, view));
    for (const event of eventsOf(done.value.outcome.frame)) take(whist.eventLabel(event, table, 'min', view));
    for (const choice of whist.choices(state)) take(whist.choiceLabel(choice, table, view));
    const scene = whist.scene?.(view, table, seat(0));
    take(scene?.status);
    for (const place of scene?.places ?? []) take([place.label, ...(place.stats ?? []).map(({ label }) => label)]);
    for (const thing of scene?.things ?? [])
      take([thing.name, thing.marks, ...(thing.stats ?? []).map(({ label }) => label)]);
  }
  const english = [...said].filter(
    (name) => /\p{L}/u.test(name) && !IDS.test(name) && german.names[name] === undefined && !names.includes(name),
  );
  expect(english).toEqual([]);
});

test('a sentence of the game', () => {
  expect(german.names['Ace of hearts']).toBe('Herz-Ass');
  expect(formatMessage(german.messages, { key: 'condition.any', params: {} })).toBe(
    'du musst bedienen, wenn du kannst',
  );
});
