// The conversation of the page is what a real server says.
import { CONVERSATION } from '@turnwise/protocol/pages';
import type { ServerMessage } from '@turnwise/protocol';
import { afterEach, expect, test } from 'vitest';
import type { BotPlayers } from './bot-players.ts';
import { Player, startServer } from './testing/players.ts';
import type { TestServer } from './testing/players.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const { server } of open.splice(0)) await server.close();
});

/** A bot that is still thinking. */
const PONDERING: BotPlayers = {
  names: () => ['greedy'],
  knows: () => true,
  choose: () => new Promise(() => undefined),
};

test('a server answers the client of the page word by word', async () => {
  const house = await startServer({ bots: PONDERING });
  open.push(house);
  const created = await house.api('POST', 'matches', { body: { game: 'tic-tac-toe', bots: { O: 'greedy' } } });
  const { match } = created.body.match as { readonly match: string };
  const { token } = (await house.api('POST', `matches/${match}/seats`, { body: { name: 'Ann' } })).body as {
    readonly token: string;
  };
  const hello = CONVERSATION[0]?.message as { readonly match: string; readonly token: string };
  const real = (text: string): string => text.replaceAll(hello.match, match).replaceAll(hello.token, token);
  const ann = await new Player(house.url).opened();
  const heard = (): readonly ServerMessage[] => ann.heard.filter(({ type }) => type !== 'presence');
  let count = 0;
  for (const { to, message } of CONVERSATION) {
    if (to === 'server') ann.say(real(JSON.stringify(message)));
    else {
      count++;
      await ann.until(() => heard().length >= count);
      const said = JSON.parse(JSON.stringify(heard()[count - 1]).replaceAll(match, hello.match)) as unknown;
      expect(said).toEqual(message);
    }
  }
});
