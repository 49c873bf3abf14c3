/**
 * Who sits where: people, bots, and players that the game brings itself. The command says it, or else the saved match does, or
 * else somebody at the terminal is asked; a seat of which nobody says anything is played at random.
 */
import { allSeats, nameOf } from '@turnwise/game';
import type { AnyGame, Seat, Table } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import type { MatchDocument } from '@turnwise/match';
import { personsAmong } from '../arguments.ts';
import type { Context } from '../context.ts';
import { Trouble } from '../exit.ts';
import { canAsk } from '../io.ts';
import { botMenu, readBots } from './bot-names.ts';

export interface Players {
  readonly persons: readonly Seat[];
  readonly bots: ReadonlyMap<Seat, string>;
}

export interface WhoRequest {
  readonly game: AnyGame;
  readonly table: Table;
  readonly options: Json;
  /** What was said after `--as` and `--bots`. */
  readonly as?: string | undefined;
  readonly bots?: string | undefined;
  readonly saved?: MatchDocument | undefined;
}

/** Undefined where they go back with Esc. */
export async function whoPlays(context: Context, request: WhoRequest): Promise<Players | undefined> {
  const { game, table, as } = request;
  const { names } = table;
  const all = allSeats(names.length);
  const before = request.saved === undefined ? NOBODY : playersIn(table, request.saved);
  const said = request.bots === undefined ? undefined : readBots(game, names, request.bots);
  const named = typeof said === 'object' ? said : NOBODY.bots;
  const persons = as === undefined ? usualPersons(all, before, named) : personsAmong(names, as);
  const twice = persons.find((seat) => named.has(seat));
  if (twice !== undefined) throw new Trouble(`--bots: you play ${nameOf(table, twice)} yourself`);
  const others = all.filter((seat) => !persons.includes(seat));
  if (typeof said === 'string') return { persons, bots: new Map(others.map((seat) => [seat, said])) };

  const bots = new Map(others.flatMap((seat) => pairOf(seat, named.get(seat) ?? before.bots.get(seat))));
  const open = others.filter((seat) => !bots.has(seat));
  if (open.length === 0 || hasOwnPlayers(request)) return { persons, bots };
  // Who names some of them has said enough.
  if (said !== undefined)
    return { persons, bots: new Map([...bots, ...open.map((seat) => [seat, 'random'] as const)]) };
  if (!canAsk(context.io)) return { persons, bots };
  return await ask(context, request, { persons, bots }, open);
}

const NOBODY: Players = { persons: [], bots: new Map() };
const SEAT_BY_SEAT = 'seat by seat';
const YOU = 'you';

async function ask(
  { io }: Context,
  { game, table, as }: WhoRequest,
  { persons, bots }: Players,
  open: readonly Seat[],
): Promise<Players | undefined> {
  const [only, ...more] = open;
  const canSwap = as === undefined && bots.size === 0;
  const question =
    more.length === 0 ? `Who plays ${nameOf(table, only as Seat)}?` : `Who plays ${listed(table, open)}?`;
  const chosen = await io.choose(question, [
    ...botMenu(game),
    ...(more.length > 0 || canSwap
      ? [{ value: SEAT_BY_SEAT, label: SEAT_BY_SEAT, hint: canSwap ? 'also which seat is yours' : 'a bot for each' }]
      : []),
  ]);
  if (chosen === undefined) return undefined;
  const found = new Map(bots);
  if (chosen !== SEAT_BY_SEAT) {
    for (const seat of open) found.set(seat, chosen);
    return { persons, bots: found };
  }
  const people: Seat[] = canSwap ? [] : [...persons];
  for (const seat of canSwap ? allSeats(table.names.length) : open) {
    const you = { value: YOU, label: YOU };
    const isYours = persons.includes(seat);
    const items = canSwap ? (isYours ? [you, ...botMenu(game)] : [...botMenu(game), you]) : botMenu(game);
    const one = await io.choose(`Who plays ${nameOf(table, seat)}?`, items);
    if (one === undefined) return undefined;
    if (one === YOU) people.push(seat);
    else found.set(seat, one);
  }
  return { persons: people, bots: found };
}

/** Without `--as`: who played before, or the first seat that no bot has. */
function usualPersons(all: readonly Seat[], before: Players, named: ReadonlyMap<Seat, string>): readonly Seat[] {
  const played = before.persons.filter((seat) => !named.has(seat));
  if (played.length > 0) return played;
  return all.filter((seat) => !named.has(seat) && !before.bots.has(seat)).slice(0, 1);
}

/**
 * Who played a saved match: whose last input has the mark of a bot is played by that bot, and whose last input has none by a person. A
 * match without any mark was played by people and random players, and does not say who was who.
 */
function playersIn(table: Table, { inputs }: MatchDocument): Players {
  const last = new Map(inputs.flatMap(({ as, bot }) => (as === undefined ? [] : [[as, bot?.name] as const])));
  const seats = allSeats(table.names.length).filter((seat) => last.has(nameOf(table, seat)));
  const bots = new Map(seats.flatMap((seat) => pairOf(seat, last.get(nameOf(table, seat)))));
  return bots.size === 0 ? NOBODY : { bots, persons: seats.filter((seat) => !bots.has(seat)) };
}

function pairOf(seat: Seat, name: string | undefined): readonly (readonly [Seat, string])[] {
  return name === undefined ? [] : [[seat, name]];
}

/** Whether the game itself plays seats that nobody takes. */
function hasOwnPlayers({ game, table, options }: WhoRequest): boolean {
  const all = allSeats(table.names.length);
  return JSON.stringify(game.seated(options, [])) !== JSON.stringify(game.seated(options, all));
}

function listed(table: Table, seats: readonly Seat[]): string {
  const names = seats.map((seat) => nameOf(table, seat));
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
