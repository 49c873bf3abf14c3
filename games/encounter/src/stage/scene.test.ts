// The field as a scene: a known skirmish for both sides, what a touch means, and every shipped encounter by law 11.
import { formatMessage, isMessage, seat, SPECTATOR } from '@turnwise/game';
import type { Message, Named, Scene, SceneThing, Viewer } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import { checkLaws } from '@turnwise/testkit';
import { describe, expect, test } from 'vitest';
import { ENCOUNTERS } from '../encounters/shipped.ts';
import { encounter } from '../game.ts';
import { messages } from '../messages.ts';
import { ANN, fight, GOBLIN } from '../testing/fight.ts';
import { TABLE } from '../testing/words.ts';
import type { EncounterState } from '../types.ts';

const PARTY = seat(0);
const OPPOSITION = seat(1);

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
      items: ['flaskOfOil', 'flaskOfOil'],
    },
    { id: 'robin', side: 'party', class: 'thief', hp: 0, maxHp: 3 },
    { ...GOBLIN, id: 'goblin', count: 2 },
    { id: 'dragon', side: 'opposition', monster: 'whiteDragon', hp: 30 },
  ],
  conditions: [
    { on: 'mira', is: 'mirrorImage', charges: 2 },
    { on: 'goblin.1', is: 'held', rounds: 4 },
  ],
  forced: [{ on: 'goblin.0', intent: { kind: 'flee' } }],
};

/** At the decision of Mira, who is first. */
function skirmish(): EncounterState {
  const begun = fight(SKIRMISH, { dice: [3, 3, 2, 6, 5, 4, 3, 1] });
  begun.stepUntilDecision();
  return begun.state;
}

function sceneFor(state: EncounterState, viewer: Viewer): Scene {
  const scene = encounter.scene?.(encounter.view(state, viewer), TABLE, viewer);
  if (scene === undefined) throw new Error('no scene');
  return scene;
}

function thing(state: EncounterState, viewer: Viewer, id: string): SceneThing | undefined {
  return sceneFor(state, viewer).things.find((one) => one.id === id);
}

function text(one: Message): string {
  return formatMessage(messages, one);
}

/** `hit points 5`. */
function statsOf(one: SceneThing | undefined): readonly string[] {
  return (one?.stats ?? []).map(({ label, value }) => `${text(label)} ${value}`);
}

describe('a skirmish', () => {
  const state = skirmish();

  test('as the party sees it: its own figures, and how hurt the others look', () => {
    const { status, places } = sceneFor(state, PARTY);
    expect(text(status)).toBe('The bridge: round 1, Mira is to act');
    expect(places.map(({ id }) => id)).toEqual([
      'side:opposition',
      'gone:opposition',
      'queue',
      'side:party',
      'gone:party',
      'kit',
    ]);
    const mira = thing(state, PARTY, 'combatant:mira');
    expect(mira).toMatchObject({ place: 'side:party', seat: 0, tone: 'strong' });
    expect(statsOf(mira)).toEqual(['hit points 5', 'hit points at most 9', 'armour class 9', 'level 3']);
    expect(mira?.marks?.map(text)).toEqual(['hurt', 'surrounded by images, 2 hits']);
    expect(thing(state, PARTY, 'combatant:robin')).toMatchObject({ place: 'gone:party', tone: 'faint' });
    expect(thing(state, PARTY, 'combatant:goblin.0')?.marks?.map(text)).toEqual(['unhurt', 'must flee', 'yet to act']);
    expect(thing(state, PARTY, 'combatant:goblin.1')?.marks?.map(text)[1]).toBe('held, 3 rounds');
  });

  test('the odds are with those that can be aimed at, for who chooses', () => {
    const odds = statsOf(thing(state, PARTY, 'combatant:goblin.0')).slice(-2);
    expect(odds[0]).toMatch(/^chance to hit \d+%$/);
    expect(odds[1]).toMatch(/^chance to hit at range \d+%$/);
    for (const viewer of [OPPOSITION, SPECTATOR])
      expect(statsOf(thing(state, viewer, 'combatant:goblin.0')).join()).not.toContain('chance');
    expect(statsOf(thing(state, PARTY, 'combatant:ann')).join()).not.toContain('chance');
  });

  test('what the other side has is its secret', () => {
    const scene = sceneFor(state, OPPOSITION);
    expect(scene.places.some(({ id }) => id === 'kit')).toBe(false);
    expect(statsOf(thing(state, OPPOSITION, 'combatant:mira'))).toEqual(['armour class 9', 'level 3']);
    expect(JSON.stringify(scene)).not.toMatch(/flask|sleep|sling/);
  });

  test('what the actor has can be touched', () => {
    const kit = sceneFor(state, PARTY).things.filter(({ place }) => place === 'kit');
    expect(kit.map(({ id }) => id)).toEqual([
      'weapon:dagger',
      'weapon:sling',
      'spell:sleep',
      'spell:mirrorImage',
      'item:flaskOfOil',
    ]);
    expect(statsOf(kit[4])).toEqual(['how many 2']);
    expect(kit[4]?.marks?.map(text)).toEqual(['item']);
    // The name is one that the rules can be asked about.
    for (const { name } of sceneFor(state, PARTY).things.filter(({ place }) => place !== 'queue'))
      expect(name && encounter.lookUp(encounter.view(state, PARTY), text(name))).not.toEqual([]);
    const view = encounter.view(state, PARTY);
    const named: Named = { kind: 'castSpell', seat: PARTY, field: 'spell', value: 'sleep', fixed: {} };
    expect(encounter.things(view, named, PARTY)).toEqual(['spell:sleep']);
    expect(encounter.things(view, { ...named, field: 'targets', value: 'goblin.1' }, PARTY)).toEqual([
      'combatant:goblin.1',
    ]);
    expect(encounter.things(view, { ...named, field: 'level', value: 1 }, PARTY)).toEqual([]);
  });

  test('a touch means an attack or a spell, and the rules say why not', () => {
    const view = encounter.view(state, PARTY);
    const why = (id: string): readonly (string | undefined)[] =>
      encounter
        .meant(view, PARTY, id)
        .map((input) => encounter.explain(state, PARTY, input).message)
        .map((label) => label && text(label));
    expect(why('combatant:ann')[0]).toBe('you cannot do that: ann is not a legal target for this');
    expect(why('combatant:goblin.0')).toEqual([undefined, undefined]);
    expect(encounter.meant(view, PARTY, 'spell:sleep')).toEqual([
      { kind: 'castSpell', seat: 0, actor: 'mira', spell: 'sleep', level: 1, targets: [] },
    ]);
  });

  test('the queue begins with whose turn it is', () => {
    const queue = sceneFor(state, PARTY).things.filter(({ place }) => place === 'queue');
    expect(queue[0]).toMatchObject({ id: 'turn:mira', tone: 'strong' });
    expect(queue.map(({ id }) => id)).not.toContain('turn:robin');
  });
});

test('who dies goes from its side to those who are gone', () => {
  const view = encounter.view(skirmish(), PARTY);
  expect(encounter.cue({ kind: 'entityDied', entityId: 'ann' }, view, PARTY)).toEqual({
    things: ['combatant:ann'],
    from: 'side:party',
    to: 'gone:party',
    tone: 'danger',
  });
  const missed = { roll: 2, total: 2, targetAc: 6, hit: false, critical: false };
  const rolled = { kind: 'attackRolled', attackerId: 'ann', defenderId: 'goblin.0', ...missed } as const;
  expect(encounter.cue(rolled, view, PARTY)).toEqual({
    things: ['combatant:goblin.0'],
    source: 'combatant:ann',
    tone: 'faint',
  });
});

/** Of every message in there. */
function keysIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isRecord(value)) return [];
  return [...(isMessage(value) ? [value.key] : []), ...Object.values(value).flatMap(keysIn)];
}

test('every shipped encounter can be drawn and touched, and there are no words of scenes that none has', () => {
  const said = new Set<string>();
  for (const id of Object.keys(ENCOUNTERS)) {
    const control = { party: 'manual', opposition: 'manual' };
    const report = checkLaws(encounter, {
      games: 1,
      seed: 5,
      options: { encounter: id, control },
      laws: [11],
      onWalk: ({ states, viewers }) => {
        for (const [index, state] of states.entries())
          if (index % 11 === 0 || index === states.length - 1)
            for (const viewer of viewers)
              for (const key of keysIn(sceneFor(state as unknown as EncounterState, viewer))) said.add(key);
      },
    });
    expect(report.laws.flatMap(({ violations }) => violations)).toEqual([]);
  }
  for (const key of keysIn(sceneFor(skirmish(), PARTY))) said.add(key);
  const archer = fight({ combatants: [{ ...ANN, weapons: ['shortBow'], ammo: 0 }, GOBLIN] });
  archer.stepUntilDecision();
  for (const key of keysIn(sceneFor(archer.state, PARTY))) said.add(key);
  for (const key of keysIn(sceneFor(fight({ combatants: [ANN, GOBLIN] }).state, PARTY))) said.add(key);
  const all = Object.keys(messages).filter((key) => key.startsWith('scene.'));
  expect(all.filter((key) => !said.has(key))).toEqual([]);
});
