// An event that was prevented is told by what tried it, as it has not happened; rules name it as they like.
import type { JsonRecord } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { play } from '../testing/play.ts';

const FOX = { selector: { zone: 'battlefield', card: 'fox' } };
const position = {
  zones: { ann: { battlefield: ['fox', 'wall'], hand: ['drum'], deck: ['wall.1', 'wall.2'] } },
  resources: { ann: { health: 10 } },
};

/** The line of what was prevented, and the one that tells so. */
function prevented(kind: string, effect: JsonRecord, more: JsonRecord = {}): readonly string[] {
  const ward = { id: 'ward', when: { event: kind }, timing: 'before', effects: [{ op: 'counter' }] };
  const { events } = play({ effects: [effect], position, ruleset: { reactions: [ward], ...more } });
  return events.map((line) =>
    line.replace(/ (?!event=|prevented).*?(?= prevented| item|$)/, '').replace(/ item=\d+/, ''),
  );
}

const both = (name: string): readonly string[] => [`${name} prevented`, `event_prevented event=${name}`];

describe('by the name of the operator, where one stands for it', () => {
  test.each<[string, JsonRecord, string]>([
    ['damaged', { op: 'deal_damage', target: FOX, amount: 1 }, 'deal_damage'],
    ['healed', { op: 'heal', target: 'controller', amount: 1 }, 'heal'],
    ['destroyed', { op: 'destroy', target: FOX }, 'destroy'],
    ['card_drawn', { op: 'draw' }, 'draw'],
    ['discarded', { op: 'discard', target: { selector: { zone: 'hand' } } }, 'discard'],
    ['zone_moved', { op: 'move_zone', target: FOX, to: 'hand' }, 'move_zone'],
    ['token_created', { op: 'create_token', card: 'fox' }, 'create_token'],
    ['token_created', { op: 'copy_card', target: FOX }, 'create_token'],
    ['control_changed', { op: 'take_control', target: FOX, player: 'opponent' }, 'take_control'],
    ['attribute_modified', { op: 'modify_attribute', target: FOX, attribute: 'power', add: 1 }, 'modify_attribute'],
    ['granted', { op: 'grant', target: FOX, keyword: 'flying' }, 'grant'],
    ['shuffled', { op: 'shuffle', zone: 'deck' }, 'shuffle'],
    ['revealed', { op: 'reveal', target: { selector: { zone: 'hand' } } }, 'reveal'],
    ['looked', { op: 'look', target: { selector: { zone: 'deck', top: 1 } } }, 'look'],
    ['resource_changed', { op: 'gain_resource', resource: 'mana', amount: 1 }, 'resource_changed'],
    ['counter_changed', { op: 'add_counter', target: FOX, counter: 'growth' }, 'counter_changed'],
    ['flag_changed', { op: 'tap', target: FOX }, 'flag_changed'],
  ])('%s by %j', (kind, effect, name) => {
    expect(prevented(kind, effect)).toEqual(both(name));
  });
});

test('by its own name, where the ruleset calls something else so', () => {
  const events = [{ id: 'heal' }];
  expect(prevented('healed', { op: 'heal', target: 'controller', amount: 1 }, { events })).toEqual(both('healed'));
});

test('an event of the ruleset by its own name', () => {
  const events = [{ id: 'struck' }];
  expect(prevented('struck', { op: 'emit', event: 'struck' }, { events })).toEqual(both('struck'));
});

describe('a rule that answers it', () => {
  const ward = { id: 'ward', when: { event: 'damaged' }, timing: 'before', effects: [{ op: 'counter' }] };
  const scores = (filter: JsonRecord): JsonRecord => ({
    id: 'scores',
    when: { event: 'event_prevented', filters: [filter] },
    effects: [{ op: 'gain_resource', resource: 'score', amount: 1 }],
  });

  test.each<[JsonRecord, boolean]>([
    [{ op: 'is', left: { ref: 'event.event' }, right: 'deal_damage' }, true],
    [{ op: 'is', left: { ref: 'event.event' }, right: 'damaged' }, true],
    [{ op: 'is', left: 'deal_damage', right: { ref: 'event.event' } }, true],
    [{ op: 'compare', left: { ref: 'event.event' }, is: '=', right: 'deal_damage' }, true],
    [{ op: 'compare', left: { ref: 'event.event' }, is: '!=', right: 'deal_damage' }, false],
    [{ op: 'is', left: { ref: 'event.event' }, right: 'heal' }, false],
    [{ op: 'is', left: { ref: 'event.kind' }, right: 'event_prevented' }, true],
  ])('with the filter %j', (filter, isAnswered) => {
    const hit = { op: 'deal_damage', target: FOX, amount: 1 };
    const { events } = play({ effects: [hit], position, ruleset: { reactions: [ward, scores(filter)] } });
    expect(events.some((line) => line.startsWith('resource_changed'))).toBe(isAnswered);
  });

  test('by the kind of the event itself', () => {
    const filters = [{ op: 'is', left: { ref: 'event.kind' }, right: 'deal_damage' }];
    const reactions = [{ id: 'scores', when: { event: 'damaged', filters }, effects: [{ op: 'draw' }] }];
    const { events } = play({
      effects: [{ op: 'deal_damage', target: FOX, amount: 1 }],
      position,
      ruleset: { reactions },
    });
    expect(events.some((line) => line.startsWith('card_drawn'))).toBe(true);
  });
});
