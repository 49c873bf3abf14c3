// What a seat is answered, in every game: its own events and its look in a form of its own, whatever it sends.
import { createChooser, nextInput, seat, SPECTATOR } from '@turnwise/game';
import type { AnyInput, Seat } from '@turnwise/game';
import { createMatch, settle } from '@turnwise/match';
import type { Submission } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';

const INPUTS = 8;
const OUTCOME_KEYS = ['kind', 'code', 'params', 'by', 'label', 'text'];

test.each(registry.games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const codes = new Set<string>();
  for (const seed of [1, 2]) {
    const created = createMatch({ game, seed, faults: 'refuse' });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const match = created.value;
    settle(match);
    const chooser = createChooser(seed, 'play');
    const answerAll = (submission: Submission): void => {
      for (const viewer of [SPECTATOR, ...match.seats]) {
        const told = match.outcomeFor(viewer, submission);
        expect(Object.keys(told).filter((key) => key !== 'more')).toEqual(['outcome', 'events', 'look']);
        for (const key of Object.keys(told.outcome)) expect(OUTCOME_KEYS).toContain(key);
        expect(told.events).toEqual(match.events(viewer, submission.frames));
        expect(told.look).toEqual(match.look(viewer));
        codes.add('code' in told.outcome ? told.outcome.code : told.outcome.kind);
      }
    };
    for (let i = 0; i < INPUTS && match.status === 'playing'; i++) {
      const input = nextInput(game, match.state, chooser);
      if (input?.seat === undefined) break;
      const wrong: AnyInput[] = [{ kind: 'nothing' }, { ...input, kind: `${input.kind}?` }];
      for (const one of wrong) answerAll(match.submit(input.seat, one));
      const others = match.seats.filter((one) => one !== input.seat);
      // Out of turn it is refused, or changes nothing that a look does not show.
      answerAll(match.submit(others[0] ?? seat(0), { ...input, seat: others[0] as Seat }));
      if (!match.toAct.includes(input.seat)) continue;
      answerAll(settle(match, match.submit(input.seat, input)));
    }
  }
  expect(codes).toContain('malformedInput');
  expect(codes).toContain('committed');
});
