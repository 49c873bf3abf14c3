/**
 * The menagerie with rules that come before everything that can be changed or prevented, and with actions and abilities that are aimed
 * at several things: so that random play meets attempts, moves on the way, turns that are left out, and targets that go.
 */
import { isRecord } from '@turnwise/kernel';
import type { Json, JsonRecord } from '@turnwise/kernel';
import { MENAGERIE } from './menagerie.ts';

const creature = { zone: 'table', types: ['creature'] };
const ref = (path: string): JsonRecord => ({ ref: path });
const is = (left: string, right: unknown): JsonRecord => ({ op: 'is', left: ref(left), right });
const more = (left: string, right: number): JsonRecord => ({ op: 'compare', left: ref(left), is: '>', right });
const even = (path: string): JsonRecord => ({
  op: 'compare',
  left: { op: 'modulo', of: [ref(path), 2] },
  is: '=',
  right: 0,
});
const before = (
  id: string,
  event: string,
  filters: readonly JsonRecord[],
  ...effects: readonly JsonRecord[]
): JsonRecord => ({
  id,
  when: { event, filters },
  timing: 'before',
  effects,
});
const set = (fields: JsonRecord): JsonRecord => ({ op: 'replace_event', set: fields });
const instead = (...effects: readonly JsonRecord[]): JsonRecord => ({ op: 'replace_event', with: effects });
const plus = (path: string, amount: number): JsonRecord => ({ op: 'add', of: [ref(path), amount] });

const REACTIONS: readonly JsonRecord[] = [
  // The whole, and parts of it.
  before('storm', 'damaged', [{ op: 'flag', flag: 'storm' }], set({ amount: plus('event.amount', 1) })),
  before('bark', 'damaged', [more('event.target.counters.age', 0)], set({ amount: plus('event.amount', -1) })),
  before('dodge', 'damaged', [{ op: 'flag', flag: 'marked', target: ref('event.target') }], {
    op: 'move_zone',
    target: ref('event.target'),
    to: 'hand',
  }),
  {
    ...before('rally', 'damaged', [even('state.turn')], { op: 'create_token', card: 'pup', player: 'active' }),
    limit: { oncePerTurn: true },
  },
  before('guard', 'damaged', [more('event.target.health', 0), even('state.turn')], {
    op: 'if',
    conditions: [{ op: 'exists', selector: { ...creature, controller: ref('event.target') } }],
    then: [set({ target: { op: 'first', of: { ...creature, controller: ref('event.target') } } })],
  }),
  before('tired', 'flag_changed', [is('event.flag', 'tapped'), even('state.turn')], {
    op: 'add_counter',
    target: { selector: creature },
    counter: 'age',
  }),
  before('old', 'counter_changed', [is('event.counter', 'age'), more('event.amount', 1)], set({ amount: 1 })),
  before('fixed', 'attribute_modified', [more('event.card.counters.age', 1)], { op: 'counter' }),
  // The moves that others make.
  before('pyre', 'zone_moved', [is('event.to', 'pile'), even('state.turn')], set({ to: 'vault' })),
  before(
    'ghost',
    'zone_moved',
    [is('event.to', 'pile'), is('event.card.definition', 'breeder')],
    instead({ op: 'move_zone', target: ref('event.card'), to: 'hand' }),
  ),
  // Cards that are made: sent elsewhere by a question or by another move, stopped, or come and gone meanwhile.
  before('fog', 'zone_moved', [is('event.card.definition', 'pup'), is('event.to', 'table')], {
    op: 'may',
    do: [set({ to: 'vault' })],
  }),
  before(
    'swap',
    'zone_moved',
    [is('event.card.definition', 'spy'), is('event.to', 'deck')],
    instead({ op: 'move_zone', target: ref('event.card'), to: 'table' }, { op: 'draw', player: 'active' }),
  ),
  before('stillborn', 'zone_moved', [is('event.card.definition', 'pup'), is('event.to', 'pile')], {
    op: 'if',
    conditions: [even('state.turn')],
    then: [
      { op: 'move_zone', target: ref('event.card'), to: 'table' },
      { op: 'destroy', target: ref('event.card') },
    ],
    else: [{ op: 'counter' }],
  }),
  before('spared', 'destroyed', [is('event.card.definition', 'banner')], { op: 'counter' }),
  before('stuck', 'zone_moved', [is('event.from', 'deck'), more('event.player.hand.count', 6)], { op: 'counter' }),
  before('greedy', 'card_drawn', [more('event.player.coins', 4)], {
    op: 'move_zone',
    target: { selector: { zone: 'deck', controller: ref('event.player'), top: 1 } },
    to: 'pile',
  }),
  before(
    'mercy',
    'draw_failed',
    [even('state.turn')],
    instead({ op: 'gain_resource', player: ref('event.player'), resource: 'coins', amount: 1 }),
  ),
  before('shy', 'looked', [is('event.card.definition', 'mage')], { op: 'counter' }),
  before('kept', 'discarded', [is('event.player', ref('active'))], { op: 'counter' }),
  // Turns, steps, seats.
  before(
    'skips',
    'turn_start',
    [more('event.player.coins', 3), even('state.turn')],
    { op: 'counter' },
    { op: 'set_resource', player: ref('event.player'), resource: 'coins', amount: 0 },
  ),
  before(
    'again',
    'turn_start',
    [{ op: 'flag', flag: 'rich', target: ref('event.player') }],
    set({ player: ref('opponent') }),
    { op: 'set_flag', flag: 'rich', target: ref('event.player'), value: false },
  ),
  before(
    'naps',
    'step_start',
    [is('event.step', 'rest'), even('state.turn')],
    instead({ op: 'heal', target: 'active', amount: 1 }),
  ),
  before('long_day', 'step_end', [is('event.step', 'act'), even('state.turn')], { op: 'counter' }),
  before('eve', 'turn_end', [even('event.turn')], {
    op: 'gain_resource',
    player: ref('event.player'),
    resource: 'coins',
    amount: 1,
  }),
  {
    ...before(
      'last_stand',
      'player_lost',
      [more('event.player.table.count', 1)],
      instead({ op: 'set_resource', player: ref('event.player'), resource: 'health', amount: 2 }),
    ),
    limit: { oncePerTurn: true },
  },
  { ...before('wake', 'player_lost', [], { op: 'draw', player: 'active' }), limit: { oncePerTurn: true } },
  // Abilities.
  before('hush', 'ability_triggered', [is('event.ability', 'breeds'), even('state.turn')], { op: 'counter' }),
  before('jam', 'ability_activated', [more('event.source.counters.age', 2)], { op: 'counter' }),
  before('echo', 'ability_resolved', [is('event.ability', 'rages')], {
    op: 'gain_resource',
    resource: 'coins',
    amount: 1,
  }),
  {
    id: 'spite',
    when: { event: 'event_prevented', filters: [is('event.code', 'targetsGone')] },
    effects: [{ op: 'gain_resource', resource: 'coins', amount: 1 }],
  },
];

const ACTIONS: readonly JsonRecord[] = [
  {
    id: 'volley',
    timing: 'stack',
    targets: [{ id: 'at', selector: { ...creature, count: { min: 1, max: 3 } } }],
    preconditions: [{ op: 'has_resource', resource: 'coins', atLeast: 1 }],
    costs: [{ op: 'pay_resource', resource: 'coins', amount: 1 }],
    effects: [
      { op: 'tap', target: 'at' },
      { op: 'deal_damage', target: 'at', amount: 1 },
      { op: 'add_counter', target: 'at', counter: 'age' },
      { op: 'set_flag', flag: 'marked', target: 'self' },
    ],
  },
  {
    id: 'recall',
    timing: 'instant',
    targets: [{ id: 'whom', selector: { ...creature, count: 1 } }],
    preconditions: [{ op: 'has_resource', resource: 'coins', atLeast: 1 }],
    costs: [{ op: 'pay_resource', resource: 'coins', amount: 1 }],
    effects: [{ op: 'move_zone', target: 'whom', to: 'hand' }],
  },
  {
    id: 'conjure',
    timing: 'stack',
    targets: [{ id: 'model', selector: { ...creature, count: { upTo: 2 } } }],
    preconditions: [{ op: 'has_resource', resource: 'coins', atLeast: 1 }],
    costs: [{ op: 'pay_resource', resource: 'coins', amount: 1 }],
    effects: [
      { op: 'copy_card', target: 'model', as: 'copies' },
      { op: 'add_counter', target: 'copies', counter: 'age' },
      { op: 'create_token', card: 'pup', to: 'pile' },
      { op: 'create_card', card: 'spy', to: 'deck', count: 2, player: 'opponent' },
      { op: 'create_card', card: 'breeder', to: 'pile', as: 'last' },
      { op: 'tap', target: 'last' },
    ],
  },
  {
    id: 'feed',
    timing: 'stack',
    targets: [
      { id: 'meal', selector: { zone: 'hand', controller: 'self', count: 1 } },
      { id: 'eater', selector: { ...creature, count: 1 } },
    ],
    costs: [{ op: 'move_zone', target: 'meal', to: 'pile' }],
    effects: [
      { op: 'deal_damage', target: 'eater', amount: 1 },
      { op: 'add_counter', target: 'eater', counter: 'age', amount: 2 },
      { op: 'modify_attribute', target: { selector: creature }, attribute: 'power', add: 1 },
    ],
  },
];

export const ANSWERING: Json = isRecord(MENAGERIE)
  ? ({
      ...MENAGERIE,
      id: 'answering',
      reactions: [...(MENAGERIE['reactions'] as readonly Json[]), ...REACTIONS],
      actions: [...(MENAGERIE['actions'] as readonly Json[]), ...ACTIONS],
      manipulation: [
        ...(MENAGERIE['manipulation'] as readonly Json[]),
        { action: 'move_card', from: 'table', to: 'pile', who: 'any' },
        { action: 'move_card', from: 'pile', to: 'pile', who: 'any' },
      ],
      guards: { stepsPerInput: 3000 },
    } as unknown as Json)
  : MENAGERIE;
