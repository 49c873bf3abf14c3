// What is foretold of an action, as sentences, and that it holds whatever the dice then show.
import { createChooser } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { encounter } from '../game.ts';
import { seatOf } from '../offers.ts';
import { someBattles } from '../testing/battles.ts';
import { ANN, fight, GOBLIN } from '../testing/fight.ts';
import { TABLE, words } from '../testing/words.ts';
import type { EncounterEvent } from '../event.ts';
import type { EncounterState } from '../types.ts';

const PLAYS = 200;
const STEP = { kind: 'step' } as const;

/** One action of each kind, spell and item that random battles come to, by ruleset, just before its dice. */
const ACTIONS = new Map<string, EncounterState>();

beforeAll(() => {
  for (const { moments } of someBattles())
    for (const { state, input } of moments) {
      const { intent, state: phase } = state.machine;
      if (input.kind !== 'step' || phase !== 'EXECUTE_ACTION' || intent === null) continue;
      const what = intent.kind === 'castSpell' ? intent.spell : intent.kind === 'useItem' ? intent.item : intent.kind;
      const key = `${state.setup.ruleset} ${what}`;
      if (!ACTIONS.has(key)) ACTIONS.set(key, state);
    }
  const begun = fight({ combatants: [{ ...ANN, items: ['flaskOfOil'] }, GOBLIN] }, { dice: [3, 3, 6, 1] });
  begun.stepUntilDecision();
  begun.step({ kind: 'useItem', actor: 'ann', item: 'flaskOfOil', targets: ['goblin.0'] });
  begun.step();
  ACTIONS.set('classic flaskOfOil', begun.state);
});

function viewerOf({ setup, machine }: EncounterState): ReturnType<typeof seatOf> {
  return seatOf(setup.combatants.find(({ id }) => id === machine.current)?.side ?? 'party');
}

function foretold(state: EncounterState): readonly string[] {
  const viewer = viewerOf(state);
  return encounter.foretell(encounter.view(state, viewer), viewer, STEP, TABLE).map(words);
}

/** The action as it may come: its dice are others, and so is what the seat does not know. */
function play(state: EncounterState, seed: number): readonly EncounterEvent[] {
  const viewer = viewerOf(state);
  let now = encounter.determinize(encounter.view(state, viewer), viewer, createChooser(seed));
  return [STEP, STEP].flatMap((input) => {
    const made = encounter.kernel.dispatch(now, input);
    if (!made.ok || made.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(made));
    now = made.value.state;
    return eventsOf(made.value.outcome.frame);
  });
}

/** Of the sentences, those that name it; else those that end in `and so many others`. */
function about(sentences: readonly string[], id: string): readonly string[] {
  const name = new RegExp(`(?:^|\\W)${id.replace('.', '\\.')}(?!\\w)`, 'i');
  const naming = sentences.filter((one) => name.test(one));
  return naming.length > 0 ? naming : sentences.filter((one) => / \d+ others/.test(one));
}

function those(sentences: readonly string[], like: RegExp): readonly string[] {
  return sentences.filter((one) => like.test(one));
}

function range(text: string | undefined): readonly [number, number] {
  const [least = Number.NaN, most = least] = (text ?? '').split(' to ').map(Number);
  return [least, most];
}

function isWithin(value: number, text: string | undefined): boolean {
  const [least, most] = range(text);
  return value >= least && value <= most;
}

/** What the events say that no sentence allows. */
function broken(sentences: readonly string[], events: readonly EncounterEvent[]): readonly string[] {
  const all = sentences.join(' ');
  const saved = new Set(
    events.flatMap((one) => (one.kind === 'savingThrowRolled' && one.saved ? [one.combatantId] : [])),
  );
  const hurts = new Map<string, number>();
  const wasAttack = events.some(({ kind }) => kind === 'attackRolled');
  const faults: string[] = [];
  const check = (holds: boolean, event: unknown): void => void (holds || faults.push(JSON.stringify(event)));
  for (const event of events)
    if (event.kind === 'damageApplied') hurts.set(event.targetId, (hurts.get(event.targetId) ?? 0) + event.amount);
    else if (event.kind === 'savingThrowRolled') {
      const lines = about(those(sentences, / saves? against /), event.combatantId);
      const holds = lines.some((one) => event.saved === event.roll >= Number(/with (\d+) or/.exec(one)?.[1] ?? 21));
      check(holds || wasAttack, event);
    } else if (event.kind === 'attackRolled') {
      const lines = about(those(sentences, / hits? /), event.defenderId);
      // A miss may be one at somebody who is dead by then.
      check(
        lines.some((one) => !event.hit || event.roll >= Number(/with (\d+) or/.exec(one)?.[1] ?? 21)),
        event,
      );
    } else if (event.kind === 'healingApplied' && event.amount !== undefined && event.amount > 0)
      check(
        about(sentences, event.targetId).some((one) => isWithin(event.amount ?? 0, /back (.*) hit/.exec(one)?.[1])),
        event,
      );
    else if (event.kind === 'poolRolled' && event.of === 'hitDice')
      check(isWithin(event.total, /Hit dice \w+: ([^,]*),/.exec(all)?.[1]), event);
    else if (event.kind === 'undeadTurned') {
      const gone = event.turned.length + event.destroyed.length;
      const isTurned = event.roll === null || event.roll >= Number(/with (\d+) or/.exec(all)?.[1]);
      check(isTurned ? isWithin(gone, /destroyed: ([^.]*)\./.exec(all)?.[1]) : gone === 0, event);
    }
  for (const [id, amount] of hurts) {
    const lines = about(those(sentences, /^Damage /), id);
    const asFailed = lines.map((one) => /Damage to [^:]*: ([\d to]*\d)/.exec(one)?.[1]);
    const asSaved = lines.map((one) => /or ([\d to]*\d) with a save/.exec(one)?.[1]);
    const holds =
      asFailed.some((text) => isWithin(amount, text)) ||
      (saved.has(id) && asSaved.some((text) => isWithin(amount, text)));
    check(wasAttack || holds, [id, amount]);
  }
  const affected = new Set(events.flatMap((one) => (one.kind === 'conditionApplied' ? [one.targetId] : [])));
  const count = /Targets affected: ([^.,]*)/.exec(all)?.[1];
  if (count !== undefined && !all.includes('fails the save'))
    check(isWithin(affected.size, count), ['affected', affected.size]);
  return faults;
}

/** Whose dice the tables know. */
const ROLLED = [
  'magicMissile',
  'cureLightWounds',
  'causeLightWounds',
  'sleep',
  'mirrorImage',
  'fireball',
  'holdPerson',
];
const OTHERS = ['turnUndead', 'flaskOfOil', 'holyWater', 'potionOfHealing', 'breath', 'meleeAttack', 'rangedAttack'];

describe('what is foretold', () => {
  test.each([...ROLLED, ...OTHERS])('of %s is something', (what) => {
    const states = ['legacy', 'classic'].flatMap((ruleset) => ACTIONS.get(`${ruleset} ${what}`) ?? []);
    expect(states).not.toEqual([]);
    for (const state of states) expect(foretold(state)).not.toEqual([]);
  });

  test(`holds in ${PLAYS} plays of each action`, () => {
    for (const [key, state] of ACTIONS) {
      const sentences = foretold(state);
      for (let seed = 1; seed <= PLAYS; seed++)
        expect([key, sentences, broken(sentences, play(state, seed))]).toEqual([key, sentences, []]);
    }
  });
});
