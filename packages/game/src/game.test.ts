// What `defineGame` adds to a definition, on a game as small as can be: guess the coin, which the setup tossed.
import { advanceRandom, disallowed, fail, integer, issue, ok, oneOf, optional, readStream } from '@turnwise/kernel';
import type { Json, Random, Script } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import {
  CHOICE_KINDS,
  createChooser,
  createRegistry,
  defineGame,
  formatMessage,
  message,
  nearest,
  NO_SEATS,
  oneSlot,
  onlySeat,
  pick,
  PLAIN_CANVAS,
  PLAIN_PAINT,
  playOut,
  seat,
  shuffled,
  turnCheck,
  usualNames,
} from './index.ts';
import type { Choice, Game, GameDefinition, GameStage, Seat, SeatRange, SetupRequest } from './index.ts';

interface Coin {
  State: { readonly side: number; readonly guess: number; readonly random: Random };
  Input: { readonly kind: 'guess'; readonly seat: Seat; readonly side: number };
  Diff: { readonly kind: 'guessed'; readonly side: number };
  Event: { readonly kind: 'guessed'; readonly seat: Seat; readonly side: number };
  View: { readonly guess: number };
}

const isOver = ({ guess }: Coin['State']): boolean => guess >= 0;
const toAct = (state: Coin['State']): readonly Seat[] => (isOver(state) ? NO_SEATS : onlySeat(seat(0)));

const coin: GameDefinition<Coin> = {
  id: 'coin',
  version: '1.0.0',
  title: 'Coin',
  summary: 'Guess a side.',
  seats: { min: 1, max: 3 },
  streams: ['toss'],
  options: {
    shapes: { sides: optional(integer(2, 6)), mood: optional(oneOf(['calm', 'wild'])) },
  },
  rules: {
    name: 'coin',
    schemaVersion: 1,
    fork: ({ side, guess, random }) => ({ side, guess, random }),
    inputs: { guess: { seat: integer(0, 2), side: integer(0, 5) } },
    behaviours: [
      turnCheck<Coin>({ isOver, toAct }),
      {
        name: 'guess',
        order: 0,
        evaluate: ({ side }) => (side > 1 ? disallowed('noSuchSide', { side }) : [{ kind: 'guessed', side }]),
      },
    ],
    apply(draft, diff, emit) {
      draft.state.guess = diff.side;
      emit?.({ kind: 'guessed', seat: seat(0), side: diff.side });
    },
  },
  setup({ random }) {
    const toss = readStream(random, 'toss');
    const side = toss.below(2);
    return { side, guess: -1, random: advanceRandom(random, toss.step()) };
  },
  play: {
    toAct,
    offers: ({ guess }, by) =>
      guess < 0 && by === 0
        ? [
            { kind: 'guess', seat: by, slots: [oneSlot('side', [])] },
            { kind: 'guess', seat: by, slots: [oneSlot('side', [0, 1])] },
          ]
        : [],
    result: ({ side, guess }) =>
      guess < 0 ? undefined : { winners: side === guess ? [seat(0)] : [], reason: 'guess', scores: [1] },
  },
  sight: {
    view: ({ guess }) => ({ guess }),
    viewEvent: (event) => event,
    determinize: ({ guess }, _, chooser, random) => ({ side: chooser.below(2), guess, random }),
  },
  words: {
    messages: { 'input.guess': 'guess {side}', 'refusal.noSuchSide': 'a coin has no side {side}' },
    notation: {
      position: { parse: () => fail([issue('', 'wrongShape', 'a coin')]), format: ({ guess }) => ({ guess }) },
      view: { format: ({ guess }) => ({ guess }) },
    },
  },
};
const game: Game<Coin> = defineGame(coin);
const table = { names: ['ann'] };
const stateOf = (request: Partial<SetupRequest> = {}): Coin['State'] => {
  const made = game.setup({ seed: 1, ...request });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

describe('setup', () => {
  test('is the same for the same seed, and follows a script', () => {
    expect(stateOf()).toEqual(stateOf());
    expect([0, 1].map((side) => stateOf({ random: { toss: [side] } }).side)).toEqual([0, 1]);
    expect(stateOf().random['toss']?.taken).toBe(1);
  });

  test.each<[string, Partial<SetupRequest>, readonly (readonly [string, string])[]]>([
    ['a bad seed', { seed: -1 }, [['seed', 'wrongSeed']]],
    ['too many seats', { seats: ['a', 'b', 'c', 'd'] }, [['seats', 'wrongSeats']]],
    ['one name twice', { seats: ['a', 'a'] }, [['seats[1]', 'wrongSeats']]],
    ['a bad option', { options: { sides: 9 } }, [['options.sides', 'wrongShape']]],
    ['an unknown option', { options: { colour: 1 } }, [['options.colour', 'unknownField']]],
    ['an unknown stream', { random: { dice: [1] } }, [['random.dice', 'unknownStream']]],
    [
      'several faults at once',
      { seed: 0.5, seats: [''], options: 5 },
      [
        ['seed', 'wrongSeed'],
        ['seats[0]', 'wrongSeats'],
        ['options', 'wrongShape'],
      ],
    ],
    ['a script that ends too early', { random: { toss: [] } }, [['random.toss', 'scriptExhausted']]],
    ['a script out of range', { random: { toss: [2] } }, [['random.toss[0]', 'scriptOutOfRange']]],
  ])('answers %s with issues', (_, request, expected) => {
    const made = game.setup({ seed: 1, ...request });
    expect(made.ok ? [] : made.error.map(({ path, code }) => [path, code])).toEqual(expected);
  });

  test('that throws is an issue, not an exception', () => {
    const broken = defineGame<Coin>({
      ...coin,
      setup() {
        throw new Error('no coin');
      },
    });
    expect(broken.setup({ seed: 1 })).toMatchObject({
      ok: false,
      error: [{ code: 'setupFailed', found: '"no coin"' }],
    });
  });
});

describe('a game', () => {
  test('lists, samples and accepts the same inputs; an offer that nothing fills is passed over', () => {
    const state = stateOf();
    const { inputs, cut } = game.legalInputs(state, seat(0));
    expect(inputs).toEqual([0, 1].map((side) => ({ kind: 'guess', seat: 0, side })));
    expect(cut).toBe(false);
    expect(game.legalInputs(state, seat(0), 1)).toEqual({ inputs: inputs.slice(0, 1), cut: true });
    expect(inputs.every((input) => game.accepts(state, input))).toBe(true);
    const chooser = createChooser(5);
    const sampled = Array.from({ length: 50 }, () => game.sample(state, seat(0), chooser)?.side);
    expect(new Set(sampled)).toEqual(new Set([0, 1]));
    expect(game.sample(state, seat(1), chooser)).toBeUndefined();
    expect(playOut(game, game.kernel.clone(state), chooser)).toEqual({ inputs: 1, end: 'over' });
  });

  test('explains a refusal with a message and what is offered instead', () => {
    const why = game.explain(stateOf(), seat(0), { kind: 'guess', seat: seat(0), side: 4 });
    expect(why).toMatchObject({ accepted: false, refusal: { code: 'noSuchSide', by: 'guess' } });
    expect(formatMessage(game.messages, why.message ?? { key: '', params: {} })).toBe('a coin has no side 4');
    expect(why.offers).toHaveLength(2);
    expect(game.explain(stateOf(), seat(0), { kind: 'guess', seat: seat(0), side: 1 })).toEqual({
      accepted: true,
      offers: [],
    });
  });

  test('refuses out of turn and after the end', () => {
    const refusal = (state: Coin['State'], by: number): unknown => {
      const answer = game.validate(state, { kind: 'guess', seat: seat(by), side: 0 });
      return answer.ok ? answer.value?.code : undefined;
    };
    expect(refusal(stateOf(), 1)).toBe('notYourTurn');
    expect(refusal({ ...stateOf(), guess: 0 }, 0)).toBe('gameOver');
    expect(refusal(stateOf(), 0)).toBeUndefined();
  });

  test('has labels by kind, with the fields as notation writes them', () => {
    const input = { kind: 'guess', seat: seat(0), side: 1 } as const;
    expect(game.inputLabel(input, table)).toEqual({ key: 'input.guess', params: { side: 1 } });
    expect(game.eventLabel({ kind: 'guessed', seat: seat(0), side: 1 }, table)).toEqual({
      key: 'event.guessed',
      params: { seat: 'ann', side: 1 },
    });
    const terse = defineGame<Coin>({
      ...coin,
      words: {
        ...coin.words,
        notation: {
          ...coin.words.notation,
          input: { parse: () => ok(input), format: ({ side }) => 'ht'.charAt(side) },
        },
      },
    });
    expect(terse.inputLabel(input, table)).toEqual({ key: 'input.guess', params: { text: 't' } });
  });

  test('has words for questions and levels for events that every game may have its own of', () => {
    const choice = {
      id: 'c',
      seat: seat(0),
      kind: 'selectCards',
      min: 1,
      max: 1,
      source: 'Tools',
      candidates: [],
    } as const;
    const asked = (more: Partial<Choice>): string =>
      formatMessage(game.messages, game.choiceLabel({ ...choice, ...more }, table));
    expect(asked({})).toBe('Tools asks: choose one card');
    expect(asked({ min: 2, max: 3 })).toBe('Tools asks: choose 2 to 3 cards');
    for (const kind of CHOICE_KINDS) expect(asked({ kind })).toMatch(/^Tools asks: [^{}]+$/);
    const event = { kind: 'guessed', seat: seat(0), side: 1 } as const;
    expect(game.eventLevel(event)).toBe('min');
    expect(game.lookUp(game.view(stateOf(), seat(0)), 'Tools')).toEqual([]);
    const telling = defineGame<Coin>({
      ...coin,
      words: { ...coin.words, eventLabel: (_event, _table, level) => message(level) },
    });
    expect([telling.eventLabel(event, table), telling.eventLabel(event, table, 'debug')]).toEqual([
      message('min'),
      message('debug'),
    ]);
  });

  test('reads an input without its seat, and tells what is wrong with others', () => {
    const { parse } = game.notation.input;
    expect(parse({ kind: 'guess', side: 1 }, seat(0), table)).toEqual(ok({ kind: 'guess', seat: 0, side: 1 }));
    const codes = [5, { kind: 'guess', side: 1, seat: 0 }, { kind: 'guess' }, { kind: 'toss' }].map((document) => {
      const parsed = parse(document, seat(0), table);
      return parsed.ok ? 'ok' : parsed.error[0]?.code;
    });
    expect(codes).toEqual(['wrongShape', 'unknownField', 'missingField', 'unknownKind']);
  });

  test('samples another state behind the same view', () => {
    const state = stateOf();
    const sides = Array.from({ length: 20 }, (_, seed) =>
      game.determinize(game.view(state, seat(0)), seat(0), createChooser(seed)),
    );
    expect(new Set(sides.map(({ side }) => side))).toEqual(new Set([0, 1]));
    for (const one of sides) expect(game.view(one, seat(0))).toEqual(game.view(state, seat(0)));
  });
});

describe('a chooser', () => {
  test('draws the same for the same seed, within its bound', () => {
    const draws = (seed: number): number[] => {
      const chooser = createChooser(seed);
      return Array.from({ length: 200 }, () => chooser.below(6));
    };
    expect(draws(3)).toEqual(draws(3));
    expect(draws(3)).not.toEqual(draws(4));
    expect(new Set(draws(3))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test('draws what a stream of its name would', () => {
    const chooser = createChooser(7, 'toss');
    const context = game.prepare({ seed: 7 });
    const stream = context.ok ? readStream(context.value.random, 'toss') : undefined;
    for (let i = 0; i < 50; i++) expect(chooser.below(1000 + i)).toBe(stream?.below(1000 + i));
  });

  test('with nothing to choose from says so', () => {
    expect(() => createChooser(1).below(0)).toThrow(/nothing to choose/);
    expect(pick(createChooser(1), [])).toBeUndefined();
    expect(shuffled(createChooser(1), [1, 2, 3]).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });
});

describe('words', () => {
  test('a message without a template shows its parameters', () => {
    expect(formatMessage({}, { key: 'event.won', params: { seat: 'ann', line: [1, 2], how: { a: 1 } } })).toBe(
      'event.won (seat ann, line 1, 2, how {"a":1})',
    );
    expect(formatMessage({ k: '{a} and {b}' }, { key: 'k', params: { a: 1 } })).toBe('1 and {b}');
  });

  test.each([
    ['tictactoe', 'tic-tac-toe'],
    ['Backgamon', 'backgammon'],
    ['chess', undefined],
    ['mnaa', 'mana'],
    ['man', 'mana'],
    ['manas', 'mana'],
    ['hand', undefined],
    ['hMNA', undefined],
    ['MNAA', 'mana'],
    ['m', undefined],
  ])('the word nearest to %s is %s', (word, near) => {
    expect(nearest(word, ['tic-tac-toe', 'connect-four', 'backgammon', 'mana', 'n'])).toBe(near);
  });

  test('a registry knows its games by id and helps with a wrong one', () => {
    const registry = createRegistry([game]);
    expect(registry.get('coin')?.title).toBe('Coin');
    expect(registry.unknown('coins', 'game')).toMatchObject({ path: 'game', code: 'unknownGame' });
    expect(registry.unknown('coins', 'game').expected).toContain('did you mean coin?');
    expect(() => createRegistry([game, game])).toThrow(/two games have the id coin/);
  });
});

test('a game that hides something says who sees what of an event', () => {
  const { viewEvent: _viewEvent, ...silent } = coin.sight;
  expect(() => defineGame<Coin>({ ...coin, sight: silent as typeof coin.sight })).toThrow(/viewEvent/);
});

test('a guess shares nothing with the view that it is made from', () => {
  const dice = { list: [1, 2] };
  const guessing = defineGame<Coin>({
    ...coin,
    sight: {
      ...coin.sight,
      determinize: (view, _viewer, _chooser, random) => ({
        side: 0,
        guess: view.guess,
        random: { ...random, ...(dice as object) },
      }),
    },
  });
  const guess = guessing.determinize({ guess: -1 }, null, createChooser(1));
  expect((guess.random as unknown as typeof dice).list).toEqual([1, 2]);
  expect((guess.random as unknown as typeof dice).list).not.toBe(dice.list);
});

test.each<[SeatRange, number | undefined, readonly string[]]>([
  [{ min: 2, max: 2, names: ['X', 'O'] }, undefined, ['X', 'O']],
  [{ min: 2, max: 4, suggested: ['A', 'B', 'C', 'D'] }, undefined, ['A', 'B']],
  [{ min: 2, max: 4, suggested: ['A', 'B', 'C', 'D'] }, 3, ['A', 'B', 'C']],
  [{ min: 2, max: 4, suggested: ['A', 'B'] }, 3, ['A', 'B', 'player3']],
  [{ min: 2, max: 4 }, 3, ['player1', 'player2', 'player3']],
])('the usual names of %j for %j seats', (range, count, names) => {
  expect(usualNames(range, count)).toEqual(names);
});

describe('what a terminal is given', () => {
  const draw: NonNullable<GameStage<Coin>['draw']> = ({ guess }, _table, { paint, columns, ahead }) =>
    `${paint.own(String(guess))} of ${columns}${ahead === undefined ? '' : ` then ${ahead.view.guess}`}`;
  const key = (keys: readonly string[], side: number) => ({ keys, input: { kind: 'guess' as const, side } });
  const controlled = (...keys: readonly ReturnType<typeof key>[]): Game<Coin> =>
    defineGame({ ...coin, stage: { controls: [{ label: message('control.guess'), keys }] } });

  test('a drawing is on plain paper, unless a canvas is given', () => {
    const drawn = defineGame({ ...coin, stage: { draw } }).draw;
    expect(drawn?.({ guess: 1 }, table)).toBe('1 of 120');
    const paint = { ...PLAIN_PAINT, own: (text: string) => `<${text}>` };
    expect(drawn?.({ guess: 1 }, table, { ...PLAIN_CANVAS, paint, ahead: { view: { guess: 0 }, events: [] } })).toBe(
      '<1> of 120 then 0',
    );
    expect(defineGame(coin).draw).toBeUndefined();
  });

  test('keys are kept as they are, and no game has to have any', () => {
    const [group] = controlled(key(['h', 'left'], 0), key(['t'], 1)).controls;
    expect(group?.keys[1]?.input).toEqual({ kind: 'guess', side: 1 });
    expect(defineGame(coin).controls).toEqual([]);
  });

  test.each([
    [['h'], ['t', 'h'], 'h'],
    [['h'], ['q'], 'q'],
  ])('a key twice, or one of the hosts, is a fault of the game: %j, %j', (first, second, wrong) => {
    const twice = `coin uses the key ${wrong} twice, or hosts use it themselves`;
    expect(() => controlled(key(first, 0), key(second, 1))).toThrow(twice);
  });

  test('content is in an option that there is', () => {
    const content = { option: 'mood', shipped: [{ id: 'calm', title: 'Calm' }] };
    const holding = (more: typeof content): Game<Coin> =>
      defineGame({ ...coin, options: { shapes: game.options, content: more } });
    expect(holding(content).content).toEqual(content);
    expect(() => holding({ ...content, option: 'level' })).toThrow(
      'coin has content in the option level, but no such option',
    );
  });
});

describe('what is large', () => {
  const context = { ...table, options: {}, random: {} };
  const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, index]));
  const huge = { text: 'x'.repeat(1_000_000) };
  const many = Array.from({ length: 300_000 }, (_, index) => `p${index % 7}`);
  const around: Record<string, Json> = {};
  around['again'] = around;

  test.each([
    ['options of very many keys', () => game.prepare({ seed: 1, options: wide }), 101],
    ['options with a huge text', () => game.prepare({ seed: 1, options: huge }), 1],
    ['options in a circle', () => game.prepare({ seed: 1, options: around }), 1],
    ['very many seats', () => game.prepare({ seed: 1, seats: many }), 1],
    ['very many streams', () => game.setup({ seed: 1, random: wide as unknown as Script }), 101],
    ['an input of very many keys', () => game.notation.input.parse({ kind: 'guess', ...wide }, seat(0), table), 101],
    ['an input with a huge text', () => game.notation.input.parse(huge, seat(0), table), 1],
    ['a position of very many keys', () => game.notation.position.parse(wide, context), 1],
    ['a position in a circle', () => game.notation.position.parse(around, context), 1],
  ])('%s is refused in few words', (_, ask, issues) => {
    const told = ask();
    expect(told.ok).toBe(false);
    expect(told.ok ? [] : told.error).toHaveLength(issues);
    expect(JSON.stringify(told).length).toBeLessThan(50_000);
  });
});
