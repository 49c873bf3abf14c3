/** Three throws to choose from, and the hand of each seat with what it has thrown in this round. */
import { allSeats, message, nameOf } from '@turnwise/game';
import type { GameStage, Message, PlaceId, Scene, ScenePlace, SceneThing, Seat, Table, ThingId } from '@turnwise/game';
import { choiceId } from './choices.ts';
import { isOver } from './standing.ts';
import { THROWS } from './types.ts';
import type { RockPaperScissors, RpsView, Throw } from './types.ts';

const THROWS_PLACE = 'throws';
const SIGNS: Readonly<Record<Throw, string>> = { rock: '✊', paper: '✋', scissors: '✌' };

export const stage: Pick<GameStage<RockPaperScissors>, 'scene' | 'things' | 'meant' | 'cue'> = {
  scene,
  things: (_view, { field, value }) => (field === 'value' && isThrow(value) ? [throwId(value)] : []),
  meant: ({ round }, by, thing) =>
    THROWS.filter((one) => throwId(one) === thing).map((value) => ({
      kind: 'answer',
      seat: by,
      choice: choiceId(round, by),
      value,
    })),
  cue: (event) => {
    switch (event.kind) {
      case 'chose':
        return { things: [thrownId(event.seat)], from: THROWS_PLACE, to: handPlace(event.seat) };
      // The hands are taken back as soon as they are shown, so the throws on offer light up.
      case 'revealed':
        return { things: [...new Set(event.throws)].map(throwId), tone: 'strong' };
      case 'roundWon':
      case 'matchWon':
        return { things: [], to: handPlace(event.seat), tone: 'goal' };
      case 'roundTied':
      case 'matchTied':
        return undefined;
    }
  },
};

function scene(view: RpsView, table: Table): Scene {
  const { target, round, throws } = view;
  const isDone = isOver(view);
  const hands = allSeats(throws.length).flatMap((one) => thrownThing(view, one, table));
  return {
    status: isDone ? message('scene.over') : message('scene.round', { round, target }),
    places: [
      ...allSeats(throws.length).map((one): ScenePlace => handOf(view, one, table)),
      { id: THROWS_PLACE, label: message('scene.throws'), layout: { kind: 'row' }, active: !isDone },
    ],
    things: [
      ...hands,
      ...THROWS.map((one): SceneThing => ({
        id: throwId(one),
        kind: 'card',
        place: THROWS_PLACE,
        name: throwName(one),
        signs: [SIGNS[one]],
      })),
    ],
  };
}

function handOf(view: RpsView, one: Seat, table: Table): ScenePlace {
  const { scores, throws } = view;
  return {
    id: handPlace(one),
    seat: one,
    label: message('scene.hand', { seat: nameOf(table, one) }),
    layout: { kind: 'row' },
    active: throws[one] === null && !isOver(view),
    stats: [{ label: message('scene.score'), value: scores[one] ?? 0, sign: '★' }],
  };
}

function thrownThing({ throws }: RpsView, one: Seat, table: Table): readonly SceneThing[] {
  const thrown = throws[one] ?? null;
  if (thrown === null) return [];
  const base = { id: thrownId(one), kind: 'card', place: handPlace(one), seat: one } as const;
  if (thrown === 'hidden')
    return [{ ...base, hidden: true, name: message('scene.hidden', { seat: nameOf(table, one) }) }];
  const name = message('scene.thrown', { seat: nameOf(table, one), throw: throwName(thrown) });
  return [{ ...base, name, signs: [SIGNS[thrown]] }];
}

function throwName(one: Throw): Message {
  return message(`scene.${one}`);
}

function isThrow(value: unknown): value is Throw {
  return THROWS.some((one) => one === value);
}

function throwId(one: Throw): ThingId {
  return `throw:${one}`;
}

function thrownId(one: Seat): ThingId {
  return `thrown:${one}`;
}

function handPlace(one: Seat): PlaceId {
  return `hand:${one}`;
}
