/** A match with everybody who might knock at it: those who may, and those who may no longer or never might. */
import type { MatchRole } from '@turnwise/protocol';
import { hashToken, newToken } from '@turnwise/server';
import { seatAllAt, takeSeatAt } from './ask.ts';
import { openLab } from './lab.ts';
import type { Lab } from './lab.ts';
import { Talker } from './talker.ts';

export interface Bearer {
  readonly name: string;
  readonly token: string | undefined;
  /** What it is in this match; `nobody` for a token that is none here. */
  readonly role: MatchRole | 'nobody';
}

export interface AccessWorld {
  readonly lab: Lab;
  readonly match: string;
  /** A match that nobody may watch. */
  readonly closed: string;
  readonly bearers: readonly Bearer[];
  /** At the closed match; the tokens of the other match are worth nothing there. */
  readonly strangers: readonly Bearer[];
  /** Sockets that had joined before their seat was left or taken away. */
  readonly dismissed: readonly { readonly name: string; readonly talker: Talker }[];
  /** Somebody at the match who should hear of nothing. */
  readonly witness: Talker;
  close(): void;
}

/** The server, which several worlds may share. */
export interface AccessLab {
  readonly lab: Lab;
  readonly moderator: string;
}

export async function openAccessLab(): Promise<AccessLab> {
  const moderator = newToken();
  return { moderator, lab: await openLab({ moderators: [hashToken(moderator)] }) };
}

export async function openAccessWorld({ lab, moderator }: AccessLab): Promise<AccessWorld> {
  const created = await lab.ask('POST', 'matches', { body: { game: 'tic-tac-toe', undo: 'free' } });
  const host = created.body.token as string;
  const match = created.body.match.match as string;
  const left = await takeSeatAt(lab.url, match, 'X');
  const kicked = await takeSeatAt(lab.url, match, 'O');
  const dismissed = [
    { name: 'a socket whose seat was left', talker: new Talker(lab.url) },
    { name: 'a socket whose seat was taken away', talker: new Talker(lab.url) },
  ];
  await dismissed[0]?.talker.hello(match, left);
  await dismissed[1]?.talker.hello(match, kicked);
  await lab.ask('DELETE', `matches/${match}/seats`, { token: left });
  await lab.ask('POST', `matches/${match}/control`, { token: host, body: { control: { kind: 'kick', seat: 'O' } } });
  const x = await takeSeatAt(lab.url, match, 'X');
  // Who comes instead of somebody who was sent away is for the host to say.
  await takeSeatAt(lab.url, match, 'O', host);
  await lab.ask('POST', `matches/${match}/actions`, { token: x, body: { kind: 'place', cell: 0 } });
  const other = await seatAllAt(lab.url, { game: 'tic-tac-toe' });
  const closed = await seatAllAt(lab.url, { game: 'tic-tac-toe', spectators: { allowed: false } });
  const witness = new Talker(lab.url);
  await witness.hello(match, x);
  const nobody = (name: string, token: string): Bearer => ({ name, token, role: 'nobody' });
  const strangers = [
    nobody('a token that never was', newToken()),
    nobody('rubbish', '%00../../;drop-table'),
    nobody('a token of another match', other.tokens.get('X') ?? ''),
    nobody("another match's host", other.host),
    nobody('the hash that the store keeps', hashToken(x)),
  ];
  return {
    lab,
    match,
    closed: closed.match,
    strangers: [
      { name: 'no token', token: undefined, role: 'nobody' },
      ...strangers,
      nobody('a seat of this other match', x),
    ],
    bearers: [
      ...strangers,
      nobody('a seat that was left', left),
      nobody('a seat that was taken away', kicked),
      nobody('a token that is cut off', x.slice(0, -1)),
      nobody('a token with a letter more', `${x}A`),
      { name: 'no token', token: undefined, role: 'spectator' },
      { name: 'a seat', token: x, role: 'seat' },
      { name: 'the host', token: host, role: 'host' },
      { name: 'a moderator', token: moderator, role: 'moderator' },
    ],
    dismissed,
    witness,
    close() {
      for (const { talker } of dismissed) talker.close();
      witness.close();
    },
  };
}
