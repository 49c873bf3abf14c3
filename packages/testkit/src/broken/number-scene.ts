/** The table of the number game: a pool of tokens, a pile for each seat, and a secret card each. */
import { message, nameOf, seat } from '@turnwise/game';
import type { GameStage, Scene, SceneThing, Table } from '@turnwise/game';
import type { NumberGame, NumberView } from './number-types.ts';

export const SCENE_MESSAGES = {
  'scene.turn': '{seat} to take',
  'scene.pool': 'Pool',
  'scene.pile': 'Tokens of {seat}',
  'scene.secret': 'the secret {secret}',
};

type NumberStage = Required<Pick<GameStage<NumberGame>, 'scene' | 'things' | 'meant' | 'cue'>>;

export const numberStage: NumberStage = {
  scene,
  things: (_view, { kind, field, seat: by }) => (kind === 'swap' && field === 'secret' ? [`secret:${by}`] : []),
  meant: (_view, by, thing) => (thing === `secret:${1 - by}` ? [{ kind: 'peek', seat: by }] : []),
  cue: (event) => (event.kind === 'took' ? { things: ['token:0'], from: 'pool', to: `pile:${event.seat}` } : undefined),
};

function scene({ pool, piles, secrets, next }: NumberView, table: Table): Scene {
  const seats = [seat(0), seat(1)];
  return {
    status: message('scene.turn', { seat: nameOf(table, next) }),
    places: [
      { id: 'pool', label: message('scene.pool'), layout: { kind: 'area' } },
      ...seats.map((one) => ({
        id: `pile:${one}`,
        seat: one,
        label: message('scene.pile', { seat: nameOf(table, one) }),
        layout: { kind: 'track', length: 20 } as const,
      })),
    ],
    things: [
      ...tokens('token', 'pool', pool),
      ...seats.flatMap((one) => [
        secretOf(one, secrets[one] ?? 0),
        ...tokens(`token:${one}`, `pile:${one}`, piles[one] ?? 0),
      ]),
    ],
  };
}

function secretOf(one: number, secret: number): SceneThing {
  const base = { id: `secret:${one}`, kind: 'card', place: `pile:${one}`, at: [0] } as const;
  return secret === 0 ? { ...base, hidden: true } : { ...base, name: message('scene.secret', { secret }) };
}

function tokens(name: string, place: string, count: number): readonly SceneThing[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${name}:${index}`,
    kind: 'token',
    place,
    at: [index + 1],
  }));
}
