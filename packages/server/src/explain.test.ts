// What a seat cannot do, and why: in words that are about the game.
import { afterEach, expect, test } from 'vitest';
import { Player, seatAll, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

interface Explained {
  readonly actions: readonly { readonly id: string }[];
  readonly unavailable: readonly {
    readonly id: string;
    readonly refusal: { readonly code: string; readonly text: string };
  }[];
}

/** The codes by the name of what is not available, for each seat, who can do something first. */
async function explained(game: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const house = await startServer();
  open.push(house);
  const { match, tokens } = await seatAll(house, { game });
  const seats: Record<string, string>[] = [];
  for (const token of tokens.values()) {
    const { body } = await house.api('GET', `matches/${match}/actions?explain=true`, { token });
    const { actions, unavailable } = body as Explained;
    expect(unavailable.filter(({ id }) => actions.some((action) => action.id === id))).toEqual([]);
    const add = actions.length > 0 ? seats.unshift.bind(seats) : seats.push.bind(seats);
    add(Object.fromEntries(unavailable.map(({ id, refusal: { code } }) => [id, code])));
  }
  return seats;
}

test('the actions of a ruleset are listed by name, with the reasons of the rules', async () => {
  const [active, other] = await explained('duel');
  expect(active).toMatchObject({ attack: 'preconditionFailed', block: 'notNow' });
  expect(other).toMatchObject({ play: 'notYourPriority', attack: 'notYourPriority', pass: 'notYourPriority' });
  for (const seat of [active, other])
    expect(Object.keys(seat ?? {})).not.toEqual(expect.arrayContaining(['action', 'timeout', 'answer']));
});

test.each(['innovation', 'tic-tac-toe', 'backgammon', 'whist'])(
  '%s never says that the question was badly put',
  async (game) => {
    for (const seat of await explained(game))
      for (const code of Object.values(seat)) expect(code).not.toBe('malformedInput');
  },
);

test('once the table has ended the match, that is the reason', async () => {
  const house = await startServer();
  open.push(house);
  const { match, tokens } = await seatAll(house, { game: 'tic-tac-toe' });
  const token = tokens.get('X') ?? '';
  await house.api('POST', `matches/${match}/control`, { token, body: { control: { kind: 'concede' } } });
  const { body } = await house.api('GET', `matches/${match}/actions?explain=true`, { token });
  expect(body).toMatchObject({ actions: [], unavailable: [{ id: 'place', refusal: { code: 'over' } }] });
});

test('a match without chat has none, and says so', async () => {
  const house = await startServer();
  open.push(house);
  const { match, tokens, host } = await seatAll(house, { game: 'tic-tac-toe', chat: false });
  expect((await house.api('GET', `matches/${match}`)).body.about.settings).toMatchObject({ chat: false });
  for (const token of [tokens.get('X'), host]) {
    const player = new Player(house.url);
    await player.join(match, token);
    expect(await player.send({ type: 'chat', id: 'c', match, text: 'hello' })).toMatchObject({ code: 'muted' });
  }
});

test.each(['duel', 'whist', 'tic-tac-toe'])('who is waited for in %s, and in which window', async (game) => {
  const house = await startServer();
  open.push(house);
  const { match, tokens } = await seatAll(house, { game });
  const player = new Player(house.url);
  const { look } = await player.join(match, [...tokens.values()][0]);
  const asked = await player.next(({ type }) => type === 'priority.changed', 0);
  const { turn } = look.view as { readonly turn?: Readonly<Record<string, unknown>> };
  const { number, active, phase, step } = turn ?? {};
  if (game !== 'tic-tac-toe') expect(typeof phase).toBe('string');
  expect(asked).toMatchObject({ window: turn === undefined ? null : { turn: number, active, phase, step } });
});
