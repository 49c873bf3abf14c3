/** A saved match: header, result, the table and the inputs. One that is not over is shown as a spectator sees it. */
import type { AnyGame, Viewer } from '@turnwise/game';
import type { MatchDocument, RecordedInput } from '@turnwise/match';
import { indented, tableText } from '../columns.ts';
import { say } from '../context.ts';
import type { Context } from '../context.ts';
import { drawAll, drawView } from '../drawing.ts';
import { EXIT, Trouble } from '../exit.ts';
import { flowText } from '../flow.ts';
import { optionsText } from '../options-text.ts';
import type { FileDocument } from '../read-file.ts';
import { droppedText } from '../replay/dropped-text.ts';
import { playBack } from '../replay/playback.ts';
import type { Playback } from '../replay/playback.ts';
import { readMatch } from '../saved-match.ts';
import { resultSentence } from '../sentences.ts';
import { viewerNamed } from '../viewer-named.ts';

export interface Eyes {
  readonly as?: string;
  readonly host?: true;
}

export function showMatch(context: Context, file: FileDocument, eyes: Eyes): void {
  const saved = readMatch(file);
  const old = olderGame(context, saved);
  if (old !== undefined) return showOldMatch(context, old, saved, eyes);
  const playback = playBack(context, file);
  const { match, played } = playback;
  const { game, table, state, status } = match;
  const viewer = viewerOf(playback, eyes);
  const result =
    status === 'over'
      ? resultSentence(game, match.result, table)
      : status === 'faulted'
        ? 'a fault in the program'
        : 'not over';
  sayHeader(context, game, saved, result, viewer === undefined);
  say(
    context,
    viewer === undefined
      ? drawAll(context, game, state, table)
      : drawView(context, game, game.view(state, viewer), table),
  );
  say(context);
  // What others have put in may be a secret.
  if (viewer !== undefined)
    say(context, context.colours.dim('--host shows the inputs, the seed and everything hidden'));
  else
    sayInputs(
      context,
      played.map(({ recorded }) => recorded),
    );
  checkDeparture(file, playback);
}

/** The file as it stands, or what the viewer saw. */
export function matchJson(context: Context, file: FileDocument, eyes: Eyes): unknown {
  if (eyes.host === true) return file.value;
  const saved = readMatch(file);
  const old = olderGame(context, saved);
  if (old !== undefined) {
    if (isOpen(old) && eyes.as === undefined) return file.value;
    throw new Trouble(
      `${file.name}: saved by version ${saved.version} of the game, but version ${old.version} is installed, so it is not replayed: --host prints it whole`,
    );
  }
  const playback = playBack(context, file);
  checkDeparture(file, playback);
  const viewer = viewerOf(playback, eyes);
  return viewer === undefined ? file.value : playback.match.seenBy(viewer);
}

/** Whose eyes: undefined for everything, of a match that is over or for the host. */
function viewerOf({ match }: Playback, { as, host }: Eyes): Viewer | undefined {
  if (as === undefined && (host === true || match.status === 'over')) return undefined;
  return viewerNamed(match.table, as ?? 'none');
}

function checkDeparture(file: FileDocument, { departure }: Playback): void {
  if (departure !== undefined)
    throw new Trouble(`${file.name}: departs from its record at frame ${departure.at}: ${departure.why}`, EXIT.failed);
}

/** The game as it is here, where the match was played by another version of it. */
function olderGame({ registry }: Context, { game, version }: MatchDocument): AnyGame | undefined {
  const known = registry.get(game);
  return known === undefined || known.version === version ? undefined : known;
}

/** Nothing in its inputs or its seed is a secret. */
function isOpen({ traits: { hiddenInformation, chance } }: AnyGame): boolean {
  return !hiddenInformation && !chance;
}

/** Played by other rules, it might go elsewhere: what stands in the file is shown, and no position. */
function showOldMatch(context: Context, game: AnyGame, saved: MatchDocument, { as, host }: Eyes): void {
  const { yellow, dim } = context.colours;
  const isWhole = host === true || (isOpen(game) && as === undefined);
  sayHeader(context, game, saved, 'unknown', isWhole);
  say(
    context,
    yellow(
      `note: saved by version ${saved.version} of the game, but version ${game.version} is installed, so it is not replayed`,
    ),
  );
  say(context);
  if (isWhole) sayInputs(context, saved.inputs);
  else say(context, dim('--host shows the inputs and the seed'));
}

function sayHeader(context: Context, game: AnyGame, saved: MatchDocument, result: string, isWhole: boolean): void {
  const { version, seats, seed, options, inputs, start, dropped = [] } = saved;
  const { bold, dim } = context.colours;
  say(context, bold(`${game.title}: a match of ${seats.join(', ')}`));
  const header = [
    ['game', `${game.id} ${version}`],
    ...(isWhole ? [['seed', String(seed)]] : []),
    ...(optionsText(options) === '' ? [] : [['options', optionsText(options)]]),
    ...(start === undefined || !isWhole ? [] : [['start', flowText(start)]]),
    ['inputs', String(inputs.length)],
    ...dropped.map((one) => ['dropped', droppedText(one, isWhole)]),
    ['result', result],
  ];
  say(context, indented(tableText(header.map(([key = '', value = '']) => [dim(key), value]))));
  say(context);
}

function sayInputs(context: Context, inputs: readonly RecordedInput[]): void {
  const { dim } = context.colours;
  const rows = inputs.map(({ as, input }, at) => [dim(String(at + 1)), as ?? dim('system'), flowText(input)]);
  if (rows.length > 0) say(context, indented(tableText(rows, [0])));
}
