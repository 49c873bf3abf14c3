// What a preview shows of an action in Encounter: it goes on to the dice, and says what is known of them.
import { seat } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Match, PreviewLook } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';

const PARTY = seat(0);

function fight(options: Json, seed = 1): Match {
  const game = registry.get('encounter') as AnyGame;
  const match = createMatch({ game, seed, options });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

/** The party's first turn of a fight, whatever the seed brings before it. */
function attack(match: Match): PreviewLook {
  const [offer] = match.look(PARTY).offers.filter(({ kind }) => kind === 'meleeAttack');
  const [input] = offer === undefined ? [] : match.game.expand(offer, 1).inputs;
  const previewed = match.preview(PARTY, input);
  if (!previewed.ok) throw new Error(previewed.error.message);
  return previewed.value;
}

test('an attack goes on to the dice and tells what must be rolled and what a hit does', () => {
  const match = fight({ encounter: 'tavern-brawl' });
  const { uncertain, foretold, events, look } = attack(match);
  expect(uncertain).toBe(true);
  expect(foretold).toHaveLength(1);
  expect(foretold[0]).toMatch(
    /^Ann hits bandit\.0 with \d+ or more on a d20 \(\d+%\), for \d+ to \d+ damage, or up to \d+ with a critical hit\.$/,
  );
  // The intent, and the machine on its way to the dice, which it has not thrown.
  expect(events.map(({ event }) => (event as { kind: string }).kind)).toEqual([
    'intentChosen',
    'stateEntered',
    'stateEntered',
  ]);
  expect(look.view).toMatchObject({ state: 'EXECUTE_ACTION' });
});

test('what is foretold is what the dice then do', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const match = fight({ encounter: 'tavern-brawl' }, seed);
    if (!match.toAct.includes(PARTY)) continue;
    const { foretold } = attack(match);
    const found = /with (\d+) or more on a d20 .* for (\d+) to (\d+) damage/.exec(foretold[0] ?? '');
    const [needed, least, most] = (found ?? []).slice(1).map(Number) as [number, number, number];
    const [offer] = match.look(PARTY).offers.filter(({ kind }) => kind === 'meleeAttack');
    const [input] = offer === undefined ? [] : match.game.expand(offer, 1).inputs;
    const before = match.frames.length;
    match.submit(PARTY, input);
    const told = match
      .happened(match.frames.slice(before))
      .map(({ event }) => event as unknown as Record<string, unknown>);
    const rolled = told.find(({ kind }) => kind === 'attackRolled');
    expect(rolled?.['hit']).toBe((rolled?.['roll'] as number) >= needed);
    const hurt = told.find(({ kind, sourceId }) => kind === 'damageApplied' && sourceId === rolled?.['attackerId']);
    if (rolled?.['hit'] !== true || rolled['critical'] === true || hurt === undefined) continue;
    expect(hurt['amount']).toBeGreaterThanOrEqual(least);
    expect(hurt['amount']).toBeLessThanOrEqual(most);
  }
});

test('a spell tells what its targets must roll to save, and then they do', () => {
  let found = 0;
  for (let seed = 1; seed <= 40 && found < 3; seed++) {
    const match = fight({ encounter: 'rival-wizards', control: { party: 'manual', opposition: 'manual' } }, seed);
    for (let turn = 0; turn < 12 && match.status === 'playing'; turn++) {
      const [by = PARTY] = match.toAct;
      const inputs = match.game.legalInputs(match.state, by, 60).inputs;
      const told = inputs.map((input) => {
        const previewed = match.preview(by, input);
        return { input, foretold: previewed.ok ? previewed.value.foretold : [] };
      });
      const saving = told.find(({ foretold }) => foretold[0]?.includes(' saves against '));
      const before = match.frames.length;
      match.submit(by, (saving ?? told[0])?.input);
      const rolled = match
        .happened(match.frames.slice(before))
        .map(({ event }) => event as unknown as Record<string, unknown>)
        .find(({ kind }) => kind === 'savingThrowRolled');
      if (saving === undefined || rolled === undefined) continue;
      found++;
      const needed = Number(/with (\d+) or more/.exec(saving.foretold[0] ?? '')?.[1]);
      expect(rolled['saved']).toBe((rolled['roll'] as number) >= needed);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('an action without dice goes on to the next decision, and what is shown is what comes', () => {
  const found = new Set<string>();
  for (const id of ['rival-wizards', 'crypt', 'barrow-wight'])
    for (let seed = 1; seed <= 4; seed++) {
      const control = { party: 'manual', opposition: 'manual' };
      const match = fight({ encounter: id, ruleset: 'legacy', control }, seed);
      for (let turn = 0; turn < 12 && match.status === 'playing'; turn++) {
        const [by = PARTY] = match.toAct;
        const { inputs } = match.game.legalInputs(match.state, by, 200);
        const sure = inputs.find((input) => WITHOUT_DICE.includes(nameOf(input)) && !found.has(nameOf(input)));
        const previewed = match.preview(by, sure ?? inputs[0]);
        const before = match.frames.length;
        match.submit(by, sure ?? inputs[0]);
        if (sure === undefined || !previewed.ok || wasRolled(match, before)) continue;
        found.add(nameOf(sure));
        const { uncertain, look } = previewed.value;
        expect([nameOf(sure), uncertain, look.view]).toEqual([nameOf(sure), false, match.look(by).view]);
      }
    }
  expect([...found].toSorted()).toEqual(WITHOUT_DICE.toSorted());
});

const WITHOUT_DICE = ['shield', 'bless', 'protectionFromEvil', 'flee'];

function nameOf(input: object): string {
  return String('spell' in input ? input.spell : (input as { kind: string }).kind);
}

/** Whether a new round came before the next decision. */
function wasRolled(match: Match, from: number): boolean {
  return match
    .happened(match.frames.slice(from))
    .some(({ event }) => (event as { kind: string }).kind === 'initiativeRolled');
}
