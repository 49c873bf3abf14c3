// Names of the wrong sort: an item of the stack where a card is meant, a number, a card that the seat does not know, another's name.
import { allSeats } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { isRefusal } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { compiledFor } from '../compile/compiled-for.ts';
import { EXAMPLE } from '../example.ts';
import { createRulesetGame } from '../game.ts';
import { sandboxAt, take } from '../testing/sandbox-at.ts';
import { menagerie } from '../testing/menagerie.ts';
import { randomPlay } from '../testing/random-play.ts';
import type { RulesetInput, RulesetState } from '../types.ts';
import { bitOf } from './sight.ts';

const SORTING = {
  ...(EXAMPLE.document as Readonly<Record<string, Json>>),
  manipulation: [
    { action: 'move_card', from: 'hand', to: 'hand', who: 'owner', when: 'always' },
    { action: 'move_card', from: 'deck', to: 'hand', who: 'any' },
  ],
};

const GAMES = [
  ['the menagerie', menagerie, ['ann', 'bob', 'cat']],
  ['the example', createRulesetGame({ compiled: compiledFor(EXAMPLE.document) }), ['ann', 'bob']],
  ['the example with cards moved by hand', createRulesetGame({ compiled: compiledFor(SORTING) }), ['ann', 'bob']],
] as const;

const SEEDS = [1];

/** What the seat cannot call a card by: numbers of items, of cards and of nothing, players, ids of cards that it does not know. */
function wrongNames(state: RulesetState, seat: number): readonly string[] {
  const { cards, players } = state;
  return [
    ...itemsIn(state),
    ...Array.from(cards.keys(), (number) => `#${number}`),
    ...Array.from(players.keys(), (number) => `@${number}`),
    ...cards.filter(({ seen }) => (seen & bitOf(seat as never)) === 0).map(({ id }) => id),
    '#99999',
    '-1',
    '__proto__',
    'constructor',
  ];
}

/** The names of what lies there. */
function itemsIn({ stack }: RulesetState): readonly string[] {
  return stack.effects.filter(({ cause, nested }) => cause > 0 && !nested).map(({ cause }) => `#${cause}`);
}

test.each(GAMES)('%s: cards moved by hand are cards', (_, game, names) => {
  let [tried, items] = [0, 0];
  for (const seed of SEEDS)
    for (const [at, { state }] of [...randomPlay(game, seed, names)].entries())
      for (const seat of allSeats(names.length)) {
        const answerTo = (card: string): unknown => {
          const input: RulesetInput = { kind: 'manipulate', seat, action: 'move_card', card, to: 'hand' };
          expect(game.isControl(input, state)).toBe(true);
          const done = game.kernel.dispatch(state, input);
          if (!done.ok) return done.error;
          const { outcome } = done.value;
          return isRefusal(outcome) ? { ...outcome, params: { ...outcome.params, cards: [] } } : outcome;
        };
        // What is no card at all: nothing else may be told of the others.
        const expected = answerTo('nobody');
        items += itemsIn(state).length;
        for (const name of at % 20 === 0 ? wrongNames(state, seat) : itemsIn(state)) {
          tried++;
          expect([name, answerTo(name)]).toEqual([name, expected]);
        }
      }
  expect(tried).toBeGreaterThan(500);
  expect(items).toBeGreaterThan(20);
});

test.each(GAMES)('%s: targets are of the kind that was asked for', (_, game, names) => {
  let tried = 0;
  for (const seed of SEEDS)
    for (const { state, input } of randomPlay(game, seed, names)) {
      if (input?.kind !== 'action') continue;
      const [seat] = game.toAct(state);
      if (seat === undefined || state.turn.priority !== seat) continue;
      for (const offered of game.legalInputs(state, seat, 4).inputs) {
        if (offered.kind !== 'action') continue;
        for (const target of Object.keys(offered.targets)) {
          const answerTo = (name: string): unknown => {
            const wrong: RulesetInput = { ...offered, targets: { ...offered.targets, [target]: name } };
            game.isControl(wrong, state);
            const { [target]: _left, ...others } = wrong.targets;
            game.isControl({ ...wrong, targets: others }, state);
            const done = game.kernel.dispatch(state, wrong);
            return done.ok ? done.value.outcome : done.error;
          };
          const expected = answerTo('nobody');
          const legal = [offered.targets[target] ?? []].flat();
          for (const name of wrongNames(state, seat)) {
            // Players and items may be what is meant.
            if (name.startsWith('@') || (name.startsWith('#') && legal.some((one) => one.startsWith('#')))) continue;
            tried++;
            expect([name, answerTo(name)]).toEqual([name, expected]);
          }
        }
      }
    }
  expect(tried).toBeGreaterThan(1000);
});

test('the name of an ability is not a number', () => {
  let tried = 0;
  for (const seed of SEEDS)
    for (const { state } of randomPlay(menagerie, seed, ['ann', 'bob']))
      for (const seat of menagerie.toAct(state))
        for (const offered of menagerie.legalInputs(state, seat, 50).inputs) {
          if (offered.kind !== 'action' || typeof offered.params['ability'] !== 'string') continue;
          const number = menagerie.compiled.names.symbol(offered.params['ability']);
          tried++;
          const wrong = { ...offered, params: { ...offered.params, ability: number } };
          expect(menagerie.validate(state, wrong)).toMatchObject({
            ok: true,
            value: { code: 'illegalParameter', params: { name: 'ability' } },
          });
        }
  expect(tried).toBeGreaterThan(0);
});

// An item is numbered by the event that announced it, and so it has the number of a card by chance.
test.each([0, 1, 2, 3, 40])('an item of the stack cannot be moved like a card: after %i other actions', (others) => {
  const manipulation = [
    { action: 'move_card', from: 'hand', to: 'hand', who: 'owner', when: 'always' },
    { action: 'move_card', from: 'deck', to: 'hand', who: 'any' },
    { action: 'move_card', from: 'battlefield', to: 'hand', who: 'any' },
  ];
  const actions = [{ id: 'tick', timing: 'instant', effects: [] }];
  const zones = {
    ann: { hand: ['drum', 'drum.1', 'drum.2'], deck: ['fox', 'fox.1'], battlefield: ['wall', 'wall.1'] },
  };
  const match = sandboxAt({ action: { timing: 'stack' }, ruleset: { manipulation, actions } }, { zones });
  for (let at = 0; at < others; at++) expect(take(match, 'tick')).toBeUndefined();
  expect(take(match, 'go')).toBeUndefined();
  const [card] = itemsIn(match.state) as readonly [string];
  for (const seat of allSeats(2))
    for (const fields of [{ card }, { cards: [card] }, { card, position: 0 }, { cards: ['drum', card] }]) {
      const wrong = { kind: 'manipulate', seat, action: 'move_card', ...fields, to: 'hand' } as const;
      const { state } = match;
      expect(match.send(wrong)?.kind).toBe('disallowed');
      expect(match.state).toBe(state);
    }
});
