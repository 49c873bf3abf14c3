/** The worker that has the games: matches with their bots, replays, and what the page asks about a game. A game is loaded when it is first played. */
import { ownNames, recommendedBot } from '@turnwise/bots/names';
import { allSeats, seat, seatRange, usualNames } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import { loadGame } from '@turnwise/registry/lazy';
import { createLocalHost } from '@turnwise/table-source';
import type { FromWorker, GameSheet, ToWorker } from './worker-messages.ts';

const USUAL_BOTS = ['search:hard', 'search:medium', 'search:easy', 'greedy', 'random'];

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'tables') createLocalHost(data.port, { load: loadGame, now: () => performance.now(), rest });
  else
    void answerTo(data).then(answer, (error: unknown) =>
      answer({ kind: 'failed', call: data.call, text: error instanceof Error ? error.message : String(error) }),
    );
});

async function answerTo(question: Exclude<ToWorker, { kind: 'tables' }>): Promise<FromWorker> {
  const { call, game: id, options } = question;
  if (question.kind === 'sheet') return { kind: 'sheet', call, sheet: await sheetOf(id, options) };
  const game = await loadGame(id);
  return { kind: 'seated', call, options: game?.seated(options, question.seats.map(seat)) ?? options };
}

function answer(message: FromWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  (self as unknown as { postMessage: (message: FromWorker) => void }).postMessage(message);
}

async function sheetOf(id: string, options: Json): Promise<GameSheet | null> {
  const game = await loadGame(id);
  if (game === undefined) return null;
  const worded = game.worded?.(options) ?? game;
  const range = seatRange(game, options);
  const { content } = game;
  return {
    id,
    version: game.version,
    title: worded.title,
    summary: worded.summary,
    seats: { min: range.min, max: range.max, isNamed: range.names !== undefined },
    names: Array.from({ length: range.max }, (_, at) => usualNames(range, range.max)[at] ?? `${at + 1}`),
    options: Object.entries(game.options).map(([name, { expected }]) => ({ name, expected })),
    content:
      content === undefined
        ? null
        : {
            option: content.option,
            shipped: content.shipped.map(({ id: one, title, hint = null, par = null }) => ({
              id: one,
              title,
              hint,
              par,
            })),
          },
    bots: botsOf(game),
    recommended: recommendedBot(game),
    hasSecrets: game.traits.hiddenInformation,
    playsItself: !isSame(game.seated(options, []), game.seated(options, allSeats(range.min))),
    decks: decksOf(game, options, range.min),
  };
}

/** A game that takes a deck for each seat names those that it has when it is asked for one that it has not. */
function decksOf(game: AnyGame, options: Json, seats: number): readonly string[] {
  if (!Object.hasOwn(game.options, 'decks') || !isRecord(options)) return [];
  const wrong = { ...options, decks: Array.from({ length: seats }, () => '?') } as Json;
  const tried = createMatch({ game, seed: 0, options: wrong });
  const issue = tried.ok ? undefined : tried.error.find(({ code }) => code === 'unknownDeck');
  return issue === undefined ? [] : issue.expected.replace(/^one of /u, '').split(', ');
}

function isSame(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The one that is recommended comes first. */
function botsOf(game: AnyGame): readonly string[] {
  return [...new Set([recommendedBot(game), ...ownNames(game), ...USUAL_BOTS])];
}

/** Lets messages come in: shorter than a timer, which browsers hold back. */
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.addEventListener('message', () => waiting.shift()?.());
channel.port1.start();

function rest(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
