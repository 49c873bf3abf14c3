// The German words of the game: nothing is missing, every gap is there, and what is said in play is German.
import { createChooser, formatMessage, nextInput, seat } from '@turnwise/game';
import type { Message } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { duel } from './index.ts';
import { german } from './messages-de.ts';

const gapsIn = (template: string): readonly string[] => [...new Set(template.match(/\{\w+\}/gu) ?? [])].toSorted();

/** Questions by their number and kind, which nobody reads. */
const IDS = /^(?:select|order|number|yesNo)\w*$/u;

test('no key is missing', () => {
  expect(Object.keys(duel.messages).filter((key) => german.messages[key] === undefined)).toEqual([]);
});

test.each(Object.entries(duel.messages))('%s has the same gaps', (key, template) => {
  expect(gapsIn(german.messages[key] ?? '')).toEqual(gapsIn(template));
});

test('every name that is said in random play has a German one', () => {
  const names = ['ann', 'bob'];
  const said = new Set<string>();
  const take = (value: unknown): void => {
    if (typeof value === 'string') said.add(value);
    else if (Array.isArray(value)) value.forEach(take);
    else if (typeof value === 'object' && value !== null && 'params' in value)
      Object.values((value as Message).params).forEach(take);
  };
  const start = duel.setup({ seed: 5, seats: names });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  const chooser = createChooser(5);
  const table = { names };
  for (let input = nextInput(duel, state, chooser); input !== undefined; input = nextInput(duel, state, chooser)) {
    const done = duel.kernel.dispatch(state, input);
    if (!done.ok || !('frame' in done.value.outcome)) throw new Error(JSON.stringify(done));
    ({ state } = done.value);
    const view = duel.view(state, seat(0));
    take(duel.inputLabel(input, table, view));
    for (const event of eventsOf(done.value.outcome.frame)) take(duel.eventLabel(event, table, 'min', view));
    for (const choice of duel.choices(state)) take(duel.choiceLabel(choice, table, view));
    const scene = duel.scene?.(view, table, seat(0));
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

test('every card, keyword, action and zone has a German name, and every text is there', () => {
  const { cards = [], keywords = [], actions = [], zones } = duel.compiled.ruleset;
  const all = [...cards, ...actions, ...zones, ...keywords.filter((one) => typeof one !== 'string')];
  const english = all.flatMap((one) => [
    one.name ?? one.id,
    ...('text' in one && one.text !== undefined ? [one.text] : []),
  ]);
  expect(english.filter((text) => german.names[text] === undefined)).toEqual([]);
});

test('a sentence of the game', () => {
  const label = duel.inputLabel(
    { kind: 'action', seat: seat(0), action: 'attack', targets: { attacker: 'slag_giant' }, params: {} },
    { names: ['ann', 'bob'] },
  );
  expect(formatMessage(german.messages, label)).toBe('mit Slag Giant angreifen');
  expect(german.names['Slag Giant']).toBe('Schlackenriese');
});
