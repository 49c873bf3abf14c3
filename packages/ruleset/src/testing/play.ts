/** Plays the sandbox: a position, the action `go` of the first seat, answers, and what came of it as lines and as a position. */
import { seat } from '@turnwise/game';
import type { Choice } from '@turnwise/game';
import type { Json, JsonRecord, Script } from '@turnwise/kernel';
import { SandboxMatch } from './sandbox-match.ts';
import { sandboxRuleset } from './sandbox.ts';
import type { SandboxRequest } from './sandbox.ts';

export interface PlayRequest extends SandboxRequest {
  /** Sections of the position; the turn is the first seat's, in the window of the sandbox. */
  readonly position?: JsonRecord;
  /** What `go` is aimed at, by target. */
  readonly at?: Readonly<Record<string, string | readonly string[]>>;
  /** Answers to what is asked, in order. */
  readonly answers?: readonly Json[];
  readonly random?: Script;
  readonly seats?: readonly string[];
}

export interface Played {
  /** What happened, one line for each event, without the action itself and who has priority. */
  readonly events: readonly string[];
  readonly position: JsonRecord;
  /** What is asked at the end. */
  readonly choice: Choice | undefined;
  /** Why the action was refused, and what explains it. */
  readonly refused: string | undefined;
  readonly params: JsonRecord | undefined;
  readonly winners: readonly string[] | undefined;
}

export function play(request: PlayRequest): Played {
  const { action, position = {}, at = {}, answers = [], random = {}, seats = ['ann', 'bob'] } = request;
  const document = sandboxRuleset(request);
  const match = new SandboxMatch({ document, position: { turn: TURN, ...position }, seats, random });
  const id = action?.id ?? 'go';
  const refusal = match.send({ kind: 'action', seat: seat(0), action: id, targets: at, params: {} });
  for (const answer of answers) match.answer(answer);
  if (match.choice === undefined) match.checkScript();
  return {
    events: match.events.filter(({ kind }) => !LEFT_OUT.includes(kind)).map(lineOf),
    position: match.position,
    choice: match.choice,
    refused: refusal?.code,
    params: refusal?.params,
    winners: match.state.ended?.winners.map((winner) => seats[winner] as string),
  };
}

/** What a value comes to, as a number. */
export function valueOf(value: unknown, request: PlayRequest = {}): number {
  const effects = [{ op: 'set_resource', resource: 'score', amount: value }];
  const { refused, position } = play({ ...request, effects });
  if (refused !== undefined) throw new Error(refused);
  return ((position['resources'] as JsonRecord)['ann'] as JsonRecord)['score'] as number;
}

/** Whether a condition holds. */
export function holds(condition: unknown, request: PlayRequest = {}): boolean {
  const { events } = play({ ...request, effects: [{ op: 'set_flag', flag: 'answer', value: condition }] });
  return events.some((line) => line === 'flag_changed flag=answer value=true');
}

/** What is nothing: the power of no card, no card, no player. */
export const NO_NUMBER = { op: 'highest', of: { zone: 'graveyard' }, value: { ref: 'it.power' } };
export const NO_CARD = { op: 'first', of: { zone: 'graveyard' } };
export const NO_PLAYER = {
  op: 'first',
  of: { players: 'any', where: [{ op: 'compare', left: { ref: 'it.mana' }, is: '<', right: 0 }] },
};

const TURN = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
const LEFT_OUT: readonly unknown[] = ['action_taken', 'go', 'priority_changed'];

/** `damaged target=wall amount=2 source=fox`, without what is nothing. */
function lineOf({ kind, id: _id, cause: _cause, by: _by, status, ...payload }: JsonRecord): string {
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [kind as string, ...fields, ...(status === 'applied' ? [] : [status as string])].join(' ');
}
