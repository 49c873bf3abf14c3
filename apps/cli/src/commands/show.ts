/** `turnwise show FILE`: what is in a saved match, a scenario, a position or a level. */
import { seatRange, usualNames } from '@turnwise/game';
import type { AnyGame, AnyState, Table } from '@turnwise/game';
import type { Issue, Json, Result } from '@turnwise/kernel';
import type { MatchDocument, RecordedInput } from '@turnwise/match';
import type { Command } from 'commander';
import { indented, tableText } from '../columns.ts';
import { partsBeside } from '../content-file.ts';
import { say, sayJson } from '../context.ts';
import type { Context } from '../context.ts';
import { drawAll, drawView } from '../drawing.ts';
import { examples } from '../examples.ts';
import { EXIT, Trouble } from '../exit.ts';
import { findGame } from '../find-game.ts';
import { flowText } from '../flow.ts';
import { optionsText } from '../options-text.ts';
import { issueLine, readDocuments } from '../read-file.ts';
import type { FileDocument } from '../read-file.ts';
import { recognise } from '../recognise.ts';
import { droppedText } from '../replay/dropped-text.ts';
import { playBack } from '../replay/playback.ts';
import { readMatch } from '../saved-match.ts';
import { resultSentence } from '../sentences.ts';
import { viewerNamed } from '../viewer-named.ts';

export function registerShow(program: Command, context: Context): void {
  program
    .command('show')
    .description('show what is in a file: a saved match, a scenario, a position or a level')
    .argument('<file>', 'YAML or JSON')
    .option('--game <game>', 'whose position it is, where several games could read it')
    .option('--as <seat>', 'draw it as this seat sees it, or `none` for a spectator (default: everything)')
    .option('--json', 'print what stands in the file as one JSON document')
    .addHelpText(
      'after',
      examples(
        ['turnwise show saved.json', 'header, last position and inputs of a match'],
        ['turnwise show games/tic-tac-toe/scenarios/three-in-a-row-wins.yaml', 'title and steps of a scenario'],
        ['turnwise show position.yaml --game tic-tac-toe', 'a position, drawn'],
        ['turnwise show saved.json --as alice', 'the last position as alice sees it'],
      ),
    )
    .action(async (name: string, { game, json, as }: { game?: string; json?: true; as?: string }) => {
      const files = await readDocuments(context.io, name);
      if (json === true) {
        const values = files.map(({ value }) => value);
        return sayJson(context, values.length === 1 ? values[0] : values);
      }
      for (const [index, file] of files.entries()) {
        if (index > 0) say(context);
        await showDocument(context, file, game, as);
      }
    });
}

async function showDocument(
  context: Context,
  file: FileDocument,
  game: string | undefined,
  as: string | undefined,
): Promise<void> {
  switch (recognise(file.value)) {
    case 'match':
      return showMatch(context, file, as);
    case 'scenario':
      return await showScenario(context, file, as);
    case 'position':
      return showPosition(context, file, game === undefined ? undefined : findGame(context, game), as);
  }
}

function showMatch(context: Context, file: FileDocument, as: string | undefined): void {
  const saved = readMatch(file);
  const known = context.registry.get(saved.game);
  if (known !== undefined && known.version !== saved.version) return showOldMatch(context, known, saved);
  const { match, played, departure } = playBack(context, file);
  const { game, table, state, status } = match;
  const result =
    status === 'over'
      ? resultSentence(game, match.result, table)
      : status === 'faulted'
        ? 'a fault of the program'
        : 'not over';
  sayHeader(context, game, saved, result, as === undefined);
  say(context, drawAs(context, game, state, table, as));
  // What others have put in may be a secret.
  if (as === undefined) {
    say(context);
    sayInputs(
      context,
      played.map(({ recorded }) => recorded),
    );
  }
  if (departure !== undefined)
    throw new Trouble(`${file.name}: departs from its record at frame ${departure.at}: ${departure.why}`, EXIT.failed);
}

/** Played by other rules, it might go elsewhere: what stands in the file is shown, and no position. */
function showOldMatch(context: Context, game: AnyGame, saved: MatchDocument): void {
  const { yellow } = context.colours;
  sayHeader(context, game, saved, 'not known here');
  say(
    context,
    yellow(`note: saved by version ${saved.version} of the game; here is ${game.version}, so it is not played`),
  );
  say(context);
  sayInputs(context, saved.inputs);
}

function sayHeader(context: Context, game: AnyGame, saved: MatchDocument, result: string, isWhole = true): void {
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

/** As this seat sees it, or a spectator; everything unless it is said. */
function drawAs(context: Context, game: AnyGame, state: AnyState, table: Table, as: string | undefined): string {
  if (as === undefined) return drawAll(context, game, state, table);
  return drawView(context, game, game.view(state, viewerNamed(table, as)), table);
}

/** A document taken for a position of a game. */
interface Reading {
  readonly table: Table;
  readonly state: Result<AnyState, readonly Issue[]>;
}

function showPosition(context: Context, file: FileDocument, wanted: AnyGame | undefined, as: string | undefined): void {
  const games = wanted === undefined ? context.registry.games : [wanted];
  const readings = games.map((game) => ({ game, ...readPosition(game, file.value) }));
  const fitting = readings.filter(({ state }) => state.ok);
  const [first, ...others] = fitting;
  if (first === undefined && showContent(context, file, games, as)) return;
  if (first === undefined || !first.state.ok) {
    const only = readings[0]?.state;
    if (wanted !== undefined && only?.ok === false) throw new Trouble(file.lines(only.error));
    throw new Trouble(`${file.name}: not a saved match, a scenario, or a position or a level of any game here`);
  }
  const { game, table, state } = first;
  const also = others.length === 0 ? '' : ` (also one of ${others.map((one) => one.game.id).join(', ')}: give --game)`;
  const { bold } = context.colours;
  say(context, bold(`a position of ${game.title}${also}`));
  say(context);
  say(context, drawAs(context, game, state.value, table, as));
  say(context);
  if (as === undefined) say(context, indented(flowText(game.notation.position.format(state.value, table))));
  const result = game.result(state.value);
  const names = game.toAct(state.value).map((seat) => table.names[seat]);
  say(context, result === undefined ? `${names.join(' and ') || 'nobody'} to act` : `over: ${result.reason}`);
}

/** What a game can be played with, drawn as it begins. False when no game takes it. */
function showContent(context: Context, file: FileDocument, games: readonly AnyGame[], as: string | undefined): boolean {
  const { bold } = context.colours;
  for (const game of games) {
    if (game.content === undefined) continue;
    const options = { [game.content.option]: file.value };
    const start = game.setup({ seed: 1, options });
    if (!start.ok) continue;
    const worded = game.worded?.(options);
    const { option } = game.content;
    say(context, bold(worded === undefined ? `a ${option} of ${game.title}` : `${worded.title}, a ${option}`));
    say(context);
    say(context, drawAs(context, worded ?? game, start.value, { names: usualNames(seatRange(game, options)) }, as));
    return true;
  }
  return false;
}

/** With the names that are given, or else the usual ones of the smallest table that it fits. */
function readPosition(game: AnyGame, value: Json, given?: readonly string[], options: Json = {}): Reading {
  if (given !== undefined) return readAtTable(game, value, given, options);
  const range = seatRange(game, options);
  const smallest = readAtTable(game, value, usualNames(range), options);
  for (let count = range.min + 1, reading = smallest; count <= range.max && !reading.state.ok; count++) {
    reading = readAtTable(game, value, usualNames(range, count), options);
    if (reading.state.ok) return reading;
  }
  return smallest;
}

function readAtTable(game: AnyGame, value: Json, seats: readonly string[], options: Json): Reading {
  const context = game.prepare({ seed: 1, seats, options });
  const table = { names: seats };
  if (!context.ok) return { table, state: context };
  return { table, state: game.notation.position.parse(value, { ...context.value, names: seats }) };
}

async function showScenario(context: Context, file: FileDocument, eyes: string | undefined): Promise<void> {
  const { fileOption, readScenario } = await import('@turnwise/scenario');
  const read = readScenario(file.text, { name: file.name, line: file.line });
  if (!read.ok) throw new Trouble(read.error.map((one) => issueLine(file.name, one)));
  const { title, game: id, seats, seed, options, random, position, steps, expect } = read.value;
  const game = context.registry.get(id);
  if (game === undefined) throw new Trouble(file.lines([context.registry.unknown(id, 'game')]));
  const { bold, dim } = context.colours;
  say(context, bold(title));
  const fields = { seats, options, ...(eyes === undefined ? { seed, random, position, expect } : {}) };
  const header = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [[dim(key), flowText(value)]],
  );
  say(context, indented(tableText([[dim('game'), game.id], ...header])));
  const prepared = fileOption(partsBeside(context.io, file.name))(game, options ?? {});
  const start = readPosition(game, position ?? null, seats, prepared.ok ? prepared.value : {});
  if (position !== undefined && start.state.ok) {
    say(context);
    say(context, drawAs(context, game, start.state.value, start.table, eyes));
  }
  if (steps.length > 0) say(context);
  const rows = steps.map(({ as, expect: wanted, ...step }, index) => [
    dim(String(index + 1)),
    as ?? '',
    flowText(step) + (wanted === undefined ? '' : dim(` expects ${flowText(wanted)}`)),
  ]);
  if (rows.length > 0) say(context, indented(tableText(rows, [0])));
}
