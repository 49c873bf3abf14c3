/** Questions to several seats at once: all answers are gathered, then each goes on with its own (section 5). */
import { askingAgain } from './asking-again.ts';
import { concede, endByHost } from './attend.ts';
import type { Plain } from './plain.ts';
import type { Choice, Doing, Reply } from './questions.ts';
import { policyOf } from './time-out.ts';
import { AskAgain } from './violation.ts';

export function atOnce<T>(plain: Plain, asks: readonly (() => Doing<T>)[]): Doing<readonly T[]> {
  // When somebody concedes meanwhile all are asked again.
  return askingAgain(() =>
    together(
      plain,
      asks.map((ask) => ask()),
    ),
  );
}

interface Open<T> {
  readonly doing: Doing<T>;
  readonly choice: Choice;
  reply: Reply | null;
}

function* together<T>(plain: Plain, doings: readonly Doing<T>[]): Doing<readonly T[]> {
  const begun = doings.map((doing): Open<T> | { readonly value: T } => {
    const { done, value } = doing.next();
    if (done === true) return { value };
    if (value.kind !== 'choice') throw new Error('what is asked at once must be choices');
    return { doing, choice: value.choice, reply: null };
  });
  const open = begun.filter((one): one is Open<T> => 'doing' in one);
  while (open.some(({ reply }) => reply === null)) {
    const waiting = open.filter(({ reply }) => reply === null);
    const reply: Reply = yield {
      kind: 'choices',
      choices: waiting.map(({ choice }) => choice),
      all: open.map(({ choice }) => choice),
    };
    const seat = plain.world.players.find(({ name }) => name === reply.seat);
    const asked = waiting.find(({ choice }) => choice.seat === reply.seat);
    if (reply.kind === 'endMatch') endByHost(plain.world, reply);
    if (reply.kind === 'concede' || (reply.kind === 'timeout' && concedes(plain, asked?.choice))) {
      if (seat !== undefined) yield* concede(plain, seat);
      throw new AskAgain();
    }
    if (asked !== undefined) asked.reply = reply;
    if (reply.kind === 'answer' && seat !== undefined) seat.until = '';
  }
  return begun.map((one) => {
    if ('value' in one) return one.value;
    const { done, value } = one.doing.next(one.reply as Reply);
    if (done !== true) throw new Error('an answer ends the question');
    return value;
  });
}

function concedes({ world }: Plain, choice: Choice | undefined): boolean {
  return choice !== undefined && policyOf(world, choice) === 'concede';
}
