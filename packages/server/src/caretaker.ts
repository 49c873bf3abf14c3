/**
 * Does at a table what nobody does by hand: bots move, and time runs out. What it does is entered like anything else, so that it does no harm
 * if two processes do it: one of them comes first. To spare the work, only one does it at once, and each of the others a while later.
 */
import type { Seat } from '@turnwise/game';
import type { Refusal } from '@turnwise/kernel';
import { isTooLong } from '@turnwise/table';
import type { ClockEnd, TableAnswer, Fold } from '@turnwise/table';
import type { BotPlayers } from './bot-players.ts';
import type { Room } from './room.ts';
import type { TableWorld } from './table-world.ts';
import { newSeed } from './tokens.ts';

/** The longest time that a timer takes. */
const LONGEST = 2_000_000_000;
const MOST_FAILURES = 5;
/** Milliseconds after which it is looked whether the log answers again, at most. */
const LONGEST_OUTAGE = 10_000;
/** Milliseconds that each further process waits. */
const GRACE = 2_000;
/** A clock that runs out so soon, in milliseconds, is waited for though nobody is there. Of others, the end is entered when somebody comes. */
const SOON = 600_000;

interface BotTurn {
  readonly seat: string;
  readonly bot: string;
  readonly decision: string;
}

/** What came of a bot's turn. */
type Thought =
  | { readonly kind: 'done' }
  /** The log did not answer. */
  | { readonly kind: 'unable' }
  | { readonly kind: 'failed'; readonly failure: unknown };

export class Caretaker {
  readonly #world: TableWorld;
  readonly #room: Room;
  readonly #thinking = new Set<string>();
  /** By decision, how often the bot has failed. */
  readonly #failures = new Map<string, number>();
  readonly #stop: () => void;
  /** How often the log did not answer, in a row. */
  #outages = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** When the next clock runs out. */
  #flagAt: number | undefined;
  /** Bots have all seats, and play. */
  #isBotsOnly = false;
  #closed = false;

  constructor(world: TableWorld, room: Room) {
    this.#world = world;
    this.#room = room;
    this.#stop = room.table.on((_, fold) => this.#attend(fold));
  }

  /** Whether a bot of this table is thinking, or a clock of it runs out soon: then it is not put away. */
  get isBusy(): boolean {
    return this.#thinking.size > 0 || isSoon(this.#flagAt, this.#world.now());
  }

  /** Bots have all seats, and play: nobody need be there for that. */
  get isBotsOnly(): boolean {
    return this.#isBotsOnly;
  }

  /** Looks what is to be done, once the table is free. */
  look(): void {
    void this.#room.table.read((fold) => this.#attend(fold)).catch(() => this.#lookIn(LONGEST_OUTAGE));
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
  }

  #attend(fold: Fold): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const isRunning = !fold.isOver && fold.halted === undefined && fold.stage !== 'open';
    const next = isRunning ? nextEnd(fold) : undefined;
    this.#expect(next?.flagAt);
    const goesOn = isRunning && !isTooLong(fold, this.#world.recordsPerMatch);
    this.#noteBots(goesOn && fold.seating.all.every(({ bot }) => bot !== null));
    if (!isRunning) return;
    const { rank } = this.#room;
    if (!goesOn) clearTimeout(this.#later);
    else if (rank === 0) this.#moveBots(fold);
    else if (botTurns(fold).length > 0) this.#moveLater(fold.place, rank * GRACE);
    if (next !== undefined) this.#watchClock(next, rank * GRACE);
  }

  #expect(flagAt: number | undefined): void {
    if (flagAt === this.#flagAt) return;
    this.#flagAt = flagAt;
    this.#world.flagAt?.(flagAt);
  }

  #noteBots(isBotsOnly: boolean): void {
    if (isBotsOnly === this.#isBotsOnly) return;
    this.#isBotsOnly = isBotsOnly;
    this.#world.botsOnly?.(isBotsOnly);
  }

  #moveBots(fold: Fold): void {
    for (const turn of botTurns(fold)) this.#think(fold, turn);
  }

  /** If nothing has happened by then. */
  #moveLater(place: number, wait: number): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      void this.#room.table
        .read((fold) => {
          if (fold.place === place && !this.#closed) this.#moveBots(fold);
        })
        .catch(() => undefined);
    }, wait);
    this.#later.unref();
  }

  #watchClock({ seat, decision, flagAt }: SeatEnd, grace: number): void {
    const wait = Math.min(LONGEST, Math.max(0, flagAt + grace - this.#world.now()));
    this.#timer = setTimeout(() => void this.#timeOut(seat, decision), wait);
    this.#timer.unref();
  }

  async #timeOut(seat: string, decision: string): Promise<void> {
    const answer = await this.#room.table.enter({ kind: 'timeout', seat, decision }).catch(() => undefined);
    // A little too early by the clock of the log, or the store was away: look again.
    if (answer?.kind !== 'done' && !this.#closed) this.#timer = setTimeout(() => this.look(), 250);
  }

  /**
   * After a failure of the bot it is tried again, a little later each time, and then left: the operator is told. That the log did not answer
   * is no fault of the bot: that is tried again for as long as it takes.
   */
  #thought(key: string, { seat, bot }: BotTurn, thought: Thought): void {
    this.#thinking.delete(key);
    // Whoever closes the table may close the bots too.
    if (this.#closed) return;
    this.#room.usedAt = this.#world.now();
    switch (thought.kind) {
      case 'done':
        this.#failures.delete(key);
        this.#outages = 0;
        return this.look();
      case 'unable':
        return this.#lookIn(Math.min(LONGEST_OUTAGE, 100 * 2 ** this.#outages++));
      case 'failed': {
        const failures = (this.#failures.get(key) ?? 0) + 1;
        this.#failures.set(key, failures);
        this.#world.botFailed(this.#room.id, seat, bot, thought.failure);
        return this.#lookIn(500 * failures);
      }
    }
  }

  #lookIn(milliseconds: number): void {
    if (!this.#closed) setTimeout(() => this.look(), milliseconds).unref();
  }

  #think(fold: Fold, turn: BotTurn): void {
    const { bots } = this.#world;
    const key = `${turn.seat} ${turn.decision}`;
    if (bots === undefined || this.#thinking.has(key) || (this.#failures.get(key) ?? 0) >= MOST_FAILURES) return;
    const seat = fold.match.seatNamed(turn.seat);
    if (seat === undefined) return;
    this.#thinking.add(key);
    void this.#move(fold, turn, seat, bots)
      .then(thoughtOf, (failure: unknown): Thought => ({ kind: 'failed', failure }))
      .then((thought) => this.#thought(key, turn, thought));
  }

  /** Whatever is thrown on the way is a failure of the bot, whether at once or later. */
  async #move(fold: Fold, turn: BotTurn, seat: Seat, bots: BotPlayers): Promise<TableAnswer> {
    const { match, seating } = fold;
    const { length } = match;
    const request = {
      game: match.game,
      // With what the head keeps under a hash, such as a ruleset.
      options: match.options,
      bot: turn.bot,
      seat,
      seats: match.seats.length,
      view: match.look(seat).seen,
      // Nothing of the match's own: its mark keeps it with the input.
      seed: newSeed(),
      owner: this.#room.owner,
      isAwaited: this.#room.hasPeople || seating.all.some(({ holder }) => holder !== null),
    };
    const { input, mark } = await bots.choose(request);
    const entry = { kind: 'input', seat: turn.seat, input: null, bot: mark } as const;
    return this.#room.table.enter(entry, {
      raw: input,
      decision: turn.decision,
      // Where several decide at once, somebody else may have been faster: the bot has to think about the very frame that it moves in, so that
      // its move can be made again from the log.
      may: (now) => (now.match.length === length ? undefined : STALE),
    });
  }
}

/** Whether a clock that runs out at this time is waited for though nobody is there. */
export function isSoon(flagAt: number | undefined, now: number): boolean {
  return flagAt !== undefined && flagAt - now < SOON;
}

interface SeatEnd extends ClockEnd {
  readonly seat: string;
}

/** The clock that runs out next. */
function nextEnd({ clock, start }: Fold): SeatEnd | undefined {
  const ends = start.seats.flatMap((seat) => {
    const end = clock?.endOf(seat);
    return end === undefined ? [] : [{ seat, ...end }];
  });
  return ends.sort((one, other) => one.flagAt - other.flagAt)[0];
}

const STALE: Refusal = { kind: 'disallowed', code: 'staleDecision', params: {}, by: 'platform' };

function thoughtOf(answer: TableAnswer): Thought {
  if (answer.kind === 'unable') return { kind: 'unable' };
  // Stale: somebody else's bot, in another process, was faster.
  const isDone = answer.kind === 'done' || answer.refusal.code === 'staleDecision';
  return isDone ? { kind: 'done' } : { kind: 'failed', failure: answer.refusal.code };
}

function botTurns({ match, seating }: Fold): readonly BotTurn[] {
  return match.toAct.flatMap((seat) => {
    const name = match.table.names[seat] as string;
    const bot = seating.of(name)?.bot;
    const decision = match.decision(seat);
    return bot == null || decision === undefined ? [] : [{ seat: name, bot, decision }];
  });
}
