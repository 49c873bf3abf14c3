/**
 * The table as data. Places: `supply` with a pile for each age (`supply:3`), `achievements` to claim, and for each seat its area (`seat:0`)
 * with a pile for each colour (`pile:0:red`, bottom to top), `hand:0`, `score:0` and `achievements:0`; `removed` when something is.
 */
import { allSeats, message, nameOf } from '@turnwise/game';
import type { Layout, Message, Scene, ScenePlace, SceneThing, Seat, Stat, Table, Viewer } from '@turnwise/game';
import { LAST_AGE } from '../cards/catalogue.ts';
import { COLOURS, ICONS, SPLAYS } from '../cards/language.ts';
import { colourPhrase, seatsPhrase } from '../labels/phrases.ts';
import { toAct } from '../offers.ts';
import { achievementCount, highestTop, playerAt } from '../table/selectors.ts';
import { achievementsToWin } from '../table/thresholds.ts';
import { AVAILABLE } from '../types.ts';
import type { InnovationView } from '../types.ts';
import { marksOfHeld, thingOfAchievement, thingOfCard, thingOfPlayer } from './card-thing.ts';
import { deckPlace, heldPlace, pilePlace, REMOVED, seatPlace, setPlace, SUPPLY, TO_CLAIM } from './ids.ts';
import { runningCards, runningPhrase } from './running.ts';
import { cardsOfDeck, cardsOfPile, cardsOfSet, placeOfCard, removedCards } from './seen-cards.ts';

const AGES: readonly number[] = Array.from({ length: LAST_AGE }, (_, index) => index + 1);

export function scene(view: InnovationView, table: Table, viewer: Viewer): Scene {
  const seats = allSeats(view.players.length);
  return {
    status: statusOf(view, table),
    places: placesOf(view, table, seats),
    things: [
      ...AGES.flatMap((age) => cardsOfDeck(view, age).map((card) => thingOfCard(card))),
      ...achievementsOf(view, AVAILABLE),
      ...seats.flatMap((seat) => thingsOfSeat(view, seat, table, viewer)),
      ...removedCards(view).map((card) => thingOfCard(card)),
    ],
  };
}

function placesOf(view: InnovationView, table: Table, seats: readonly Seat[]): readonly ScenePlace[] {
  const due = toAct(view);
  const places: readonly ScenePlace[] = [
    { id: SUPPLY, label: message('scene.supply'), layout: { kind: 'row' } },
    ...AGES.map((age) => deckOf(view, age)),
    { id: TO_CLAIM, label: message('scene.toClaim'), layout: { kind: 'row' } },
    ...seats.flatMap((seat) => placesOfSeat(view, seat, table, due.includes(seat))),
    ...(view.removed.length === 0 ? [] : [REMOVED_PLACE]),
  ];
  const running = runningCards(view).map((card) => placeOfCard(view, card));
  return places.map((place) => (running.includes(place.id) ? { ...place, active: true } : place));
}

const REMOVED_PLACE: ScenePlace = { id: REMOVED, label: message('scene.removed'), layout: { kind: 'pile' } };

function statusOf(view: InnovationView, table: Table): Message {
  const { turn, active, actionsLeft, ended } = view;
  if (ended !== null) return message('scene.over', { turn, winners: seatsPhrase(ended.winners, table) });
  if (turn === 0) return message('scene.opening');
  const going = message(`scene.turn.${actionsLeft === 0 ? 'none' : actionsLeft === 1 ? 'one' : 'two'}`, {
    turn,
    seat: nameOf(table, active),
  });
  const running = runningPhrase(view, table);
  return running === undefined ? going : message('scene.running', { turn: going, running });
}

/** Only the uppermost card and those that the viewer knows are things, so it is counted. */
function deckOf({ decks }: InnovationView, age: number): ScenePlace {
  return {
    id: deckPlace(age),
    in: SUPPLY,
    label: message('scene.deck', { age }),
    layout: { kind: 'pile' },
    count: decks[age]?.length ?? 0,
  };
}

function placesOfSeat(view: InnovationView, seat: Seat, table: Table, isDue: boolean): readonly ScenePlace[] {
  const owner = nameOf(table, seat);
  const area = seatPlace(seat);
  const part = (id: string, label: Message, layout: Layout): ScenePlace => ({ id, in: area, seat, label, layout });
  const { splays } = playerAt(view, seat);
  return [
    {
      id: area,
      seat,
      label: message('scene.player', { seat: owner }),
      layout: { kind: 'area' },
      ...(isDue ? { active: true } : {}),
      stats: statsOf(view, seat),
    },
    ...COLOURS.map((_, colour) =>
      part(
        pilePlace(seat, colour),
        message('place.pile', { seat: owner, color: colourPhrase(colour) }),
        layoutOfPile(splays[colour] ?? 0),
      ),
    ),
    part(setPlace('hand', seat), message('place.hand', { seat: owner }), { kind: 'fan' }),
    part(setPlace('score', seat), message('place.score', { seat: owner }), { kind: 'fan' }),
    part(heldPlace(seat), message('scene.held', { seat: owner }), { kind: 'row' }),
  ];
}

function layoutOfPile(number: number): Layout {
  const splay = SPLAYS[number] ?? 'none';
  return splay === 'none' ? { kind: 'pile' } : { kind: 'pile', splay };
}

function statsOf(view: InnovationView, seat: Seat): readonly Stat[] {
  const player = playerAt(view, seat);
  const { icons, points, tucked, scored } = player;
  const needed = achievementsToWin(view.players.length);
  return [
    ...ICONS.map((icon, index) => ({ label: message(`icon.${icon}`), value: icons[index] ?? 0, sign: icon })),
    { label: message('scene.score'), value: points },
    { label: message('scene.achievements', { needed }), value: achievementCount(view, seat) },
    { label: message('scene.highest'), value: highestTop(player) },
    // For Monument.
    ...(tucked === 0 ? [] : [{ label: message('scene.tucked'), value: tucked }]),
    ...(scored === 0 ? [] : [{ label: message('scene.scored'), value: scored }]),
  ];
}

function thingsOfSeat(view: InnovationView, seat: Seat, table: Table, viewer: Viewer): readonly SceneThing[] {
  const running = new Set(runningCards(view));
  const marks = (card: number): readonly Message[] => (running.has(card) ? [message('scene.itsDogma')] : []);
  return [
    thingOfPlayer(seat, table),
    ...COLOURS.flatMap((_, colour) =>
      cardsOfPile(view, seat, colour).map((card) => thingOfCard(card, marks(card.card))),
    ),
    ...(['hand', 'score'] as const).flatMap((zone) =>
      cardsOfSet(view, zone, seat).map((card) => thingOfCard(card, marksOfHeld(view, card.card, seat, viewer))),
    ),
    ...achievementsOf(view, seat),
  ];
}

function achievementsOf({ achievements }: InnovationView, holder: number): readonly SceneThing[] {
  const place = holder === AVAILABLE ? TO_CLAIM : heldPlace(holder as Seat);
  return achievements.flatMap((one, number) => (one === holder ? [thingOfAchievement(number, place)] : []));
}
