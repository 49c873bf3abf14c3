/** Waiting for somebody. What does not answer the question is done at once; then who has asked looks anew whom to ask for what. */
import { manipulate } from './manipulate.ts';
import type { Plain } from './plain.ts';
import type { Doing, Question, Reply } from './questions.ts';
import { newItem } from './stack.ts';
import { policyFor } from './time-out.ts';
import type { Player } from './things.ts';
import { endMatch, settle } from './victory.ts';
import { AskAgain } from './violation.ts';
import type { World } from './world.ts';

/** Gives what answers the question; undefined when the seat that was asked is out of time. */
export function* attend(plain: Plain, question: Question): Doing<Reply | undefined> {
  const { world } = plain;
  for (;;) {
    const reply = yield question;
    const seat = world.players.find(({ name }) => name === reply.seat);
    switch (reply.kind) {
      case 'concede':
        if (seat !== undefined) yield* concede(plain, seat);
        if (question.kind === 'priority') return reply;
        if (question.kind === 'choice') throw new AskAgain();
        // What the concession brought may have halted in its turn, and was let go on.
        if (question.kind === 'halt' && world.halted === null) return { kind: 'resume' };
        break;
      case 'timeout':
        if (policyFor(world, question, reply.seat) !== 'concede' && (question.kind !== 'priority' || !question.mustAct))
          return undefined;
        if (seat !== undefined) yield* concede(plain, seat);
        if (question.kind === 'choice') throw new AskAgain();
        return { kind: 'concede' };
      case 'stop':
        if (seat !== undefined) seat.until = '';
        return reply;
      case 'manipulate':
        world.turn.priority = null;
        if (seat !== undefined) yield* manipulate(plain, seat, reply);
        return reply;
      case 'endMatch':
        return endByHost(world, reply);
      default:
        return reply;
    }
  }
}

export function endByHost(world: World, { reason = world.halted === null ? 'ended' : 'halted' }: Reply): never {
  return endMatch(world, [], reason, 'victory');
}

/** An item of its own, in which the seat is out. */
export function* concede(plain: Plain, player: Player): Doing<void> {
  const base = plain.world.stack.length;
  plain.world.turn.priority = null;
  const item = newItem({
    rule: 'system',
    seat: player,
    work(at) {
      const inner = plain.within({ rule: 'victory', cause: 0, item: at });
      settle(inner, [{ result: 'lose', player, reason: 'concede' }]);
    },
  });
  // However much lies there, it is accepted.
  plain.world.stack.push(item);
  yield* plain.drain(base);
}
