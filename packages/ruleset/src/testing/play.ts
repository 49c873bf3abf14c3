/** Plays the bench: a position, the action `go` of the first seat, answers, and what came of it as lines and as a position. */
import { seat } from '@turnwise/game';
import type { Choice, Table } from '@turnwise/game';
import { openChoices } from '@turnwise/stack';
import { eventsOf, isRefusal } from '@turnwise/kernel';
import type { Json, JsonRecord, Script } from '@turnwise/kernel';
import { createRulesetGame } from './ops-bridge.tmp.ts';
import type { RulesetEvent, RulesetInput, RulesetState } from '../types.ts';
import { benchRuleset } from './bench.ts';
import type { BenchRequest } from './bench.ts';

export interface PlayRequest extends BenchRequest {
  /** Sections of the position; the turn is the first seat's, in the window of the bench. */
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
  /** Why the action was refused. */
  readonly refused: string | undefined;
  readonly winners: readonly string[] | undefined;
}

export function play(request: PlayRequest): Played {
  const { action = {}, position = {}, at = {}, answers = [], random = {}, seats = ['ann', 'bob'] } = request;
  const game = createRulesetGame(benchRuleset(request));
  const table: Table = { names: seats };
  const prepared = game.prepare({ seed: 1, seats, random });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  const { options, random: streams } = prepared.value;
  const start = game.notation.position.parse({ turn: TURN, ...position }, { ...table, options, random: streams });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  const events: RulesetEvent[] = [];
  const send = (input: RulesetInput): string | undefined => {
    const sent = game.kernel.dispatch(state, input);
    if (!sent.ok) throw new Error(`${sent.error.code}: ${sent.error.message}`);
    const { outcome } = sent.value;
    if (isRefusal(outcome)) return outcome.code;
    if (!('frame' in outcome)) throw new Error(`nothing happened: ${outcome.kind}`);
    events.push(...eventsOf(outcome.frame));
    state = sent.value.state;
    return undefined;
  };
  const refused = send({
    kind: 'action',
    seat: seat(0),
    action: String(action['id'] ?? 'go'),
    targets: at,
    params: {},
  });
  for (const answer of answers) {
    const choice = asked(state);
    if (choice === undefined) throw new Error(`nobody is asked for ${JSON.stringify(answer)}`);
    const value = game.notation.answer.parse(answer, choice, table);
    if (!value.ok) throw new Error(JSON.stringify(value.error));
    const code = send({ kind: 'answer', seat: choice.seat, choice: choice.id, value: value.value });
    if (code !== undefined) throw new Error(`the answer ${JSON.stringify(answer)} was refused: ${code}`);
  }
  return {
    events: events
      .filter(({ kind }) => !LEFT_OUT.includes(kind))
      .map((event) => lineOf(game.notation.event.format(event, table))),
    position: game.notation.position.format(state, table) as JsonRecord,
    choice: asked(state),
    refused,
    winners: state.ended?.winners.map((seat) => seats[seat] as string),
  };
}

/** What a value comes to, as a number. */
export function valueOf(value: Json, request: PlayRequest = {}): number {
  const { refused, position } = play({
    ...request,
    effects: [{ op: 'set_resource', resource: 'score', amount: value }],
  });
  if (refused !== undefined) throw new Error(refused);
  return ((position['resources'] as JsonRecord)['ann'] as JsonRecord)['score'] as number;
}

/** Whether a condition holds. */
export function holds(condition: Json, request: PlayRequest = {}): boolean {
  const then = [{ op: 'set_flag', flag: 'stormy' }];
  const { events } = play({ ...request, effects: [{ op: 'if', conditions: [condition], then }] });
  return events.some((line) => line.includes('flag=stormy'));
}

/** What is nothing: the power of no card, no card, no player. */
export const NO_NUMBER = { op: 'highest', of: { zone: 'graveyard' }, value: { ref: 'it.power' } };
export const NO_CARD = { op: 'first', of: { zone: 'graveyard' } };
export const NO_PLAYER = {
  op: 'first',
  of: { players: 'any', where: [{ op: 'compare', left: { ref: 'it.mana' }, is: '<', right: 0 }] },
};

const TURN = { number: 1, active: 'ann', phase: 'main', step: 'act', priority: 'ann' };
const LEFT_OUT: readonly string[] = ['action_taken', 'go', 'priority_changed', 'asked', 'answered'];

function asked(state: RulesetState): Choice | undefined {
  return openChoices(state.stack)[0];
}

/** `damaged target=wall amount=2 source=fox`, without what is nothing. */
function lineOf(event: Json): string {
  const { kind, id: _id, cause: _cause, by: _by, status, ...payload } = event as Readonly<Record<string, Json>>;
  const fields = Object.entries(payload)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [kind, ...fields, ...(status === 'applied' ? [] : [status])].join(' ');
}
