/** `turnwise replay FILE`: a saved match frame by frame, to any frame, or only checked. */
import type { LogLevel, Viewer } from '@turnwise/game';
import { formatResult, isSeenDocument, loadSeen, SeenReplay } from '@turnwise/match';
import { Option } from 'commander';
import type { Command } from 'commander';
import { integerFrom } from '../arguments.ts';
import { say, sayJson } from '../context.ts';
import type { Context } from '../context.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { count } from '../figures.ts';
import { isAtTerminal } from '../io.ts';
import { logOption } from '../log-option.ts';
import { readDocument } from '../read-file.ts';
import type { FileDocument } from '../read-file.ts';
import { droppedText, withDropped } from '../replay/dropped-text.ts';
import { hostPages } from '../replay/host-pages.ts';
import { eventsText, pageText } from '../replay/page.ts';
import type { Pages } from '../replay/page.ts';
import { playBack, stateAfter } from '../replay/playback.ts';
import type { Playback } from '../replay/playback.ts';
import { differentText, recheckBots } from '../replay/recheck-bots.ts';
import { seenPages } from '../replay/seen-pages.ts';
import { stepThrough } from '../replay/stepper.ts';
import { resultSentence } from '../sentences.ts';
import { writeText } from '../write-file.ts';
import { viewerNamed } from '../viewer-named.ts';

interface ReplayFlags {
  readonly to?: number;
  readonly step?: true;
  readonly events?: true;
  readonly as?: string;
  readonly host?: true;
  readonly export?: string;
  readonly verify?: true;
  readonly recheckBots?: true;
  readonly json?: true;
  readonly log?: LogLevel;
}

export function registerReplay(program: Command, context: Context): void {
  program
    .command('replay')
    .description('play a saved match again, frame by frame or event by event')
    .argument('<file>', 'a match that `play` saved, or what somebody saw of one (`--export`)')
    .option('--to <frame>', 'stop at this frame; 0 is the start', integerFrom(0, 1_000_000_000))
    .option('--step', 'step through frames and events with keys; through a pipe, print all frames')
    .option(
      '--events',
      'print the events that --log selects, one per line with its number, and no tables; --log debug shows the numbers that are missing',
    )
    .option(
      '--as <seat>',
      'show what this seat saw; `none` is a spectator (default: everything if the match is over, otherwise a spectator)',
    )
    .addOption(
      new Option(
        '--host',
        'show everything, with behaviours, diffs and hashes, even if the match is not over',
      ).conflicts('as'),
    )
    .addOption(
      new Option(
        '--export <file>',
        'write what the seat or a spectator may see of the match, and print nothing',
      ).conflicts(['to', 'step', 'events', 'host', 'json']),
    )
    .addOption(
      new Option(
        '--verify',
        'print no frames: compare the hashes and say where the match departs from its record',
      ).conflicts(['to', 'step', 'events', 'as', 'host', 'export']),
    )
    .addOption(
      new Option(
        '--recheck-bots',
        'print no frames: let the bots decide each of their moves again and list those that differ',
      ).conflicts(['to', 'step', 'events', 'as', 'host', 'export', 'verify']),
    )
    .option('--json', 'print a JSON line for each frame; with --verify or --recheck-bots, one JSON document')
    .addOption(logOption())
    .addHelpText(
      'after',
      `${examples(
        ['turnwise replay saved.json', 'every frame'],
        ['turnwise replay saved.json --to 12', 'the first twelve'],
        ['turnwise replay saved.json --step', 'with keys'],
        ['turnwise replay saved.json --as B', 'as seat B saw it'],
        ['turnwise replay saved.json --as B --export seen.json', 'write only that to a file'],
        ['turnwise replay saved.json --verify', 'only check the hashes'],
        ['turnwise replay saved.json --recheck-bots', 'only check the moves of bots'],
      )}\n\nA match that is not over is shown as a spectator sees it, unless --as or --host says otherwise.\nExit status 1 when the match departs from its record, or a bot from its moves.`,
    )
    .action(async (name: string, flags: ReplayFlags) => await replay(context, name, flags));
}

async function replay(context: Context, name: string, flags: ReplayFlags): Promise<void> {
  const file = await readDocument(context.io, name);
  if (isSeenDocument(file.value)) return await replaySeen(context, file, flags);
  const playback = playBack(context, file);
  const { departure, match, length } = playback;
  if (departure !== undefined) context.status = EXIT.failed;
  if (flags.verify === true) return verify(context, name, playback, flags.json === true);
  if (flags.recheckBots === true) return await recheckMoves(context, name, playback, flags.json === true);
  checkTo(flags, name, length);
  if (flags.export !== undefined)
    return exportMatch(context, name, playback, flags.export, viewerNamed(match.table, flags.as ?? 'none'));
  const viewer =
    flags.as === undefined && (flags.host === true || match.status === 'over')
      ? undefined
      : viewerNamed(match.table, flags.as ?? 'none');
  if (viewer !== undefined) {
    const seen = new SeenReplay(match.seenBy(viewer));
    const pages = { ...seenPages(seen, flags.log, length), ...(departure === undefined ? {} : { end: departure.why }) };
    const shown = await show(context, withDropped(pages, match.dropped, false), flags, (no) => seen.at(no));
    if (!shown) return;
  } else {
    const pages = withDropped(hostPages(context, playback, flags.log), match.dropped, true);
    if (!(await show(context, pages, flags, (no) => frameJson(playback, no)))) return;
  }
  if (departure !== undefined && departure.at <= (flags.to ?? length))
    throw new Trouble(departureText(name, departure), EXIT.failed);
  context.status = EXIT.ok;
  if (flags.json !== true && flags.to === undefined) say(context, standing(playback));
}

/** A file that holds what somebody saw. */
async function replaySeen(context: Context, file: FileDocument, flags: ReplayFlags): Promise<void> {
  const loaded = loadSeen(file.value);
  if (!loaded.ok) throw new Trouble(file.lines(loaded.error));
  const replayed = loaded.value;
  const only = (['as', 'host', 'export', 'verify', 'recheckBots'] as const).find((flag) => flags[flag] !== undefined);
  if (only !== undefined)
    throw new Trouble(
      `--${only === 'recheckBots' ? 'recheck-bots' : only}: ${file.name} holds what ${replayed.document.seenBy ?? 'a spectator'} saw, and nothing else`,
    );
  checkTo(flags, file.name, replayed.length);
  const shown = await show(context, seenPages(replayed, flags.log), flags, (no) => replayed.at(no));
  if (shown && flags.json !== true && flags.to === undefined) say(context, seenStanding(replayed));
}

/** With keys, or all of it; whether it was printed. */
async function show(
  context: Context,
  pages: Pages,
  flags: ReplayFlags,
  json: (no: number) => object,
): Promise<boolean> {
  const last = Math.min(flags.to ?? pages.length, pages.length);
  if (flags.step === true && flags.json !== true && isAtTerminal(context.io)) {
    await stepThrough(context, pages, flags.to === undefined ? 0 : last);
    return false;
  }
  for (let no = 0; no <= last; no++)
    if (flags.json === true) sayJson(context, json(no));
    else say(context, (flags.events === true ? eventsText : pageText)(context, pages.page(no)));
  return true;
}

function checkTo({ to }: ReplayFlags, name: string, length: number): void {
  if (to !== undefined && to > length) throw new Trouble(`--to: ${name} has ${count(length, 'frame')}, found ${to}`);
}

function exportMatch(context: Context, name: string, { match, departure }: Playback, to: string, viewer: Viewer): void {
  if (departure !== undefined) throw new Trouble(departureText(name, departure), EXIT.failed);
  writeText(context.io, to, `${JSON.stringify(match.exportFor(viewer))}\n`);
}

function verify(context: Context, name: string, playback: Playback, json: boolean): void {
  const { departure, length, compared, match } = playback;
  if (json)
    return sayJson(context, {
      file: name,
      ok: departure === undefined,
      frames: length,
      compared,
      departure: departure ?? null,
      ...(match.dropped.length === 0 ? {} : { dropped: match.dropped }),
    });
  if (departure !== undefined) return say(context, departureText(name, departure));
  say(
    context,
    `${name}: ${count(length, 'input')} replayed, ${count(compared, 'hash', 'hashes')} compared, all as recorded`,
  );
  for (const one of match.dropped) say(context, droppedText(one, true));
}

async function recheckMoves(context: Context, name: string, playback: Playback, json: boolean): Promise<void> {
  const { departure } = playback;
  const { moves, different } = await recheckBots(context, playback);
  if (different.length > 0) context.status = EXIT.failed;
  if (json)
    return sayJson(context, {
      file: name,
      ok: departure === undefined && different.length === 0,
      rechecked: moves,
      different,
      departure: departure ?? null,
    });
  for (const one of different) say(context, `${name}: ${differentText(one)}`);
  if (departure !== undefined) say(context, departureText(name, departure));
  const found = different.length === 0 ? 'all as recorded' : count(different.length, 'differs', 'differ');
  say(
    context,
    moves === 0 ? `${name}: no bot has moved` : `${name}: ${count(moves, 'move')} of bots rechecked, ${found}`,
  );
}

function departureText(name: string, { at, why }: NonNullable<Playback['departure']>): string {
  return `${name}: departs from its record at frame ${at}: ${why}`;
}

function standing({ match }: Playback): string {
  const { game, table, result, status } = match;
  if (status === 'over') return `Game over: ${resultSentence(game, result, table)}.`;
  return status === 'faulted' ? 'The match ended with a fault in the program.' : 'The game is not over.';
}

function seenStanding(replayed: SeenReplay): string {
  const { look } = replayed.at(replayed.length);
  if (look.status === 'over') return 'The game is over.';
  return look.status === 'faulted' ? 'The match ended with a fault in the program.' : 'The game is not over.';
}

/** Frame 0 is the start. */
function frameJson(playback: Playback, no: number): object {
  const { match, played } = playback;
  const { game, table } = match;
  const state = stateAfter(playback, no);
  const one = played[no - 1];
  const { changes = [], irreversible = false } = one?.frame ?? {};
  return {
    frame: no,
    ...(one === undefined ? {} : { as: one.recorded.as ?? null, input: one.recorded.input }),
    changes: changes.map(({ by, diff, events }) => ({
      by,
      diff: diff ?? null,
      events: events.map((event) => game.notation.event.format(event, table)),
    })),
    irreversible,
    hash: game.kernel.hash(state),
    position: game.notation.position.format(state, table),
    result: formatResult(game, state, table),
  };
}
