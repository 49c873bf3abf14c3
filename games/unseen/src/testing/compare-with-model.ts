/**
 * Plays a random play in the game and in the plain model side by side, and tells the first difference: after every step the
 * whole world, and of every action that there is whether it is accepted, and if not the code with all its parameters.
 */
import { seat } from '@turnwise/game';
import { eventsOf, hashValue, History, isRefusal } from '@turnwise/kernel';
import type { Dispatched, EngineError, Json, Result } from '@turnwise/kernel';
import { ACTIONS } from '../actions.ts';
import { unseen } from '../game.ts';
import type { Action, Unseen, UnseenEvent, UnseenInput, UnseenState } from '../types.ts';
import { plainAct } from './plain-model.ts';
import type { PlainStep } from './plain-model.ts';
import { isRefused } from './plain/plan.ts';
import type { PlainRefusal } from './plain/plan.ts';
import { playerOf, plainStart } from './plain/world.ts';
import type { PlainDocument, PlainState } from './plain/world.ts';

/** An accepted action by number, among the bolder ones (not just a step) if there are any; or any action; or a control. */
export type PlayStep =
  | { readonly kind: 'accepted'; readonly pick: number; readonly bold: boolean }
  | { readonly kind: 'any'; readonly action: Action }
  | { readonly kind: 'restart' | 'undo' | 'redo' };

export interface Play {
  readonly document: PlainDocument;
  readonly steps: readonly PlayStep[];
}

export interface Compared {
  /** Events and refusals that came up, for a test that wants to know that it has met everything. */
  readonly met: ReadonlySet<string>;
  readonly difference: Difference | undefined;
}

export interface Difference {
  readonly at: string;
  readonly game: unknown;
  readonly model: unknown;
}

export function compareWithModel({ document, steps }: Play): Compared {
  const met = new Set<string>();
  const parsed = unseen.notation.position.parse(document as unknown as Json, { names: NAMES, options: {}, random: {} });
  if (!parsed.ok) return { met, difference: { at: 'position', game: parsed.error, model: document } };
  const both = new Both(plainStart(document), parsed.value, met);
  let difference = both.standing('the start');
  for (const [index, step] of steps.entries()) {
    const name = `step ${index + 1}`;
    difference ??= both.play(name, step) ?? both.standing(`after ${name}`);
  }
  return { met, difference };
}

const NAMES = ['player'];
const PLAYER = seat(0);

/** What a step came to, on either side. */
interface Done {
  readonly outcome: string;
  readonly code?: string;
  readonly params?: unknown;
  readonly events?: readonly unknown[];
}

/** The two sides of a play, the model with its own way back. */
class Both {
  readonly #game: History<Unseen>;
  readonly #start: PlainState;
  readonly #met: Set<string>;
  #model: PlainState;
  /** What the model would do with each action as it stands. */
  #answers: readonly { readonly action: Action; readonly answer: PlainStep | PlainRefusal }[] = [];
  #past: PlainState[] = [];
  #future: PlainState[] = [];

  constructor(model: PlainState, state: UnseenState, met: Set<string>) {
    this.#game = new History(unseen.kernel, state);
    this.#start = model;
    this.#model = model;
    this.#met = met;
  }

  play(name: string, step: PlayStep): Difference | undefined {
    switch (step.kind) {
      case 'undo':
        return differenceOf(name, doneByGame(this.#game.undo()), this.#undo());
      case 'redo':
        return differenceOf(name, doneByGame(this.#game.redo()), this.#redo());
      case 'restart':
        return differenceOf(name, doneByGame(this.#game.dispatch({ kind: 'restart', seat: PLAYER })), this.#restart());
      case 'any':
        return this.#act(name, step.action);
      case 'accepted': {
        const accepted = this.#accepted();
        const bold = accepted.filter(({ kind }) => kind === 'push' || kind === 'pull' || kind === 'useRift');
        const among = step.bold && bold.length > 0 ? bold : accepted;
        return this.#act(name, among[step.pick % among.length] ?? { kind: 'wait' });
      }
    }
  }

  /** Everything that can be asked of both as they stand. */
  standing(name: string): Difference | undefined {
    this.#answers = ACTIONS.map((action) => ({ action, answer: plainAct(this.#model, action) }));
    const state = this.#game.state;
    const { slices, worldLine, history, anchors, phase } = this.#model;
    const player = playerOf(this.#model);
    const model = {
      player,
      turn: worldLine.length - 1,
      phase,
      worldLine,
      history,
      anchors,
      slices: slices.map((slice, t) => (t === player[2] ? { ...slice, player: [player[0], player[1]] } : slice)),
    };
    const asked = { slices: Object.fromEntries(slices.map((_, t) => [t, {}])) };
    const formatted = unseen.notation.position.comparable?.(state, asked, { names: NAMES }) as Record<string, Json>;
    const { anchors: left = [], history: acted = [], slices: world, ...others } = formatted;
    const game = {
      player: others['player'],
      turn: others['turn'],
      phase: others['phase'],
      worldLine: others['worldLine'],
      history: acted,
      anchors: left,
      slices: Object.values(world as Record<string, Json>),
    };
    return differenceOf(name, game, model) ?? this.#refusals(name) ?? this.#end(name);
  }

  #refusals(name: string): Difference | undefined {
    for (const { action, answer } of this.#answers) {
      const given = unseen.validate(this.#game.state, inputOf(action));
      const game = given.ok ? (given.value === undefined ? null : codeOf(given.value)) : given.error;
      const model = isRefused(answer) ? codeOf(answer) : null;
      if (model !== null) this.#met.add(metBy(model));
      const difference = differenceOf(`${name}, asked for ${JSON.stringify(action)}`, game, model);
      if (difference !== undefined) return difference;
    }
    return undefined;
  }

  #end(name: string): Difference | undefined {
    const accepted = this.#accepted();
    const offered = unseen.legalInputs(this.#game.state, PLAYER).inputs.map(({ seat: _seat, ...action }) => action);
    const result = unseen.result(this.#game.state) ?? null;
    const { phase } = this.#model;
    const reason = phase !== 'playing' ? phase : accepted.length > 0 ? undefined : 'stuck';
    const ended = reason === undefined ? null : { winners: reason === 'won' ? [PLAYER] : [], reason };
    const toAct = reason === undefined ? [PLAYER] : [];
    return differenceOf(
      name,
      { offered, result, toAct: unseen.toAct(this.#game.state) },
      { offered: accepted, result: ended, toAct },
    );
  }

  #accepted(): readonly Action[] {
    return this.#answers.flatMap(({ action, answer }) => (isRefused(answer) ? [] : [action]));
  }

  #act(name: string, action: Action): Difference | undefined {
    const before = this.#model;
    const game = doneByGame(this.#game.dispatch(inputOf(action)));
    const played = plainAct(before, action);
    const model = isRefused(played)
      ? { outcome: 'disallowed', ...codeOf(played) }
      : this.#commit(played.state, played.events);
    return differenceOf(`${name}, ${JSON.stringify(action)}`, game, model);
  }

  /** At the start there is nothing to go back to. */
  #restart(): Done {
    if (hashValue(this.#model) === hashValue(this.#start)) return { outcome: 'noChange' };
    return this.#commit({ ...this.#start }, [{ kind: 'restarted' }]);
  }

  #commit(after: PlainState, events: readonly UnseenEvent[]): Done {
    for (const event of events) this.#met.add(metIn(event));
    this.#future = [];
    this.#past = after.level.rules.allowUndo ? [...this.#past, this.#model] : [];
    this.#model = after;
    return { outcome: 'committed', events };
  }

  #undo(): Done {
    const before = this.#past.pop();
    if (before === undefined) {
      const isFirst = this.#model.level.rules.allowUndo || this.#game.length === 0;
      const code = isFirst ? 'nothingToUndo' : 'undoBlockedByIrreversibleBoundary';
      return { outcome: 'disallowed', code, params: {} };
    }
    this.#future.push(this.#model);
    this.#model = before;
    return { outcome: 'undone' };
  }

  #redo(): Done {
    const after = this.#future.pop();
    if (after === undefined) return { outcome: 'disallowed', code: 'nothingToRedo', params: {} };
    this.#past.push(this.#model);
    this.#model = after;
    return { outcome: 'redone' };
  }
}

function inputOf(action: Action): UnseenInput {
  return { ...action, seat: PLAYER };
}

function doneByGame(given: Result<Dispatched<Unseen>, EngineError>): Done | EngineError {
  if (!given.ok) return given.error;
  const { outcome } = given.value;
  if (isRefusal(outcome)) return { outcome: outcome.kind, ...codeOf(outcome) };
  if (outcome.kind !== 'committed') return { outcome: outcome.kind };
  return { outcome: outcome.kind, events: eventsOf(outcome.frame).map(({ final: _final, ...event }) => event) };
}

function codeOf({ code, params }: { readonly code: string; readonly params: unknown }): Pick<Done, 'code' | 'params'> {
  return { code, params };
}

/** A refusal's code, with the code of its reason or its rule. */
function metBy({ code, params }: Pick<Done, 'code' | 'params'>): string {
  const { reason, rule, phase } = params as { reason?: { code: string }; rule?: string; phase?: string };
  return [code, reason?.code ?? rule ?? phase].filter((part) => part !== undefined).join(' ');
}

/** An event's kind, with the kind of the first violation. */
function metIn(event: UnseenEvent): string {
  return event.kind === 'paradox' ? `paradox ${event.violations[0]?.kind}` : event.kind;
}

/** Equal values have equal hashes, whatever the order of their keys. */
function differenceOf(at: string, game: unknown, model: unknown): Difference | undefined {
  return hashValue(game) === hashValue(model) ? undefined : { at, game, model };
}
