// What is seen of a fight: by who acts, by a seat, by a spectator.
import { createChooser, seat, SPECTATOR } from '@turnwise/game';
import type { Viewer } from '@turnwise/game';
import { describe, expect, test } from 'vitest';
import { createRandom, eventsOf } from '@turnwise/kernel';
import { SHIPPED } from '../content/shipped.ts';
import { STREAMS } from '../dice.ts';
import { encounter as game } from '../game.ts';
import { startOf } from '../start.ts';
import { ANN, fight, GOBLIN, SEED, setupOf } from '../testing/fight.ts';
import { SECRET_FIGURES } from '../types.ts';
import { conditionsOf } from './conditions-view.ts';
import { partiesOf } from './parties-view.ts';
import { viewFor, viewWhole } from './seat-view.ts';
import { revealsTo, viewEvent } from './view-event.ts';

const WITCH = {
  id: 'witch',
  side: 'opposition',
  class: 'magic-user',
  level: 3,
  hp: 5,
  maxHp: 9,
  spells: ['sleep'],
  items: ['flaskOfOil'],
};
const setup = setupOf({
  combatants: [ANN, { ...ANN, id: 'bob', hp: 0, maxHp: 8 }, GOBLIN, WITCH],
  conditions: [
    { on: 'ann', is: 'blessed', rounds: 6 },
    { on: 'ann', is: 'blinded', rounds: 2 },
    { on: 'goblin.0', is: 'held', rounds: 2 },
    { on: 'witch', is: 'silenced', rounds: 2 },
  ],
});
const state = startOf(setup, createRandom(SEED, STREAMS));
const VIEWERS: readonly Viewer[] = [seat(0), seat(1), SPECTATOR];

test('parties: sides, and who of them lives', () => {
  const parties = partiesOf(state);
  expect(parties.all).toEqual(['ann', 'bob', 'goblin.0', 'witch']);
  expect(parties.alliesOf('ann')).toEqual(['ann', 'bob']);
  expect(parties.livingAlliesOf('ann')).toEqual(['ann']);
  expect(parties.opponentsOf('witch')).toEqual(['ann', 'bob']);
  expect(parties.livingOpponentsOf('ann')).toEqual(['goblin.0', 'witch']);
  expect([parties.isParty('ann'), parties.isParty('witch'), parties.has('nobody')]).toEqual([true, false, false]);
  expect(() => parties.sideOf('nobody')).toThrow(RangeError);
});

test('conditions: listed without modifiers, and what they forbid', () => {
  const conditions = conditionsOf(state, SHIPPED);
  expect(conditions.list('ann')).toEqual(['blinded']);
  expect(conditions.afflictions('ann').map(({ id }) => id)).toEqual(['blessed', 'blinded']);
  expect([conditions.has('ann', 'blessed'), conditions.has('witch', 'blessed')]).toEqual([true, false]);
  expect(['ann', 'goblin.0', 'witch'].map((id) => conditions.canAct(id))).toEqual([true, false, true]);
  expect(['ann', 'goblin.0', 'witch'].map((id) => conditions.canCast(id))).toEqual([true, true, false]);
});

describe('a seat', () => {
  test('knows its own side whole and of the other how hurt it looks', () => {
    const { combatants } = viewFor(state, seat(0));
    expect(combatants.map(({ id, health, own }) => [id, health, own?.now.hp ?? null])).toEqual([
      ['ann', 'unhurt', 8],
      ['bob', 'down', 0],
      ['goblin.0', 'unhurt', null],
      ['witch', 'hurt', null],
    ]);
    const [, , , witch] = combatants;
    for (const figure of SECRET_FIGURES) expect(witch).not.toHaveProperty(figure);
    expect(viewFor(state, SPECTATOR).combatants.every(({ own }) => own === null)).toBe(true);
    expect(viewWhole(state).combatants.every(({ own }) => own !== null)).toBe(true);
  });

  test('cannot tell a guess from the truth, and guesses differ', () => {
    const chooser = createChooser(3);
    for (const viewer of VIEWERS) {
      const seen = game.view(state, viewer);
      const guesses = Array.from({ length: 30 }, () => game.determinize(seen, viewer, chooser));
      for (const guess of guesses) {
        expect(game.view(guess, viewer)).toEqual(seen);
        expect(game.rules.invariants?.(guess)).toEqual([]);
      }
      const other = viewer === seat(1) ? 0 : 3;
      expect(new Set(guesses.map(({ bodies }) => bodies[other]?.hp)).size).toBeGreaterThan(3);
      if (viewer === seat(0))
        expect(guesses.map(({ bodies }) => bodies[0])).toEqual(guesses.map(() => state.bodies[0]));
    }
  });
});

test('events leave out figures of the other side', () => {
  const encounter = fight(
    {
      control: { party: 'manual', opposition: 'manual' },
      combatants: [ANN, { ...WITCH, spells: ['magicMissile'] }],
    },
    { dice: [3, 3, 1, 6, 2] },
  );
  encounter.stepUntilDecision();
  encounter.stepUntilDecision({ kind: 'castSpell', actor: 'witch', spell: 'magicMissile', level: 1, targets: ['ann'] });
  const events = encounter.history.log.flatMap((frame) => eventsOf(frame));
  const seen = (viewer: Viewer, kind: string): unknown =>
    events.filter((event) => event.kind === kind).map((event) => viewEvent(event, viewer))[0];
  expect(seen(seat(1), 'spellSlotConsumed')).toMatchObject({ level: 1, remaining: 1 });
  expect(seen(seat(0), 'spellSlotConsumed')).toEqual({
    kind: 'spellSlotConsumed',
    casterId: 'witch',
    side: 'opposition',
    level: 1,
  });
  expect(seen(seat(0), 'damageApplied')).toMatchObject({ amount: 3, targetHpAfter: 5 });
  expect(seen(seat(1), 'damageApplied')).toMatchObject({ amount: 3 });
  for (const viewer of [seat(1), SPECTATOR]) expect(seen(viewer, 'damageApplied')).not.toHaveProperty('targetHpAfter');
  expect(seen(seat(1), 'needAction')).toMatchObject({ available: [{}, {}, {}, {}] });
  expect(seen(seat(0), 'needAction')).toMatchObject({ available: [] });
  const [chosen] = events.filter(({ kind }) => kind === 'intentChosen');
  expect(VIEWERS.map((viewer) => chosen !== undefined && revealsTo(chosen, viewer))).toEqual([true, false, true]);
});
