import { expect, test } from 'vitest';
import type { GameSheet } from '../../worker/worker-messages.ts';
import { seatedPlayers, type SeatPlayer } from './seat-player.ts';

const sheet = (more: Partial<GameSheet> = {}): GameSheet =>
  ({ recommended: 'greedy', bots: ['greedy', 'random'], playsItself: false, ...more }) as GameSheet;
const YOU: SeatPlayer = { kind: 'you' };
const bot = (name: string): SeatPlayer => ({ kind: 'bot', bot: name });

test('you, and the recommended bot for the others', () => {
  expect(seatedPlayers(sheet(), 2, [])).toEqual([YOU, bot('greedy')]);
});

test('rules for more players fill the new seats, and leave those that were chosen', () => {
  const chosen = [bot('random'), { kind: 'friend' }] as const;
  expect(seatedPlayers(sheet(), 4, chosen)).toEqual([...chosen, bot('greedy'), bot('greedy')]);
});

test('who cannot play this is replaced', () => {
  expect(seatedPlayers(sheet(), 2, [YOU, bot('clever')])).toEqual([YOU, bot('greedy')]);
  expect(seatedPlayers(sheet(), 2, [YOU, { kind: 'itself' }])).toEqual([YOU, bot('greedy')]);
  expect(seatedPlayers(sheet({ playsItself: true }), 2, [YOU])).toEqual([YOU, { kind: 'itself' }]);
});
