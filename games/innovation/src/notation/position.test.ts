import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { AGE, CARD_COUNT, cardsOfAge, idOf } from '../cards/catalogue.ts';
import { PROGRAMS, programsOf } from '../compile/programs.ts';
import type { Program } from '../compile/programs.ts';
import { innovation } from '../game.ts';
import { countIcons } from '../table/icons.ts';
import { at, issuesOf, someGames, tableOf, TWO } from '../testing/words-of-play.ts';
import { AVAILABLE, OUT_OF_PLAY } from '../types.ts';
import type { InnovationState } from '../types.ts';

const { position } = innovation.notation;
const comparable = position.comparable as NonNullable<typeof position.comparable>;
const ids = (...names: readonly string[]): number[] => names.map(idOf);

describe('defaults', () => {
  test('nothing written is an empty table in a turn after the opening', () => {
    const state = at({});
    expect(state).toMatchObject({ turn: 3, active: 0, actionsLeft: 2, removed: [], ended: null, edition: 3 });
    expect(state.achievements).toEqual(Array.from({ length: 14 }, () => AVAILABLE));
    for (let age = 1; age <= 10; age++) {
      const cards = cardsOfAge(age);
      const lying = age < 10 ? cards.slice(0, -1) : cards;
      // Top first by id: in the state the top is the end.
      expect(state.decks[age]).toEqual(lying.toReversed());
      if (age < 10) expect(state.faceDown[age - 1]).toBe(cards.at(-1));
    }
  });

  test('the edition is that of the options', () => {
    expect(at({}, TWO, 1).edition).toBe(1);
  });
});

test('a pile of one card or none is unsplayed, whatever is written', () => {
  const board = { red: { cards: ['Oars'], splay: 'left' }, blue: { splay: 'up' } };
  expect(at({ players: { ann: { board } } }).players[0]?.splays).toEqual([0, 0, 0, 0, 0]);
});

test.each<Json>([
  { players: null, decks: null, achievements: null, turnCounts: null, removed: null, known: null, stack: null },
  { players: { ann: null, ben: { hand: null, score: null, board: null, achievements: null } } },
  { players: { ann: { board: { red: null, blue: { cards: null, splay: null } } } } },
  { active: null, turn: null, actionsLeft: null, ended: null },
  { decks: { 1: null, 2: { top: null } }, achievements: { available: null, special: null } },
  { turnCounts: { ann: null, ben: { tucked: null } } },
])('an empty key is read as left out: %j', (document) => {
  expect(at(document)).toEqual(at({}));
});

describe('decks', () => {
  const deck = (state: InnovationState, age: number): number[] => (state.decks[age] ?? []).toReversed();

  test('a top is followed by the rest by id', () => {
    const state = at({ decks: { 1: { top: ['Oars', 'Tools'] } }, players: { ann: { hand: ['Pottery'] } } });
    const rest = cardsOfAge(1).filter((card) => !ids('Oars', 'Tools', 'Pottery', 'Mysticism').includes(card));
    expect(deck(state, 1)).toEqual([...ids('Oars', 'Tools'), ...rest]);
    expect(state.faceDown[0]).toBe(idOf('Mysticism'));
  });

  test('a deck that is written whole leaves the others out of the game', () => {
    const state = at({ decks: { 4: [], 5: ['Coal'] } });
    expect([deck(state, 4), deck(state, 5)]).toEqual([[], ids('Coal')]);
    expect(state.removed).toEqual([]);
    // The highest that lies nowhere is still the achievement.
    expect(state.faceDown[4]).toBe(Math.max(...cardsOfAge(5)));
  });

  test('what is named counts as placed, so the face-down card is another one', () => {
    const last = cardsOfAge(3).map((card) =>
      innovation.notation.input.format({ kind: 'meld', seat: 0 as never, card }, TWO),
    );
    const names = last.map((input) => (input as { card: string }).card);
    const state = at({ decks: { 3: { top: [names.at(-1) as string] } } });
    expect(state.faceDown[2]).toBe(cardsOfAge(3).at(-2));
    expect(at({ decks: { 3: names } }).faceDown[2]).toBe(0);
  });
});

describe('what follows from the cards', () => {
  const state = at({
    players: {
      ann: {
        board: { red: { cards: ['Oars', 'Archery'], splay: 'left' } },
        hand: ['Paper', 'Tools'],
        score: ['Coal', 'Sailing'],
        achievements: [1, 'Empire'],
      },
    },
    achievements: { available: [2, 3] },
    turnCounts: { ben: { tucked: 5 } },
    removed: ['Flight'],
  });

  test('icons and points are counted', () => {
    expect(state.players[0]?.icons).toEqual(countIcons(state.players[0] as never));
    expect(state.players[0]?.points).toBe(6);
    expect(state.players[1]).toMatchObject({ tucked: 5, scored: 0, points: 0 });
  });

  test('hands keep the order in which they are written', () => {
    expect(state.players[0]?.hand).toEqual(ids('Paper', 'Tools'));
  });

  test('achievements are held, available or out of play', () => {
    const out = OUT_OF_PLAY;
    const free = AVAILABLE;
    expect(state.achievements).toEqual([0, free, free, out, out, out, out, out, out, 0, free, free, free, free]);
  });

  test('owners know their cards, all know boards and what is removed, nobody what lies face down', () => {
    const bits = (name: string): number => state.known[idOf(name)] as number;
    expect(['Paper', 'Sailing', 'Oars', 'Flight', 'Writing', 'Mysticism'].map(bits)).toEqual([2, 2, 7, 7, 0, 0]);
    expect(state.known).toHaveLength(CARD_COUNT + 1);
  });
});

describe('issues', () => {
  test.each<[string, Json, readonly (readonly [path: string, code: string])[]]>([
    ['no map', 7, [['', 'wrongShape']]],
    ['an unknown key', { activ: 'ann' }, [['activ', 'unknownField']]],
    ['an unknown seat', { active: 'zoe' }, [['active', 'unknownSeat']]],
    ['an unknown player', { players: { zoe: {} } }, [['players.zoe', 'unknownSeat']]],
    ['no players', { players: [] }, [['players', 'wrongShape']]],
    ['a zone that nobody has', { players: { ann: { hands: [] } } }, [['players.ann.hands', 'unknownField']]],
    ['a hand that is no list', { players: { ann: { hand: 'Oars' } } }, [['players.ann.hand', 'wrongShape']]],
    ['an unknown card', { players: { ann: { hand: ['Tools', 'Oar'] } } }, [['players.ann.hand[1]', 'unknownCard']]],
    [
      'a card in two places',
      { players: { ann: { hand: ['Oars'] }, ben: { score: ['Oars'] } }, removed: ['Oars'] },
      [
        ['players.ben.score[0]', 'cardPlacedTwice'],
        ['removed[0]', 'cardPlacedTwice'],
      ],
    ],
    [
      'a card in a hand and in a deck',
      { players: { ann: { hand: ['Oars'] } }, decks: { 1: { top: ['Oars'] } } },
      [['decks.1.top[0]', 'cardPlacedTwice']],
    ],
    [
      'a colour that there is not',
      { players: { ann: { board: { pink: {} } } } },
      [['players.ann.board.pink', 'unknownColour']],
    ],
    [
      'a pile of another colour',
      { players: { ann: { board: { blue: { cards: ['Tools', 'Oars'] } } } } },
      [['players.ann.board.blue.cards[1]', 'wrongColour']],
    ],
    [
      'an unknown direction',
      { players: { ann: { board: { red: { cards: ['Oars', 'Archery'], splay: 'down' } } } } },
      [['players.ann.board.red.splay', 'unknownSplay']],
    ],
    ['an age that there is not', { decks: { 11: [] } }, [['decks.11', 'unknownAge']]],
    ['a card in a deck of another age', { decks: { 2: ['Oars'] } }, [['decks.2[0]', 'wrongAge']]],
    [
      'a deck that is neither',
      { decks: { 2: 'Paper', 3: { bottom: [] } } },
      [
        ['decks.2', 'wrongShape'],
        ['decks.3.bottom', 'unknownField'],
      ],
    ],
    [
      'achievements that there are not',
      { players: { ann: { achievements: [10, 'Empyre'] } }, achievements: { available: ['Empire'], special: [1] } },
      [
        ['players.ann.achievements[0]', 'unknownAchievement'],
        ['players.ann.achievements[1]', 'unknownAchievement'],
        ['achievements.available[0]', 'unknownAchievement'],
        ['achievements.special[0]', 'unknownAchievement'],
      ],
    ],
    [
      'an achievement held twice',
      {
        players: { ann: { achievements: [1, 'World'] }, ben: { achievements: ['World'] } },
        achievements: { available: [1] },
      },
      [
        ['players.ben.achievements[0]', 'achievementTwice'],
        ['achievements.available[0]', 'achievementTwice'],
      ],
    ],
    ['no actions', { actionsLeft: 0 }, [['actionsLeft', 'wrongShape']]],
    ['half a turn', { turn: 1.5 }, [['turn', 'wrongShape']]],
    [
      'counts of nobody, and no counts',
      { turnCounts: { zoe: {}, ann: { tucked: -1, melded: 1 } } },
      [
        ['turnCounts.zoe', 'unknownSeat'],
        ['turnCounts.ann.melded', 'unknownField'],
        ['turnCounts.ann.tucked', 'wrongShape'],
      ],
    ],
    ['an end without a winner', { ended: { reason: 'score' } }, [['ended.winners', 'wrongShape']]],
    [
      'an end without a reason',
      { ended: { winners: ['zoe'] } },
      [
        ['ended.winners[0]', 'unknownSeat'],
        ['ended.reason', 'wrongShape'],
      ],
    ],
    ['what only an expectation has', { deckBottom: { 1: ['Oars'] } }, [['deckBottom', 'unknownField']]],
  ])('%s', (_, document, expected) => {
    expect(issuesOf(document).map(({ path, code }) => [path, code])).toEqual(expected);
  });

  test('tell the name that was most likely meant', () => {
    expect(issuesOf({ players: { ann: { hand: ['Potery'] } } })[0]?.expected).toContain('(did you mean Pottery?)');
  });
});

describe('round trip', () => {
  test('what is written is read back, and written the same', () => {
    const document = {
      turn: 9,
      active: 'ben',
      actionsLeft: 1,
      players: {
        ann: {
          board: { red: { cards: ['Oars', 'Archery'], splay: 'right' } },
          hand: ['Tools', 'Paper'],
          achievements: [1, 'Empire'],
        },
        ben: { board: {}, score: ['Sailing', 'Coal'] },
        cal: { board: {} },
      },
      turnCounts: { ann: { tucked: 2, scored: 0 } },
      removed: ['Flight'],
    };
    const table = tableOf(3);
    const written = position.format(at(document, table), table);
    expect(written).toMatchObject(document);
    expect(position.format(at(written, table), table)).toEqual(written);
  });

  test('states between actions, in their middle, and ends, of random play', () => {
    let looked = 0;
    for (const { state, table } of someGames()) {
      if (looked++ % 5 !== 0 && state.ended === null) continue;
      const written = position.format(state, table);
      const back = at(written, table, state.edition);
      expect(position.format(back, table)).toEqual(written);
      if (state.stack.effects.length > 0) expect(back.stack).toEqual(state.stack);
      expect(back.faceDown).toEqual(state.faceDown);
      expect(back.players.map(({ icons, points }) => ({ icons, points }))).toEqual(
        state.players.map(({ icons, points }) => ({ icons, points })),
      );
    }
    expect(looked).toBeGreaterThan(300);
  });

  test('any JSON gives a state or issues, never an exception', () => {
    for (const value of [
      null,
      1,
      'x',
      [],
      [[]],
      { players: null },
      { players: { ann: null } },
      { decks: { 1: null } },
      { players: { ann: { board: { red: { cards: [null] } } } } },
      { ended: 1 },
    ])
      expect(() => issuesOf(value as Json)).not.toThrow();
  });
});

describe('a stack', () => {
  const program = {
    kind: 'program',
    id: 2,
    cause: 1,
    source: 'Democracy',
    card: idOf('Democracy'),
    program: PROGRAMS.indexOf(programsOf(3, idOf('Democracy'))[0] as Program),
    seat: 0,
    activator: 0,
    demand: false,
    nested: false,
    at: 0,
    rounds: 0,
    registers: [[]],
  };
  const dogma = {
    kind: 'dogma',
    id: 1,
    cause: 0,
    card: idOf('Democracy'),
    seat: 0,
    sharers: [],
    targets: [1],
    effect: 0,
    place: 1,
    sharing: false,
    changed: false,
    demanded: 0,
    returned: [0, 0],
    broken: false,
  };
  const opening = { kind: 'opening', id: 1, cause: 0 };
  const pausedBy = (effects: readonly Json[], more: Record<string, Json> = {}): Json => ({
    players: { ann: { hand: ['Oars', 'Tools'] }, ben: { hand: [] } },
    stack: { effects, asked: ['selectCards1'], given: [], effectsMade: 2, choicesMade: 1 },
    ...more,
  });

  test('asks what its effect on top asks', () => {
    expect(at(pausedBy([dogma, program])).stack.choices).toMatchObject([{ seat: 0, candidates: ids('Tools', 'Oars') }]);
  });

  test.each<[string, Json, string]>([
    ['without what an input began', pausedBy([program]), 'stack.effects[0]'],
    ['with an opening below', pausedBy([opening, dogma, program]), 'stack.effects[0]'],
    ['with two programs in a row', pausedBy([dogma, program, program]), 'stack.effects[2]'],
    ['of somebody who is not there', pausedBy([dogma, { ...program, seat: 2 }]), 'stack.effects[1]'],
    ['that asks nothing', pausedBy([dogma, { ...program, at: 1 }]), 'stack.asked'],
    [
      'that asks what cannot be answered',
      {
        turn: 0,
        players: { ann: { hand: ['Oars'] } },
        stack: {
          effects: [opening],
          asked: ['selectCards1', 'selectCards2'],
          given: [],
          effectsMade: 1,
          choicesMade: 2,
        },
      },
      'stack.asked',
    ],
    ['after the end', pausedBy([dogma, program], { ended: { winners: ['ann'], reason: 'score' } }), 'stack'],
  ])('%s is an issue', (_, document, path) => {
    expect(issuesOf(document)).toMatchObject([{ path }]);
  });
});

describe('an expectation', () => {
  const state = at({ decks: { 1: ['Tools', 'Oars', 'Archery'] } });
  const bottom = (expected: Json): unknown =>
    (comparable(state, { deckBottom: { 1: expected } }, TWO) as { deckBottom: Record<string, unknown> }).deckBottom[1];

  test.each<[Json, readonly string[]]>([
    [['Archery'], ['Archery']],
    [
      ['Oars', 'Archery'],
      ['Oars', 'Archery'],
    ],
    [{ unordered: ['Archery', 'Oars'] }, ['Oars', 'Archery']],
    [
      ['a', 'b', 'c', 'd'],
      ['Tools', 'Oars', 'Archery'],
    ],
    [[], []],
    ['nonsense', []],
  ])('deckBottom %j is compared with as many cards', (expected, found) => {
    expect(bottom(expected)).toEqual(found);
  });

  test.each<[Json, Json]>([
    [{ top: ['Tools'] }, { top: ['Tools'] }],
    [{ top: ['Oars', 'Tools'] }, { top: ['Tools', 'Oars'] }],
    [{ top: { unordered: ['Oars', 'Tools'] } }, { top: ['Tools', 'Oars'] }],
    [{ top: [] }, { top: [] }],
    [['Tools'], ['Tools', 'Oars', 'Archery']],
    [{ includes: ['Oars'] }, ['Tools', 'Oars', 'Archery']],
    [null, ['Tools', 'Oars', 'Archery']],
  ])('a deck %j is compared with %j', (expected, found) => {
    expect(comparable(state, { decks: { 1: expected } }, TWO)).toMatchObject({ decks: { 1: found } });
  });

  const sets = at({
    players: { ann: { hand: ['Tools', 'Oars', 'Coal'], score: ['Paper', 'Sailing'], achievements: [2, 1, 'Empire'] } },
    achievements: { available: [4, 3], special: ['World', 'Wonder'] },
    removed: ['Flight', 'Fission'],
  });

  test.each<[string, Json]>([
    ['hand', { players: { ann: { hand: ['Coal', 'Tools', 'Oars'] } } }],
    ['score', { players: { ann: { score: ['Paper', 'Sailing'] } } }],
    ['achievements', { players: { ann: { achievements: ['Empire', 2, 1] } } }],
    ['available achievements', { achievements: { available: [4, 3], special: ['World', 'Wonder'] } }],
    ['removed', { removed: ['Fission', 'Flight'] }],
    ['removed the other way', { removed: ['Flight', 'Fission'] }],
  ])('%s are a set, written as the expectation has it', (_, expected) => {
    expect(comparable(sets, expected, TWO)).toMatchObject(expected as object);
  });

  test.each<[Json, readonly string[]]>([
    // What is there stays at its place, so that only the difference is told.
    [
      ['Coal', 'Paper', 'Tools'],
      ['Coal', 'Oars', 'Tools'],
    ],
    [
      ['Coal', { oneOf: ['Oars', 'Paper'] }, 'Tools'],
      ['Coal', 'Oars', 'Tools'],
    ],
    [['Coal'], ['Coal', 'Tools', 'Oars']],
    [
      ['Coal', 'Coal', 'Coal', 'Coal', 'Coal'],
      ['Coal', 'Tools', 'Oars'],
    ],
    [{ includes: ['Coal'] }, ['Tools', 'Oars', 'Coal']],
  ])('a hand that should be %j is written %j', (hand, found) => {
    const order = comparable(sets, { players: { ann: { hand } } }, TWO);
    expect(order).toMatchObject({ players: { ann: { hand: found } } });
  });

  test('has every default written out', () => {
    expect(comparable(state, {}, TWO)).toMatchObject({
      players: { ann: { board: { blue: { cards: [], splay: 'none' } }, hand: [], score: [], achievements: [] } },
      turnCounts: { ben: { tucked: 0, scored: 0 } },
      removed: [],
    });
  });

  test('cards of a deck have its age', () => {
    for (const [age, deck] of state.decks.entries()) for (const card of deck) expect(AGE[card]).toBe(age);
  });
});
