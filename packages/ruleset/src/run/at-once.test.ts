// Questions to several at once: nobody sees what another has answered before all have, and the answers are applied in turn order.
import { seat, SPECTATOR } from '@turnwise/game';
import type { Seat, Viewer } from '@turnwise/game';
import { createChooser } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { openChoices } from '@turnwise/stack';
import { describe, expect, test } from 'vitest';
import { sandboxAt, take } from '../testing/sandbox-at.ts';
import type { SandboxMatch } from '../testing/sandbox-match.ts';
import type { RulesetState } from '../types.ts';

const [ANN, BOB, CAT] = [seat(0), seat(1), seat(2)];
const SEATS = ['ann', 'bob', 'cat'];
const position = {
  zones: { ann: { hand: ['fox', 'wall'] }, bob: { hand: ['drum', 'fox'] }, cat: { hand: ['wall', 'drum'] } },
};
const each = (...effects: readonly object[]) => ({
  op: 'for_each',
  in: 'players',
  as: 'p',
  simultaneous: true,
  do: effects,
});
const discard = { op: 'discard', player: { ref: 'p' }, count: 1 };
const begin = (effects: readonly object[], names: readonly string[] = SEATS): SandboxMatch => {
  const match = sandboxAt(
    { effects: effects as never },
    names.length < 3 ? { zones: { ann: position.zones.ann, bob: position.zones.bob } } : position,
    names,
  );
  expect(take(match, 'go')).toBeUndefined();
  return match;
};

/** The answer of a seat to what it is asked; the code if it is refused. */
function answer(match: SandboxMatch, by: Seat, value: Json): string | undefined {
  const choice = openChoices(match.state.stack).find((one) => one.seat === by);
  if (choice === undefined) throw new Error(`${by} is not asked`);
  const parsed = match.game.notation.answer.parse(value, choice, match.table);
  if (!parsed.ok) throw new Error('no answer');
  return match.send({ kind: 'answer', seat: by, choice: choice.id, value: parsed.value })?.code;
}

const asked = ({ game, state }: SandboxMatch): readonly Seat[] => game.toAct(state);
const lines = ({ events }: SandboxMatch, kind: string): readonly string[] =>
  events.filter((event) => event['kind'] === kind).map(({ player, card }) => `${String(player)} ${String(card)}`);

describe.each([
  ['for_each', [each(discard)]],
  ['discard', [{ op: 'discard', player: 'players', count: 1, simultaneous: true }]],
])('each discards, by %s', (_, effects) => {
  test('all are asked at once, and nothing happens before the last has answered', () => {
    const match = begin(effects);
    expect(asked(match)).toEqual([ANN, BOB, CAT]);
    answer(match, CAT, ['drum.1']);
    answer(match, ANN, ['wall']);
    expect(asked(match)).toEqual([BOB]);
    expect(lines(match, 'discarded')).toEqual([]);
    answer(match, BOB, ['fox.1']);
    expect(lines(match, 'discarded')).toEqual(['ann wall', 'bob fox.1', 'cat drum.1']);
  });

  test('while some have answered, nothing tells what', () => {
    const seen = (card: string, viewer: Viewer): string => {
      const match = begin(effects);
      const before = match.state;
      answer(match, ANN, [card]);
      const choice = before.stack.choices[0];
      const done = match.game.kernel.dispatch(before, {
        kind: 'answer',
        seat: ANN,
        choice: choice?.id ?? '',
        value: [card],
      });
      if (!done.ok || !('frame' in done.value.outcome)) throw new Error('refused');
      const told = eventsOf(done.value.outcome.frame).map((event) => match.game.viewEvent(event, viewer));
      const view = match.game.view(match.state, viewer);
      const choices = match.game.choices(match.state).map((one) => match.game.viewChoice(one, viewer));
      return JSON.stringify([told, view, choices]);
    };
    for (const viewer of [BOB, CAT, SPECTATOR]) expect(seen('fox', viewer)).toBe(seen('wall', viewer));
    expect(seen('fox', ANN)).not.toBe(seen('wall', ANN));
  });

  test('the last answer counts as revealing, those before it do not', () => {
    const match = begin(effects);
    const reveals = (by: Seat, value: Json): boolean => {
      const before = match.state;
      const choice = openChoices(before.stack).find((one) => one.seat === by)?.id ?? '';
      const done = match.game.kernel.dispatch(before, { kind: 'answer', seat: by, choice, value });
      if (!done.ok || !('frame' in done.value.outcome)) throw new Error('refused');
      answer(match, by, value);
      const [answered] = eventsOf(done.value.outcome.frame);
      return answered !== undefined && match.game.revealsTo(answered, by);
    };
    expect([reveals(CAT, ['wall.1']), reveals(ANN, ['fox']), reveals(BOB, ['drum'])]).toEqual([false, false, true]);
  });

  test('a guess of one who waits can be played on', () => {
    const match = begin(effects);
    answer(match, ANN, ['wall']);
    const { game, state } = match;
    const guess: RulesetState = game.determinize(game.view(state, BOB), BOB, createChooser(1));
    expect(game.rules.invariants?.(guess)).toEqual([]);
    expect(game.view(guess, BOB)).toEqual(game.view(state, BOB));
    const open = openChoices(guess.stack).map((one) => one.seat);
    expect(open).toEqual([BOB, CAT]);
  });

  test('who has answered cannot answer again', () => {
    const match = begin(effects);
    const choice = match.state.stack.choices[0];
    answer(match, ANN, ['wall']);
    const again = match.game.kernel.dispatch(match.state, {
      kind: 'answer',
      seat: ANN,
      choice: choice?.id ?? '',
      value: ['fox'],
    });
    expect(again).toMatchObject({ value: { outcome: { kind: 'disallowed', code: 'choiceClosed' } } });
  });

  test('who is out of time takes the first there is', () => {
    const match = begin(effects);
    answer(match, CAT, ['drum.1']);
    match.send({ kind: 'timeout', seat: ANN });
    match.send({ kind: 'timeout', seat: BOB });
    expect(lines(match, 'discarded')).toEqual(['ann fox', 'bob drum', 'cat drum.1']);
  });

  test('when one concedes, who has answered has answered still, and the others are asked', () => {
    const match = begin(effects);
    answer(match, ANN, ['wall']);
    match.send({ kind: 'concede', seat: BOB });
    expect(asked(match)).toEqual([CAT]);
    answer(match, CAT, ['wall.1']);
    expect(lines(match, 'discarded')).toEqual(['ann wall', 'bob drum', 'cat wall.1']);
  });

  test("when the last who is asked concedes, the others' answers are taken", () => {
    const match = begin(effects);
    answer(match, ANN, ['wall']);
    answer(match, CAT, ['wall.1']);
    match.send({ kind: 'concede', seat: BOB });
    expect(lines(match, 'discarded')).toEqual(['ann wall', 'bob drum', 'cat wall.1']);
  });

  test('a position in the middle is read back whole', () => {
    const match = begin(effects);
    answer(match, ANN, ['wall']);
    const { game, table, state } = match;
    const written = game.notation.position.format(state, table);
    const context = game.prepare({ seed: 1, seats: SEATS });
    if (!context.ok) throw new Error('not prepared');
    const read = game.notation.position.parse(written, { ...table, ...context.value });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.stack).toEqual(state.stack);
  });
});

describe('without `simultaneous`', () => {
  test('the second is asked when the first has discarded', () => {
    const match = begin([{ op: 'for_each', in: 'players', as: 'p', do: [discard] }]);
    expect(asked(match)).toEqual([ANN]);
    answer(match, ANN, ['wall']);
    expect(lines(match, 'discarded')).toEqual(['ann wall']);
    expect(asked(match)).toEqual([BOB]);
  });
});

describe('one question after the other', () => {
  const from = { zone: 'hand', controller: { ref: 'p' }, count: 1 };
  const effects = [
    each(
      { op: 'select', player: { ref: 'p' }, from, as: 'given' },
      {
        op: 'may',
        player: { ref: 'p' },
        do: [{ op: 'gain_resource', player: { ref: 'p' }, resource: 'score', amount: 1 }],
      },
      { op: 'move_zone', target: { ref: 'given' }, to: 'battlefield' },
    ),
  ];

  test('each effect is done for all before the next', () => {
    const match = begin(effects, ['ann', 'bob']);
    answer(match, BOB, ['drum']);
    answer(match, ANN, ['wall']);
    expect(asked(match)).toEqual([ANN, BOB]);
    answer(match, ANN, true);
    answer(match, BOB, false);
    expect(match.events.filter(({ kind }) => kind === 'zone_moved').map(({ card }) => card)).toEqual(['wall', 'drum']);
    expect(match.events.filter(({ kind }) => kind === 'resource_changed')).toMatchObject([{ player: 'ann' }]);
  });

  test('what another has chosen is not seen at the next question either', () => {
    const seen = (card: string): string => {
      const match = begin(effects, ['ann', 'bob']);
      answer(match, BOB, [card]);
      answer(match, ANN, ['wall']);
      return JSON.stringify(match.game.view(match.state, ANN));
    };
    expect(seen('drum')).toBe(seen('fox.1'));
  });
});

describe('choose and select at once', () => {
  test('each does what it chose, in turn order, and is `player` in it', () => {
    const gain = (amount: number) => [{ op: 'gain_resource', player: 'player', resource: 'score', amount }];
    const modes = [
      { id: 'little', effects: gain(1) },
      { id: 'much', effects: gain(5) },
    ];
    const match = begin([{ op: 'choose', player: 'players', modes, simultaneous: true }]);
    expect(asked(match)).toEqual([ANN, BOB, CAT]);
    answer(match, BOB, 'little');
    answer(match, CAT, 'much');
    answer(match, ANN, 'much');
    const gained = match.events.filter(({ kind }) => kind === 'resource_changed');
    expect(gained.map(({ player, amount }) => [player, amount])).toEqual([
      ['ann', 5],
      ['bob', 1],
      ['cat', 5],
    ]);
  });

  test('`as` binds what all of them chose, and `player` is the one that is asked', () => {
    const from = { zone: 'hand', controller: { ref: 'player' }, count: 1 };
    const match = begin([
      { op: 'select', player: 'opponents', from, as: 'shown', simultaneous: true },
      { op: 'reveal', target: { ref: 'bound.shown' } },
    ]);
    expect(asked(match)).toEqual([BOB, CAT]);
    answer(match, CAT, ['drum.1']);
    answer(match, BOB, ['fox.1']);
    expect(match.events.filter(({ kind }) => kind === 'revealed').map(({ card }) => card)).toEqual(['fox.1', 'drum.1']);
  });
});

describe('an `if` among the effects', () => {
  const more = (right: number) => [{ op: 'compare', left: { ref: 'p.hand.count' }, is: '>', right }];
  const gain = (amount: number) => ({ op: 'gain_resource', player: { ref: 'p' }, resource: 'score', amount });
  const may = (...effects: readonly object[]) => ({ op: 'may', player: { ref: 'p' }, do: effects });
  const scores = (match: SandboxMatch): readonly unknown[] =>
    match.events.filter(({ kind }) => kind === 'resource_changed').map(({ player, amount }) => [player, amount]);

  test('leads some to a question and others to another, and all are asked at once', () => {
    const match = begin([each(may(gain(1)), { op: 'if', conditions: more(1), then: [discard], else: [may(gain(2))] })]);
    for (const by of [ANN, BOB, CAT]) answer(match, by, false);
    expect(asked(match)).toEqual([ANN, BOB, CAT]);
    answer(match, BOB, ['drum']);
    answer(match, ANN, ['fox']);
    expect(lines(match, 'discarded')).toEqual([]);
    answer(match, CAT, ['drum.1']);
    expect(lines(match, 'discarded')).toEqual(['ann fox', 'bob drum', 'cat drum.1']);
  });

  test('its conditions are looked at before the first effect is done for anybody', () => {
    // Whoever draws takes from the pool, which only the first would find full.
    const full = [{ op: 'exists', selector: { zone: 'pool' } }];
    const take1 = { op: 'move_zone', target: { selector: { zone: 'pool', top: 1 } }, to: 'hand' };
    const match = sandboxAt(
      { effects: [each({ op: 'if', conditions: full, then: [take1, gain(1)], else: [gain(2)] })] as never },
      { zones: { shared: { pool: ['fox'] } } },
      SEATS,
    );
    take(match, 'go');
    expect(scores(match)).toEqual([
      ['ann', 1],
      ['bob', 1],
      ['cat', 1],
    ]);
  });

  test('an `if` within an `if` goes the same way, and effects stand side by side', () => {
    const inner = { op: 'if', conditions: more(0), then: [may(gain(3))], else: [gain(4)] };
    const match = sandboxAt(
      { effects: [each({ op: 'if', conditions: more(1), then: [may(gain(1)), gain(2)], else: [inner] })] as never },
      { zones: { ann: { hand: ['fox', 'wall'] }, bob: { hand: ['drum'] } } },
      SEATS,
    );
    take(match, 'go');
    expect(asked(match)).toEqual([ANN, BOB]);
    answer(match, BOB, true);
    expect(scores(match)).toEqual([]);
    answer(match, ANN, true);
    expect(scores(match)).toEqual([
      ['ann', 1],
      ['bob', 3],
      ['cat', 4],
      ['ann', 2],
    ]);
  });

  const kinds = [
    each({
      op: 'if',
      conditions: more(1),
      then: [may(gain(1))],
      else: [{ op: 'choose_number', player: { ref: 'p' }, min: 0, max: 3, as: 'n' }, gain(2)],
    }),
  ];
  const mixed = { zones: { ann: { hand: ['fox', 'wall'] }, bob: { hand: ['drum'] }, cat: { hand: ['fox', 'drum'] } } };
  const waiting = (): SandboxMatch => {
    const match = sandboxAt({ effects: kinds }, mixed, SEATS);
    take(match, 'go');
    answer(match, ANN, true);
    return match;
  };

  test('a position in the middle is read back whole, and a guess of one who waits can be played on', () => {
    const { game, table, state } = waiting();
    const context = game.prepare({ seed: 1, seats: SEATS });
    if (!context.ok) throw new Error('not prepared');
    const read = game.notation.position.parse(game.notation.position.format(state, table), {
      ...table,
      ...context.value,
    });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.stack).toEqual(state.stack);
    for (const viewer of [ANN, BOB, CAT, SPECTATOR]) {
      const guess: RulesetState = game.determinize(game.view(state, viewer), viewer, createChooser(1));
      expect(game.rules.invariants?.(guess)).toEqual([]);
      expect(game.view(guess, viewer)).toEqual(game.view(state, viewer));
    }
  });

  test('when one concedes, the others are asked on, each on its way', () => {
    const match = waiting();
    match.send({ kind: 'concede', seat: CAT });
    expect(asked(match)).toEqual([BOB]);
    answer(match, BOB, 2);
    expect(scores(match)).toEqual([
      ['ann', 1],
      ['bob', 2],
    ]);
  });
});

test('a loop within another that calls its own ones the same asks those of its own', () => {
  const inner = {
    op: 'for_each',
    in: 'players',
    as: 'p',
    simultaneous: true,
    do: [{ op: 'may', player: 'p', do: [] }],
  };
  const outer = { op: 'may', player: 'p', do: [inner] };
  const match = sandboxAt(
    { effects: [{ op: 'for_each', in: 'players', as: 'p', simultaneous: true, do: [outer] }] as never },
    {},
    SEATS,
  );
  take(match, 'go');
  expect(asked(match)).toEqual([ANN, BOB, CAT]);
});
