/** Rock, paper, scissors as a host sees it: the small proof of hidden, simultaneous choices. */
import { defineGame, nameOf, message, pick, seat } from '@turnwise/game';
import type { Game, Message, Table, Viewer } from '@turnwise/game';
import { choiceId, choices } from './choices.ts';
import { notation } from './notation.ts';
import { OPTIONS, targetOf } from './options.ts';
import { rules } from './rules.ts';
import { stage } from './scene.ts';
import { resultOf, toAct } from './standing.ts';
import { THROWS } from './types.ts';
import type { RockPaperScissors, RpsEvent, RpsView, Throw } from './types.ts';

/** Who does not know a throw learns that there was one; hands are listed by name. */
function eventLabel(event: RpsEvent, table: Table): Message {
  const key = `event.${event.kind}`;
  if (event.kind === 'revealed')
    return message(key, {
      throws: event.throws.map((one, index) =>
        message('phrase.shows', { seat: nameOf(table, seat(index)), throw: one }),
      ),
    });
  if (!('seat' in event)) return message(key);
  const name = nameOf(table, event.seat);
  if (event.kind !== 'chose') return message(key, { seat: name });
  return event.throw === 'hidden'
    ? message('event.choseInSecret', { seat: name })
    : message(key, { seat: name, throw: event.throw });
}

/** Built kind by kind, so that an event or a field that is new is not seen before somebody says so. */
function viewEvent(event: RpsEvent, viewer: Viewer): RpsEvent {
  switch (event.kind) {
    case 'chose':
      return { kind: 'chose', seat: event.seat, throw: event.seat === viewer ? event.throw : 'hidden' };
    case 'revealed':
      return { kind: 'revealed', throws: event.throws, reveals: true };
    case 'roundWon':
      return { kind: 'roundWon', seat: event.seat };
    case 'roundTied':
      return { kind: 'roundTied' };
    case 'matchWon':
      return { kind: 'matchWon', seat: event.seat };
    case 'matchTied':
      return { kind: 'matchTied' };
  }
}

function draw({ target, round, scores, throws }: RpsView, table: Table): string {
  const width = Math.max(...table.names.map((name) => name.length));
  const lines = throws.map(
    (one, index) => ` ${nameOf(table, seat(index)).padEnd(width)}  ${scores[index] ?? 0}  ${one ?? '…'}`,
  );
  return [`round ${round}, first to ${target}`, ...lines].join('\n');
}

export const rockPaperScissors: Game<RockPaperScissors> = defineGame<RockPaperScissors>({
  id: 'rock-paper-scissors',
  version: '1.0.0',
  title: 'Rock, paper, scissors',
  summary: 'Both throw in secret; the first to win enough rounds wins.',
  seats: { min: 2, max: 2 },
  options: {
    shapes: OPTIONS,
  },
  rules,
  setup: ({ options }) => ({ target: targetOf(options), round: 1, scores: [0, 0], throws: [null, null] }),
  play: {
    simultaneous: true,
    toAct,
    // There is nothing to do but to answer.
    offers: () => [],
    result: resultOf,
    choices,
    sample: (state, by, chooser) => {
      const value = toAct(state).includes(by) ? pick<Throw>(chooser, THROWS) : undefined;
      return value && { kind: 'answer', seat: by, choice: choiceId(state.round, by), value };
    },
  },
  bots: { recommended: 'search:medium' },
  sight: {
    view: ({ target, round, scores, throws }, viewer) => ({
      target,
      round,
      scores,
      throws: throws.map((one, index) => (one === null || index === viewer ? one : 'hidden')),
    }),
    viewAll: ({ target, round, scores, throws }) => ({ target, round, scores, throws }),
    viewEvent,
    determinize: ({ target, round, scores, throws }, _, chooser) => ({
      target,
      round,
      scores,
      throws: throws.map((one) => (one === 'hidden' ? (pick<Throw>(chooser, THROWS) ?? null) : one)),
    }),
  },
  words: {
    messages: {
      'input.answer': 'throw {value}',
      'choice.selectOption.one': 'choose rock, paper or scissors',
      'event.chose': '{seat} chooses {throw}',
      'event.choseInSecret': '{seat} has chosen',
      'event.revealed': 'both hands: {throws}',
      'event.roundWon': '{seat} wins the round',
      'event.roundTied': 'the round is tied',
      'event.matchWon': '{seat} wins the match',
      'event.matchTied': 'the match is tied',
      'phrase.shows': '{seat} {throw}',
      'refusal.choiceClosed': 'that choice is closed',
      'refusal.notYourChoice': 'that choice is not yours',
      'refusal.gameOver': 'the match is over',
      'result.target': '{winners} wins the match',
      'result.rounds': 'the last round is over: {winners}',
      'scene.round': 'Round {round}, first to {target}',
      'scene.over': 'The match is over',
      'scene.throws': 'Throws',
      'scene.hand': 'Hand of {seat}',
      'scene.score': 'rounds won',
      'scene.rock': 'rock',
      'scene.paper': 'paper',
      'scene.scissors': 'scissors',
      'scene.thrown': '{seat} has thrown {throw}',
      'scene.hidden': '{seat} has thrown, in secret',
    },
    notation,
    eventLabel,
  },
  stage: { draw, ...stage },
});
