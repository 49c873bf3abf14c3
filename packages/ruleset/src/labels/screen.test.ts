// What a player sees and hears of a match: what a spell is aimed at, what comes to nothing, what the log leaves out, and names.
import { formatMessage, seat, SPECTATOR } from '@turnwise/game';
import type { Message, Viewer } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { SandboxMatch } from '../testing/sandbox-match.ts';
import type { RulesetEvent, RulesetInput } from '../types.ts';

const creature = { zone: 'table', types: ['creature'], count: 1 };

const SPELLS: Json = {
  schema: 1,
  id: 'spells',
  version: '1.0.0',
  name: 'Spells',
  players: { min: 2, max: 2 },
  zones: [
    { id: 'deck', owner: 'player', visibility: 'hidden', ordered: true, quiet: true },
    { id: 'hand', owner: 'player', visibility: 'owner', show: 'sorted' },
    { id: 'table', owner: 'player', visibility: 'public' },
    { id: 'limbo', owner: 'player', visibility: 'public', role: 'none', quiet: true },
    { id: 'graveyard', owner: 'player', visibility: 'public', ordered: true, show: 'count' },
    { id: 'attic', owner: 'shared', visibility: 'public', role: 'none', show: 'nothing' },
    { id: 'vault', name: 'the vault', owner: 'shared', visibility: 'public', role: 'none' },
  ],
  resources: [
    { id: 'mana', start: 5, min: 0, quiet: true },
    { id: 'health', start: 9 },
    { id: 'rank', start: 0, show: false },
  ],
  attributes: ['power', { id: 'weight', show: false }],
  counters: [{ id: 'damage' }, { id: 'mark', quiet: true, show: false }],
  flags: ['tapped', { id: 'marked', quiet: true, show: false }],
  cards: [
    { id: 'fox', name: 'Fox', types: ['creature'], cost: 1, attributes: { power: 2, weight: 9 } },
    {
      id: 'seer',
      name: 'Seer',
      types: ['creature'],
      cost: 2,
      abilities: [
        {
          id: 'sight',
          name: 'Sight',
          kind: 'activated',
          targets: [{ id: 'seen', selector: { zone: 'hand', controller: 'opponent', count: 1 } }],
          effects: [{ op: 'look', target: 'seen' }],
        },
      ],
    },
    {
      id: 'bolt',
      name: 'Bolt',
      cost: 3,
      abilities: [
        {
          id: 'burns',
          kind: 'cast',
          targets: [{ id: 'victim', selector: creature }],
          effects: [{ op: 'destroy', target: 'victim' }],
        },
      ],
    },
    {
      id: 'denial',
      name: 'Denial',
      cost: 0,
      abilities: [
        {
          id: 'denies',
          kind: 'cast',
          targets: [{ id: 'what', selector: { stack: true, event: 'play', controller: 'opponent', count: 1 } }],
          effects: [{ op: 'counter', target: 'what' }],
        },
      ],
    },
  ],
  turnStructure: {
    phases: [{ id: 'main', steps: [{ id: 'act' }] }],
    priorityWindows: [{ phase: 'main', step: 'act' }],
  },
  events: [{ id: 'hummed', quiet: true }],
  actions: [
    {
      id: 'play',
      name: 'Play',
      timing: 'stack',
      targets: [{ id: 'card', selector: { zone: 'hand', controller: 'self', count: 1 } }],
      preconditions: [{ op: 'has_resource', resource: 'mana', atLeast: { ref: 'card.cost' } }],
      costs: [
        { op: 'pay_resource', resource: 'mana', amount: { ref: 'card.cost' } },
        { op: 'move_zone', target: 'card', to: 'limbo' },
      ],
      effects: [{ op: 'move_zone', target: 'card', to: 'table' }],
    },
    {
      id: 'use_ability',
      name: 'Use Ability',
      timing: 'stack',
      targets: [{ id: 'source', selector: { zone: 'table', controller: 'self', count: 1 } }],
      preconditions: [{ op: 'can_activate', target: 'source', ability: { ref: 'ability' } }],
      effects: [{ op: 'execute_ability', source: 'source', ability: { ref: 'ability' } }],
    },
    {
      id: 'mix',
      name: 'Mix',
      timing: 'instant',
      effects: [
        { op: 'emit', event: 'hummed' },
        { op: 'gain_resource', resource: 'mana', amount: 1 },
        { op: 'gain_resource', resource: 'health', amount: 1 },
        { op: 'add_counter', target: { selector: { zone: 'table', card: 'seer' } }, counter: 'mark', amount: 1 },
        { op: 'set_flag', flag: 'marked', target: { selector: { zone: 'table', card: 'seer' } } },
        { op: 'draw' },
        { op: 'move_zone', target: { selector: { zone: 'limbo' } }, to: 'vault' },
        {
          op: 'repeat',
          while: [{ op: 'compare', left: { ref: 'controller.health' }, is: '>', right: 99 }],
          do: [{ op: 'gain_resource', resource: 'health', amount: 1 }],
        },
      ],
    },
  ],
  victory: [
    {
      result: 'lose',
      reason: 'no_health',
      conditions: [{ op: 'compare', left: { ref: 'player.health' }, is: '<=', right: 0 }],
    },
  ],
  guards: { iterationsPerEffect: 3 },
  messages: {
    'input.use_ability': 'Use {source}{params}{targets}',
    'event.action_taken.use_ability': '{player} uses {source}{targets}.',
    'event.zone_moved.vault': '{card} is put away.',
  },
};

const [ANN, BOB] = [seat(0), seat(1)];

function begin(zones: Json, resources: Json = {}): SandboxMatch {
  const turn = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
  return new SandboxMatch({
    document: SPELLS,
    position: { turn, zones, resources },
    seats: ['ann', 'bob'],
    random: {},
  });
}

interface Heard {
  readonly told: readonly string[];
  /** What is told to those who want everything, in addition. */
  readonly besides: readonly string[];
}

/** Sends it to both interpreters, and gives what a viewer hears of it. */
function hear(match: SandboxMatch, input: RulesetInput, viewer: Viewer = SPECTATOR): Heard {
  const { game, table } = match;
  const done = game.kernel.dispatch(match.state, input);
  if (!done.ok || !('frame' in done.value.outcome)) throw new Error(JSON.stringify(done));
  expect(match.send(input)).toBeUndefined();
  const view = game.view(match.state, viewer);
  const [told, besides]: [string[], string[]] = [[], []];
  for (const event of eventsOf(done.value.outcome.frame) as readonly RulesetEvent[]) {
    const seen = game.viewEvent(event, viewer);
    if (seen === undefined) continue;
    const text = formatMessage(game.messages, game.eventLabel(seen, table, 'min', view));
    (game.eventLevel(seen) === 'min' ? told : besides).push(text);
  }
  return { told, besides };
}

const playing = (by: typeof ANN, targets: Readonly<Record<string, string>>): RulesetInput => ({
  kind: 'action',
  seat: by,
  action: 'play',
  targets,
  params: {},
});

function drawn(match: SandboxMatch, viewer: Viewer = ANN): string {
  return match.game.draw?.(match.game.view(match.state, viewer), match.table) ?? '';
}

describe('what a spell or an ability is aimed at', () => {
  test('is told with its announcement, and stands on the stack', () => {
    const match = begin({ ann: { hand: ['bolt'] }, bob: { table: ['fox'], hand: ['denial'] } });
    expect(hear(match, playing(ANN, { card: 'bolt', victim: 'fox' })).told).toEqual(['ann: Play: Bolt, Fox.']);
    expect(match.events[0]).toMatchObject({ kind: 'action_taken', card: 'bolt', victim: 'fox' });
    expect(drawn(match)).toContain('stack  #1 Play by ann: Bolt at Fox\n');
    const denied = playing(BOB, { card: 'denial', what: '#1' });
    const view = match.game.view(match.state, BOB);
    const say = (message: Message): string => formatMessage(match.game.messages, message);
    expect(say(match.game.inputLabel(denied, match.table, view))).toBe('Play: Denial, #1 Play of Bolt');
    expect(match.game.lookUp(view, '#1').map(say).slice(0, 2)).toEqual(['Play', 'Bolt, cost 3']);
    expect(match.game.lookUp(view, '#2')).toEqual([]);
    expect(hear(match, denied).told[0]).toBe('bob: Play: Denial, #1 Play of Bolt.');
    expect(match.events.find(({ card }) => card === 'denial')).toMatchObject({ what: 1 });
  });

  test('is no field where there is none', () => {
    const match = begin({ ann: { hand: ['fox'] } });
    hear(match, playing(ANN, { card: 'fox' }));
    expect(Object.keys(match.events[0] ?? {}).sort()).toEqual([
      'action',
      'by',
      'card',
      'cause',
      'id',
      'kind',
      'player',
      'status',
    ]);
  });

  test('stays hidden where it is a card that the viewer does not know', () => {
    const use = (targets: Readonly<Record<string, string>>): RulesetInput => ({
      kind: 'action',
      seat: ANN,
      action: 'use_ability',
      targets,
      params: { ability: 'sight' },
    });
    const told = (viewer: Viewer): string | undefined => {
      const match = begin({ ann: { table: ['seer'] }, bob: { hand: ['bolt', 'denial'] } });
      return hear(match, use({ source: 'seer', seen: '?hand.1.0' }), viewer).told[0];
    };
    expect(told(BOB)).toBe('ann uses Seer at Bolt.');
    expect(told(ANN)).toBe('ann uses Seer.');
    expect(told(SPECTATOR)).toBe('ann uses Seer.');
    const match = begin({ ann: { table: ['seer'] }, bob: { hand: ['bolt', 'denial', 'fox'], table: ['fox'] } });
    expect(
      formatMessage(
        match.game.messages,
        match.game.inputLabel(use({ source: 'seer', seen: '?hand.1.0' }), match.table),
      ),
    ).toBe('Use Seer (Sight) at bob: Hand 1');
  });
});

describe('the log', () => {
  test('says it when a spell comes to nothing, and leaves out where one that was cast goes', () => {
    const match = begin({ ann: { hand: ['bolt'] }, bob: { table: ['fox'], hand: ['bolt'] } });
    hear(match, playing(ANN, { card: 'bolt', victim: 'fox' }));
    hear(match, playing(BOB, { card: 'bolt.1', victim: 'fox' }));
    const first = hear(match, { kind: 'pass', seat: ANN });
    expect(first.told).toEqual(['Fox is destroyed.']);
    expect(first.besides).toContain('Bolt.1 goes from Limbo to Graveyard of bob.');
    expect(hear(match, { kind: 'pass', seat: seat(match.state.turn.priority) }).told).toEqual(['Bolt has no effect.']);
  });

  test('leaves out what the ruleset calls quiet, unless it has words of its own for where a card goes', () => {
    const match = begin({ ann: { hand: ['fox'], table: ['seer'], deck: ['bolt', 'bolt'], limbo: ['denial'] } });
    const mix: RulesetInput = { kind: 'action', seat: ANN, action: 'mix', targets: {}, params: {} };
    const { told, besides } = hear(match, mix);
    expect(told).toEqual(['ann: Mix.', 'ann: Health 10 (+1).', 'Denial is put away.']);
    expect(besides).toEqual(
      expect.arrayContaining([
        'Hummed.',
        'ann: Mana 6 (+1).',
        'Seer: mark 1 (+1).',
        'Seer: marked.',
        'ann draws a card.',
      ]),
    );
    expect(hear(match, playing(ANN, { card: 'fox' })).told).toEqual(['ann: Play: Fox.']);
  });
});

test('a drawing shows what it is asked to: cards, cards sorted, their number, or nothing', () => {
  const match = begin({
    ann: {
      hand: ['bolt', 'fox', 'seer'],
      table: [{ card: 'seer', counters: { mark: 2 }, marked: true }, 'fox'],
      deck: ['bolt'],
    },
    bob: { graveyard: ['fox', 'bolt'], hand: ['denial'] },
    shared: { attic: ['fox'], vault: ['seer'] },
  });
  expect(drawn(match)).toMatchInlineSnapshot(`
    "Turn 1 of ann: Act

        the vault  Seer.2

    * ann (you)  Mana 5  Health 9  Deck 1
        Hand   Fox · Seer · Bolt
        Table  Seer.1 · Fox 2

      bob  Mana 5  Health 9  Deck 0  Hand 1  Graveyard 2"
  `);
});

test('a card has its number where another of its kind lies in the open', () => {
  const match = begin({
    ann: { table: ['fox'], hand: ['bolt', 'bolt', 'fox'] },
    bob: { table: ['fox'], graveyard: ['fox', 'seer'] },
  });
  const view = match.game.view(match.state, ANN);
  const label = (card: string): string =>
    formatMessage(match.game.messages, match.game.inputLabel(playing(ANN, { card }), match.table, view));
  expect(['fox', 'fox.1', 'fox.2', 'bolt.1', 'seer'].map(label)).toEqual([
    'Play: Fox',
    'Play: Fox',
    'Play: Fox.2',
    'Play: Bolt',
    'Play: Seer',
  ]);
});

test.each<[string, object | undefined]>([
  ['play bolt', { action: 'play', targets: { card: 'bolt' } }],
  ['Play Bolt at Fox', { action: 'play', targets: { card: 'bolt', victim: 'fox' } }],
  ['play fox', { action: 'play', targets: { card: 'fox.1' } }],
  ['use seer sight', { action: 'use_ability', targets: { source: 'seer' }, params: { ability: 'sight' } }],
  ['use ability', { action: 'use_ability', targets: {} }],
  ['play nonsense', undefined],
  ['fly', undefined],
])('%s is read as an action', (text, meant) => {
  const match = begin({
    ann: { hand: ['bolt', 'fox'], table: ['seer'] },
    bob: { table: [{ card: 'fox', id: 'fox' }] },
  });
  const input = match.game.typedInput(match.game.view(match.state, ANN), ANN, text, match.table);
  if (meant === undefined) expect(input).toBeUndefined();
  else expect(input).toMatchObject({ kind: 'action', seat: ANN, ...meant });
});

test('a guard goes by the name under which the ruleset configures it, and the chain is told', () => {
  const match = begin({ ann: { deck: ['fox'] } }, { ann: { health: 99 } });
  const refusal = match.send({ kind: 'action', seat: ANN, action: 'mix', targets: {}, params: {} });
  expect(refusal).toMatchObject({ code: 'guardExceeded', params: { guard: 'iterationsPerEffect', limit: 3 } });
  expect(refusal === undefined ? '' : formatMessage(match.game.messages, match.game.refusalLabel(refusal))).toMatch(
    /^this would never end: more than 3 rounds of one loop \(the guard iterationsPerEffect\)\. .*resource_changed by mix ×\d; at work: mix$/,
  );
});

test('costs that hang on what is chosen are told for each of it', () => {
  const match = begin({ ann: { hand: ['fox', 'seer'] }, bob: {} });
  const abouts = match.game.offers(match.state, ANN).map(({ about }) => about);
  expect(abouts[0]).toMatchObject({ costs: { 'targets.card': { fox: { mana: 1 }, seer: { mana: 2 } } } });
  expect(abouts[0]).not.toHaveProperty('cost');
  const alone = begin({ ann: { hand: ['seer'] } });
  expect(alone.game.offers(alone.state, ANN)[0]?.about).toMatchObject({ cost: { mana: 2 } });
});
