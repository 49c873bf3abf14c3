/** What events do that several operators raise (section 3). What comes to nothing is not put down. */
import type { ListNode } from '../nodes.ts';
import { dropGone } from './gone.ts';
import { canBear, canGo, demandWay, forgetPlace, moveCard } from './moves.ts';
import type { Position } from './moves.ts';
import type { Payload, Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { isCard, isPlayer } from './things.ts';
import type { Card, Change, Happening, Place, Player } from './things.ts';
import { holdTo, Violation, inRange } from './violation.ts';
import { flagsOf, placeOf, viewers, zoneOfRole } from './world.ts';
import type { World } from './world.ts';

/** The cards of an operand that have not ceased to exist. */
export function cardsOf(plain: Plain, target: ListNode): readonly Card[] {
  return plain.cards(target).filter(({ place }) => place !== null);
}

export function cardIn({ payload }: Happening, field = 'card'): Card | null {
  const card = payload[field] ?? null;
  return isCard(card) && card.place !== null ? card : null;
}

/** The card that is to move, which may come from nowhere. */
function goingIn(world: World, { payload: { card = null } }: Happening): Card | null {
  return isCard(card) && canGo(world, card) ? card : null;
}

export function playerIn({ payload }: Happening): Player | null {
  const player = payload['player'] ?? null;
  return isPlayer(player) ? player : null;
}

export function amountIn({ payload }: Happening): number {
  const { amount } = payload;
  return typeof amount === 'number' ? amount : Number(amount === true);
}

/** The name of a zone, a resource or the like. */
function wordIn({ payload }: Happening, field: string): string {
  const word = payload[field];
  return typeof word === 'string' ? word : '';
}

/** Moves a card, which is no target of others any more. */
export function carry({ world, scope }: Plain, card: Card, to: Place, position?: Position, open = false): void {
  const from = card.place;
  moveCard(world, card, to, position, open);
  for (const item of world.stack) if (item.coming === card) item.coming = null;
  if (card.place !== from) dropGone(world, card, scope.item);
}

/** Puts the event down, then moves its card, before which something may come. Only that could find room for it where there is none. */
export function* moveWith(plain: Plain, event: Happening, card: Card, to: Place): Doing<void> {
  if (!plain.comesBefore('zone_moved', movePayload(card, to))) demandWay(plain.world, card, to);
  plain.record(event);
  yield* moveFrom(plain.within({ cause: event.id }), card, to);
}

/** A move that follows from something else: it comes to nothing where the card has left meanwhile. */
export function moveFrom(plain: Plain, card: Card, to: Place): Doing<void> {
  const from = card.place?.zone ?? null;
  return plain.raise('zone_moved', [movePayload(card, to)], (event) => {
    if (canGo(plain.world, card) && (card.place?.zone ?? null) === from) moveAs(plain, event);
  });
}

/** A card that was just made goes to where it is to be. Whatever comes of that, it is on its way no more. */
export function* bring(plain: Plain, card: Card, to: Place): Doing<void> {
  const { item } = plain.scope;
  if (item === null) throw new Error('a card is made outside an item');
  item.coming = card;
  try {
    yield* moveFrom(plain, card, to);
  } finally {
    item.coming = null;
  }
}

export function movePayload(card: Card, to: Place): Payload {
  return { card, from: card.place?.zone ?? null, to: to.zone, player: to.player };
}

/** The card of the event goes where the event says. */
export function moveAs(plain: Plain, event: Happening, position?: Position, open = false): void {
  const card = goingIn(plain.world, event);
  const to = card && placeOf(plain.world, wordIn(event, 'to'), playerIn(event) ?? card.owner);
  // To the place where it lies already, only another position is a move.
  if (card === null || !to || (card.place === to && position === undefined)) return;
  event.payload['from'] = card.place?.zone ?? null;
  event.payload['to'] = to.zone;
  event.payload['player'] = to.player;
  carry(plain, card, to, position, open);
  plain.record(event);
}

export function resourcePayload(player: Player, resource: string, amount: number): Payload {
  return { player, resource, amount, now: inRange((player.resources.get(resource) ?? 0) + amount) };
}

/** A resource stays within its bounds. */
export function changeResource(plain: Plain, event: Happening): void {
  const player = playerIn(event);
  const id = wordIn(event, 'resource');
  const node = plain.world.ruleset.resources?.find((one) => one.id === id);
  const before = player?.resources.get(id);
  if (player === null || before === undefined || node === undefined) return;
  const wanted = inRange(before + amountIn(event));
  const now = Math.max(node.min ?? -Infinity, Math.min(node.max ?? Infinity, wanted));
  if (now === before) return;
  player.resources.set(id, now);
  event.payload['amount'] = now - before;
  event.payload['now'] = now;
  plain.record(event);
}

/** Whether a player can give so much of a resource away. */
export function canPay({ world }: Plain, player: Player | null, resource: string, amount: number): boolean {
  const now = player?.resources.get(resource);
  const least = world.ruleset.resources?.find(({ id }) => id === resource)?.min ?? 0;
  return amount <= 0 || (now !== undefined && now - amount >= least);
}

/** Never below none. */
export function changeCounter(plain: Plain, event: Happening): void {
  const card = cardIn(event);
  const counter = wordIn(event, 'counter');
  if (card === null || !canBear(plain.world, card)) return;
  const before = card.counters.get(counter) ?? 0;
  const now = Math.max(0, inRange(before + amountIn(event)));
  if (now === before) return;
  card.counters.set(counter, now);
  event.payload['amount'] = now - before;
  event.payload['now'] = now;
  plain.record(event);
}

export function counterPayload(card: Card, counter: string, amount: number): Payload {
  return { card, counter, amount, now: inRange((card.counters.get(counter) ?? 0) + amount) };
}

/** A flag of a card, a player or the match. */
export function changeFlag(plain: Plain, event: Happening): void {
  const { target = null } = event.payload;
  const flag = wordIn(event, 'flag');
  const value = event.payload['value'] === true || event.payload['value'] === 1;
  const thing = isCard(target) || isPlayer(target) ? target : null;
  if ((target !== null && thing === null) || (isCard(thing) && thing.place === null)) return;
  const flags = thing?.flags ?? plain.world.flags;
  if (!flagsOf(plain.world, thing?.kind ?? 'match').includes(flag)) return;
  if (flags.has(flag) === value || (isCard(thing) && !canBear(plain.world, thing))) return;
  if (value) flags.add(flag);
  else flags.delete(flag);
  event.payload['value'] = value;
  plain.record(event);
}

/** A lasting change of the event's card. */
export function changeCard(plain: Plain, event: Happening, change: Omit<Change, 'card' | 'before' | 'now'>): void {
  const card = cardIn(event);
  if (card === null || !canBear(plain.world, card)) return;
  holdTo(plain.world.changes.length, 'lastingChanges');
  plain.world.changes.push({ ...change, card, before: null, now: null });
  plain.record(event);
}

/** The zone of this name for a player, which must be there. */
export function demandPlace(place: Place | undefined): Place {
  if (place === undefined) throw new Violation('noZone');
  return place;
}

/** A player learns which card it is. */
export function see(plain: Plain, event: Happening): void {
  const [card, viewer] = [cardIn(event), playerIn(event)];
  if (card === null || viewer === null) return;
  card.knownBy.add(viewer);
  plain.record(event);
}

/** All see these cards. */
export function revealCards(plain: Plain, cards: () => readonly Card[]): Doing<void> {
  const payloads = () => cards().map((card) => ({ card, player: null }));
  const reveal = (event: Happening) => {
    const card = cardIn(event);
    if (card === null) return;
    for (const viewer of viewers(plain.world)) card.knownBy.add(viewer);
    plain.record(event);
  };
  return plain.raise('revealed', payloads(), reveal, payloads);
}

export interface Moving {
  /** Whose zone it is; left out, as usual. */
  readonly whose?: Player | null | undefined;
  readonly position?: Position;
  /** Everybody sees the cards as they go. */
  readonly open?: boolean;
}

/** Where a card goes: into play to its controller's, else to its owner's, unless it is said whose. */
export function destination({ world }: Plain, card: Card, zone: string, whose?: Player | null): Place | undefined {
  const usual = zoneOfRole(world, 'play')?.id === zone ? card.controller : card.owner;
  return placeOf(world, zone, whose === undefined ? usual : whose);
}

export function moveCards(
  plain: Plain,
  cards: () => readonly Card[],
  zone: string,
  { whose, position, open = false }: Moving = {},
): Doing<void> {
  let moving: readonly Card[] = [];
  const payloads = () => {
    moving = cards();
    return moving.flatMap((card) => {
      const to = destination(plain, card, zone, whose);
      return to === undefined ? [] : [movePayload(card, to)];
    });
  };
  const placed = (event: Happening): Position => {
    const card = goingIn(plain.world, event);
    const to = placeOf(plain.world, wordIn(event, 'to'), playerIn(event));
    return card === null || to === undefined ? position : behindOthers(to, card, moving, position);
  };
  return plain.raise('zone_moved', payloads(), (event) => moveAs(plain, event, placed(event), open), payloads);
}

/** Cards that go to one place together lie there in the order in which they go, the first nearest to the top. */
function behindOthers({ cards: lies }: Place, card: Card, moving: readonly Card[], position: Position): Position {
  if (position === undefined || position === 'bottom') return position;
  const others = lies.filter((other) => other !== card);
  let at = position === 'top' ? 0 : Math.min(Math.max(0, position), others.length);
  for (const before of moving.slice(0, moving.indexOf(card))) if (others[at] === before) at++;
  return at;
}

/** A shuffle of nothing is no event. Who cannot see the place knows nothing of it any more. */
export function shufflePlace(plain: Plain, { zone, player, cards }: Place): Doing<void> {
  const { world } = plain;
  return plain.raise('shuffled', cards.length === 0 ? [] : [{ zone, player }], (event) => {
    const place = placeOf(world, wordIn(event, 'zone'), playerIn(event));
    if (place === undefined || place.cards.length === 0) return;
    const order = plain.chance('shuffle', (reader) => reader.shuffle(place.cards));
    place.cards.splice(0, order.length, ...order);
    forgetPlace(world, place);
    plain.record(event);
  });
}
