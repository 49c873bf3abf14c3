/**
 * A match under the plain interpreter: one generator from the beginning to the end, resumed by inputs. It lives in memory along a
 * match, and knows names alone. An input that exceeds a guard leaves no trace: the match is played again without it.
 */
import { isAbort } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { readPosition } from './from-position.ts';
import { Interpreter } from './interpreter.ts';
import { askedSeats, choicesIn, legalInputs, refusalOf } from './legal.ts';
import { isSorting, sortCards } from './manipulate.ts';
import type { Plain } from './plain.ts';
import { writePosition } from './position.ts';
import type { PlainChoice, Doing, Question, Reply } from './questions.ts';
import { setUp } from './setting-up.ts';
import type { Setting } from './setting-up.ts';
import { policyFor } from './time-out.ts';
import { playMatch } from './turns.ts';
import { GuardExceeded, MatchOver } from './violation.ts';
import type { Ended, PlainEvent, World } from './world.ts';

export type Submitted = { readonly refused: string } | { readonly events: readonly Json[] };

export interface PlainMatch {
  begin(): Submitted;
  submit(input: Reply): Submitted;
  position(): Readonly<Record<string, Json>>;
  choices(): readonly PlainChoice[];
  toAct(): readonly string[];
  legal(seat: string): readonly Json[];
  result(): Ended | null;
}

export function createPlainMatch(setting: Setting): PlainMatch {
  return new Match(() => setUp(setting), 'begin');
}

/** From the middle of a match: somebody has priority, and nothing is at work. */
export function plainMatchFrom(setting: Setting, position: Json): PlainMatch {
  const match = new Match(() => readPosition(setting, position), 'window');
  match.begin();
  return match;
}

class Match implements PlainMatch {
  readonly #makeWorld: () => World;
  readonly #from: 'begin' | 'window';
  readonly #inputs: Reply[] = [];
  #world: World;
  #plain: Plain;
  #doing: Doing<never> | null = null;
  #question: Question | null = null;

  constructor(makeWorld: () => World, from: 'begin' | 'window') {
    this.#makeWorld = makeWorld;
    this.#from = from;
    this.#world = makeWorld();
    this.#plain = plainOver(this.#world);
  }

  begin(): Submitted {
    if (this.#doing !== null) return { refused: 'begun' };
    this.#doing = playMatch(this.#plain, this.#from);
    return this.#resume({ kind: 'begin' });
  }

  submit(input: Reply): Submitted {
    if (input.kind === 'begin') return this.begin();
    const refused = this.#doing === null ? 'notBegun' : refusalOf(this.#plain, this.#question, input);
    return refused === undefined ? this.#resume(input) : { refused };
  }

  position(): Readonly<Record<string, Json>> {
    return writePosition(this.#world);
  }

  choices(): readonly PlainChoice[] {
    return choicesIn(this.#question);
  }

  toAct(): readonly string[] {
    return askedSeats(this.#question);
  }

  legal(seat: string): readonly Json[] {
    return legalInputs(this.#plain, this.#question, seat);
  }

  result(): Ended | null {
    return this.#world.ended;
  }

  /** Runs until somebody is asked or the match is over. */
  #resume(input: Reply): Submitted {
    const world = this.#world;
    world.log = [];
    world.steps = 0;
    world.made = false;
    // What was used up for one input of a player stays so for the answers that it brings.
    const answers =
      input.kind === 'timeout' &&
      this.#question !== null &&
      choicesIn(this.#question).length > 0 &&
      policyFor(world, this.#question, input.seat) !== 'concede';
    if (this.#sorts(input)) {
      this.#inputs.push(input);
      return { events: world.log.map(writeEvent) };
    }
    const isAnswer = input.kind === 'answer' || answers;
    if (!isAnswer) world.uses = world.uses.filter(({ scope }) => scope !== 'input');
    try {
      const next = this.#doing?.next(input);
      this.#question = next?.value ?? null;
    } catch (thrown) {
      if (thrown instanceof GuardExceeded || isAbort(thrown)) return this.#takeBack(thrown);
      if (!(thrown instanceof MatchOver)) throw thrown;
      this.#question = null;
      world.turn.priority = null;
    }
    this.#inputs.push(input);
    return { events: world.log.map(writeEvent) };
  }

  /** What may be sorted at any time is done beside everything else: whoever is asked stays asked. */
  #sorts(input: Reply): boolean {
    const seat = this.#world.players.find(({ name }) => name === input.seat);
    if (seat === undefined || !isSorting(this.#plain, seat, input)) return false;
    sortCards(this.#plain, seat, input);
    return true;
  }

  /** The match again, without the input that went wrong. */
  #takeBack(thrown: unknown): Submitted {
    const inputs = this.#inputs.splice(0);
    this.#world = this.#makeWorld();
    this.#plain = plainOver(this.#world);
    this.#doing = null;
    this.#question = null;
    for (const input of inputs)
      if (input.kind === 'begin') this.begin();
      else this.#resume(input);
    return { refused: isAbort(thrown) ? thrown.code : 'guardExceeded' };
  }
}

function plainOver(world: World): Plain {
  const { active } = world.turn;
  return new Interpreter(world, {
    rule: 'turn',
    cause: 0,
    item: null,
    self: null,
    source: null,
    controller: active,
    player: active,
    event: null,
    action: false,
    targets: new Map(),
    given: null,
    bound: new Map(),
    params: {},
    it: null,
    layered: true,
    rounds: { count: 0 },
    drawn: new Map(),
  });
}

/** In the notation of events. */
function writeEvent({ kind, id, cause, by, status, payload }: PlainEvent): Json {
  return { ...payload, kind, id, cause, by, status };
}
