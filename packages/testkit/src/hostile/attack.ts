/**
 * The attack on a game, over its contract alone: random matches, and at places of them hostile inputs of every seat, made from all names
 * that occur in the state, in views, offers and events. It counts what was answered, and tells of everything that should not be.
 */
import { asAnyGame, createChooser, pick } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Chooser, HostGame, Seat } from '@turnwise/game';
import { isRecord, shorten } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Json } from '@turnwise/kernel';
import type { Match } from '@turnwise/match';
import { issuesText } from '../faults.ts';
import { seatNames } from '../walk.ts';
import { hostileInput } from './make-input.ts';
import type { Arms } from './make-input.ts';
import { namesIn } from './names.ts';
import { guessOf, printOf, toldByGuess, toldByName } from './oracle.ts';
import { send, sendSystem } from './send.ts';
import type { Sent } from './send.ts';

export interface AttackRequest {
  readonly inputs: number;
  readonly seed: number;
  readonly options?: Json;
  /** Milliseconds, where the caller has a clock: the slowest input is told. */
  readonly now?: () => number;
}

export interface AttackTally {
  readonly inputs: number;
  readonly matches: number;
  /** How often each code or outcome was answered. */
  readonly codes: Readonly<Record<string, number>>;
  /** Refusals that were compared with those in a state that the seat cannot tell from the true one, and by unseen names. */
  readonly compared: number;
  /** The most diffs and events that one input led to. */
  readonly mostChanges: number;
  /** In milliseconds; 0 without a clock. */
  readonly slowest: number;
  readonly slowestInput: string;
  /** How many inputs were answered wrongly, and the first of them. */
  readonly failed: number;
  readonly failures: readonly string[];
}

/** Hostile inputs at one place, and moves between two places. */
const AT_ONE_PLACE = 12;
const MOVES = 3;
/** Places of one match. */
const PLACES = 25;
const KEPT = 8;

export function attackGame(hosted: HostGame, request: AttackRequest): AttackTally {
  const attack = new Attack(asAnyGame(hosted), request);
  // A match in which nobody is to act takes none.
  for (let round = 0; !attack.isDone && round < request.inputs; round++) attack.play(request.seed + round);
  return attack.tally();
}

class Attack {
  readonly #game: AnyGame;
  readonly #request: AttackRequest;
  readonly #codes = new Map<string, number>();
  readonly #failures: string[] = [];
  #inputs = 0;
  #matches = 0;
  #compared = 0;
  #failed = 0;
  #mostChanges = 0;
  #slowest = 0;
  #slowestInput = '';

  constructor(game: AnyGame, request: AttackRequest) {
    this.#game = game;
    this.#request = request;
  }

  get isDone(): boolean {
    return this.#inputs >= this.#request.inputs;
  }

  tally(): AttackTally {
    return {
      inputs: this.#inputs,
      matches: this.#matches,
      codes: Object.fromEntries([...this.#codes].sort(([, a], [, b]) => b - a)),
      compared: this.#compared,
      mostChanges: this.#mostChanges,
      slowest: this.#slowest,
      slowestInput: this.#slowestInput,
      failed: this.#failed,
      failures: this.#failures,
    };
  }

  /** One match, with an attack at every few moves. */
  play(seed: number): void {
    this.#matches++;
    const match = this.#begun(seed);
    const chooser = createChooser(seed, 'hostile');
    const made: AnyInput[] = [];
    for (let place = 0; place < PLACES && !this.isDone && match.status === 'playing'; place++) {
      this.#assail(match, chooser, made, seed);
      for (let move = chooser.below(2 * MOVES); move >= 0 && match.status === 'playing'; move--) {
        const seat = pick(chooser, match.toAct);
        const input = seat === undefined ? undefined : this.#game.sample(match.state, seat, chooser);
        if (seat === undefined || input === undefined) return;
        made.push(input);
        match.submit(seat, input);
      }
    }
  }

  #begun(seed: number): Match {
    const { options = {} } = this.#request;
    const seats = seatNames(this.#game, seed, options);
    const created = createMatch({ game: this.#game, seed, seats, options });
    if (!created.ok) throw new Error(`${this.#game.id} cannot begin: ${issuesText(created.error)}`);
    return created.value;
  }

  /** So many at this place; everything that anybody sees must be the same after those that were refused. */
  #assail(match: Match, chooser: Chooser, made: readonly AnyInput[], seed: number): void {
    const { state } = match;
    const arms = armsAt(match, made);
    const sights = new Map(match.seats.map((seat) => [seat, sightOf(match, seat, chooser)]));
    const looks = this.#looks(match);
    for (let i = 0; i < AT_ONE_PLACE && !this.isDone; i++) {
      const seat = pick(chooser, chooser.below(2) === 0 && match.toAct.length > 0 ? match.toAct : match.seats);
      if (seat === undefined) return;
      const given = hostileInput(arms, chooser);
      // As it was read, or as it was sent.
      const read = match.parseInput(seat, given as Json);
      const input: unknown = read.ok && chooser.below(4) > 0 ? read.value : given;
      this.#inputs++;
      const answer = this.#timed(input, () =>
        chooser.below(10) === 0 ? sendSystem(match, input) : send(match, seat, input, chooser.below(12) === 0),
      );
      this.#count(answer, seed, seat, input);
      // It was taken, and this is another place.
      if (match.state !== state || match.status !== 'playing') return;
      const told = this.#told(match, seat, input, sights.get(seat));
      if (told !== undefined) this.#count({ code: 'told', changes: 0, wrong: told }, seed, seat, input);
    }
    if (this.#looks(match) !== looks)
      this.#count({ code: 'changed', changes: 0, wrong: 'refusals have changed a look' }, seed, undefined, null);
  }

  #looks(match: Match): string {
    return printOf([match.state, ...[...match.seats, null].map((viewer) => match.look(viewer))]);
  }

  /** What the answer gives away. */
  #told({ game, state }: Match, seat: Seat, input: unknown, sight: Sight | undefined): string | undefined {
    if (sight === undefined || !isRecord(input) || oversize(input)) return undefined;
    const own = { ...input, seat } as unknown as AnyInput;
    this.#compared++;
    const hidden = sight.hidden.find((name) => holds(own, name));
    const byName = hidden === undefined ? undefined : toldByName(game, state, own, hidden, 'z'.repeat(hidden.length));
    return byName ?? toldByGuess(game, state, sight.guess, own);
  }

  #timed(input: unknown, work: () => Sent): Sent {
    const { now } = this.#request;
    if (now === undefined) return work();
    const before = now();
    const answer = work();
    const took = now() - before;
    if (took > this.#slowest) [this.#slowest, this.#slowestInput] = [took, shorten(input)];
    return answer;
  }

  #count({ code, changes, wrong }: Sent, seed: number, seat: Seat | undefined, input: unknown): void {
    this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
    this.#mostChanges = Math.max(this.#mostChanges, changes);
    if (wrong === undefined) return;
    this.#failed++;
    if (this.#failures.length < KEPT)
      this.#failures.push(`seed ${seed}, seat ${seat ?? 'none'}: ${wrong}\n  ${JSON.stringify(input)?.slice(0, 400)}`);
  }
}

/** What is too deep or too long to be compared. */
function oversize(value: unknown, levels = 12): boolean {
  if (typeof value === 'string') return value.length > 1000;
  if (typeof value !== 'object' || value === null) return false;
  const parts = Object.values(value);
  return levels === 0 || parts.length > 100 || parts.some((one) => oversize(one, levels - 1));
}

interface Sight {
  /** A state that the seat cannot tell from the true one. */
  readonly guess: AnyState;
  /** Names that it can know from nowhere: neither from what it sees, nor because they must be there. */
  readonly hidden: readonly string[];
}

/** Undefined for a game that hides nothing. */
function sightOf(match: Match, seat: Seat, chooser: Chooser): Sight | undefined {
  const { game, state } = match;
  const guess = guessOf(game, state, seat, chooser);
  if (guess === undefined) return undefined;
  const known = namesIn(guess, match.look(seat), match.events(seat), Object.keys(game.rules.inputs));
  const texts = new Set([...known.texts, ...known.fields]);
  return { guess, hidden: namesIn(state).texts.filter((name) => !texts.has(name)) };
}

function holds(value: unknown, name: string): boolean {
  if (value === name) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => holds(one, name));
}

/** What is offered now and what was made before, as the rules have it and as people write it, and every name there is. */
function armsAt(match: Match, made: readonly AnyInput[]): Arms {
  const { game, state, seats, table } = match;
  const offered = seats.flatMap((seat) => game.offers(state, seat).flatMap((offer) => game.expand(offer, 4).inputs));
  const sound = [...offered, ...made.slice(-10)];
  const written = sound.map((input): unknown => game.notation.input.format(input, table));
  const look = match.look(seats[0] ?? null);
  const frames = match.frames.slice(-3).map(({ changes }) => changes);
  const names = namesIn(sound, table.names, look.offers, look.choices, look.view, frames, state);
  // What has just been numbered is what lies before everybody.
  const { ids } = namesIn(frames.slice(-2));
  return { game, sound: [...sound, ...written.filter(isRecord)], names: { ...names, ids } };
}
