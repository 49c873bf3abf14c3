import { message, told } from '@turnwise/game';
import type { SeenScene } from '@turnwise/match';
import { expect, test } from 'vitest';
import { handOver } from './hand-over.ts';

type Look = NonNullable<ReturnType<Parameters<typeof handOver>[2]>>;

const scene = (card: string): SeenScene => ({
  status: told({}, message('x')),
  places: [],
  things: [{ id: card, kind: 'card', place: 'hand' }],
});
const look = (card: string, toAct: readonly string[], more: Partial<Look> = {}): Look => ({
  frame: 4,
  status: 'playing',
  toAct,
  stage: { scene: scene(card) } as Look['stage'],
  ...more,
});
const between = (has: string | null, looks: Readonly<Record<string, Look | undefined>>) =>
  handOver(['ann', 'bo'], has, (seat) => looks[seat]);

test('nobody gets the screen before every seat has told what it sees', () => {
  expect(between(null, { ann: look('a', ['bo']) })).toBeUndefined();
  expect(between(null, { bo: look('b', ['bo']) })).toBeUndefined();
  expect(between('ann', { ann: look('a', ['bo']) })).toBeUndefined();
});

test('it begins behind a curtain for the seat that must act, where there are secrets', () => {
  const secret = { ann: look('a', ['bo']), bo: look('b', ['bo']) };
  expect(between(null, secret)).toEqual({ seat: 'bo', isCovered: true });
  const open = { ann: look('a', ['bo']), bo: look('a', ['bo']) };
  expect(between(null, open)).toEqual({ seat: 'bo', isCovered: false });
});

test('where only a bot must act, somebody is asked to come; later everything stays as it is', () => {
  const bots = { ann: look('a', ['bot']), bo: look('b', ['bot']) };
  expect(between(null, bots)).toEqual({ seat: 'ann', isCovered: true });
  expect(between('bo', bots)).toBeUndefined();
});

test('what cannot be compared counts as secret', () => {
  const blind = { ann: look('a', ['bo'], { stage: null }), bo: look('a', ['bo'], { stage: null }) };
  expect(between('ann', blind)).toEqual({ seat: 'bo', isCovered: true });
});

test('it waits for the look of the same moment: an open table is not covered because one is told before the other', () => {
  expect(between('ann', { ann: look('b', ['bo'], { frame: 5 }), bo: look('a', ['ann']) })).toBeUndefined();
});

test('the seat that has it and must act keeps it, and so does everybody at the end', () => {
  expect(between('ann', { ann: look('a', ['bo', 'ann']), bo: look('b', ['bo', 'ann']) })).toBeUndefined();
  const over = { status: 'over' } as const;
  const ended = { ann: look('a', [], over), bo: look('b', [], over) };
  expect(between('bo', ended)).toBeUndefined();
  expect(between(null, ended)).toEqual({ seat: 'ann', isCovered: false });
});
