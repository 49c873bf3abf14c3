// What may be written in more than one way, or left out, is accepted without an issue.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from './check.ts';
import { SOUND } from './codes.ts';

type Sections = Readonly<Record<string, Json>>;

/** `code path` of everything that is told. */
function told(sections: Sections): readonly string[] {
  const { errors, warnings } = checkRuleset({ ...SOUND, ...sections });
  return [...errors, ...warnings].map(({ code, path }) => `${code} ${path}`);
}

const fox = (about: Sections): Sections => ({ cards: [{ id: 'fox', types: ['creature'], ...about }] });
const ability = (about: Sections): Sections => fox({ abilities: [{ id: 'bite', ...about }] });
const exists = (selector: Json): Sections => ({
  victory: [{ result: 'win', reason: 'it', conditions: [{ op: 'exists', selector }] }],
});
const selector = 'victory[0].conditions[0].selector';
const listed = { keywords: ['flying'] };
const grant = { op: 'grant', target: 'self', keyword: 'swift', until: 'end_of_turn' };

describe('keywords', () => {
  test.each<[string, Sections, readonly string[]]>([
    ['on a card', fox({ keywords: ['swift'] }), []],
    ['granted by an effect', ability({ kind: 'cast', effects: [grant] }), []],
    ['granted all the time', ability({ kind: 'continuous', modify: [{ grant: 'swift' }] }), []],
    ['looked for, and on a card', { ...fox({ keywords: ['swift'] }), ...exists({ not: { keywords: ['swift'] } }) }, []],
    ['looked for, and nowhere', exists({ keywords: ['swift'] }), [`unknownKeyword ${selector}.keywords[0]`]],
    ['forbidden, and nowhere', ability({ kind: 'continuous', modify: [{ forbid: 'swift' }] }), [MODIFY('forbid')]],
    ['a permission', ability({ kind: 'continuous', modify: [{ forbid: 'attack' }] }), []],
    ['on a card, not in the section', { ...listed, ...fox({ keywords: ['swift'] }) }, [ON_CARD]],
    [
      'granted, not in the section',
      { ...listed, ...ability({ kind: 'continuous', modify: [{ grant: 'swift' }] }) },
      [MODIFY('grant')],
    ],
    ['in the section alone', { ...listed, ...exists({ keywords: ['flying'] }) }, []],
  ])('%s', (_, sections, expected) => {
    expect(told(sections)).toEqual(expected);
  });

  test('a near one is told', () => {
    const { warnings } = checkRuleset({
      ...SOUND,
      ...fox({ keywords: ['swift'] }),
      ...exists({ keywords: ['swfit'] }),
    });
    expect(warnings).toEqual([expect.objectContaining({ suggestion: 'swift' })]);
  });
});

const ON_CARD = 'unknownKeyword cards[0].keywords[0]';

function MODIFY(key: string): string {
  return `unknownKeyword cards[0].abilities[0].modify[0].${key}`;
}

describe('the timing of an ability', () => {
  const when = { event: 'damaged', filters: [{ op: 'is', left: { ref: 'event.target' }, right: 'self' }] };
  const effects = [{ op: 'draw' }];
  const wrong = ['wrongValue cards[0].abilities[0].timing'];
  const act = {
    id: 'act',
    timing: 'stack',
    targets: [{ id: 'source', selector: {} }],
    effects: [{ op: 'execute_ability', source: 'source', ability: 'bite' }],
  };

  test.each<[string, string, readonly string[]]>([
    ['activated', 'stack', []],
    ['activated', 'instant', []],
    ['activated', 'before', wrong],
    ['triggered', 'before', []],
    ['triggered', 'after', []],
    ['triggered', 'stack', wrong],
    ['replacement', 'before', []],
    ['replacement', 'after', wrong],
    ['cast', 'before', ['unusedKey cards[0].abilities[0].timing']],
  ])('%s: %s', (kind, timing, expected) => {
    const answers = kind === 'triggered' || kind === 'replacement' ? { when } : {};
    expect(told({ ...ability({ kind, timing, effects, ...answers }), actions: [act] })).toEqual(expected);
  });

  test('what is triggered before an event may prevent it', () => {
    const prevents = (timing: string): Sections =>
      ability({ kind: 'triggered', timing, when, effects: [{ op: 'counter' }] });
    expect(told(prevents('before'))).toEqual([]);
    expect(told(prevents('after'))).toEqual(['notBefore cards[0].abilities[0].effects[0].op']);
  });
});

test('a continuous ability may have conditions, which are looked at', () => {
  const louder = (left: string): Sections =>
    ability({
      kind: 'continuous',
      conditions: [{ op: 'compare', left: { ref: left }, is: '<', right: 10 }],
      modify: [{ attribute: 'power', add: 1 }],
    });
  expect(told(louder('controller.health'))).toEqual([]);
  expect(told(louder('controller.helth'))).toEqual(['unknownProperty cards[0].abilities[0].conditions[0].left.ref']);
});

describe('counter of the event that is answered', () => {
  const ward = (timing: string, target: Json): Sections => ({
    reactions: [{ id: 'ward', timing, when: { event: 'deal_damage' }, effects: [{ op: 'counter', target }] }],
  });

  test.each<[Json]>([['event'], [{ ref: 'event' }]])('%j', (target) => {
    expect(told(ward('before', target))).toEqual([]);
    expect(told(ward('after', target))).toEqual(['notBefore reactions[0].effects[0].op']);
  });
});
