// The greedy player by positions: what it does with them, and how it judges them.
import { createChooser, greedyInput, nextInput, seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { RulesetState } from '@turnwise/ruleset';
import { expect, test } from 'vitest';
import { duel, evaluate, judgement } from '../index.ts';
import { position, TABLE } from '../testing/position.ts';

const [ANN, BOB] = [seat(0), seat(1)];

/** What the seat does, as it would be written. */
function decided(state: RulesetState, by = ANN): Json {
  const input = greedyInput(duel, state, by, judgement, createChooser(1));
  return input === undefined ? null : duel.notation.input.format(input, { names: TABLE });
}

const attacker = (id: string, card: string): Json => ({
  id,
  card,
  tapped: true,
  attacking: true,
  counters: { lane: 1 },
});
const OX = { id: 'ox', card: 'hill_ox' };
const HERON = { id: 'heron', card: 'mist_heron' };
const PASS = { kind: 'pass' };

test.each<[string, RulesetState, number, Json]>([
  [
    'of two creatures it plays the better one',
    position('main', { hand: ['hedge_knight', 'hill_ox'], mana: 4 }, {}),
    0,
    { kind: 'action', action: 'play', targets: { card: 'hill_ox' } },
  ],
  ['it does not spend in vain', position('main', { hand: ['shell_up'], battlefield: [OX], mana: 1 }, {}), 0, PASS],
  [
    'it burns what dies of it',
    position('main', { hand: ['scorch'], mana: 1 }, { battlefield: [OX, { id: 'raven', card: 'soot_raven' }] }),
    0,
    { kind: 'action', action: 'cast', targets: { card: 'scorch', victim: 'raven' } },
  ],
  [
    'it attacks where nobody blocks',
    position('attackers', { battlefield: [OX] }, {}),
    0,
    { kind: 'action', action: 'attack', targets: { attacker: 'ox', defender: 'bob' } },
  ],
  [
    'it does not attack into its death',
    position('attackers', { battlefield: [HERON] }, { battlefield: [OX, 'storm_gull'] }),
    0,
    PASS,
  ],
  [
    'it blocks what it survives and kills',
    position('blockers', { battlefield: [attacker('knight', 'hedge_knight')] }, { battlefield: [OX] }, 'bob'),
    1,
    { kind: 'action', action: 'block', targets: { blocker: 'ox', attacker: 'knight' } },
  ],
  [
    'it takes a hit rather than lose a creature',
    position('blockers', { battlefield: [attacker('giant', 'slag_giant')] }, { battlefield: ['storm_gull'] }, 'bob'),
    1,
    PASS,
  ],
  [
    'it gives a creature for its life',
    position(
      'blockers',
      { battlefield: [attacker('colossus', 'ash_colossus')] },
      { battlefield: [HERON], health: 5 },
      'bob',
    ),
    1,
    { kind: 'action', action: 'block', targets: { blocker: 'heron', attacker: 'colossus' } },
  ],
  [
    'it saves its blocker in the clash',
    position(
      'clash',
      { battlefield: [{ ...(attacker('ox', 'hill_ox') as object), blocked: true }] },
      {
        hand: ['shell_up'],
        battlefield: [{ id: 'manta', card: 'sky_manta', blocking: true, counters: { lane: 1 } }],
        mana: 1,
      },
      'bob',
    ),
    1,
    { kind: 'action', action: 'cast', targets: { card: 'shell_up', fighter: 'manta' } },
  ],
])('%s', (_, state, by, input) => {
  expect(decided(state, seat(by))).toEqual(input);
});

test('it counters what is being played', () => {
  const state = position('main', { hand: ['slag_giant'], mana: 5 }, { hand: ['turn_the_tide'], mana: 2 });
  const played = { kind: 'action', seat: ANN, action: 'play', targets: { card: 'slag_giant' }, params: {} } as const;
  expect(duel.kernel.step(state, played)).toBeUndefined();
  expect(decided(state, BOB)).toMatchObject({ action: 'cast', targets: { card: 'turn_the_tide' } });
});

test('a game that is won is worth more than any position, one that is lost less', () => {
  const state = position('main', {}, { battlefield: [OX, OX, OX].map((one, at) => ({ ...one, id: `ox${at}` })) });
  const ended = (winner: number): RulesetState => ({ ...state, ended: { winners: [seat(winner)], reason: 'health' } });
  expect(evaluate(ended(0), ANN)).toBeGreaterThan(evaluate(state, BOB));
  expect(evaluate(ended(1), ANN)).toBeLessThan(evaluate(state, ANN));
});

const GAMES = 6;

test(`it wins all of ${GAMES} games against the random player`, () => {
  const winners = Array.from({ length: GAMES }, (_, seed) => {
    const start = duel.setup({ seed, seats: TABLE });
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const state = start.value;
    const chooser = createChooser(seed);
    const greedy = seat(seed % 2);
    while (duel.result(state) === undefined) {
      const input =
        duel.toAct(state)[0] === greedy
          ? greedyInput(duel, state, greedy, judgement, chooser)
          : nextInput(duel, state, chooser);
      if (input === undefined || duel.kernel.step(state, input) !== undefined) throw new Error(`stuck in seed ${seed}`);
    }
    return duel.result(state)?.winners[0] === greedy;
  });
  expect(winners).toEqual(Array.from({ length: GAMES }, () => true));
});
