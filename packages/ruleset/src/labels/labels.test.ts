// Words for people: everything that random play brings has a sentence, with the names that the ruleset gives.
import { formatMessage, LOG_LEVELS, seat, SPECTATOR } from '@turnwise/game';
import type { Choice, Game, Message, Table } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Params } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { rulesetGame } from '../ruleset-game.ts';
import { menagerie, MENAGERIE } from '../testing/menagerie.ts';
import { randomPlay } from '../testing/random-play.ts';
import type { RulesetEvent, RulesetInput, RulesetTypes, RulesetView } from '../types.ts';

const TABLE: Table = { names: ['ann', 'bob'] };

/** The sentence; every key in it has a template, and every place in it is filled. */
function words(message: Message, game: Game<RulesetTypes> = menagerie): string {
  for (const key of keysIn(message)) expect(game.messages).toHaveProperty([key]);
  const text = formatMessage(game.messages, message);
  expect(text).not.toMatch(/\{\w+\}|undefined|\[object/u);
  return text;
}

function keysIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isRecord(value)) return [];
  return [...(typeof value['key'] === 'string' ? [value['key']] : []), ...keysIn(Object.values(value))];
}

test.each([
  ['that has its ruleset', menagerie],
  ['that takes any', rulesetGame],
  ['in the words of one ruleset', rulesetGame.worded?.({ ruleset: MENAGERIE }) ?? rulesetGame],
])('every input, event and question of a game %s has words', (_, game) => {
  const used = new Set<string>();
  const use = (message: Message): void => {
    words(message, game);
    used.add(message.key);
  };
  for (const seed of [1, 2, 3])
    for (const { state, table, input, events } of randomPlay(game, seed, ['ann', 'bob'])) {
      if (input !== undefined) use(game.inputLabel(input, table));
      for (const choice of game.choices(state))
        for (const viewer of [choice.seat, SPECTATOR])
          use(game.choiceLabel(game.viewChoice(choice, viewer) ?? choice, table));
      for (const event of events)
        for (const viewer of [seat(0), SPECTATOR]) {
          const seen = game.viewEvent(event, viewer);
          if (seen !== undefined) for (const level of LOG_LEVELS) use(game.eventLabel(seen, table, level));
        }
    }
  expect(used.size).toBeGreaterThan(15);
});

function told(kind: string, payload: RulesetEvent['payload'], more: Partial<RulesetEvent> = {}): string {
  const event: RulesetEvent = { kind, id: 7, cause: 5, by: 'play', status: 'applied', payload, ...more };
  return words(menagerie.eventLabel(event, TABLE));
}

test('what happened is told with names', () => {
  const ann = { seat: seat(0) };
  expect(told('damaged', { target: 'spy.1', amount: 2, source: 'mage' })).toBe('Spy.1 takes 2 damage from Mage.');
  expect(told('damaged', { target: ann, amount: 2, source: null })).toBe('ann takes 2 damage.');
  expect(told('card_drawn', { player: ann })).toBe('ann draws a card.');
  expect(told('resource_changed', { player: ann, resource: 'coins', amount: -2, now: 1 })).toBe('ann: Coins 1 (-2).');
  expect(told('flag_changed', { target: null, flag: 'storm', value: true })).toBe('The match: storm.');
  expect(told('zone_moved', { card: 'spy', from: 'hand', to: 'table', player: ann })).toBe(
    'Spy goes from Hand to Table of ann.',
  );
  expect(told('zone_moved', { card: 'spy', from: null, to: 'table', player: ann })).toBe('Spy goes to Table of ann.');
  expect(told('strike', { who: 'spy', at: ann }, { by: 'strike', status: 'prevented' })).toBe(
    '(prevented) Strike: Spy, ann.',
  );
  expect(told('match_ended', { winners: { seats: [seat(0), seat(1)] }, reason: 'nightfall' })).toBe(
    'The match is over: a draw (nightfall).',
  );
  expect(told('item_failed', { item: 3, code: 'divisionByZero' })).toBe('This cannot be done: division by zero.');
  expect(told('item_failed', { item: 3, code: 'zoneFull', zone: 'hand', whose: { seat: seat(1) } })).toBe(
    'This cannot be done: Hand of bob is full.',
  );
});

test('an action that is prevented tells what it was aimed at, even if that has gone', () => {
  const head = { id: 7, cause: 5, by: 'strike' };
  const payload = { who: 'spy', at: null };
  const event: RulesetEvent = { ...head, kind: 'strike', status: 'prevented', payload };
  const aims = { action: 'strike', player: { seat: seat(0) }, who: 'spy', at: { seat: seat(1) } };
  const taken: RulesetEvent = { ...head, kind: 'action_taken', status: 'applied', payload: aims };
  const label = (one: RulesetEvent, broughtBy: RulesetEvent): string =>
    words(menagerie.eventLabel(one, TABLE, 'min', undefined, broughtBy));
  expect(label(event, taken)).toBe('(prevented) Strike: Spy, bob.');
  // What has happened means what was left, and another action says nothing of it.
  expect(label({ ...event, status: 'applied' }, taken)).toBe('Strike: Spy.');
  expect(label(event, { ...taken, payload: { ...aims, action: 'rob' } })).toBe('(prevented) Strike: Spy.');
});

test('at the level of detail an event has its number, its cause and its rule', () => {
  const event: RulesetEvent = {
    kind: 'destroyed',
    id: 7,
    cause: 5,
    by: 'lethal',
    status: 'applied',
    payload: { card: 'spy' },
  };
  expect(words(menagerie.eventLabel(event, TABLE, 'debug'))).toBe('Spy is destroyed. [#7 by #5, lethal]');
});

test('inputs read as what they do', () => {
  const label = (input: RulesetInput): string => words(menagerie.inputLabel(input, TABLE));
  const by = { seat: seat(0) };
  expect(label({ kind: 'action', ...by, action: 'strike', targets: { who: 'spy', at: '@1' }, params: {} })).toBe(
    'Strike: Spy, bob',
  );
  expect(
    label({ kind: 'action', ...by, action: 'use', targets: { source: 'mage' }, params: { ability: 'blesses' } }),
  ).toBe('Use: Mage (Blesses)');
  expect(label({ kind: 'action', ...by, action: 'rob', targets: { what: '?vault.0.0' }, params: {} })).toBe(
    'Rob the vault: ann: Vault 1',
  );
  expect(label({ kind: 'pass', ...by, until: 'rest' })).toBe('pass until Rest');
  expect(label({ kind: 'answer', ...by, choice: 'selectOption1', value: 'again' })).toBe('Again');
  expect(label({ kind: 'answer', ...by, choice: 'selectCards1', value: [] })).toBe('decline');
});

test('a question says who asks, how many, and for what', () => {
  const choice: Choice = {
    id: 'selectCards1',
    seat: seat(0),
    kind: 'selectCards',
    min: 0,
    max: 1,
    source: 'charmer.charms',
    purpose: 'who',
    candidates: ['spy'],
  };
  expect(words(menagerie.choiceLabel(choice, TABLE))).toBe('Charmer: Charms: choose one as who, or decline');
  expect(words(menagerie.choiceLabel({ ...choice, candidates: [] }, TABLE))).toBe('Charmer: Charms: ann has to decide');
});

describe('a refusal', () => {
  const refused = (code: string, params: Params): string => words(menagerie.refusalLabel({ code, params }));

  test('says what a precondition wanted, and what there is', () => {
    const params = { action: 'rob', index: 0, precondition: 'has_resource', resource: 'coins', atLeast: 3, has: 1 };
    expect(refused('preconditionFailed', params)).toBe(
      '“Rob the vault” is not possible: it needs 3 coins, but there is only 1',
    );
  });

  test('of a condition without words of its own names it with its operands', () => {
    const params = { action: 'rob', index: 0, precondition: 'any', left: 1 };
    expect(refused('preconditionFailed', params)).toBe('“Rob the vault” is not possible: any does not hold (left 1)');
  });

  test('says what it costs', () => {
    expect(refused('cannotPay', { action: 'play', cost: { coins: 2 } })).toBe(
      'you cannot pay for Play: it costs 2 Coins',
    );
  });

  test('has words whatever its code is', () => {
    for (const code of 'unknownAction notNow notYourPriority mustAct targetMissing illegalTarget unknownTarget unknownAbility unknownParameter parameterMissing illegalParameter manipulationNotAllowed noSuchPlace nothingMoved zoneFull stackFull begun notBegun noStop unknownStep outAlready halted notHalted noSuchSeat wrongNumber choicePending gameOver guardExceeded'.split(
      ' ',
    ))
      expect(menagerie.messages).toHaveProperty([`refusal.${code}`]);
  });
});

test('the reasons of a ruleset have words, and its own messages win', () => {
  expect(menagerie.messages).toMatchObject({ 'result.wounds': '{outcome} (wounds)' });
  const own = { ...(MENAGERIE as object), messages: { 'event.damaged': 'Ouch, {target}!' } };
  const game = rulesetGame.worded?.({ ruleset: own });
  expect(game?.messages['event.damaged']).toBe('Ouch, {target}!');
});

test('a card is told by its text, or by what its abilities are made of', () => {
  const view = { cards: [] } as unknown as RulesetView;
  const lines = (word: string): readonly string[] => menagerie.lookUp(view, word).map((message) => words(message));
  expect(lines('Banner')).toEqual([
    'Banner (relic), cost 1',
    'Spends, when activated: gain resource (resource health, amount who toughness)',
    'Cheers: attribute power, add 1 as long as it is in play',
  ]);
  expect(lines('mage')[1]).toBe(
    'Blesses, when activated: modify attribute (target who, attribute power, add 2), grant (target who, keyword swift, until for good), add counter (target who, counter age, amount 2)',
  );
  expect(lines('nobody')).toEqual([]);
});
