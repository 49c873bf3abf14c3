/** The matches at a server, and what somebody wants there: one of them, or a new one. */
import { usualNames } from '@turnwise/game';
import type { AnyGame, Registry } from '@turnwise/game';
import type { Requests } from '@turnwise/client';
import type { GameAnswer, MatchAbout } from '@turnwise/protocol';
import { tableText } from '../columns.ts';
import { calledAs } from '../called-as.ts';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import type { MenuItem } from '../io.ts';
import type { JoinFlags } from './flags.ts';
import { playerText } from './seat-lines.ts';

/** The match that is meant, or the flags for a new one. */
export type Wanted = { readonly match: string } | { readonly create: JoinFlags };

const CREATE = ' create';
const QUIT = ' quit';

/** Those that are open or running, the open ones first. */
export async function listedMatches(requests: Requests): Promise<readonly MatchAbout[]> {
  const open = await requests.list({ stage: 'open' });
  const running = await requests.list({ stage: 'running' });
  return [...open.matches, ...running.matches];
}

export function sayMatches(context: Context, server: string, matches: readonly MatchAbout[]): void {
  if (matches.length === 0) say(context, `There are no matches at ${server}.`);
  else say(context, tableText(matches.map((one) => [one.match, one.title, one.stage, seatsText(one)])));
  say(context, `Join one with \`${calledAs(context.io)} join ${server}/MATCH\`, or create one with --create GAME.`);
}

export async function askMatch(
  { io, registry }: Context,
  requests: Requests,
  matches: readonly MatchAbout[],
  own: readonly string[],
): Promise<Wanted | undefined> {
  const isOwn = ({ match }: MatchAbout): boolean => own.includes(match);
  const items: readonly MenuItem<string>[] = [
    ...[...matches.filter(isOwn), ...matches.filter((one) => !isOwn(one))].map((one) => ({
      value: one.match,
      label: `${one.title}: ${seatsText(one)}`,
      hint: isOwn(one) ? 'your seat' : one.stage === 'open' ? 'play' : 'watch',
    })),
    { value: CREATE, label: 'A new match' },
    { value: QUIT, label: 'Quit' },
  ];
  for (;;) {
    const chosen = await io.choose(matches.length === 0 ? 'There are no matches here yet.' : 'Which match?', items);
    if (chosen === undefined || chosen === QUIT) return undefined;
    if (chosen !== CREATE) return { match: chosen };
    const create = await askNew(io, requests, registry);
    if (create !== undefined) return { create };
  }
}

function seatsText({ seats }: MatchAbout): string {
  return seats.map((one) => (one.held === 'open' ? `${one.seat} (open)` : playerText(one))).join(', ');
}

type Choose = Pick<Context['io'], 'choose'>;

/** Undefined where somebody goes back. */
async function askNew(io: Choose, requests: Requests, registry: Registry): Promise<JoinFlags | undefined> {
  const games = await requests.games();
  const id = await io.choose(
    'Which game?',
    games.map(({ game, title, summary }) => ({ value: game, label: title, hint: summary })),
  );
  if (id === undefined) return undefined;
  const game = await requests.game(id);
  const level = await askLevel(io, game);
  const seats = level === undefined ? undefined : await askSeats(io, game, registry.get(id));
  const seat = seats === undefined ? undefined : await askOwn(io, seats);
  if (level === undefined || seats === undefined || seat === undefined) return undefined;
  const bots = await askBots(
    io,
    game,
    seats.filter((one) => one !== seat),
  );
  if (bots === undefined) return undefined;
  return { create: id, seat, seats, ...(bots === '' ? {} : { bots }), ...(level === '' ? {} : { level }) };
}

/** The empty text where there are none. */
async function askLevel(io: Choose, { content }: GameAnswer): Promise<string | undefined> {
  if (content === null || content.shipped.length === 0) return '';
  return await io.choose(
    'Which one?',
    content.shipped.map(({ id, title }) => ({ value: id, label: title })),
  );
}

/** With the names that the game suggests, where it is here. */
async function askSeats(
  io: Choose,
  { seats }: GameAnswer,
  game: AnyGame | undefined,
): Promise<readonly string[] | undefined> {
  const { min, max, names } = seats;
  if (names !== undefined) return names;
  const sizes = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const size =
    sizes.length === 1
      ? min
      : await io.choose(
          'How many players?',
          sizes.map((one) => ({ value: one, label: String(one) })),
        );
  return size === undefined ? undefined : usualNames(game?.seats ?? { min, max }, size);
}

async function askOwn(io: Choose, seats: readonly string[]): Promise<string | undefined> {
  if (seats.length === 1) return seats[0];
  return await io.choose(
    'Which seat is yours?',
    seats.map((seat) => ({ value: seat, label: seat })),
  );
}

/** `O=greedy`; the empty text where people have all seats. */
async function askBots(io: Choose, { bots }: GameAnswer, seats: readonly string[]): Promise<string | undefined> {
  const found: string[] = [];
  for (const seat of bots.length === 0 ? [] : seats) {
    const bot = await io.choose(`Who plays ${seat}?`, [
      { value: '', label: 'Somebody who joins' },
      ...bots.map((name) => ({ value: name, label: name, hint: 'bot' })),
    ]);
    if (bot === undefined) return undefined;
    if (bot !== '') found.push(`${seat}=${bot}`);
  }
  return found.join(',');
}
