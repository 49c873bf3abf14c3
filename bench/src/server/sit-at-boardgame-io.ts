/** Both seats of a game at boardgame.io's server, with its own clients. */
import { createRequire } from 'node:module';
import type { SeatedGame } from './seated-game.ts';

interface BoardgameClient {
  start(): void;
  stop(): void;
  subscribe(
    listener: (state: { readonly ctx: { readonly turn: number; readonly gameover?: unknown } } | null) => void,
  ): () => void;
  readonly moves: Readonly<Record<string, (cell: number) => void>>;
}

const load = createRequire(import.meta.url);

export async function sitAtBoardgameIo(url: string): Promise<SeatedGame> {
  const { Client } = load('boardgame.io/client') as { Client: (options: unknown) => BoardgameClient };
  const { SocketIO } = load('boardgame.io/multiplayer') as { SocketIO: (options: unknown) => unknown };
  const created = await fetch(`${url}/games/tic-tac-toe/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numPlayers: 2 }),
  });
  const { matchID } = (await created.json()) as { readonly matchID: string };
  const turns = [0, 0];
  const listeners: (() => void)[] = [];
  const game = {
    name: 'tic-tac-toe',
    setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
    moves: { place: () => undefined },
    turn: { minMoves: 1, maxMoves: 1 },
  };
  const clients = await Promise.all(
    ['0', '1'].map(async (playerID, seat) => {
      const joined = await fetch(`${url}/games/tic-tac-toe/${matchID}/join`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ playerID, playerName: playerID }),
      });
      const { playerCredentials: credentials } = (await joined.json()) as { readonly playerCredentials: string };
      const client = Client({
        game,
        multiplayer: SocketIO({ server: url }),
        matchID,
        playerID,
        credentials,
        debug: false,
      });
      client.start();
      await new Promise<void>((resolve) => {
        client.subscribe((state) => {
          if (state === null) return;
          resolve();
          turns[seat] = state.ctx.gameover === undefined ? state.ctx.turn : Number.POSITIVE_INFINITY;
          for (const listener of listeners.splice(0)) listener();
        });
      });
      return client;
    }),
  );
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds())
      await new Promise<void>((resolve) => {
        listeners.push(resolve);
      });
  };
  return {
    async move(seat, cell) {
      const before = Math.min(...turns);
      clients[seat]?.moves['place']?.(cell);
      await until(() => turns.every((turn) => turn > before));
    },
    close: () => clients.forEach((client) => client.stop()),
  };
}
