/** A new match at a server, out of what the flags say. */
import { seatRange, usualNames } from '@turnwise/game';
import type { AnyGame, SeatRange } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { freshToken } from '@turnwise/client';
import type { Requests } from '@turnwise/client';
import type { CreateBody, GameAnswer, MatchAbout } from '@turnwise/protocol';
import type { Context } from '../context.ts';
import { Trouble } from '../exit.ts';
import { tableOf } from '../match-flags.ts';
import type { JoinFlags } from './flags.ts';
import type { SeatFiles } from './seat-files.ts';
import { mayBeDone, surely } from './surely.ts';

/** Whoever creates a match is its host: that token is kept too. */
export async function createRemote(
  context: Context,
  requests: Requests,
  files: SeatFiles,
  flags: JoinFlags,
): Promise<MatchAbout> {
  const id = flags.create ?? RULESET;
  if (flags.ruleset !== undefined && id !== RULESET)
    throw new Trouble(`--ruleset already names the game: leave out --create ${id}`);
  const game = await requests.game(id);
  const { seats, options, ruleset } = await tableFor(context, requests, game, flags);
  const bots = flags.bots === undefined ? undefined : botsFor(game, seats, flags);
  const body: CreateBody = {
    game: id,
    seats: [...seats],
    options,
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(bots === undefined ? {} : { bots }),
    ...(flags.undo === undefined ? {} : { undo: flags.undo }),
    ...(flags.clock === undefined ? {} : { clock: flags.clock }),
  };
  const asked = files.asked(body);
  const token = asked.token() ?? freshToken();
  asked.keep(token);
  try {
    const { match } = await surely(() => requests.create({ ...body, token }));
    files.keepHost(match.match, token);
    asked.drop();
    return match;
  } catch (error) {
    if (!mayBeDone(error)) asked.drop();
    throw error;
  }
}

const RULESET = 'ruleset';

interface NewTable {
  readonly seats: readonly string[];
  readonly options: Json;
  /** The stored ruleset that it is played with. */
  readonly ruleset?: string;
}

async function tableFor(context: Context, requests: Requests, game: GameAnswer, flags: JoinFlags): Promise<NewTable> {
  const here = context.registry.get(game.game);
  if (here === undefined) return tableOfStranger(game, flags);
  const { seats, options } = await tableOf(context, here, flags);
  const names = seats ?? usualNames(seatRange(here, options));
  const document = documentIn(here, options);
  if (document === undefined) return { seats: names, options };
  // Rulesets may be large: they are stored first, and the match names it.
  const { ruleset } = await requests.call('storeRuleset', { body: { document } });
  return { seats: names, options: without(options, here.content?.option ?? ''), ruleset };
}

/** A game that only the server has. */
function tableOfStranger(game: GameAnswer, { seats, options, option, level, file, ruleset }: JoinFlags): NewTable {
  const stray = level ?? file ?? ruleset;
  if (stray !== undefined) throw new Trouble(`this program does not have ${game.game}: it cannot read '${stray}'`);
  const { min, max, names } = game.seats;
  const range: SeatRange = { min, max, ...(names === undefined ? {} : { names }) };
  const given = typeof seats === 'object' ? seats : usualNames(range, seats);
  return { seats: given, options: { ...(isRecord(options) ? options : {}), ...option } };
}

function documentIn({ id, content }: AnyGame, options: Json): Json | undefined {
  const document = id === RULESET && content !== undefined && isRecord(options) ? options[content.option] : undefined;
  return isRecord(document) ? document : undefined;
}

function without(options: Json, name: string): Json {
  if (!isRecord(options)) return options;
  const { [name]: _document, ...others } = options;
  return others;
}

/** `NAME` for all seats but one's own, or `SEAT=NAME,SEAT=NAME`. A bot's own settings have commas too. */
function botsFor(
  game: GameAnswer,
  seats: readonly string[],
  { bots: text = '', seat }: JoinFlags,
): Record<string, string> {
  if (game.bots.length === 0) throw new Trouble(`--bots: this server has no bots for ${game.game}`);
  const bots: Record<string, string> = {};
  let last: string | undefined;
  for (const part of text.split(',')) {
    const at = part.indexOf('=');
    const named = at < 0 ? undefined : seats.find((one) => one === part.slice(0, at).trim());
    if (named !== undefined) bots[(last = named)] = part.slice(at + 1).trim();
    else if (last !== undefined) bots[last] = `${bots[last] ?? ''},${part}`;
    else return Object.fromEntries(othersThan(seats, seat).map((one) => [one, text.trim()]));
  }
  return bots;
}

function othersThan(seats: readonly string[], own: string | undefined): readonly string[] {
  const mine = own ?? seats[0];
  return seats.filter((one) => one !== mine);
}
