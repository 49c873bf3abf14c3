// Encounter as a host sees it: every shipped fight ends, and the same seed and inputs give the same events.
import { createChooser, nextInput, playOut, seat } from '@turnwise/game';
import { eventsOf, History } from '@turnwise/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENCOUNTERS } from './encounters/shipped.ts';
import { encounter as game } from './game.ts';
import { RULESETS } from './rulesets/shipped.ts';
import type { EncounterEvent } from './event.ts';
import type { EncounterState, EncounterTypes } from './types.ts';

interface Request {
  readonly encounter: string;
  readonly ruleset: string;
  readonly party: string;
  readonly opposition: string;
  readonly seed: number;
}

function begin({ encounter, ruleset, party, opposition, seed }: Request): EncounterState {
  const start = game.setup({ seed, options: { encounter, ruleset, control: { party, opposition } } });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
}

/** Random play, at most so many inputs. */
function play(start: EncounterState, seed: number, most: number): History<EncounterTypes> {
  const history = new History(game.kernel, start);
  const chooser = createChooser(seed);
  while (history.length < most && game.result(history.state) === undefined) {
    const input = nextInput(game, history.state, chooser);
    if (input === undefined) throw new Error('nobody can move');
    const done = history.dispatch(input);
    if (!done.ok || done.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(done));
  }
  return history;
}

function eventsIn(history: History<EncounterTypes>): readonly EncounterEvent[] {
  return history.log.flatMap((frame) => eventsOf(frame));
}

/** Saved and loaded. */
function reloaded(state: EncounterState): EncounterState {
  const saved = game.kernel.codec.toJson(state);
  const loaded = saved.ok ? game.kernel.codec.fromJson(JSON.parse(JSON.stringify(saved.value))) : saved;
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

const control = fc.constantFrom('manual', 'auto', 'nearestToDeath', 'careful');
const requests = fc.record<Request>({
  encounter: fc.constantFrom(...Object.keys(ENCOUNTERS)),
  ruleset: fc.constantFrom(...Object.keys(RULESETS)),
  party: control,
  opposition: control,
  seed: fc.nat(),
});

/** `npm run soak` plays more, with a seed of its own. */
const SEED = Number(process.env['ENCOUNTER_RELOADS_SEED'] ?? 11);
const FIGHTS = Number(process.env['ENCOUNTER_RELOADS'] ?? 8);
const HOUR = 3_600_000;

test('the same seed and inputs give the same events, after every reload too', { timeout: HOUR }, () => {
  fc.assert(
    fc.property(requests, (request) => {
      const history = play(begin(request), request.seed, 60);
      let state = begin(request);
      const again = history.log.flatMap(({ input }) => {
        const done = game.kernel.dispatch(reloaded(state), input);
        if (!done.ok || done.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(done));
        state = done.value.state;
        return eventsOf(done.value.outcome.frame);
      });
      expect(again).toEqual(eventsIn(history));
    }),
    { seed: SEED, numRuns: FIGHTS },
  );
});

test('twenty against twenty ends by itself, under both rulesets', () => {
  for (const ruleset of Object.keys(RULESETS)) {
    const start = begin({ encounter: 'twenty-against-twenty', ruleset, party: 'auto', opposition: 'auto', seed: 1 });
    expect(start.setup.combatants.length).toBeGreaterThanOrEqual(40);
    const history = play(start, 1, 20_000);
    expect(game.result(history.state)).toBeDefined();
    expect(eventsIn(history).at(-1)?.kind).toBe('victoryDetermined');
  }
});

test('one state serves search in one encounter after the other, and shares nothing that is written', () => {
  const starts = Object.keys(ENCOUNTERS).map((encounter) =>
    begin({ encounter, ruleset: 'legacy', party: 'auto', opposition: 'auto', seed: 3 }),
  );
  const own = game.kernel.clone(starts[0] as EncounterState);
  for (const start of starts) {
    const before = JSON.stringify(start);
    game.kernel.cloneInto(own, start);
    expect(playOut(game, own, createChooser(3)).end).toBe('over');
    expect(JSON.stringify(start)).toBe(before);
    expect(own).toEqual(play(start, 3, 100_000).state);
  }
});

test('nothing heals the dead, whoever asks for it', () => {
  const start = begin({ encounter: 'tavern-brawl', ruleset: 'legacy', party: 'auto', opposition: 'auto', seed: 1 });
  const [target] = start.setup.combatants;
  const source = target?.id ?? '';
  const effects = [{ kind: 'heal' as const, source, target: source, amount: 5 }];
  const bodies = start.bodies.map((body, index) => (index === 0 ? { ...body, hp: 0, dead: true } : body));
  const machine = { ...start.machine, state: 'APPLY_EFFECTS' as const, current: source, effects };
  const done = game.kernel.dispatch({ ...start, bodies, machine }, { kind: 'step' });
  if (!done.ok) throw new Error(done.error.message);
  expect(done.value.state.bodies[0]).toMatchObject({ hp: 0, dead: true });
});

describe('a seat', () => {
  const start = begin({ encounter: 'tavern-brawl', ruleset: 'legacy', party: 'manual', opposition: 'manual', seed: 2 });
  const history = new History(game.kernel, start);
  while (game.toAct(history.state).length === 0) history.dispatch({ kind: 'step' });
  const { state } = history;
  const [actor] = game.toAct(state);

  test('is offered something exactly when it is to act', () => {
    for (const one of [seat(0), seat(1)]) expect(game.offers(state, one).length > 0).toBe(one === actor);
    expect(game.next(state)).toBeUndefined();
    expect(game.offers(start, seat(0))).toEqual([]);
    expect(game.next(start)).toEqual({ kind: 'step' });
  });

  test('is offered an action once, however many there are to aim at', () => {
    const crowd = begin({
      encounter: 'twenty-against-twenty',
      ruleset: 'legacy',
      party: 'manual',
      opposition: 'manual',
      seed: 1,
    });
    const fight = play(crowd, 1, 3);
    const offers = game.toAct(fight.state).flatMap((one) => game.offers(fight.state, one));
    expect(offers.filter(({ kind }) => kind === 'meleeAttack')).toMatchObject([{ slots: [{ name: 'target' }] }]);
    expect(offers[0]?.slots[0]?.candidates.length).toBeGreaterThanOrEqual(20);
  });
});

test.each([
  ['PARTY_VICTORY', [0]],
  ['OPPOSITION_VICTORY', [1]],
  ['DRAW', [0, 1]],
  ['ABORT', []],
  ['FAULTED', []],
] as const)('%s is won by %j', (outcome, winners) => {
  const start = begin({ encounter: 'tavern-brawl', ruleset: 'legacy', party: 'auto', opposition: 'auto', seed: 1 });
  const over = { ...start, machine: { ...start.machine, state: 'ENDED' as const, outcome } };
  expect(game.result(over)).toEqual({ winners, reason: outcome });
  expect([game.toAct(over), game.next(over)]).toEqual([[], undefined]);
});
