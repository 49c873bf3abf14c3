/** Both seats of a game at each of the servers, over their own protocols. The clients' cost is not measured. */
import { WebSocket } from 'ws';
import type { SeatedGame } from './seated-game.ts';

interface Line {
  readonly socket: WebSocket;
  /** Resolves with the first message from now on that fits. */
  next(fits: (message: Message) => boolean): Promise<Message>;
  send(message: unknown): void;
}

type Message = Readonly<Record<string, unknown>>;

export async function openLine(url: string): Promise<Line> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const waiting: { readonly fits: (message: Message) => boolean; readonly resolve: (message: Message) => void }[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as Message;
    for (let at = 0; at < waiting.length; at++) {
      const one = waiting[at];
      if (one === undefined || !one.fits(message)) continue;
      waiting.splice(at--, 1);
      one.resolve(message);
    }
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    next: (fits) =>
      new Promise((resolve) => {
        waiting.push({ fits, resolve });
      }),
    send: (message) => socket.send(JSON.stringify(message)),
  };
}

let ids = 0;

export async function sitAtHandServer(url: string, name: string): Promise<SeatedGame> {
  const lines = await Promise.all([0, 1].map(() => openLine(url.replace('http', 'ws'))));
  for (const [seat, line] of lines.entries()) {
    const joined = line.next(({ t }) => t === 'joined');
    line.send({ t: 'join', m: name, s: seat });
    await joined;
  }
  return {
    async move(seat, cell) {
      const id = ids++;
      const done = lines[seat]?.next((message) => message['t'] === 'done' && message['id'] === id);
      const heard = lines[1 - seat]?.next(({ t }) => t === 'moved');
      lines[seat]?.send({ t: 'move', m: name, s: seat, c: cell, id });
      await Promise.all([done, heard]);
    },
    close: () => lines.forEach(({ socket }) => socket.close()),
  };
}

export async function request(url: string, path: string, body: unknown): Promise<Message> {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Message;
}

/** A match of any game with all its seats taken and connected. */
export async function sitAtTurnwise(
  url: string,
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly match: string; readonly lines: ReadonlyMap<string, Line> }> {
  const { match: made } = (await request(url, 'matches', body)) as {
    match: { match: string; seats: { seat: string }[] };
  };
  const { match } = made;
  const lines = new Map<string, Line>();
  for (const { seat } of made.seats) {
    const { token } = await request(url, `matches/${match}/seats`, { seat });
    const line = await openLine(`${url.replace('http', 'ws')}/api/v1/play`);
    const welcome = line.next(({ type }) => type === 'welcome');
    line.send({ type: 'hello', protocol: 1, match, token, deltas: true });
    await welcome;
    lines.set(seat, line);
  }
  return { match, lines };
}

export async function playTurnwise(url: string): Promise<SeatedGame> {
  const { match, lines: bySeat } = await sitAtTurnwise(url, { game: 'tic-tac-toe', listed: false });
  const lines = [...bySeat.values()];
  return {
    async move(seat, cell) {
      const id = String(ids++);
      const done = lines[seat]?.next((message) => message['type'] === 'result' && message['id'] === id);
      const heard = lines[1 - seat]?.next(({ type }) => type === 'state.delta');
      lines[seat]?.send({ type: 'action.submit', id, match, input: { kind: 'place', cell } });
      await Promise.all([done, heard]);
    },
    close: () => lines.forEach(({ socket }) => socket.close()),
  };
}
