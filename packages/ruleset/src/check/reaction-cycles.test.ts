// Reactions that may answer each other for ever are told, with the way round.
import type { Json, JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { sandboxRuleset } from '../testing/sandbox.ts';
import { told } from '../testing/checked.ts';
import type { Sections } from '../testing/checked.ts';
import { checkRuleset } from './check.ts';
import { SOUND } from './codes.ts';

describe('cycles of reactions', () => {
  const reaction = (id: string, event: string, effects: Json, more: Sections = {}): Json => ({
    id,
    when: { event },
    effects,
    ...more,
  });
  const damage = [{ op: 'deal_damage', target: { selector: { players: 'any' } }, amount: 1 }];
  const shuffle = [{ op: 'shuffle', zone: 'deck' }];
  const stacked = [{ op: 'is', left: { ref: 'event.to' }, right: 'hand' }];
  const move = (to: string): Json => [{ op: 'move_zone', target: { selector: { zone: 'deck', top: 1 } }, to }];

  test.each<[string, readonly Json[], readonly string[]]>([
    ['none', [reaction('a', 'damaged', shuffle)], []],
    ['of one', [reaction('a', 'damaged', damage)], ['endlessReaction a → damaged → a']],
    ['by the name of the operator', [reaction('a', 'deal_damage', damage)], ['endlessReaction a → damaged → a']],
    [
      'of two, each of which is told',
      [reaction('a', 'damaged', shuffle), reaction('b', 'shuffled', damage)],
      ['endlessReaction a → shuffled → b → damaged → a', 'endlessReaction b → damaged → a → shuffled → b'],
    ],
    ['with a limit', [reaction('a', 'damaged', damage, { limit: { oncePerSource: true } })], []],
    ['with a limit in snake case', [reaction('a', 'damaged', damage, { limit: { once_per_turn: true } })], []],
    [
      'with a limit that does not stop it',
      [reaction('a', 'damaged', damage, { limit: { maxPerEvent: 1 } })],
      ['endlessReaction a → damaged → a'],
    ],
    [
      'that a condition may stop',
      [reaction('a', 'damaged', damage, { conditions: [{ op: 'stack_empty' }] })],
      ['maybeEndless a → damaged → a'],
    ],
    [
      'that a player may stop',
      [reaction('a', 'damaged', [{ op: 'may', do: damage }])],
      ['maybeEndless a → damaged → a'],
    ],
    [
      'that comes to rest by itself',
      [reaction('a', 'flag_changed', [{ op: 'tap', target: { selector: { count: 'all' } } }])],
      ['maybeEndless a → flag_changed → a'],
    ],
    [
      'that its filter excludes',
      [{ id: 'a', when: { event: 'zone_moved', filters: stacked }, effects: move('graveyard') }],
      [],
    ],
    [
      'that its filter allows',
      [{ id: 'a', when: { event: 'zone_moved', filters: stacked }, effects: move('hand') }],
      ['maybeEndless a → zone_moved → a'],
    ],
    [
      'that what follows an event closes',
      [{ id: 'a', when: { event: 'zone_moved', filters: stacked }, effects: [{ op: 'draw' }] }],
      ['maybeEndless a → zone_moved → a'],
    ],
    [
      'that a card closes which is made where it looks',
      [
        {
          id: 'a',
          when: { event: 'zone_moved', filters: stacked },
          effects: [{ op: 'copy_card', target: { selector: { zone: 'deck', top: 1 } }, to: 'hand' }],
        },
      ],
      ['maybeEndless a → zone_moved → a'],
    ],
    [
      'that a card does not close which is made elsewhere',
      [
        {
          id: 'a',
          when: { event: 'zone_moved', filters: stacked },
          effects: [{ op: 'copy_card', target: { selector: { zone: 'deck', top: 1 } }, to: 'deck' }],
        },
      ],
      [],
    ],
    ['of questions', [reaction('a', 'asked', [{ op: 'may', do: shuffle }])], ['maybeEndless a → asked → a']],
    [
      'of a reaction that may be declined',
      [reaction('a', 'answered', shuffle, { may: true })],
      ['maybeEndless a → answered → a'],
    ],
    [
      'of questions that another rule asks',
      [
        {
          id: 'a',
          when: { event: 'asked', filters: [{ op: 'is', left: { ref: 'event.rule' }, right: 'b' }] },
          effects: [{ op: 'may', do: shuffle }],
        },
      ],
      [],
    ],
  ])('%s', (_, reactions, expected) => {
    const { errors, warnings } = checkRuleset({ ...SOUND, reactions });
    const texts = [...errors, ...warnings].map(
      ({ code, expected: text }) => `${code} ${text.replace(/^.* in the cycle /, '')}`,
    );
    expect(texts).toEqual(expected);
  });

  test('through an event of the ruleset that raises itself', () => {
    const events = [{ id: 'echo', resolve: [{ op: 'emit', event: 'echo' }] }];
    expect(told({ events })).toEqual(['endlessReaction events[0]']);
  });

  test('through an ability of a card, told by its name', () => {
    const bite = { id: 'bite', kind: 'triggered', when: { event: 'ability_resolved' }, effects: [] };
    const [issue] = checkRuleset({ ...SOUND, cards: [{ id: 'fox', abilities: [bite] }] }).warnings;
    expect(issue).toMatchObject({
      path: 'cards[0].abilities[0]',
      expected: expect.stringContaining('fox.bite → ability_resolved → fox.bite'),
    });
  });
});

test('of very many rules that lead to each other, cycles are looked for with bounded work', () => {
  const events = Array.from({ length: 1_000 }, (_, index) => ({ id: `ev${index}` }));
  const leads = (to: (at: number, k: number) => number): readonly JsonRecord[] =>
    Array.from({ length: 2_000 }, (_, at) => ({
      id: `rule${at}`,
      when: { event: `ev${at % 1_000}` },
      effects: Array.from({ length: 20 }, (__, k) => ({ op: 'emit', event: `ev${to(at % 1_000, k)}` })),
    }));
  const cyclic = checkRuleset(
    sandboxRuleset({ ruleset: { events, reactions: leads((at, k) => (at * 7 + k * 13) % 1_000) } }),
  );
  expect(cyclic.warnings.filter(({ code }) => code === 'endlessReaction').length).toBeGreaterThan(90);
  const onward = leads((at, k) => Math.min(at + 1 + k, 999)).filter((_, at) => at % 1_000 < 999);
  const straight = checkRuleset(sandboxRuleset({ ruleset: { events, reactions: onward } }));
  expect(straight.warnings.map(({ code }) => code)).not.toContain('endlessReaction');
});
