/** `turnwise join URL`: a match at a server, played in the terminal. */
import { connect } from '@turnwise/client';
import type { Client, SocketMaker } from '@turnwise/client';
import type { Command } from 'commander';
import { calledAs } from '../called-as.ts';
import { say, sayWrapped } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Interrupted, Trouble } from '../exit.ts';
import { canAsk } from '../io.ts';
import { readAddress } from '../join/address.ts';
import type { Address } from '../join/address.ts';
import { createRemote } from '../join/create-match.ts';
import { addJoinFlags, strayFlag } from '../join/flags.ts';
import type { JoinFlags } from '../join/flags.ts';
import type { Joined } from '../join/joined.ts';
import { knownGame } from '../join/known-game.ts';
import { askMatch, listedMatches, sayMatches } from '../join/match-menu.ts';
import { RemoteMatch } from '../join/remote-match.ts';
import { SeatFiles } from '../join/seat-files.ts';
import { seatText } from '../join/seat-lines.ts';
import { orTrouble } from '../join/server-trouble.ts';
import { RemoteSession } from '../join/session.ts';
import type { RemoteEnd } from '../join/session.ts';
import { SeatTaker } from '../join/take-seat.ts';

/** Milliseconds after which a server that does not answer is given up. */
const PATIENCE = 20_000;

export function registerJoin(program: Command, context: Context): void {
  const command = program
    .command('join')
    .description('play, watch or create a match at a server')
    .argument('<url>', 'http://HOST:PORT lists the matches there; http://HOST:PORT/MATCH joins that one');
  addJoinFlags(command)
    .addHelpText(
      'after',
      examples(
        ['turnwise join http://localhost:8080', 'what is played there'],
        ['turnwise join http://localhost:8080 --create innovation', 'a new match; the first seat is yours'],
        ['turnwise join http://localhost:8080/MATCH', 'take an open seat, or come back to yours'],
        ['turnwise join http://localhost:8080/MATCH --watch', 'look on'],
        ['turnwise join http://localhost:8080 --create whist --bots greedy', 'bots in all other seats'],
      ),
    )
    .action(async (url: string, flags: JoinFlags) => {
      const address = readAddress(url, flags.match);
      const stray = strayFlag(flags);
      if (stray !== undefined) throw new Trouble(`--${stray} is for a new match: say --create GAME`);
      await orTrouble(address.server, async () => await join(context, address, flags));
    });
}

async function join(context: Context, address: Address, flags: JoinFlags): Promise<void> {
  const { WebSocket } = await import('ws');
  const client = connect(address.server, {
    socket: WebSocket as unknown as SocketMaker,
    labels: true,
    seen: true,
    patience: PATIENCE,
  });
  try {
    const files = new SeatFiles(context.io, address.server);
    const meant = await matchFor(context, client, files, address, flags);
    if (meant === undefined) return;
    files.forgetOld();
    files.touch(meant.match);
    const seated = await new SeatTaker(context, client.requests, files, meant.match, meant.flags).take();
    if (seated === undefined) return;
    const table = await client.join(meant.match, seated.token);
    const match = new RemoteMatch(table, seated.about, await knownGame(context, client.requests, seated.about));
    const joined: Joined = { client, table, match, about: seated.about, address: `${address.server}/${meant.match}` };
    greet(context, joined);
    await play(context, joined, files);
  } finally {
    client.close();
  }
}

interface Meant {
  readonly match: string;
  readonly flags: JoinFlags;
}

/** The match that is named, chosen or created; undefined where that was all. */
async function matchFor(
  context: Context,
  { requests }: Client,
  files: SeatFiles,
  { server, match }: Address,
  flags: JoinFlags,
): Promise<Meant | undefined> {
  const create = async (wish: JoinFlags): Promise<Meant> => {
    const about = await createRemote(context, requests, files, wish);
    // Without a wish the creator has the first seat that no bot has.
    const seat = wish.seat ?? about.seats.find(({ held }) => held === 'open')?.seat;
    return { match: about.match, flags: { ...wish, ...(seat === undefined || wish.watch === true ? {} : { seat }) } };
  };
  if (flags.create !== undefined || flags.ruleset !== undefined) return await create(flags);
  if (match !== undefined) return { match, flags };
  const matches = await listedMatches(requests);
  if (!canAsk(context.io)) {
    sayMatches(context, server, matches);
    return undefined;
  }
  const wanted = await askMatch(context, requests, matches, files.matches());
  if (wanted === undefined) return undefined;
  return 'match' in wanted ? { match: wanted.match, flags } : await create({ ...flags, ...wanted.create });
}

function greet(context: Context, { match, table }: Joined): void {
  const { bold, dim } = context.colours;
  const others = table.seats.filter(({ seat }) => seat !== table.seat).map((seat) => `${seatText(seat)}.`);
  const who = table.seat === null ? 'You are watching.' : `You play ${table.seat}.`;
  sayWrapped(context, `${bold(match.game.title)}. ${match.game.summary}`);
  sayWrapped(context, dim([who, ...others, 'Type h for help, q to quit.'].join(' ')));
}

async function play(context: Context, joined: Joined, files: SeatFiles): Promise<void> {
  const { table, address } = joined;
  let end: RemoteEnd | undefined;
  try {
    end = await new RemoteSession(context, joined).run();
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    sayWayBack(context, joined);
    throw error;
  }
  if (end === 'quit') sayWayBack(context, joined);
  if (end === 'left' && table.seat !== null) {
    files.dropSeat(table.match, table.seat);
    say(context, `You have given up the seat ${table.seat} of ${address}.`);
  }
  if (end === 'gone') context.status = EXIT.failed;
}

function sayWayBack(context: Context, { table, address }: Joined): void {
  if (table.seat === null) return;
  say(context, `You keep the seat ${table.seat}. To come back:`);
  say(context, `  ${calledAs(context.io)} join ${address} --seat ${shellWord(table.seat)}`);
}

function shellWord(text: string): string {
  return /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
