// Every game that speaks German says all that it says: no key is missing, none is left over, and each template has the same parameters.
import { createChooser, nextInput, seat, seatRange } from '@turnwise/game';
import type { AnyGame, Message } from '@turnwise/game';
import { expect, test } from 'vitest';
import { GAME_CARDS, loadGame, loadGerman } from './lazy.ts';

function placeholders(template: string): readonly string[] {
  return [...new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].toSorted();
}

const LOADED = await Promise.all(
  GAME_CARDS.map(async ({ id }) => ({ id, game: await loadGame(id), german: await loadGerman(id) })),
);
const TRANSLATED = LOADED.flatMap(({ id, game, german }) =>
  game === undefined || german === undefined ? [] : [{ id, game, english: game.messages, german }],
);

test('these games speak German', () => {
  const ids = TRANSLATED.map(({ id }) => id);
  for (const id of ['tic-tac-toe', 'connect-four', 'backgammon', 'rock-paper-scissors', 'unseen', 'encounter'])
    expect(ids).toContain(id);
});

test.each(TRANSLATED)('$id has every message in German', ({ english, german }) => {
  expect(Object.keys(english).filter((key) => !Object.hasOwn(german.messages, key))).toEqual([]);
  expect(Object.keys(german.messages).filter((key) => !Object.hasOwn(english, key))).toEqual([]);
});

test.each(TRANSLATED)('$id has the same parameters in German', ({ english, german }) => {
  const of = (messages: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
    Object.keys(english).map((key) => [key, placeholders(messages[key] ?? '').join()] as const);
  expect(of(german.messages)).toEqual(of(english));
});

test.each(TRANSLATED)('$id has no empty words in German', ({ german }) => {
  const all = [...Object.values(german.messages), ...Object.values(german.names)];
  expect(all.filter((text) => text.trim() === '')).toEqual([]);
});

const MOST_INPUTS = 1_000;
/** Ids of questions, of steps and of exits, which nobody reads. */
const IDS = /^(?:select|order|number|yesNo|action|round|exit)[\w-]*$|^[A-Z_]{3,}$/u;
/** Those who fight in an encounter are called by names of their own. */
const PEOPLE = ['Ann', 'Bob'];

/** What messages take in as names: seats and places such as c4 read the same in German. */
function saidIn(game: AnyGame, seats: number): ReadonlySet<string> {
  const names = game.seats.names ?? ['ann', 'bob', 'cat', 'dan'].slice(0, seats);
  const said = new Set<string>();
  const take = (value: unknown): void => {
    if (typeof value === 'string') said.add(value);
    else if (Array.isArray(value)) value.forEach(take);
    else if (typeof value === 'object' && value !== null && 'params' in value)
      Object.values((value as Message).params).forEach(take);
  };
  const start = game.setup({ seed: 5, seats: names, options: {} });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  const chooser = createChooser(5);
  const table = { names };
  for (let made = 0; made < MOST_INPUTS; made++) {
    const input = nextInput(game, state, chooser);
    if (input === undefined) break;
    const done = game.kernel.dispatch(state, input);
    if (!done.ok || !('frame' in done.value.outcome)) throw new Error(JSON.stringify(done));
    ({ state } = done.value);
    const view = game.view(state, seat(0));
    take(game.inputLabel(input, table, view));
    const events = done.value.outcome.frame.changes.flatMap((change) => change.events);
    for (const event of events) take(game.eventLabel(event, table, 'min', view));
    for (const choice of game.choices(state)) take(game.choiceLabel(choice, table, view));
    const scene = game.scene?.(view, table, seat(0));
    take(scene?.status);
    for (const place of scene?.places ?? []) take([place.label, ...(place.stats ?? []).map(({ label }) => label)]);
    for (const thing of scene?.things ?? [])
      take([thing.name, thing.marks, ...(thing.stats ?? []).map(({ label }) => label)]);
  }
  for (const name of [...names, ...PEOPLE]) said.delete(name);
  return said;
}

/** What a ruleset calls its cards stands in its document, in the language of who wrote it. */
const OWN_NAMES = TRANSLATED.filter(({ id }) => id !== 'ruleset');

test.each(OWN_NAMES)('$id: every name that is said in random play has a German one', ({ game, german }) => {
  const said = [...saidIn(game, seatRange(game, {}).min)];
  const english = said.filter((name) => /\p{L}/u.test(name) && german.names[name] === undefined && !IDS.test(name));
  expect(english).toEqual([]);
});
