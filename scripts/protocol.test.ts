// The pages of the protocol are what its schemas give, and what real matches show fits into its messages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChooser } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { hashValue } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import { asking, deltaTo, patchHeld, SERVER_MESSAGES, wireEvent, wireLook } from '@turnwise/protocol';
import type { HeldLook, ServerMessage, WireCue, WireEventStep } from '@turnwise/protocol';
import { openApi, protocolPage } from '@turnwise/protocol/pages';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

test.each([
  ['docs/protocol.md', protocolPage],
  ['docs/openapi.json', () => `${JSON.stringify(openApi(), null, 2)}\n`],
])('%s is what the schemas give', (path, make) => {
  expect(readFileSync(join(ROOT, path), 'utf8'), 'run `npm run protocol`').toBe(make());
});

test.each(registry.games.map((game) => [game.id, game] as const))(
  'what %s shows goes over the wire, whole and as deltas',
  (_, game) => {
    const sizes = played(game, 25);
    expect(sizes.deltas).toBeLessThan(sizes.looks);
  },
);

/** Plays at random, as every seat and as a spectator sees it. */
function played(game: AnyGame, inputs: number): { readonly looks: number; readonly deltas: number } {
  const created = createMatch({ game, seed: 11 });
  if (!created.ok) throw new Error(`${game.id} does not begin`);
  const match = created.value;
  const chooser = createChooser(1);
  const viewers = [...match.seats, null];
  const sent = new Map(viewers.map((viewer) => [viewer, { look: asSent(wireLook(match.look(viewer))), former: {} }]));
  const heard = new Map(sent);
  let looks = 0;
  let deltas = 0;
  for (let place = 1; place <= inputs && match.status === 'playing'; place++) {
    const [seat] = match.toAct;
    if (seat === undefined) break;
    const { frames } = match.submit(seat, game.sample(match.state, seat, chooser));
    for (const viewer of viewers) {
      const engine = match.look(viewer);
      const look = wireLook(engine);
      const { patch, held } = deltaTo(sent.get(viewer) as HeldLook, asSent(look));
      const change = asSent(patch);
      const now = patchHeld(heard.get(viewer) as HeldLook, change) as HeldLook;
      expect(now).toEqual({ look: asSent(look), former: held.former });
      expect(hashValue(look.view)).toBe(engine.hash);
      const at = { match: 'm', place };
      fits({ type: 'state.look', ...at, change: 'advanced', look, viewHash: engine.hash });
      const stage = match.stage(viewer);
      fits({ type: 'state.look', ...at, change: 'advanced', look: { ...look, stage }, viewHash: engine.hash });
      for (const { events, cues } of frames.flatMap(({ no }) => match.unfold(no, viewer) ?? []))
        for (const [index, event] of events.entries())
          fits({ type: 'event.appended', ...at, ...wireEvent(event), step: stepWith(cues[index] ?? undefined) });
      for (const event of match.events(viewer, frames)) fits({ type: 'event.appended', ...at, ...wireEvent(event) });
      for (const asked of asking(look, { ...at, expiresAt: () => null })) fits(asked);
      sent.set(viewer, held);
      heard.set(viewer, now);
      looks += JSON.stringify(look).length;
      deltas += JSON.stringify(change).length;
    }
  }
  return { looks, deltas };
}

function stepWith(cue: WireCue | undefined): WireEventStep {
  return cue === undefined ? {} : { cue };
}

function fits(message: ServerMessage): void {
  expect(SERVER_MESSAGES[message.type].schema.parse(asSent(message))).toEqual(asSent(message));
}

function asSent(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
