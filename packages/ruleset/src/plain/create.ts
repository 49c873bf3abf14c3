/** New cards and tokens (section 1). */
import type { ThingNode } from '../nodes.ts';
import { bring, demandPlace, movePayload, playerIn } from './happen.ts';
import { nextId } from './ids.ts';
import { holdTo } from './violation.ts';
import { demandWay, makeCard, placeOfRole } from './moves.ts';
import type { Plain } from './plain.ts';
import type { Doing } from './questions.ts';
import { isCard } from './things.ts';
import type { Card } from './things.ts';
import { placeOf, sees, viewers } from './world.ts';

interface Making {
  /** One for each card: what it is made of, a definition or a card that is copied. */
  readonly of: readonly (string | Card)[];
  readonly player?: ThingNode | undefined;
  readonly to?: string | undefined;
  readonly as?: string | undefined;
  readonly token: boolean;
}

/** Until it happens, the card of the event is the one that is copied, or nothing. Then it moves to where it is to be. */
export function* create(plain: Plain, { of, player: whose, to, as, token }: Making): Doing<void> {
  const { world } = plain;
  const player = plain.player(whose);
  const made: Card[] = [];
  const payloads = player === null ? [] : of.map((one) => ({ card: typeof one === 'string' ? null : one, player }));
  yield* plain.raise('token_created', payloads, (event, index) => {
    const owner = playerIn(event);
    const copied = event.payload['card'] ?? null;
    const definition = isCard(copied) ? copied.definition.id : of[index];
    if (owner === null || typeof definition !== 'string') return undefined;
    const place = to === undefined ? placeOfRole(world, 'play', owner) : demandPlace(placeOf(world, to, owner));
    holdTo(world.cards.length, 'cardsInMatch');
    const card = makeCard(world, nextId(world, definition), definition, owner, token);
    card.common = place.player === null;
    for (const viewer of viewers(world)) if (sees(world, viewer, place)) card.knownBy.add(viewer);
    if (!plain.comesBefore('zone_moved', movePayload(card, place))) demandWay(world, card, place);
    world.cards.push(card);
    event.payload['card'] = card;
    plain.record(event);
    made.push(card);
    return bring(plain.within({ cause: event.id }), card, place);
  });
  if (as !== undefined) plain.bind(as, made);
}
