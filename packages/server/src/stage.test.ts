// What those who draw get: the stage of every look, and what happens step by step, as the engine itself unfolds it.
import { readFileSync } from 'node:fs';
import type { Seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { loadMatch } from '@turnwise/match';
import type { MatchDocument } from '@turnwise/match';
import { patch, patchHeld, wireEvent } from '@turnwise/protocol';
import type { HeldLook, WireEvent, WireLook } from '@turnwise/protocol';
import { registry } from '@turnwise/registry';
import { afterEach, expect, test } from 'vitest';
import { playOn } from './testing/play-on.ts';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';
import { hashToken } from './tokens.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

async function start(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options);
  open.push(server);
  return server;
}

interface Step {
  readonly events: readonly WireEvent[];
  readonly cues: readonly unknown[];
  readonly scene: Json;
}

/** The steps that a player heard of, each record by itself: it began with this look. */
function stepsHeard({ heard }: Player): readonly Step[] {
  const steps: Step[] = [];
  let scene: Json = null;
  let [events, cues]: [WireEvent[], unknown[]] = [[], []];
  let held: HeldLook = { look: null, former: {} };
  for (const message of heard)
    switch (message.type) {
      case 'welcome':
        held = { look: message.look as Json, former: message.former ?? {} };
        scene = sceneOf(held.look);
        break;
      case 'state.delta':
        held = patchHeld(held, message.patch) as HeldLook;
        scene = sceneOf(held.look);
        break;
      case 'event.appended': {
        const { type: _type, match: _match, place: _place, step, ...event } = message;
        if (step === undefined) break;
        events.push({ ...event, ...step.told });
        cues.push(step.cue ?? null);
        if (step.scene === undefined) break;
        const after: Json = patch(scene, step.scene) ?? null;
        scene = after ?? scene;
        steps.push({ events, cues, scene: after });
        [events, cues] = [[], []];
        break;
      }
      default:
        break;
    }
  expect(events).toEqual([]);
  return steps;
}

function sceneOf(look: Json): Json {
  return ((look as unknown as WireLook).stage?.scene ?? null) as Json;
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What the engine itself makes of the same inputs, for a viewer, after so many frames. */
function stepsMade(document: Json, viewer: string | null, after: number): readonly Step[] {
  const { inputs } = document as unknown as MatchDocument;
  const loaded = loadMatch(document, registry, { until: 0, advance: false });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const match = loaded.value;
  const seatOf = (name: string | null | undefined): Seat | null =>
    name == null ? null : (match.seatNamed(name) ?? null);
  return inputs.flatMap(({ as, input }) => {
    const frame = match.replayInput(seatOf(as), input);
    if (!frame.ok || frame.value === undefined) throw new Error(`${match.game.id} does not replay`);
    const unfolded = frame.value.no <= after ? [] : match.unfold(frame.value.no, seatOf(viewer));
    return (unfolded ?? []).map(({ events, cues, scene }) => ({
      events: events.map((event) => wireEvent(event, { labels: true })),
      cues,
      scene: scene as unknown as Json,
    }));
  });
}

const WHIST = JSON.parse(
  readFileSync(new URL('../../../games/whist/src/ruleset.json', import.meta.url), 'utf8'),
) as Record<string, Json>;

const MODERATOR = 'm'.repeat(43);

test.each(['tic-tac-toe', 'rock-paper-scissors', 'innovation', 'duel', 'whist', 'backgammon'])(
  'what happens in %s comes step by step, as the engine unfolds it',
  async (game) => {
    const house = await start({ moderators: [hashToken(MODERATOR)] });
    const { match, tokens } = await seatAll(house, { game });
    const players = new Map<string, Player>();
    let begun = 0;
    for (const [seat, token] of tokens) {
      const player = new Player(house.url);
      const { look } = await player.join(match, token, { stage: true, labels: true });
      expect(look.stage === null).toBe(registry.get(game)?.scene === undefined);
      begun = look.frame;
      players.set(seat, player);
    }
    const spectator = new Player(house.url);
    await spectator.join(match, undefined, { stage: true, labels: true });
    expect(await playOn(players, match, 12)).toBeGreaterThan(2);
    const [first] = players.values();
    await spectator.until(() => spectator.place === first?.place);
    const { body: document } = await house.api('GET', `matches/${match}/document`, { token: MODERATOR });
    for (const [seat, player] of [...players, [null, spectator] as const]) {
      const made = asSent(stepsMade(document as Json, seat, begun));
      expect(stepsHeard(player)).toEqual(made);
      expect(made).not.toEqual([]);
      // The stage stands beside the offers, and a delta leads to the stage that a newcomer gets.
      const { look } = player;
      expect(look?.stage?.touches.length ?? look?.offers.length).toBe(look?.offers.length);
      const again = new Player(house.url);
      const token = seat === null ? undefined : tokens.get(seat);
      expect((await again.join(match, token, { stage: true, labels: true })).look).toEqual(look);
    }
  },
);

test('who did not ask gets none of it', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'));
  await x.send({ type: 'action.submit', id: 'a', match, input: { kind: 'place', cell: 4 } });
  expect(JSON.stringify(x.heard)).not.toMatch(/"(?:stage|step|cue)"/);
});

test('steps come in the order of the protocol: before the look that they lead to', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const x = new Player(house.url);
  await x.join(match, tokens.get('X'), { stage: true });
  await x.until(() => x.of('priority.changed').length > 0);
  const from = x.heard.length;
  await x.send({ type: 'action.submit', id: 'a', match, input: { kind: 'place', cell: 4 } });
  const came = x.heard.slice(from).filter(({ type }) => type !== 'presence');
  expect(came.map(({ type }) => type)).toEqual(['event.appended', 'state.delta', 'priority.changed', 'result']);
  expect(came[0]).toMatchObject({ step: { scene: expect.anything() as unknown } });
  // What was taken back is not shown step by step, and what comes next begins where the look is.
  await x.send({ type: 'undo', id: 'b', match });
  expect(x.look?.stage?.scene.things.filter(({ kind }) => kind === 'piece')).toEqual([]);
  await x.send({ type: 'action.submit', id: 'c', match, input: { kind: 'place', cell: 0 } });
  const again = new Player(house.url);
  expect((await again.join(match, tokens.get('X'), { stage: true })).look).toEqual(x.look);
});

test('a look, a preview and a thing can be asked for', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const token = tokens.get('X') ?? '';
  const x = new Player(house.url);
  const { look } = await x.join(match, token, { stage: true });
  expect((await house.api('GET', `matches/${match}?stage=true`, { token })).body.look.stage).toEqual(look.stage);
  expect((await house.api('GET', `matches/${match}`, { token })).body.look).not.toHaveProperty('stage');
  const seen = await x.send({ type: 'preview', id: 'p', match, input: { kind: 'place', cell: 4 } });
  if (seen.type !== 'result') throw new Error(seen.type);
  expect(seen.preview?.look.stage?.scene.things).not.toEqual(look.stage?.scene.things);
  expect(seen.preview?.look.stage?.touches).toHaveLength(seen.preview?.look.offers.length ?? -1);
  await x.send({ type: 'action.submit', id: 'a', match, input: { kind: 'place', cell: 4 } });
  const [thing] = x.look?.stage?.scene.things.map(({ id }) => id) ?? [];
  const asked = await x.send({ type: 'inspect', id: 'i', match, thing });
  const by = await house.api('GET', `matches/${match}/inspect?thing=${encodeURIComponent(thing ?? '')}`, { token });
  expect(asked).toMatchObject({ type: 'result', outcome: { kind: 'done' }, inspected: by.body });
  expect(by.body.why).toMatchObject([{ reason: { text: 'it is not your turn' } }]);
  expect(await x.send({ type: 'inspect', id: 'j', match, thing: 'nothing' })).toMatchObject({
    inspected: { about: [], why: [] },
  });
});

test('a match gives its words, those of a ruleset among them', async () => {
  const house = await start();
  const { match } = await seatAll(house, { game: 'duel' });
  const { messages } = (await house.api('GET', `matches/${match}/words`)).body;
  expect(messages).toEqual(registry.get('duel')?.messages);
});

test('a ruleset that somebody brought has its own name and words', async () => {
  const house = await start({ brought: 'unguarded' });
  const document = { ...WHIST, name: 'Whist at home', messages: { 'refusal.notYourTurn': 'wait for the others' } };
  const { ruleset } = (await house.api('POST', 'rulesets', { body: { document } })).body;
  const created = await house.api('POST', 'matches', { body: { game: 'ruleset', ruleset } });
  const { match, title } = created.body.match;
  expect(title).toBe('Whist at home');
  const { messages } = (await house.api('GET', `matches/${match}/words`)).body;
  expect(messages).toMatchObject({ 'refusal.notYourTurn': 'wait for the others' });
});

test('who wants messages gets those of refusals too', async () => {
  const house = await start();
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const o = new Player(house.url);
  await o.join(match, tokens.get('O'), { labels: true });
  expect(await o.send({ type: 'action.submit', id: 'a', match, input: { kind: 'place', cell: 4 } })).toMatchObject({
    outcome: { code: 'notYourTurn', label: { key: 'refusal.notYourTurn' } },
  });
});
