// The table as data: a known position as two viewers see it, what can be touched, and what nobody may learn from it.
import { allSeats, formatMessage, isMessage, seat, SPECTATOR } from '@turnwise/game';
import type { Message, Scene, SceneThing, Stat, Viewer } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { bitOf } from '../apply/knowledge.ts';
import { CARD_COUNT, idOf } from '../cards/catalogue.ts';
import { innovation } from '../game.ts';
import { at, someGames, tableOf, TWO } from '../testing/words-of-play.ts';
import type { InnovationState } from '../types.ts';
import { scene } from './scene.ts';

const ANN = seat(0);
const BEN = seat(1);

const state = at({
  turn: 12,
  active: 'ben',
  actionsLeft: 1,
  players: {
    ann: {
      board: {
        blue: { cards: ['Pottery', 'Writing', 'Tools'], splay: 'left' },
        red: { cards: ['Oars', 'Archery'] },
      },
      hand: ['Paper', 'Sailing'],
      score: ['Coal'],
      achievements: [1, 'World'],
    },
    ben: { board: { green: { cards: ['Clothing'] } }, hand: ['Canning'], score: ['Feudalism', 'Education'] },
  },
  turnCounts: { ben: { scored: 2 } },
});

function seen(viewer: Viewer, of: InnovationState = state): Scene {
  return scene(innovation.view(of, viewer), TWO, viewer);
}

const words = (message: Message | undefined): string =>
  message === undefined ? '' : formatMessage(innovation.messages, message);
const figures = (stats: readonly Stat[] | undefined): string[] =>
  (stats ?? []).map(({ label, value }) => `${words(label)} ${value}`);
const inPlace = ({ things }: Scene, place: string): SceneThing[] => things.filter((thing) => thing.place === place);
const idsIn = (one: Scene, place: string): string[] => inPlace(one, place).map(({ id }) => id);
const card = (name: string): string => `card:${idOf(name)}`;

describe('a table', () => {
  test('says who has what', () => {
    const { status, places } = seen(ANN);
    expect(words(status)).toBe('Turn 12: ben, one action left');
    const area = (one: number) => places.find(({ id }) => id === `seat:${one}`);
    expect(figures(area(0)?.stats)).toEqual([
      'castle 3',
      'crown 1',
      'leaf 1',
      'lightbulb 3',
      'factory 0',
      'clock 0',
      'points 5',
      'achievements (6 win) 2',
      'highest top card 1',
    ]);
    expect(figures(area(1)?.stats).slice(-1)).toEqual(['scored this turn 2']);
    expect([area(0)?.active, area(1)?.active]).toEqual([undefined, true]);
  });

  test('has piles with their splays, bottom to top, in the area of their seat', () => {
    const one = seen(BEN);
    const pile = one.places.find(({ id }) => id === 'pile:0:blue');
    expect(pile).toMatchObject({ in: 'seat:0', seat: ANN, layout: { kind: 'pile', splay: 'left' } });
    expect(words(pile?.label)).toBe('ann’s blue cards');
    expect(idsIn(one, 'pile:0:blue')).toEqual(['Pottery', 'Writing', 'Tools'].map(card));
    expect(one.places.find(({ id }) => id === 'pile:0:red')?.layout).toEqual({ kind: 'pile' });
    expect(inPlace(one, 'pile:0:blue').at(-1)).toMatchObject({
      kind: 'card',
      tint: 'blue',
      signs: ['', 'lightbulb', 'lightbulb', 'castle'],
    });
  });

  test('shows cards of others by their backs', () => {
    const one = seen(ANN);
    expect(idsIn(one, 'hand:0')).toEqual([card('Paper'), card('Sailing')]);
    expect(idsIn(one, 'score:1')).toEqual(['score:1:3:0', 'score:1:3:1']);
    const [back] = inPlace(one, 'hand:1');
    expect(back).toMatchObject({ id: 'hand:1:6:0', hidden: true });
    expect(words(back?.name)).toBe('a card of age 6');
    expect(figures(back?.stats)).toEqual(['age 6']);
    expect(idsIn(seen(BEN), 'hand:1')).toEqual([card('Canning')]);
  });

  test('marks what is known of a card that others hold', () => {
    const told = at({ players: { ben: { hand: ['Oars', 'Tools'] } }, known: { Oars: ['ann'], Tools: 'everybody' } });
    const marks = (viewer: Viewer) =>
      inPlace(seen(viewer, told), 'hand:1').map((thing) => [words(thing.name), ...(thing.marks ?? []).map(words)]);
    expect(marks(ANN)).toEqual([
      ['Tools', 'everybody knows this card'],
      ['Oars', 'you know this card'],
    ]);
    expect(marks(BEN)).toEqual([['Oars'], ['Tools', 'everybody knows this card']]);
    expect(marks(SPECTATOR)).toEqual([['Tools'], ['a card of age 1']]);
  });

  test('counts the decks, and shows the back of the uppermost card', () => {
    const one = seen(ANN);
    const deck = one.places.find(({ id }) => id === 'supply:3');
    expect(deck).toMatchObject({ in: 'supply', layout: { kind: 'pile' } });
    expect(deck?.count).toBe(state.decks[3]?.length);
    expect(inPlace(one, 'supply:3')).toMatchObject([{ id: 'supply:3:top', hidden: true }]);
  });

  test('has what is to claim and what is claimed', () => {
    const one = seen(ANN);
    const names = (place: string): string[] => inPlace(one, place).map(({ name }) => words(name));
    expect(names('achievements:0')).toEqual(['achievement of age 1', 'World']);
    expect(names('achievements').slice(0, 2)).toEqual(['achievement of age 2', 'achievement of age 3']);
    expect(names('achievements').slice(-4)).toEqual(['Empire', 'Monument', 'Wonder', 'Universe']);
  });

  test('shows what is executed', () => {
    const begun = at({ players: { ann: { board: { blue: { cards: ['Pottery'] } }, hand: ['Oars', 'Tools'] } } });
    const made = innovation.kernel.dispatch(begun, { kind: 'dogma', seat: ANN, card: idOf('Pottery') });
    if (!made.ok) throw new Error(made.error.message);
    const one = seen(BEN, made.value.state);
    expect(words(one.status)).toBe('Turn 3: ann, one action left; ann executes effect 1 of Pottery');
    expect(one.places.filter(({ active }) => active === true).map(({ id }) => id)).toEqual(['seat:0', 'pile:0:blue']);
    const [pottery] = inPlace(one, 'pile:0:blue');
    expect(pottery?.marks?.map(words)).toEqual(['its dogma is being executed']);
  });

  test('before the first turn and after the last', () => {
    const begun = innovation.setup({ seed: 1, seats: tableOf(3).names });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const first = scene(innovation.view(begun.value, SPECTATOR), tableOf(3), SPECTATOR);
    expect(words(first.status)).toBe('Everybody chooses a first card to meld');
    expect(first.places.filter(({ active }) => active === true)).toHaveLength(3);
    const over = at({ ended: { winners: ['ben'], reason: 'score' }, turn: 40 });
    expect(words(seen(SPECTATOR, over).status)).toBe('Game over after turn 40: ben');
  });
});

/** Every card that is named anywhere in there, by id or by title. */
function cardsIn(value: unknown): readonly number[] {
  if (typeof value === 'string') return value.startsWith('card:') ? [Number(value.slice(5))] : [];
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  if (!isRecord(value)) return [];
  const named = isMessage(value) && value.key.startsWith('name.') ? [idOrNone(value.key.slice(5))] : [];
  return [...named, ...Object.values(value).flatMap(cardsIn)];
}

function idOrNone(name: string): number {
  return ['Empire', 'Monument', 'Wonder', 'World', 'Universe'].includes(name) ? 0 : idOf(name);
}

test('in random play every thing is named once, every message has words, and nobody sees what they do not know', () => {
  let [looked, hidden] = [0, 0];
  for (const { state: played, table } of someGames()) {
    if (looked++ % 25 !== 0) continue;
    for (const viewer of [SPECTATOR, ...allSeats(table.names.length)]) {
      const one = scene(innovation.view(played, viewer), table, viewer);
      expect(new Set(one.things.map(({ id }) => id)).size).toBe(one.things.length);
      expect(one.things.filter(({ name }) => /^(scene|name)\.|[{}]/.test(words(name)))).toEqual([]);
      const leaked: number[] = [];
      const shown = new Set(cardsIn(one));
      for (let id = 1; id <= CARD_COUNT; id++)
        if (((played.known[id] as number) & bitOf(viewer)) === 0 && shown.has(id)) leaked.push(id);
      expect(leaked).toEqual([]);
      hidden += one.things.filter((thing) => thing.hidden === true).length;
    }
  }
  expect(hidden).toBeGreaterThan(1000);
});
