/** `turnwise play GAME`: a person against bots, in a terminal or through a pipe. */
import { randomBytes } from 'node:crypto';
import { nameOf } from '@turnwise/game';
import type { AnyGame, LogLevel, Seat } from '@turnwise/game';
import type { Seed } from '@turnwise/kernel';
import type { Match, MatchDocument } from '@turnwise/match';
import type { Command } from 'commander';
import { Option } from 'commander';
import { goOn } from '../go-on.ts';
import { integerFrom } from '../arguments.ts';
import { gameOf } from '../content-flags.ts';
import { say, sayWrapped } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { isAtTerminal } from '../io.ts';
import { logOption } from '../log-option.ts';
import { addMatchFlags, beginMatch, MATCH_FLAGS } from '../match-flags.ts';
import type { MatchFlags } from '../match-flags.ts';
import { askNext } from '../play/ask-next.ts';
import type { NextMatch } from '../play/ask-next.ts';
import { knownName } from '../play/bot-names.ts';
import { contentPlace } from '../play/content-place.ts';
import { playWithKeys } from '../play/keys/key-session.ts';
import type { KeyEnd, KeyHabits } from '../play/keys/key-session.ts';
import { rootFor } from '../play/root-for.ts';
import type { Seating } from '../play/seating.ts';
import { playSession } from '../play/session.ts';
import { standingText } from '../play/standing-text.ts';
import { TableBots } from '../play/table-bots.ts';
import { whoPlays } from '../play/who-plays.ts';
import type { Players } from '../play/who-plays.ts';
import { readDocument } from '../read-file.ts';
import { droppedText } from '../replay/dropped-text.ts';
import { openMatch, saveMatch } from '../saved-match.ts';
import { checkWritable } from '../write-file.ts';

export interface PlayFlags extends MatchFlags {
  readonly as?: string;
  readonly bots?: string;
  readonly think?: number;
  readonly workers?: number;
  readonly load?: string;
  readonly recover?: true;
  readonly save?: string;
  readonly log?: LogLevel;
}

export function registerPlay(program: Command, context: Context): void {
  const command = program
    .command('play')
    .description('play a game against bots; reads one input per line from a pipe')
    .argument('[game]', 'id of the game, as listed by `turnwise games`; leave it out with --ruleset or --load')
    .option('--as <seat>', 'the seats that you play, separated by commas, or `all` or `none` (default: the first)')
    .option(
      '--bots <bots>',
      'who plays the other seats: a bot for all, such as search:hard, or O=greedy,X=random (default: at a terminal you are asked, through a pipe they play at random)',
    )
    .option('--think <ms>', 'how many milliseconds a bot may think about a move at most', integerFrom(1, 3_600_000))
    .option(
      '--workers <n>',
      'how many processes a bot thinks in; with another number it may move otherwise (default: 1)',
      integerFrom(1, 64),
    );
  addMatchFlags(command, 'without it, every game is different')
    .addOption(new Option('--load <file>', 'continue a saved match').conflicts(MATCH_FLAGS))
    .option(
      '--recover',
      'with --load: continue after a fault, without the input that caused it; the match keeps a record of this',
    )
    .option('--save <file>', 'save the match when it is over, when you quit, or when the input ends')
    .addOption(logOption())
    .addHelpText(
      'after',
      `${examples(
        ['turnwise play tic-tac-toe', 'play the first seat'],
        ['turnwise play connect-four --as O --seed 7', 'the same game every time'],
        ['turnwise play connect-four --bots search:hard', 'against a bot'],
        ['turnwise play whist --bots east=search:hard,south=greedy,west=search:hard', 'a bot for each seat'],
        ['turnwise play tic-tac-toe --as all', 'both seats at one keyboard'],
        ['turnwise play tic-tac-toe --as none', 'watch two bots'],
        ['turnwise play rock-paper-scissors --option target=2', 'with an option of the game'],
        ['turnwise play unseen --level 3', 'the third level; in a terminal you play with keys'],
        ['turnwise play encounter --level crypt', 'a built-in encounter; --file takes one of your own'],
        ['turnwise play --ruleset own.ruleset.yaml', 'a game of your own, as data'],
        ['turnwise play --load saved.json --recover', 'after a fault in the program'],
        ['printf "4\\n0\\nq\\n" | turnwise play tic-tac-toe', 'through a pipe'],
      )}\n\nAt the prompt, type a number, an input such as { kind: place, cell: 4 }, or h for help.`,
    )
    .action(async (id: string | undefined, flags: PlayFlags) => {
      const isSaid = id !== undefined || flags.load === undefined;
      await play(context, isSaid ? gameOf(context, id, flags) : undefined, flags);
    });
}

/** A saved match knows its game: it need not be said. False where somebody goes back before it begins. */
export async function play(context: Context, asked: AnyGame | undefined, flags: PlayFlags): Promise<boolean> {
  if (flags.recover === true && flags.load === undefined) throw new Trouble('--recover: name the match with --load');
  const loaded =
    flags.load === undefined ? undefined : await resume(context, asked, flags.load, flags.recover === true);
  const seed = loaded?.saved.seed ?? flags.seed ?? randomBytes(16).toString('hex');
  const found = loaded?.match ?? (await beginMatch(context, asked ?? gameOf(context, undefined, flags), seed, flags));
  const { game, table } = found;
  const { options } = found.save();
  const players = await whoPlays(context, { game, table, options, ...flags, saved: loaded?.saved });
  if (players === undefined) return false;
  if (flags.save !== undefined) checkWritable(context.io, flags.save);
  const { persons } = players;
  let match = loaded === undefined ? await seated(context, found, seed, flags, players) : found;
  const limits = {
    ...(flags.think && { milliseconds: flags.think }),
    ...(flags.workers && { workers: flags.workers }),
  };
  const bots = new TableBots(context, players.bots, limits);
  let root = rootFor(loaded?.saved, flags.seed);
  const seating = (): Seating => ({ persons, bots, root, ...(flags.log === undefined ? {} : { log: flags.log }) });
  const another = async (wanted: NextMatch): Promise<Match> => {
    // Each has its own, or bots would draw alike in all of them.
    root = rootFor(undefined, flags.seed);
    return await anotherMatch(context, match, flags, players, wanted);
  };
  try {
    const { bold, dim } = context.colours;
    const keyed = hasKeys(context, game) && persons.length === 1 ? persons[0] : undefined;
    let end: KeyEnd;
    if (keyed === undefined) {
      sayWrapped(context, `${bold(game.title)}. ${game.summary}`);
      sayWrapped(context, dim(greeting(match, players)));
      if (flags.load === undefined && match.status === 'over') sayWrapped(context, overAtOnce(flags));
      for (;;) {
        end = await playSession(context, match, seating());
        const wanted = end === 'over' && persons.length > 0 ? await askNext(context, match) : 'stop';
        if (wanted === 'stop') break;
        match = await another(wanted);
      }
    } else {
      const habits: KeyHabits = { previewFirst: true };
      while ((end = await playWithKeys(context, match, keyed, seating(), habits)) === 'next')
        match = await another('next');
      say(context, `${bold(game.title)}. ${standingText(match)}`);
    }
    if (end === 'fault') context.status = EXIT.fault;
  } finally {
    bots.close();
    if (flags.save !== undefined) {
      saveMatch(context, match, flags.save);
      say(context, `saved as ${flags.save}`);
    }
  }
  return true;
}

/** The game has keys, and somebody is at a terminal that can be drawn on. */
function hasKeys({ io }: Context, { controls }: AnyGame): boolean {
  return controls.length > 0 && isAtTerminal(io) && io.env['TERM'] !== 'dumb';
}

/** The same again, or what comes next in the game's content; all else is as it was asked for. */
async function anotherMatch(
  context: Context,
  match: Match,
  flags: PlayFlags,
  players: Players,
  wanted: NextMatch,
): Promise<Match> {
  const { game } = match;
  const { seats, options } = match.save();
  const asked: PlayFlags = flags.load === undefined ? flags : { ...flags, seats, options };
  const next = wanted === 'next' ? contentPlace(match)?.next : undefined;
  const begin = async (given: PlayFlags): Promise<Match> => {
    const seed = given.seed ?? randomBytes(16).toString('hex');
    return await seated(context, await beginMatch(context, game, seed, given), seed, given, players);
  };
  if (next === undefined || game.content === undefined) return await begin(asked);
  const { level: _level, file: _file, ...kept } = asked;
  return await begin({ ...kept, option: { ...kept.option, [game.content.option]: next.id } });
}

/** The match again, where the game has players of its own: they have the seats that people and bots leave. */
async function seated(
  context: Context,
  match: Match,
  seed: Seed,
  flags: PlayFlags,
  { persons, bots }: Players,
): Promise<Match> {
  if (flags.position !== undefined) return match;
  const { game } = match;
  const { options, seats } = match.save();
  const wanted = game.seated(options, [...persons, ...bots.keys()]);
  return wanted === options ? match : await beginMatch(context, game, seed, { seats, options: wanted });
}

function greeting({ game, table }: Match, { persons, bots }: Players): string {
  const { names } = table;
  const mine = persons.map((seat) => nameOf(table, seat));
  const unnamed = names.filter((_, seat) => !persons.includes(seat as Seat) && !bots.has(seat as Seat));
  const seats = new Map<string, string[]>();
  for (const [seat, bot] of bots) {
    const known = knownName(game, bot);
    seats.set(known, [...(seats.get(known) ?? []), nameOf(table, seat)]);
  }
  return [
    ...(mine.length === 0 ? [] : [`You play ${mine.join(', ')}.`]),
    ...[...seats].map(([bot, their]) => `${bot} plays ${their.join(', ')}.`),
    ...(unnamed.length === 0 ? [] : [`The program plays ${unnamed.join(', ')}.`]),
    ...(mine.length === 0 ? [] : ['Type h for help, q to quit.']),
  ].join(' ');
}

/** What to try where a new match has no first move. */
function overAtOnce({ ruleset }: PlayFlags): string {
  const decks = ' If the ruleset has no decks, give each seat one: --option decks=[[CARD, CARD], [CARD, CARD]].';
  return `This game is over before anybody can move.${ruleset === undefined ? '' : decks}`;
}

async function resume(
  context: Context,
  game: AnyGame | undefined,
  name: string,
  isRecovery: boolean,
): Promise<{ match: Match; saved: MatchDocument }> {
  const file = await readDocument(context.io, name);
  const match = openMatch(context, file, isRecovery ? { recover: { by: 'operator' } } : {});
  if (game !== undefined && match.game.id !== game.id)
    throw new Trouble(`${name}: is a match of ${match.game.id}, not of ${game.id}`);
  await goOn(context, match);
  const dropped = isRecovery ? match.dropped.at(-1) : undefined;
  if (dropped !== undefined) say(context, droppedText(dropped, true));
  if (match.fault !== undefined)
    say(context, `${name}: the match ended with a fault; --recover continues without its last input`);
  return { match, saved: file.value as unknown as MatchDocument };
}
