// An encounter of a hundred that fight by themselves keeps its host no longer than a call may take, and not all of its frames.
import { createMatch, MATCH_LIMITS } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';

/** They hardly ever hurt each other, so that it goes on for all rounds. */
function stalemate(): object {
  const rat = { monster: 'giantRat', ac: -20, hp: 10_000, morale: 12, attacks: ['1d1-1'], count: 50 };
  return {
    control: { party: 'auto', opposition: 'auto' },
    combatants: [
      { ...rat, id: 'rat', side: 'party' },
      { ...rat, id: 'bat', side: 'opposition' },
    ],
  };
}

test('each call plays a limited number of frames, and a limited number is kept', () => {
  const game = registry.get('encounter')!;
  const created = createMatch({ game, seed: 1, options: { encounter: stalemate() } as never });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const match = created.value;
  const { framesPerCall, logFrames } = MATCH_LIMITS;
  expect(match).toMatchObject({ length: framesPerCall.usual, due: true, status: 'playing' });
  for (let calls = 0; calls < 14; calls++) expect(match.advance()).toMatchObject({ more: true });
  expect(match.length).toBe(15 * framesPerCall.usual);
  expect(match.frames).toHaveLength(logFrames.usual);
  expect(match.save().inputs).toHaveLength(match.length);
  // The host has seen enough.
  expect(match.submitSystem({ kind: 'abort' }).outcome.kind).toBe('committed');
  expect(match).toMatchObject({ status: 'over', due: false });
});
