/** `turnwise replay FILE`: a saved match frame by frame, to any frame, or only checked. */
import type { LogLevel } from '@turnwise/game';
import { formatResult } from '@turnwise/match';
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
import { frameText } from '../replay/frame-text.ts';
import { playBack, stateAfter } from '../replay/playback.ts';
import type { Playback } from '../replay/playback.ts';
import { stepThrough } from '../replay/stepper.ts';
import { resultSentence } from '../sentences.ts';

interface ReplayFlags {
  readonly to?: number;
  readonly step?: true;
  readonly verify?: true;
  readonly json?: true;
  readonly log?: LogLevel;
}

export function registerReplay(program: Command, context: Context): void {
  program
    .command('replay')
    .description('play a saved match again: each frame with its behaviours, diffs, events and board')
    .argument('<file>', 'a match that `play` saved')
    .option('--to <frame>', 'only up to this frame; 0 is the start', integerFrom(0, 1_000_000_000))
    .option('--step', 'step with the keys n, p and a frame number; through a pipe all frames are printed')
    .addOption(
      new Option(
        '--verify',
        'print no frames: compare the hashes, and say where the match departs from its record',
      ).conflicts(['to', 'step']),
    )
    .option('--json', 'print a JSON line for each frame; with --verify one JSON document')
    .addOption(logOption())
    .addHelpText(
      'after',
      `${examples(
        ['turnwise replay saved.json', 'every frame'],
        ['turnwise replay saved.json --to 12', 'the first twelve'],
        ['turnwise replay saved.json --step', 'with keys'],
        ['turnwise replay saved.json --verify', 'only check'],
      )}\n\nExit status 1 when the match departs from its record.`,
    )
    .action(async (name: string, flags: ReplayFlags) => await replay(context, name, flags));
}

async function replay(context: Context, name: string, flags: ReplayFlags): Promise<void> {
  const playback = playBack(context, await readDocument(context.io, name));
  const { departure, played, length } = playback;
  if (departure !== undefined) context.status = EXIT.failed;
  if (flags.verify === true) return verify(context, name, playback, flags.json === true);
  if (flags.to !== undefined && flags.to > length)
    throw new Trouble(`--to: ${name} has ${count(length, 'frame')}, found ${flags.to}`);
  const last = Math.min(flags.to ?? played.length, played.length);
  if (flags.step === true && flags.json !== true && isAtTerminal(context.io))
    return await stepThrough(context, playback, flags.to === undefined ? 0 : last, flags.log);
  for (let no = 0; no <= last; no++)
    if (flags.json === true) sayJson(context, frameJson(playback, no));
    else say(context, frameText(context, playback, no, flags.log));
  if (departure !== undefined && departure.at <= (flags.to ?? length))
    throw new Trouble(departureText(name, departure), EXIT.failed);
  context.status = EXIT.ok;
  if (flags.json !== true && flags.to === undefined) say(context, standing(playback));
}

function verify(context: Context, name: string, playback: Playback, json: boolean): void {
  const { departure, length, compared } = playback;
  if (json)
    return sayJson(context, {
      file: name,
      ok: departure === undefined,
      frames: length,
      compared,
      departure: departure ?? null,
    });
  if (departure !== undefined) return say(context, departureText(name, departure));
  say(
    context,
    `${name}: ${count(length, 'input')} played again, ${count(compared, 'hash', 'hashes')} compared, all as recorded`,
  );
}

function departureText(name: string, { at, why }: NonNullable<Playback['departure']>): string {
  return `${name}: departs from its record at frame ${at}: ${why}`;
}

function standing({ match }: Playback): string {
  const { game, table, result, status } = match;
  if (status === 'over') return `Game over: ${resultSentence(game, result, table)}.`;
  return status === 'faulted' ? 'The match ended with a fault of the program.' : 'The game is not over.';
}

/** Frame 0 is the start. */
function frameJson(playback: Playback, no: number): object {
  const { match, played } = playback;
  const { game, table } = match;
  const state = stateAfter(playback, no);
  const one = played[no - 1];
  const { changes = [], irreversible = false, hash = game.kernel.hash(state) } = one?.frame ?? {};
  return {
    frame: no,
    ...(one === undefined ? {} : { as: one.recorded.as ?? null, input: one.recorded.input }),
    changes: changes.map(({ by, diff, events }) => ({
      by,
      diff: diff ?? null,
      events: events.map((event) => game.notation.event.format(event, table)),
    })),
    irreversible,
    hash,
    position: game.notation.position.format(state, table),
    result: formatResult(game, state, table),
  };
}
