// What a viewer may take away of a match that is not over: no seed, no hash of a state, no hidden card.
import { allSeats, createChooser, nextInput } from '@turnwise/game';
import type { AnyGame, AnyState, Viewer } from '@turnwise/game';
import type { Json, Seed } from '@turnwise/kernel';
import { createMatch, loadMatch, loadSeen } from '@turnwise/match';
import type { Match } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';

const SEED = 'ab54a98ceb1f0ad2a7c1d3e5f9081726';

function begin(game: AnyGame, position?: Json, seed: Seed = SEED): Match {
  const match = createMatch({ game, seed, ...(position === undefined ? {} : { position }) });
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

/** Random play, so many inputs of seats or to the end. */
function play(match: Match, inputs: number): void {
  const chooser = createChooser(7, 'play');
  for (let i = 0; i < inputs && match.status === 'playing'; i++) {
    const input = nextInput(match.game, match.state, chooser);
    if (input?.seat === undefined) break;
    match.submit(input.seat, input);
  }
}

/** Every text in a value; keys of lists by card too. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) textsIn(one, found.add(key));
  return found;
}

/** Games that hide something, and after how many inputs they are not over yet. */
const HIDING: readonly [id: string, inputs: number][] = [
  ['innovation', 40],
  ['duel', 40],
  ['whist', 40],
  ['rock-paper-scissors', 3],
  ['encounter', 1],
];

/** Whose hidden cards have names. */
const WITH_CARDS = ['innovation', 'duel', 'whist'];

describe.each(HIDING)('%s', (id, inputs) => {
  const game = registry.get(id) as AnyGame;
  const match = begin(game);
  play(match, inputs);
  const viewers: readonly Viewer[] = [...allSeats(match.seats.length), null];

  test('holds neither the seed nor a hash of a frame or a state', () => {
    expect(match.status).toBe('playing');
    for (const viewer of viewers) {
      const text = JSON.stringify(match.exportFor(viewer));
      expect(text).not.toContain(SEED);
      for (const { hash } of match.frames) expect(text).not.toContain(String(hash));
      expect(text).not.toContain(game.kernel.hash(match.state));
    }
  });

  test('holds what the viewer was told, look by look, and is read back', () => {
    for (const viewer of viewers) {
      const document = match.exportFor(viewer);
      const loaded = loadSeen(JSON.parse(JSON.stringify(document)));
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
      const { value: replay } = loaded;
      expect(replay.length).toBe(match.length);
      expect(replay.at(replay.length).look.view).toEqual(match.look(viewer).view);
      expect(
        replay.document.steps.flatMap(({ events }) =>
          events.map(({ id: one, cause, event }) => ({ id: one, cause, event })),
        ),
      ).toEqual(match.events(viewer).map(({ id: one, cause, event }) => ({ id: one, cause, event })));
    }
  });

  test('names no card that the viewer was never shown', () => {
    // What the host's own replay names and the viewer's views never did.
    for (const viewer of viewers) {
      const shown = textsIn(match.seenBy(viewer).steps);
      const whole = begin(game);
      const views = new Set<string>();
      const see = (): void => {
        textsIn(game.notation.view.format(game.view(whole.state, viewer), whole.table), views);
        for (const choice of game.choices(whole.state)) {
          const seen = game.viewChoice(choice, viewer);
          if (seen !== undefined) textsIn(game.notation.choice.format(seen, whole.table), views);
        }
      };
      see();
      const hidden = new Set<string>();
      for (const { as, input } of match.save().inputs.slice(whole.length)) {
        whole.replayInput(as === undefined ? null : (whole.seatNamed(as) ?? null), input);
        see();
      }
      for (const event of match.events(viewer)) textsIn(event.event, views);
      textsIn(game.notation.position.format(match.state, match.table), hidden);
      const secret = [...hidden].filter((name) => name.length > 3 && !views.has(name));
      if (WITH_CARDS.includes(id)) expect(secret.length).toBeGreaterThan(5);
      expect(secret.filter((name) => shown.has(name))).toEqual([]);
    }
  });

  test('is the same, byte for byte, for two states that the viewer cannot tell apart', () => {
    const chooser = createChooser(3, 'guess');
    for (const viewer of viewers) {
      const guess: AnyState = game.determinize(game.view(match.state, viewer), viewer, chooser);
      const [truth, other] = [match.state, guess].map((state) =>
        begin(game, game.notation.position.format(state, match.table)),
      );
      expect(JSON.stringify((other as Match).exportFor(viewer))).toBe(
        JSON.stringify((truth as Match).exportFor(viewer)),
      );
    }
  });
});

/** Games of chance or with hidden cards; the end of the others may be taken back, as nothing in the document is news then. */
const CHANCY = registry.games.filter(({ traits }) => traits.hiddenInformation || traits.chance);

test.each(CHANCY.map((game) => ({ id: game.id, game })))(
  'the seed of $id goes out when nobody can play on',
  ({ game }) => {
    for (const seed of [1, 2, 3]) {
      const match = begin(game, undefined, seed);
      play(match, 5000);
      expect(match.status).toBe('over');
      for (const seat of [null, ...match.seats]) {
        expect(match.exportFor(seat)).toHaveProperty('seed', seed);
        expect(match.undo(seat).outcome).toMatchObject({ code: 'undoBlockedByIrreversibleBoundary' });
      }
      expect(match.look(null).undo).toMatchObject({ able: false, params: { frame: match.length } });
      expect(match.status).toBe('over');
    }
  },
);

test('after the end it is the whole document', () => {
  const game = registry.get('tic-tac-toe') as AnyGame;
  const match = begin(game);
  play(match, 9);
  expect(match.status).toBe('over');
  const document = match.exportFor(null);
  expect(document).toEqual(match.save());
  expect(loadMatch(document, registry).ok).toBe(true);
});
