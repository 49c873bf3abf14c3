/**
 * Rock, paper, scissors: both seats choose in secret, in any order; the last one in shows both hands in the same dispatch.
 * Four behaviours, two diffs.
 */
import { seat } from '@turnwise/game';
import { disallowed, fact, integer, oneOf, text } from '@turnwise/kernel';
import type { Evaluation, Rules, Writable } from '@turnwise/kernel';
import { choiceId } from './choices.ts';
import { invariants } from './invariants.ts';
import { isOver, resultOf, roundWinner } from './standing.ts';
import { THROWS } from './types.ts';
import type { RockPaperScissors, RpsEvent, RpsState, Throw } from './types.ts';

/** Only an answer to the seat's own open choice goes on. */
const open: Evaluation<RockPaperScissors> = {
  name: 'open',
  order: -1000,
  evaluate({ seat: by, choice }, state) {
    if (isOver(state)) return disallowed('gameOver');
    const isPending = (one: number): boolean =>
      state.throws[one] === null && choice === choiceId(state.round, seat(one));
    if (isPending(by)) return undefined;
    return disallowed(isPending(1 - by) ? 'notYourChoice' : 'choiceClosed', { choice });
  },
};

/** The throw is set down, face down. */
const commit: Evaluation<RockPaperScissors> = {
  name: 'commit',
  order: 0,
  evaluate: (input) => [{ kind: 'commit', seat: input.seat, throw: input.value }],
};

/** With the last throw both are shown and the round is scored. */
const showdown: Evaluation<RockPaperScissors> = {
  name: 'showdown',
  order: 100,
  evaluate(_, { throws }) {
    const [first, second] = throws;
    if (first === null || first === undefined || second === null || second === undefined) return undefined;
    const revealed: RpsEvent = { kind: 'revealed', throws: [first, second], reveals: true };
    return [fact(revealed), { kind: 'score', winner: roundWinner(first, second) }];
  },
};

/** Says how the match ended, when it did. */
const ending: Evaluation<RockPaperScissors> = {
  name: 'ending',
  order: 200,
  evaluate(_, state) {
    const winners = resultOf(state)?.winners;
    if (winners === undefined) return undefined;
    const [winner, other] = winners;
    const event: RpsEvent =
      winner === undefined || other !== undefined ? { kind: 'matchTied' } : { kind: 'matchWon', seat: winner };
    return [fact(event)];
  },
};

export const rules: Rules<RockPaperScissors> = {
  name: 'rock-paper-scissors',
  schemaVersion: 1,
  fork: (s) => ({ target: s.target, round: s.round, scores: s.scores, throws: s.throws }),
  copyInto(to, from) {
    const target = to as Writable<RpsState>;
    target.target = from.target;
    target.round = from.round;
    for (let one = 0; one < 2; one++) {
      (to.scores as number[])[one] = from.scores[one] as number;
      (to.throws as (Throw | null)[])[one] = from.throws[one] as Throw | null;
    }
  },
  inputs: { answer: { seat: integer(0, 1), choice: text, value: oneOf(THROWS) } },
  behaviours: [open, commit, showdown, ending],
  apply(draft, diff, emit) {
    const { state } = draft;
    switch (diff.kind) {
      case 'commit':
        (state.throws = draft.own(state.throws))[diff.seat] = diff.throw;
        emit?.({ kind: 'chose', seat: diff.seat, throw: diff.throw });
        break;
      case 'score': {
        const { winner } = diff;
        (state.throws = draft.own(state.throws)).fill(null);
        state.round++;
        if (winner < 0) emit?.({ kind: 'roundTied' });
        else {
          const scores = (state.scores = draft.own(state.scores));
          scores[winner] = (scores[winner] as number) + 1;
          emit?.({ kind: 'roundWon', seat: seat(winner) });
        }
        break;
      }
    }
  },
  invariants,
};
