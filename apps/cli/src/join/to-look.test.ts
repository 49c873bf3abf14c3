// A look that went over the wire is the look that it was: what the screen and the prompt do with it is the same as in local play.
import { createChooser } from '@turnwise/game';
import { createMatch } from '@turnwise/match';
import type { SeenOffer } from '@turnwise/match';
import { wireLook } from '@turnwise/protocol';
import type { WireLook } from '@turnwise/protocol';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { toLook } from './to-look.ts';

function asSent<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** What a candidate costs stands beside it, and goes over the wire once. */
function withoutCosts(offer: SeenOffer): SeenOffer {
  if (offer.about === undefined) return offer;
  const { costs: _costs, ...about } = offer.about;
  return { ...offer, about };
}

test.each(registry.games.map((game) => [game.id, game] as const))('of %s', (_, game) => {
  const created = createMatch({ game, seed: 5 });
  if (!created.ok) throw new Error('it does not begin');
  const match = created.value;
  const chooser = createChooser(3);
  for (let inputs = 0; inputs < 6 && match.status === 'playing'; inputs++) {
    for (const viewer of [...match.seats, null]) {
      const look = match.look(viewer);
      const sent: WireLook = asSent(wireLook(look, { labels: true, seen: true }));
      expect({ ...toLook(sent, match.table, true), hash: look.hash }).toEqual(
        asSent({ ...look, offers: look.offers.map(withoutCosts) }),
      );
    }
    const [seat] = match.toAct;
    if (seat === undefined) break;
    match.submit(seat, game.sample(match.state, seat, chooser));
  }
});
