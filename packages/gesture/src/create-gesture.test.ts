// Touches on made-up offers: what lights up, what asks, and which input comes of it.
import type { Json } from '@turnwise/kernel';
import type { OfferTouch } from '@turnwise/match';
import type { WireOffer, WireSlot } from '@turnwise/protocol';
import { describe, expect, test } from 'vitest';
import { createGesture } from './create-gesture.ts';
import type { Gesture } from './gesture.ts';

interface Made {
  readonly offer: WireOffer;
  readonly touch: OfferTouch;
}

/** An offer with things for what it settles. */
function settled(text: string, fixed: Record<string, Json>, ...things: readonly (readonly string[])[]): Made {
  return { offer: { kind: text, text, fixed, slots: [] }, touch: { fixed: things, slots: [] } };
}

/** An offer with one slot. A candidate is a value, and the things that it names. */
function open(
  text: string,
  slot: Partial<WireSlot>,
  candidates: readonly (readonly [value: Json, ...things: string[]])[],
  fixed: readonly (readonly string[])[] = [],
): Made {
  const options = candidates.map(([value]) => ({
    value,
    text: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  const whole: WireSlot = { name: 'what', title: 'what', min: 1, max: 1, ...slot, options };
  return {
    offer: { kind: text, text, slots: [whole] },
    touch: { fixed, slots: [candidates.map(([, ...things]) => things)] },
  };
}

function gesture(...made: readonly Made[]): Gesture {
  const touches = made.map(({ touch }) => touch);
  const ids = new Set(touches.flatMap(({ fixed, slots }) => [...fixed.flat(), ...slots.flat(2)]));
  const things = [...ids].map((id) => ({ id, kind: 'card', place: 'p' }) as const);
  const status = { text: '', label: { key: 'status', params: {} } };
  const offers = made.map(({ offer }) => offer);
  return createGesture({
    offers,
    choices: [],
    decision: null,
    stage: { scene: { status, places: [], things }, touches },
  });
}

const lit = ({ lit: all }: Gesture): string =>
  [...all].map(([id, what]) => (what === 'taken' ? `${id}*` : id)).join(' ');
const ids = (all: Gesture['buttons']): string =>
  all.map(({ id, isTaken }) => (isTaken === true ? `${id}*` : id)).join(' ');
const texts = (all: Gesture['buttons']): readonly string[] => all.map(({ text }) => text);

describe('what is settled', () => {
  const moves = gesture(
    settled('a', { from: 1, to: 2, die: 1 }, ['p1'], ['p2'], ['d1']),
    settled('b', { from: 1, to: 3, die: 2 }, ['p1'], ['p3'], ['d2']),
    settled('c', { from: 4, to: 5, die: 1 }, ['p4'], ['p5'], ['d1']),
  );

  test('touches narrow, and what is left alone is whole', () => {
    expect([lit(moves), moves.isBegun, moves.input, ids(moves.buttons)]).toEqual(['p1 p4', false, null, '']);
    const begun = moves.touch('p1');
    expect([lit(begun), begun.input, ids(begun.buttons)]).toEqual(['p1* p2 p3', null, 'cancel']);
    expect(begun.touch('p3').input).toEqual({ kind: 'b', from: 1, to: 3, die: 2 });
    expect(moves.touch('p4').input).toEqual({ kind: 'c', from: 4, to: 5, die: 1 });
  });

  test('a touch that means nothing changes nothing', () => {
    expect(moves.touch('p5')).toBe(moves);
    expect(moves.touch('nothing')).toBe(moves);
    expect(moves.press('nothing')).toBe(moves);
  });

  test('one goes back step by step, or by touching what is taken', () => {
    const begun = moves.touch('p1');
    expect(begun.touch('p2').back()).toBe(begun);
    expect(begun.touch('p2').back(true)).toBe(moves);
    expect(begun.touch('p2').touch('p1')).toBe(moves);
    expect(begun.press('cancel')).toBe(moves);
    expect(moves.back()).toBe(moves);
  });

  test('a step that all share is skipped', () => {
    const fight = gesture(
      open('hit', {}, [['orc', 'orc']], [['bob']]),
      open(
        'shoot',
        {},
        [
          ['orc', 'orc'],
          ['elf', 'elf'],
        ],
        [['bob']],
      ),
      settled('flee', { actor: 'bob' }, ['bob']),
    );
    expect([lit(fight), texts(fight.buttons)]).toEqual(['orc elf', ['flee']]);
    expect(fight.touch('elf').input).toEqual({ kind: 'shoot', what: 'elf' });
    expect(fight.press('offer:0').input).toEqual({ kind: 'flee', actor: 'bob' });
    const asked = fight.touch('orc');
    expect([asked.input, texts(asked.menu)]).toEqual([null, ['hit: orc', 'shoot: orc']]);
    expect(asked.press('menu:1').input).toEqual({ kind: 'shoot', what: 'orc' });
  });

  test('the only move still has to be touched', () => {
    const only = gesture(settled('a', { from: 1, to: 2 }, ['p1'], ['p2']));
    expect([lit(only), only.input]).toEqual(['p1', null]);
    expect(only.touch('p1').input).toEqual({ kind: 'a', from: 1, to: 2 });
  });

  test('what names no thing is a button, and a pile to draw from is both', () => {
    const turn = gesture(settled('pass', {}), settled('draw', {}, ['deck']), settled('end', {}));
    expect([lit(turn), texts(turn.buttons)]).toEqual(['deck', ['pass', 'draw', 'end']]);
    expect(turn.buttons.map(({ kind }) => kind)).toEqual(['input', 'input', 'input']);
    expect(turn.touch('deck').input).toEqual({ kind: 'draw' });
    expect(turn.press('offer:1').input).toEqual({ kind: 'draw' });
  });

  test('what is aside waits for its button', () => {
    const made = open('sort', {}, [
      ['c1', 'c1'],
      ['c2', 'c2'],
    ]);
    const hand = gesture(open('play', {}, [['c1', 'c1']]), { ...made, offer: { ...made.offer, aside: true } });
    expect(lit(hand)).toBe('c1');
    expect(hand.buttons).toMatchObject([{ id: 'aside:0', text: 'sort', isAside: true }]);
    expect(hand.touch('c1').input).toEqual({ kind: 'play', what: 'c1' });
    const sorting = hand.press('aside:0');
    expect([lit(sorting), sorting.isBegun]).toEqual(['c1 c2', true]);
    expect(sorting.touch('c2').input).toEqual({ kind: 'sort', what: 'c2' });
  });
});

describe('slots that take several', () => {
  const CARDS = [
    ['a', 'ca'],
    ['b', 'cb'],
    ['c', 'cc'],
  ] as const;

  test('touches toggle, and `done` ends it', () => {
    const some = gesture(open('give', { min: 1, max: 3 }, CARDS));
    expect([some.asks, ids(some.buttons)]).toEqual([{ title: 'what', min: 1, max: 3, taken: 0 }, 'all']);
    const two = some.touch('cc').touch('ca');
    expect([lit(two), two.taken, two.asks?.taken]).toEqual(['cc* ca* cb', ['cc', 'ca'], 2]);
    expect(two.press('done').input).toEqual({ kind: 'give', what: ['a', 'c'] });
    const one = two.touch('cc');
    expect([lit(one), one.taken]).toEqual(['ca* cb cc', ['ca']]);
    expect(some.touch('ca').touch('ca')).toBe(some);
    expect(some.press('all').press('done').input).toEqual({ kind: 'give', what: ['a', 'b', 'c'] });
  });

  test('the order counts where it matters', () => {
    const order = gesture(open('put', { min: 3, max: 3, ordered: true }, CARDS));
    expect(order.touch('cc').touch('ca').touch('cb').input).toEqual({ kind: 'put', what: ['c', 'a', 'b'] });
    expect(order.touch('cb').press('all').input).toEqual({ kind: 'put', what: ['b', 'a', 'c'] });
  });

  test('so many and no more need no `done`', () => {
    const two = gesture(open('give', { min: 2, max: 2 }, CARDS));
    expect(ids(two.touch('ca').buttons)).toBe('cancel');
    expect(two.touch('cc').touch('ca').input).toEqual({ kind: 'give', what: ['a', 'c'] });
  });

  test('none or all', () => {
    const both = gesture(open('give', { min: 0, max: 3, noneOrAll: true }, CARDS));
    expect(ids(both.buttons)).toBe('all none');
    expect(both.press('none').input).toEqual({ kind: 'give', what: [] });
    expect(ids(both.touch('ca').buttons)).toBe('all cancel');
    expect(both.touch('ca').touch('cb').touch('cc').input).toEqual({ kind: 'give', what: ['a', 'b', 'c'] });
  });

  test('one or none is a value or null, and a list where the slot says so', () => {
    expect(gesture(open('give', { min: 0 }, CARDS)).touch('ca').input).toEqual({ kind: 'give', what: 'a' });
    expect(gesture(open('give', { min: 0 }, CARDS)).press('none').input).toEqual({ kind: 'give', what: null });
    expect(gesture(open('give', { list: true }, CARDS)).touch('ca').input).toEqual({ kind: 'give', what: ['a'] });
  });

  test('values without things are buttons, and toggle', () => {
    const words = gesture(open('name', { min: 1, max: 2 }, [['x'], ['y'], ['z']]));
    expect(texts(words.buttons)).toEqual(['x', 'y', 'z']);
    const one = words.press('value:1');
    expect(ids(one.buttons)).toBe('value:0 value:1* value:2 done cancel');
    expect(ids(one.press('value:1').buttons)).toBe('value:0 value:1 value:2 cancel');
    expect(one.press('value:0').press('done').input).toEqual({ kind: 'name', what: ['x', 'y'] });
  });

  test('many values are as many buttons', () => {
    const bid = gesture(
      open(
        'bid',
        {},
        Array.from({ length: 200 }, (_, value) => [value] as const),
      ),
    );
    expect(bid.buttons.length).toBe(200);
    expect(bid.press('value:150').input).toEqual({ kind: 'bid', what: 150 });
  });
});

describe('things and candidates that are not one to one', () => {
  test('candidates that are alike and name a class: any of the things, as many as there are', () => {
    const alike = [
      ['back', 'h1', 'h2'],
      ['back', 'h1', 'h2'],
    ] as const;
    const two = gesture(open('take', { min: 2, max: 2 }, alike));
    expect(two.touch('h2').touch('h1').input).toEqual({ kind: 'take', what: ['back', 'back'] });
    expect(lit(two.touch('h1'))).toBe('h1* h2');
    const one = gesture(open('take', {}, alike));
    expect(one.touch('h2').input).toEqual({ kind: 'take', what: 'back' });
  });

  test('a thing that stands for several asks which', () => {
    const pile = gesture(
      open('take', {}, [
        ['top', 'pile'],
        ['bottom', 'pile'],
      ]),
    );
    const asked = pile.touch('pile');
    expect([asked.input, texts(asked.menu)]).toEqual([null, ['take: top', 'take: bottom']]);
    expect(asked.press('menu:1').input).toEqual({ kind: 'take', what: 'bottom' });
  });

  test('a pile gives as many as it has', () => {
    const pile = gesture(
      open('take', { min: 2, max: 2 }, [
        ['card', 'pile'],
        ['card', 'pile'],
        ['other', 'x'],
      ]),
    );
    expect(pile.touch('pile').touch('pile').input).toEqual({ kind: 'take', what: ['card', 'card'] });
  });

  test('inputs that are called the same differ by what they settle', () => {
    const use = gesture(
      settled('use', { source: 'imp', ability: 'stoke' }, ['imp']),
      settled('use', { source: 'imp', ability: 'burn' }, ['imp']),
    );
    expect(texts(use.touch('imp').menu)).toEqual(['use (stoke)', 'use (burn)']);
    expect(use.touch('imp').press('menu:1').input).toEqual({ kind: 'use', source: 'imp', ability: 'burn' });
  });
});

test('fields inside records, and a slot after a slot', () => {
  const slot = (name: string, ...values: readonly string[]): WireSlot => ({
    name,
    title: name,
    min: 1,
    max: 1,
    options: values.map((value) => ({ value, text: value })),
  });
  const attack = gesture({
    offer: {
      kind: 'action',
      text: 'Attack',
      fixed: { action: 'attack', targets: { with: 'axe' }, params: {} },
      slots: [slot('targets.attacker', 'imp', 'fox'), slot('targets.defender', 'wall')],
    },
    touch: { fixed: [], slots: [[['imp'], ['fox']], [['wall']]] },
  });
  const begun = attack.touch('fox');
  expect([lit(begun), begun.asks?.title]).toEqual(['fox* wall', 'targets.defender']);
  expect(begun.touch('wall').input).toEqual({
    kind: 'action',
    action: 'attack',
    targets: { with: 'axe', attacker: 'fox', defender: 'wall' },
    params: {},
  });
});

test('a game without scenes is played by buttons', () => {
  const { offer } = open('drop', {}, [
    [0, 'x'],
    [1, 'y'],
  ]);
  const both = { offers: [offer, { kind: 'pass', text: 'pass', slots: [] }], choices: [], decision: null, stage: null };
  const begun = createGesture(both);
  expect([lit(begun), texts(begun.buttons)]).toEqual(['', ['drop', 'pass']]);
  expect(begun.press('offer:1').input).toEqual({ kind: 'pass' });
  expect(texts(begun.press('offer:0').buttons)).toEqual(['0', '1', 'Cancel']);
  expect(begun.press('offer:0').press('value:1').input).toEqual({ kind: 'drop', what: 1 });
});

test('nothing to do', () => {
  const nothing = gesture();
  expect([lit(nothing), nothing.buttons, nothing.menu, nothing.input, nothing.asks]).toEqual(['', [], [], null, null]);
});
