/** `turnwise show FILE`: what is in a saved match, what somebody saw of one, a scenario, a position or a level. */
import { seatRange, usualNames } from '@turnwise/game';
import type { AnyGame, AnyState, Table } from '@turnwise/game';
import type { Issue, Json, Result } from '@turnwise/kernel';
import type { Scenario } from '@turnwise/scenario';
import { Option } from 'commander';
import type { Command } from 'commander';
import { indented, tableText } from '../columns.ts';
import { partsBeside } from '../content-file.ts';
import { say, sayJson } from '../context.ts';
import type { Context } from '../context.ts';
import { drawAll, drawView } from '../drawing.ts';
import { examples } from '../examples.ts';
import { Trouble } from '../exit.ts';
import { count } from '../figures.ts';
import { findGame } from '../find-game.ts';
import { flowText } from '../flow.ts';
import { issueLine, readDocuments } from '../read-file.ts';
import type { FileDocument } from '../read-file.ts';
import { recognise } from '../recognise.ts';
import { matchJson, showMatch } from '../show/match.ts';
import { seenJson, showSeen } from '../show/seen.ts';
import { viewerNamed } from '../viewer-named.ts';

interface ShowFlags {
  readonly game?: string;
  readonly as?: string;
  readonly host?: true;
  readonly json?: true;
}

export function registerShow(program: Command, context: Context): void {
  program
    .command('show')
    .description(
      'show what is in a file: a saved match, a record of what a viewer saw, a scenario, a position or a level',
    )
    .argument('<file>', 'YAML or JSON')
    .option('--game <game>', 'the game that the position belongs to, if several games could read it')
    .option(
      '--as <seat>',
      'show only what this seat sees; `none` is a spectator (default: everything if the match is over, otherwise a spectator)',
    )
    .addOption(new Option('--host', 'show everything, even if the match is not over').conflicts('as'))
    .option('--json', 'print one JSON document: the content of the file or, with --as, what the seat sees')
    .addHelpText(
      'after',
      examples(
        ['turnwise show saved.json', 'header, last position and inputs of a match'],
        ['turnwise show games/tic-tac-toe/scenarios/three-in-a-row-wins.yaml', 'title and steps of a scenario'],
        ['turnwise show position.yaml --game tic-tac-toe', 'a position, drawn'],
        ['turnwise show saved.json --as alice', 'the last position as alice sees it'],
        ['turnwise show saved.json --host', 'everything, with the seed, even if it is not over'],
      ),
    )
    .action(async (name: string, flags: ShowFlags) => {
      const files = await readDocuments(context.io, name);
      if (flags.json === true) {
        const values: unknown[] = [];
        for (const file of files) values.push(await jsonOf(context, file, flags));
        return sayJson(context, values.length === 1 ? values[0] : values);
      }
      for (const [index, file] of files.entries()) {
        if (index > 0) say(context);
        await showDocument(context, file, flags);
      }
    });
}

async function showDocument(context: Context, file: FileDocument, flags: ShowFlags): Promise<void> {
  switch (recognise(file.value)) {
    case 'match':
      return showMatch(context, file, flags);
    case 'seen':
      return showSeen(context, file, flags);
    case 'scenario':
      return await showScenario(context, file, flags.as);
    case 'position':
      return showPosition(context, file, gameNamed(context, flags), flags.as);
  }
}

/** What stands in the file, as far as who asks may see it. */
async function jsonOf(context: Context, file: FileDocument, flags: ShowFlags): Promise<unknown> {
  switch (recognise(file.value)) {
    case 'match':
      return matchJson(context, file, flags);
    case 'seen':
      return seenJson(file, flags);
    case 'scenario':
      return flags.as === undefined ? file.value : await scenarioJson(context, file, flags.as);
    case 'position':
      return flags.as === undefined ? file.value : positionJson(context, file, gameNamed(context, flags), flags.as);
  }
}

function gameNamed(context: Context, { game }: ShowFlags): AnyGame | undefined {
  return game === undefined ? undefined : findGame(context, game);
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
  const { game, title, table, state, isStart } = findPosition(context, file, wanted);
  say(context, context.colours.bold(title));
  say(context);
  say(context, drawAs(context, game, state, table, as));
  if (isStart) return;
  say(context);
  if (as === undefined) say(context, indented(flowText(game.notation.position.format(state, table))));
  const result = game.result(state);
  const names = game.toAct(state).map((seat) => table.names[seat]);
  say(context, result === undefined ? `${names.join(' and ') || 'nobody'} to act` : `over: ${result.reason}`);
}

function positionJson(context: Context, file: FileDocument, wanted: AnyGame | undefined, as: string): Json {
  const { game, table, state } = findPosition(context, file, wanted);
  return viewJson(game, state, table, as);
}

/** A position of a game, or the start of what it can be played with. */
interface Found {
  readonly game: AnyGame;
  readonly title: string;
  readonly table: Table;
  readonly state: AnyState;
  readonly isStart: boolean;
}

function findPosition({ registry }: Context, file: FileDocument, wanted: AnyGame | undefined): Found {
  const games = wanted === undefined ? registry.games : [wanted];
  const readings = games.map((game) => ({ game, ...readPosition(game, file.value) }));
  const fitting = readings.filter(({ state }) => state.ok);
  const [first, ...others] = fitting;
  if (first === undefined || !first.state.ok) {
    const content = findContent(file, games);
    if (content !== undefined) return content;
    const only = readings[0]?.state;
    if (wanted !== undefined && only?.ok === false) throw new Trouble(file.lines(only.error));
    throw new Trouble(`${file.name}: not a saved match, a scenario, or a position or a level of any game here`);
  }
  const { game, table, state } = first;
  const also = others.length === 0 ? '' : ` (also one of ${others.map((one) => one.game.id).join(', ')}: give --game)`;
  return { game, title: `a position of ${game.title}${also}`, table, state: state.value, isStart: false };
}

/** What a game can be played with, as it begins. */
function findContent(file: FileDocument, games: readonly AnyGame[]): Found | undefined {
  for (const game of games) {
    if (game.content === undefined) continue;
    const { option } = game.content;
    const options = { [option]: file.value };
    const start = game.setup({ seed: 1, options });
    if (!start.ok) continue;
    const worded = game.worded?.(options);
    return {
      game: worded ?? game,
      title: worded === undefined ? `a ${option} of ${game.title}` : `${worded.title}, a ${option}`,
      table: { names: usualNames(seatRange(game, options)) },
      state: start.value,
      isStart: true,
    };
  }
  return undefined;
}

/** With the names that are given, or else the usual ones of the smallest table that it fits. */
function readPosition(game: AnyGame, value: Json, given?: readonly string[], options: Json = {}): Reading {
  if (given !== undefined) return readAtTable(game, value, given, options);
  const range = seatRange(game, options);
  const smallest = readAtTable(game, value, usualNames(range), options);
  for (let size = range.min + 1, reading = smallest; size <= range.max && !reading.state.ok; size++) {
    reading = readAtTable(game, value, usualNames(range, size), options);
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

/** A scenario with its game and, where it begins at a position, that. */
interface ReadScenario {
  readonly scenario: Scenario;
  readonly game: AnyGame;
  readonly start: Reading | undefined;
}

async function readScenarioFile(context: Context, file: FileDocument): Promise<ReadScenario> {
  const { fileOption, readScenario } = await import('@turnwise/scenario');
  const read = readScenario(file.text, { name: file.name, line: file.line });
  if (!read.ok) throw new Trouble(read.error.map((one) => issueLine(file.name, one)));
  const { game: id, seats, options, position } = read.value;
  const game = context.registry.get(id);
  if (game === undefined) throw new Trouble(file.lines([context.registry.unknown(id, 'game')]));
  if (position === undefined) return { scenario: read.value, game, start: undefined };
  const prepared = fileOption(partsBeside(context.io, file.name))(game, options ?? {});
  return { scenario: read.value, game, start: readPosition(game, position, seats, prepared.ok ? prepared.value : {}) };
}

async function showScenario(context: Context, file: FileDocument, eyes: string | undefined): Promise<void> {
  const { scenario, game, start } = await readScenarioFile(context, file);
  const { title, seats, seed, options, random, position, steps, expect } = scenario;
  const { bold, dim } = context.colours;
  say(context, bold(title));
  const fields = { seats, options, ...(eyes === undefined ? { seed, random, position, expect } : {}) };
  const header = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [[dim(key), flowText(value)]],
  );
  say(context, indented(tableText([[dim('game'), game.id], ...header])));
  if (start?.state.ok === true) {
    say(context);
    say(context, drawAs(context, game, start.state.value, start.table, eyes));
  }
  if (steps.length > 0) say(context);
  // What the others do and what is expected may tell what they hold.
  if (eyes !== undefined)
    return steps.length > 0 ? say(context, dim(`${count(steps.length, 'step')} not shown`)) : undefined;
  const rows = steps.map(({ as, expect: wanted, ...step }, index) => [
    dim(String(index + 1)),
    as ?? '',
    flowText(step) + (wanted === undefined ? '' : dim(` expects ${flowText(wanted)}`)),
  ]);
  if (rows.length > 0) say(context, indented(tableText(rows, [0])));
}

async function scenarioJson(context: Context, file: FileDocument, as: string): Promise<Json> {
  const { scenario, game, start } = await readScenarioFile(context, file);
  const { title, seats, options } = scenario;
  return {
    game: game.id,
    title,
    ...(seats === undefined ? {} : { seats }),
    ...(options === undefined ? {} : { options }),
    ...(start?.state.ok === true ? { view: viewJson(game, start.state.value, start.table, as) } : {}),
  };
}

function viewJson(game: AnyGame, state: AnyState, table: Table, as: string): Json {
  return game.notation.view.format(game.view(state, viewerNamed(table, as)), table);
}
