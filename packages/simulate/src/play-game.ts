/**
 * One game from beginning to end, with a bot in every seat. A bot decides by what its seat sees, before the state goes on:
 * a view may share parts with it.
 */
import { decide } from '@turnwise/bots';
import type { Bot, BotMove } from '@turnwise/bots';
import { drawSeed, formatMessage, isPlay, pick } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, GameResult, Playout, Seat } from '@turnwise/game';
import { isRefusal, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import type { GameSeeds } from './seeds.ts';
import { Watcher } from './watcher.ts';
import type { Watched } from './watcher.ts';

export interface GameRequest {
  readonly seeds: GameSeeds;
  readonly seats: readonly string[];
  readonly options: Json;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  /** With this, every decision is written as a line of JSON, as the seat saw it; `number` is the game's. */
  readonly record?: { readonly number: number } | undefined;
  /** Only how it ends is wanted: nothing is watched but the number of decisions. */
  readonly quick?: boolean;
  /** Told of every input: how the bot came to it, if a bot did. */
  readonly onInput?: (input: AnyInput, mark: BotMove | undefined) => void;
}

export interface PlayedGame {
  readonly end: Playout['end'];
  readonly result: GameResult | undefined;
  /** Inputs made, including the system's. */
  readonly inputs: number;
  /** What the game counts of itself. */
  readonly figures: Readonly<Record<string, number>>;
  /** Why it waits for its host, where it does. */
  readonly stopped: string | undefined;
  readonly watched: Watched;
  /** With `record`: a line for each decision. */
  readonly lines: readonly string[];
}

/** Pauses after every input, for hosts that have other things to do. */
export type Playing = Generator<undefined, Result<PlayedGame, readonly Issue[]>>;

/** The whole game at once. */
export function playGame(game: AnyGame, request: GameRequest): Result<PlayedGame, readonly Issue[]> {
  const playing = playingGame(game, request);
  for (;;) {
    const step = playing.next();
    if (step.done === true) return step.value;
  }
}

export function* playingGame(game: AnyGame, request: GameRequest): Playing {
  const { seeds, seats, options, record, onInput } = request;
  const first = game.setup({ seed: seeds.match, seats, options });
  if (!first.ok) return first;
  const watcher = new Watcher(game, first.value, seats.length, request.quick === true);
  const { kernel } = game;
  // Events are told by recorded dispatches alone; they lead where fast ones do.
  const recorded = watcher.wantsEvents ? game.kernelWith({ hash: false }) : undefined;
  let state = recorded === undefined ? kernel.clone(first.value) : first.value;
  const lines: string[] = [];
  let inputs = 0;
  const ended = (end: Playout['end']): Result<PlayedGame, readonly Issue[]> =>
    ok(played(game, state, watcher, inputs, lines, end));
  for (; ; inputs++) {
    if (game.result(state) !== undefined) return ended('over');
    if (inputs === game.longest) return ended('limit');
    const made = nextInput(game, state, request, watcher);
    if (made === undefined) return ended('stuck');
    const { input, mark } = made;
    if (record !== undefined && mark !== undefined) lines.push(lineOf(game, state, record.number, made as Decided));
    onInput?.(input, mark);
    if (recorded === undefined) {
      const refused = kernel.step(state, input);
      if (refused !== undefined) return ended(refused);
    } else {
      const next = recorded.dispatch(state, input);
      if (!next.ok) return ended(next.error);
      const { outcome } = next.value;
      if (isRefusal(outcome)) return ended(outcome);
      state = next.value.state;
      if (outcome.kind !== 'noChange')
        for (const { events } of outcome.frame.changes) for (const event of events) watcher.happened(event);
    }
    watcher.after(state, input);
    yield;
  }
}

interface Made {
  readonly input: AnyInput;
  readonly mark?: BotMove;
}

interface Decided extends Required<Made> {
  readonly input: AnyInput & { readonly seat: Seat };
}

/** The system's if one is due, otherwise what the bot of a seat that is to act decides. */
function nextInput(
  game: AnyGame,
  state: AnyState,
  { seeds, bots, seats }: GameRequest,
  watcher: Watcher,
): Made | undefined {
  const acting = game.toAct(state);
  if (acting.length === 0) {
    const input = game.next(state);
    return input === undefined ? undefined : { input };
  }
  const seat = acting.length === 1 ? acting[0] : pick(seeds.turns, acting);
  if (seat === undefined) return undefined;
  // A seat that is to act and has nothing to do is stuck; a bot must not be asked then.
  if (!watcher.before(state, seat)) return undefined;
  const [bot, chooser] = [bots[seat], seeds.bots[seat]];
  if (bot === undefined || chooser === undefined) throw new Error(`seat ${seat} has no bot`);
  const seed = drawSeed(chooser);
  const { input, report } = decide(bot, { seat, seats: seats.length, view: game.view(state, seat) }, seed);
  watcher.chosen(state, input);
  return { input, mark: { name: bot.name, seed, iterations: report.iterations } };
}

/** The end of the line is written when the result is known. */
function lineOf(game: AnyGame, state: AnyState, number: number, { input, mark }: Decided): string {
  const { seat } = input;
  const offers = game.offers(state, seat).filter(isPlay);
  return JSON.stringify({ game: number, seat, bot: mark.name, view: game.view(state, seat), offers, input }).slice(
    0,
    -1,
  );
}

function played(
  game: AnyGame,
  state: AnyState,
  watcher: Watcher,
  inputs: number,
  begun: readonly string[],
  end: Playout['end'],
): PlayedGame {
  const result = game.result(state);
  const stopped = game.stopped(state);
  const tail = `,"result":${JSON.stringify(result ?? null)}}`;
  return {
    end,
    result,
    inputs,
    figures: game.figures(state),
    stopped: stopped && formatMessage(game.messages, stopped),
    watched: watcher.end(state),
    lines: begun.map((line) => line + tail),
  };
}
