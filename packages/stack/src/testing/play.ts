/** Plays the toy game for tests: each function gives what it is named after, and throws when the answer was another. */
import { offerOf, sampleOffer } from '@turnwise/game';
import type { Answer, Choice, Chooser } from '@turnwise/game';
import { eventsOf, isRefusal } from '@turnwise/kernel';
import type { EngineError, Frame, Kernel, Refusal } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { openChoices } from '../effect.ts';
import { A } from './toy.ts';
import type { Task, Toy, ToyEvent, ToyInput, ToyState } from './toy-types.ts';

export interface Sent {
  readonly frame: Frame<Toy>;
  readonly state: ToyState;
  readonly events: readonly ToyEvent[];
}

export function sent(kernel: Kernel<Toy>, state: ToyState, input: ToyInput): Sent {
  const result = kernel.dispatch(state, input);
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  const { outcome, state: next } = result.value;
  if (!('frame' in outcome)) throw new Error(`expected a frame, got ${JSON.stringify(outcome)}`);
  return { frame: outcome.frame, state: next, events: eventsOf(outcome.frame) };
}

/** With the state that came back, which must be the one that was sent in. */
export function refused(kernel: Kernel<Toy>, state: ToyState, input: ToyInput): Refusal {
  const result = kernel.dispatch(state, input);
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  const { outcome, state: next } = result.value;
  if (!isRefusal(outcome)) throw new Error(`expected a refusal, got ${outcome.kind}`);
  if (next !== state) throw new Error('a refusal must give back the very state');
  return outcome;
}

export function failed(kernel: Kernel<Toy>, state: ToyState, input: ToyInput): EngineError {
  const result = kernel.dispatch(state, input);
  if (result.ok) throw new Error(`expected an engine error, got ${result.value.outcome.kind}`);
  return result.error;
}

export function doing(task: Task): ToyInput {
  return { kind: 'do', seat: A, task };
}

/** The answer of the seat that is asked; where several are, of the one whose turn it is in this list. */
export function answering(state: ToyState, value: Json, which = 0): Answer {
  const choice = openChoices(state.stack)[which] as Choice;
  return { kind: 'answer', seat: choice.seat, choice: choice.id, value };
}

/** Some legal answer to one of the open choices. */
export function someAnswer(state: ToyState, chooser: Chooser): Answer {
  const open = openChoices(state.stack);
  const choice = open[chooser.below(open.length)] as Choice;
  return sampleOffer(offerOf(choice), chooser) as unknown as Answer;
}

/** The state after a task and these answers to what it asks. */
export function played(kernel: Kernel<Toy>, start: ToyState, task: Task, ...answers: readonly Json[]): Sent {
  let at = sent(kernel, start, doing(task));
  const events = [...at.events];
  for (const value of answers) {
    at = sent(kernel, at.state, answering(at.state, value));
    events.push(...at.events);
  }
  return { ...at, events };
}

/** An event as a short line; the beginning of an effect is left to `causeTree`. */
export function lines(events: readonly ToyEvent[]): readonly string[] {
  return events.flatMap((event) => {
    switch (event.kind) {
      case 'began':
        return [];
      case 'drew':
        return [`${event.seat} drew ${event.card}`];
      case 'moved':
        return [`${event.seat} moved ${event.card} to ${event.to}`];
      case 'arranged':
        return [`${event.seat} arranged`];
      case 'ended':
        return ['ended'];
      case 'asked':
        return [`${event.choice} asked ${event.seat} for ${event.source}`];
      case 'answered':
        return [`${event.seat} answered ${event.choice}`];
    }
  });
}

/** The tree of causes, drawn with one line for each effect and each event, from the input (0) to the last. */
export function causeTree(events: readonly ToyEvent[]): string {
  const under = (cause: number, indent: string): readonly string[] =>
    events.flatMap((event) => {
      if (!('cause' in event) || event.cause !== cause) return [];
      if (event.kind !== 'began') return lines([event]).map((line) => indent + line);
      return [`${indent}${event.id} ${event.what}`, ...under(event.id, `${indent}  `)];
    });
  return under(0, '').join('\n');
}
