// Whist beside whist written by hand: who may play what, who takes which trick and leads, what a deal counts, who wins.
import { createChooser, nextInput } from '@turnwise/game';
import { eventsOf } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { whist } from './index.ts';
import { playable, suitOf, takerOf } from './testing/trick.ts';

const game = whist;
const NAMES = ['ann', 'bob', 'cat', 'dan'];
const MATCHES = 8;

test.each(Array.from({ length: MATCHES }, (_, index) => index + 1))(
  'the random match of seed %i goes as by hand',
  (seed) => {
    const start = game.setup({ seed, seats: NAMES });
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const chooser = createChooser(seed);
    let state = start.value;
    const trick: string[] = [];
    let lead = 0;
    let tricks = [0, 0];
    let dealer = 3;
    const points = [0, 0];

    for (let input = nextInput(game, state, chooser); input !== undefined; input = nextInput(game, state, chooser)) {
      const before = positionOf(state);
      const done = game.kernel.dispatch(state, input);
      if (!done.ok || done.value.outcome.kind !== 'committed') throw new Error(JSON.stringify(done));
      ({ state } = done.value);
      const events = eventsOf(done.value.outcome.frame);
      if (input.kind !== 'action') {
        expectDealt(state, dealer);
        continue;
      }

      const player = (lead + trick.length) % 4;
      const { card } = targetsOf(input);
      expect(input.seat).toBe(player);
      expect(before.legal.toSorted()).toEqual(playable(before.hands[player]!, trick).toSorted());
      trick.push(card);
      if (trick.length < 4) continue;

      lead = (lead + takerOf(trick, before.trump)) % 4;
      expect(events.filter(({ kind }) => kind === 'trick_taken')).toMatchObject([
        { payload: { player: { seat: lead } } },
      ]);
      tricks[lead % 2]!++;
      trick.length = 0;
      if (before.hands[player]!.length > 1) continue;

      for (const side of [0, 1]) points[side]! += Math.max(0, tricks[side]! - 6);
      const after = positionOf(state);
      expect(after.points).toEqual([points[0], points[1], points[0], points[1]]);
      if (points.some((sum) => sum >= 5)) break;
      tricks = [0, 0];
      dealer = (dealer + 1) % 4;
      lead = (dealer + 1) % 4;
      expectDealt(state, dealer);
    }

    const won = points[0]! >= 5 ? [0, 2] : [1, 3];
    expect(game.result(state)).toMatchObject({ winners: won, reason: 'five_points' });
  },
);

/** Thirteen cards each, all different; the trump suit is that of a card of the dealer, which everybody knows. */
function expectDealt(state: State, dealer: number): void {
  const { hands, trump } = positionOf(state);
  expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
  expect(new Set(hands.flat()).size).toBe(52);
  const seen = game.notation.view.format(game.view(state, null), { names: NAMES });
  const known = hands[dealer]!.filter((card) => JSON.stringify(seen).includes(`"${card}"`));
  expect(known.map(suitOf)).toEqual([trump]);
}

type State = Parameters<typeof game.toAct>[0];

function targetsOf(input: object): { readonly card: string } {
  return (input as { readonly targets: { readonly card: string } }).targets;
}

interface Position {
  readonly zones: Readonly<Record<string, Readonly<Record<string, readonly (string | { readonly id: string })[]>>>>;
  readonly resources?: Readonly<Record<string, { readonly score?: number }>>;
}

function positionOf(state: State): {
  readonly hands: readonly (readonly string[])[];
  readonly trump: string;
  readonly points: readonly number[];
  readonly legal: readonly string[];
} {
  const { zones, resources = {} } = game.notation.position.format(state, { names: NAMES }) as unknown as Position;
  const idsIn = (where: string, zone: string): string[] =>
    (zones[where]?.[zone] ?? []).map((card) => (typeof card === 'string' ? card : card.id));
  return {
    hands: NAMES.map((name) => idsIn(name, 'hand')),
    trump: suitOf(idsIn('shared', 'trumps')[0] ?? '_'),
    points: NAMES.map((name) => resources[name]?.score ?? 0),
    legal: game.toAct(state).flatMap((by) => game.legalInputs(state, by).inputs.map((one) => targetsOf(one).card)),
  };
}
