// The field as text: whole drawings, and for random battles that they fit, hide what is hidden, and do not move with paint.
import { PAINTS, PLAIN_PAINT, seat, SPECTATOR } from '@turnwise/game';
import type { Paint, PaintName, Viewer } from '@turnwise/game';
import { describe, expect, test } from 'vitest';
import { encounter } from '../game.ts';
import { someBattles } from '../testing/battles.ts';
import { ANN, fight, GOBLIN } from '../testing/fight.ts';
import { TABLE } from '../testing/words.ts';
import type { EncounterState } from '../types.ts';

function drawn(state: EncounterState, viewer: Viewer | 'all', columns = 80, paint: Paint = PLAIN_PAINT): string {
  const view = viewer === 'all' ? encounter.viewAll(state) : encounter.view(state, viewer);
  return encounter.draw?.(view, TABLE, { paint, columns }) ?? '';
}

const SKIRMISH = {
  id: 'bridge',
  name: 'The bridge',
  combatants: [
    ANN,
    {
      id: 'mira',
      side: 'party',
      class: 'magic-user',
      level: 3,
      hp: 5,
      maxHp: 9,
      weapons: ['dagger', 'sling'],
      spells: ['sleep', 'mirrorImage'],
      items: ['flaskOfOil'],
    },
    { id: 'sir robin', side: 'party', class: 'thief', hp: 0, maxHp: 3 },
    { ...GOBLIN, id: 'goblin', count: 3 },
    { id: 'hobgoblin-champion', side: 'opposition', monster: 'hobgoblin', hp: 2, maxHp: 9 },
  ],
  conditions: [
    { on: 'mira', is: 'mirrorImage', charges: 2 },
    { on: 'goblin.1', is: 'held', rounds: 4 },
    { on: 'goblin.1', is: 'silenced', rounds: 9 },
    { on: 'goblin.1', is: 'blinded', rounds: 9 },
  ],
  forced: [{ on: 'goblin.2', intent: { kind: 'flee' } }],
};

/** At the decision of Mira. */
function skirmish(): EncounterState {
  const begun = fight(SKIRMISH, { dice: [3, 3, 2, 6, 5, 4, 3, 1] });
  begun.stepUntilDecision();
  return begun.state;
}

describe('a drawing', () => {
  test('as the party sees it: its own hit points, and how hurt the others look', () => {
    expect(`\n${drawn(skirmish(), seat(0))}\n`).toBe(`
The bridge | legacy rules | round 1 | Mira is to act

party, 2 of 3 stand                      opposition, 4 of 4 stand
  Ann  ██████ 8/8                          goblin.0       ██████ unhurt
> Mira ███··· 5/9 mirror image x2          goblin.1       ██████ unhurt
down  Sir robin                              held 3, silenced 8, blinded 8
                                           goblin.2       ██████ unhurt
                                             must flee
                                           Hobgoblin-cha… ██···· badly hurt

Mira: dagger, sling (20 shots), 2 level-1 slots, 1 level-2 slot, sleep,
      mirror image, flask of oil
next: goblin.0, goblin.1, goblin.2, Ann, Hobgoblin-champion
`);
  });

  test('as the opposition sees it', () => {
    expect(`\n${drawn(skirmish(), seat(1))}\n`).toBe(`
The bridge | legacy rules | round 1 | Mira is to act

party, 2 of 3 stand                      opposition, 4 of 4 stand
  Ann  ██████ unhurt                       goblin.0       ██████ 4/4
> Mira ████·· hurt   mirror image x2       goblin.1       ██████ 4/4
down  Sir robin                              held 3, silenced 8, blinded 8
                                           goblin.2       ██████ 4/4 must flee
                                           Hobgoblin-cha… █····· 2/9

next: goblin.0, goblin.1, goblin.2, Ann, Hobgoblin-champion
`);
  });

  test('many of a kind: numbers stay to be read, things are counted, and not all who come next are named', () => {
    const begun = fight(
      {
        combatants: [
          {
            id: 'mara',
            side: 'party',
            class: 'cleric',
            hp: 5,
            weapons: ['sling'],
            ammo: 1,
            items: ['holyWater', 'holyWater'],
          },
          { id: 'highwayman', count: 14, side: 'opposition', monster: 'bandit', hp: 1, maxHp: 9 },
        ],
      },
      { dice: [3, 3, 6, ...Array.from({ length: 14 }, () => 1)] },
    );
    begun.stepUntilDecision();
    const lines = drawn(begun.state, seat(0), 60).split('\n');
    expect(lines.find((line) => line.includes('.13 '))).toMatch(/^ {33}highw….13 ██···· badly hurt$/);
    expect(lines).toContain('Mara: sling (1 shot), holy water x2');
    expect(lines.at(-1)).toMatch(/, 2 more$/);
  });

  test('before it begins, and when it is broken off', () => {
    const begun = fight({ combatants: [ANN, GOBLIN] });
    expect(drawn(begun.state, SPECTATOR).split('\n')[0]).toBe('legacy rules | not begun');
    const made = encounter.kernel.dispatch(begun.state, { kind: 'abort' });
    if (!made.ok) throw new Error(made.error.message);
    expect(drawn(made.value.state, SPECTATOR).split('\n')[0]).toBe('legacy rules | not begun | broken off');
  });
});

/** Signs around what is painted, which can be taken away again. */
const MARKED: Paint = {
  ...(Object.fromEntries(PAINTS.map((name) => [name, (text: string) => `«${text}»`])) as Record<
    PaintName,
    (text: string) => string
  >),
  isSeen: true,
};

test('random battles fit, 20 against 20 too, and paint moves nothing', () => {
  for (const { name, moments } of someBattles())
    for (const [index, { state }] of moments.entries()) {
      if (index % 60 !== 0) continue;
      for (const viewer of [seat(0), seat(1), SPECTATOR, 'all'] as const) {
        const plain = drawn(state, viewer);
        const lines = plain.split('\n');
        expect(Math.max(...lines.map((line) => line.length)), name).toBeLessThanOrEqual(80);
        expect(lines.length, name).toBeLessThanOrEqual(34);
        expect(drawn(state, viewer, 80, MARKED).replaceAll(/[«»]/g, ''), name).toBe(plain);
        for (const line of drawn(state, viewer, 60).split('\n')) expect(line.length, name).toBeLessThanOrEqual(60);
      }
    }
});

test('nobody reads what they do not know: other hit points that look alike are drawn alike', () => {
  for (const { name, moments } of someBattles())
    for (const { state } of moments.slice(0, 20)) {
      const twice = {
        ...state,
        bodies: state.bodies.map((body) => ({ ...body, hp: body.hp * 2, maxHp: body.maxHp * 2, ammo: 77, items: [] })),
      };
      expect(drawn(twice, SPECTATOR), name).toBe(drawn(state, SPECTATOR));
    }
});
