/** Questions to several seats at once: all answers are gathered, then each goes on with its own (section 5). */
import { askingAgain } from './asking-again.ts';
import { concede, endByHost } from './attend.ts';
import type { Plain } from './plain.ts';
import type { PlainChoice, Doing, Reply } from './questions.ts';
import { policyOf } from './time-out.ts';
import { AskAgain } from './violation.ts';

export function atOnce<T>(plain: Plain, asks: readonly (() => Doing<T>)[]): Doing<readonly T[]> {
  // When somebody concedes meanwhile all are asked again; an answer to the same question stands.
  const earlier: Answered[] = [];
  return askingAgain(() =>
    together(
      plain,
      asks.map((ask) => ask()),
      earlier,
    ),
  );
}

interface Answered {
  readonly choice: PlainChoice;
  readonly reply: Reply;
}

interface Open<T> {
  readonly doing: Doing<T>;
  readonly choice: PlainChoice;
  reply: Reply | null;
}

function* together<T>(plain: Plain, doings: readonly Doing<T>[], earlier: Answered[]): Doing<readonly T[]> {
  const begun = doings.map((doing): Open<T> | { readonly value: T } => {
    const { done, value } = doing.next();
    if (done === true) return { value };
    if (value.kind !== 'choice') throw new Error('what is asked at once must be choices');
    const { choice } = value;
    return { doing, choice, reply: earlier.find((one) => isSame(one.choice, choice))?.reply ?? null };
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
      earlier.length = 0;
      for (const { choice, reply: given } of open) if (given !== null) earlier.push({ choice, reply: given });
      if (seat !== undefined && (yield* isInterrupted(concede(plain, seat)))) earlier.length = 0;
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

/** Whether anybody was asked anything in the course of it. */
function* isInterrupted(doing: Doing<unknown>): Doing<boolean> {
  let interrupted = false;
  for (let step = doing.next(); step.done !== true; interrupted = true) step = doing.next(yield step.value);
  return interrupted;
}

function isSame(one: PlainChoice, other: PlainChoice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function concedes({ world }: Plain, choice: PlainChoice | undefined): boolean {
  return choice !== undefined && policyOf(world, choice) === 'concede';
}
