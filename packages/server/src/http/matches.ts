/** Creating, finding and looking at matches. */
import type { AnyGame } from '@turnwise/game';
import { isRecord, issue } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { readPageMark } from '@turnwise/log';
import type { MatchHead, MatchLog, MatchQuery } from '@turnwise/log';
import type { CreateBody, MatchListQuery, SeatBody } from '@turnwise/protocol';
import type { ClockRule, TableSettings } from '@turnwise/table';
import type { HeadDraft } from '../checks.ts';
import { DAY, listedAbout } from '../listed-about.ts';
import { listForAll } from '../list-for-all.ts';
import { looksLike } from '../names.ts';
import { ownerOf } from '../networks.ts';
import { PlatformError } from '../platform-error.ts';
import { hashToken, matchIdOf, newSeed, newToken } from '../tokens.ts';
import { atMatch } from './at-match.ts';
import type { ApiWorld, Handler } from './request.ts';

export const createMatch: Handler = async (world, { body, address }) => {
  const { options, mayCreate, checker, matchesPerAddress: most } = world;
  const asked = body as CreateBody;
  const game = options.registry.get(asked.game);
  if (game === undefined) throw new PlatformError('unknownGame');
  if (!mayCreate(address)) throw new PlatformError('tooManyCreated', { most });
  const token = asked.token ?? newToken();
  const content = await contentOf(world, game, asked);
  const draft = draftOf(game, asked, token, { at: options.now(), address });
  world.house.mustHaveRoom(game, draft.start, address);
  const begun = await checker.begin(game, draft, content, address);
  if (!begun.ok) throw new PlatformError('invalidMatch', { issues: begun.error as unknown as Json });
  const { head, seats, listing } = begun.value;
  mustBeTold(seats);
  const bots = botSeats(world, game, asked, seats);
  const begin = async (): Promise<unknown> => {
    if ((await options.log.create(head, listing)) !== 'created') await mustBeSame(options.log, head);
    const door = await world.house.door(head.id, address);
    for (const [seat, name] of bots)
      await door
        .takeSeat({ token, seat, holder: null, bot: { name, known: true } })
        .catch((thrown: unknown) => mustBeTaken(thrown));
    return { match: await door.about(), token };
  };
  return bots.length < seats.length ? begin() : world.house.addBotMatch(ownerOf(address), begin);
};

export const listMatches: Handler = async ({ options, running }, { query, token }) => {
  const { stage, mine, game, limit, after } = query as MatchListQuery;
  if (mine === 'true' && token === undefined) throw new PlatformError('unauthenticated');
  if (after !== undefined && readPageMark(after) === undefined)
    throw new PlatformError('malformed', {
      issues: [issue('after', 'wrongShape', 'what a page gave as `next`', after)] as unknown as Json,
    });
  const asked: MatchQuery = {
    ...(stage === undefined ? {} : { stage }),
    ...(game === undefined ? {} : { game }),
    ...(limit === undefined ? {} : { limit }),
    ...(after === undefined ? {} : { after }),
    ...(mine === 'true' && token !== undefined ? { holder: hashToken(token) } : {}),
  };
  // Whoever has a part in a match knows how it stands; others may know it only later.
  const isTold = mine === 'true';
  const { matches, next } = isTold
    ? await options.log.list(asked)
    : await listForAll({ log: options.log, running, now: options.now() }, asked);
  const since = isTold ? Infinity : options.now();
  return { matches: matches.map((one) => listedAbout(one, since)), ...(next === undefined ? {} : { next }) };
};

export const look: Handler = async (world, request) => {
  const { door, caller } = await atMatch(world, request);
  const { labels, stage } = request.query;
  return door.look(caller, { labels: labels === 'true', stage: stage === 'true' });
};

export const words: Handler = async (world, request) => (await atMatch(world, request)).door.words();

export const takeSeat: Handler = async ({ house, options }, { params, body, token: callerToken, address }) => {
  const { seat: wanted, name, bot, token: brought } = body as SeatBody;
  const door = await house.door(params['match'] ?? '', address);
  const token = bot === undefined ? (brought ?? newToken()) : null;
  const take = (): Promise<string> =>
    door.takeSeat({
      token: callerToken,
      seat: wanted,
      name,
      holder: token === null ? null : hashToken(token),
      bot:
        bot === undefined ? undefined : { name: bot, known: knowsBot(options, options.registry.get(door.game), bot) },
    });
  const isBotsOnly = bot !== undefined && (await door.about()).seats.filter(({ held }) => held !== 'bot').length <= 1;
  const seat = await (isBotsOnly ? house.addBotMatch(door.owner, take) : take());
  return { match: door.match, seat, token };
};

export const leaveSeat: Handler = async (world, request) => {
  const { door, caller } = await atMatch(world, request);
  return { match: door.match, seat: await door.leaveSeat(caller) };
};

export const document: Handler = async (world, request) => {
  const { door, caller } = await atMatch(world, request);
  return door.document(caller);
};

/** People tell seats from each other by their names. */
function mustBeTold(seats: readonly string[]): void {
  const issues = seats.flatMap((seat, at) => {
    const other = seats.slice(0, at).find((one) => looksLike(one, seat));
    return other === undefined
      ? []
      : [issue(`seats[${at}]`, 'looksAlike', `a name that does not look like ${other}`, seat)];
  });
  if (issues.length > 0) throw new PlatformError('invalidMatch', { issues: issues as unknown as Json });
}

/** A request that is sent again finds its bots there; and a fight may be over before anybody has moved. */
function mustBeTaken(thrown: unknown): void {
  const code = thrown instanceof PlatformError ? thrown.code : undefined;
  if (code !== 'seatTaken' && code !== 'over') throw thrown;
}

/** A match with this id is there: it must be the one that this host asked for before. */
async function mustBeSame(log: MatchLog, { id, game, settings }: MatchHead): Promise<void> {
  const there = await log.head(id);
  const hostOf = (one: Json | undefined): Json | undefined => (isRecord(one) ? one['host'] : undefined);
  if (there?.game !== game || hostOf(there.settings) !== hostOf(settings)) throw new PlatformError('duplicateInput');
}

async function contentOf(
  { options }: ApiWorld,
  { content }: AnyGame,
  { ruleset, options: given }: CreateBody,
): Promise<Json | undefined> {
  if (ruleset === undefined) return undefined;
  const stored = await options.log.content(ruleset);
  if (stored === undefined || content === undefined) throw new PlatformError('unknownRuleset');
  if (isRecord(given) && Object.hasOwn(given, content.option)) {
    const twice = issue(`options.${content.option}`, 'unknownField', 'nothing here beside `ruleset`');
    throw new PlatformError('invalidMatch', { issues: [twice] as unknown as Json });
  }
  return stored;
}

function draftOf(
  { id, version, content }: AnyGame,
  asked: CreateBody,
  token: string,
  { at, address }: { readonly at: number; readonly address: string },
): HeadDraft {
  const { options = {}, seats, ruleset, spectators } = asked;
  const clock = clockOf(asked);
  const settings: TableSettings = {
    undo: asked.undo ?? 'ownLast',
    ...(clock === undefined ? {} : { clock }),
    spectators: { allowed: spectators?.allowed ?? true, delay: (spectators?.delay ?? 0) * 1_000 },
    listed: asked.listed ?? true,
    ...(asked.chat === undefined ? {} : { chat: asked.chat }),
    host: hashToken(token),
    owner: ownerOf(address),
  };
  return {
    id: matchIdOf(token),
    game: id,
    version,
    at,
    start: {
      ...(seats === undefined ? {} : { seats }),
      options,
      seed: newSeed(),
      ...(ruleset === undefined || content === undefined ? {} : { content: { option: content.option, hash: ruleset } }),
    },
    settings: settings as unknown as Json,
  };
}

function clockOf({ clock }: CreateBody): ClockRule | undefined {
  switch (clock?.kind) {
    case undefined:
      return undefined;
    case 'move':
      return { kind: 'move', time: clock.seconds * 1_000 };
    case 'days':
      return { kind: 'move', time: clock.days * DAY };
    case 'match':
      return { kind: 'match', time: clock.seconds * 1_000, increment: (clock.increment ?? 0) * 1_000 };
  }
}

function botSeats(
  { options }: ApiWorld,
  game: AnyGame,
  { bots = {} }: CreateBody,
  seats: readonly string[],
): readonly (readonly [seat: string, bot: string])[] {
  return Object.entries(bots).map(([seat, bot]) => {
    if (!seats.includes(seat)) throw new PlatformError('unknownSeat');
    if (!knowsBot(options, game, bot)) throw new PlatformError('unknownBot');
    return [seat, bot];
  });
}

function knowsBot({ bots }: ApiWorld['options'], game: AnyGame | undefined, bot: string): boolean {
  return game !== undefined && bots?.knows(game, bot) === true;
}
