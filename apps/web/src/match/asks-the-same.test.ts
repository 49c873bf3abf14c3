import { createMatch } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { type AskingLook, asksTheSame } from './asks-the-same.ts';

/** A copy, as it comes over a connection. */
function lookOf(cells: readonly number[]): AskingLook {
  const game = registry.get('tic-tac-toe');
  if (game === undefined) throw new Error('tic-tac-toe is not registered');
  const match = createMatch({ game, seats: ['X', 'O'], seed: 1 });
  if (!match.ok) throw new Error('no match');
  for (const cell of cells) match.value.submit(match.value.toAct[0] ?? (0 as never), { kind: 'place', cell });
  const [seat] = match.value.seats;
  if (seat === undefined) throw new Error('nobody sits there');
  return JSON.parse(JSON.stringify({ ...match.value.look(seat), viewer: 'X', stage: null })) as AskingLook;
}

test('the same look once more asks the same; another decision, and another offer, do not', () => {
  const look = lookOf([]);
  expect(asksTheSame(look, lookOf([]))).toBe(true);
  expect(asksTheSame(undefined, look)).toBe(false);
  expect(asksTheSame(look, lookOf([0, 1]))).toBe(false);
  expect(asksTheSame(look, { ...look, decision: 'another' })).toBe(false);
  expect(asksTheSame(look, { ...look, offers: [] })).toBe(false);
});

test('what others are asked, or no longer are, is nothing to it', () => {
  const [own, other] = ['X', 'O'].map(
    (seat) => ({ id: `of ${seat}`, seat }) as unknown as AskingLook['choices'][number],
  );
  const look = lookOf([]);
  const both = { ...look, choices: [own!, other!] };
  expect(asksTheSame(both, { ...look, choices: [own!] })).toBe(true);
  expect(asksTheSame(both, { ...look, choices: [other!] })).toBe(false);
});

test('a thing that can be touched no more is another question', () => {
  const touches = [{ fixed: [], slots: [[['card:2']]] }];
  const stage = (...ids: readonly string[]) =>
    ({ scene: { things: ids.map((id) => ({ id })) }, touches }) as unknown as AskingLook['stage'];
  const look = { ...lookOf([]), stage: stage('card:2', 'card:3') };
  expect(asksTheSame(look, { ...look, stage: stage('card:2') })).toBe(true);
  expect(asksTheSame(look, { ...look, stage: stage('card:3') })).toBe(false);
});
