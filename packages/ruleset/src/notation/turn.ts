/**
 * Where the match stands: `turn: { number, active, phase, step, priority }` and, where they are other than usual, `stage`, `busy`,
 * `quiet`, `regular`, `next`, `extra`, `ending`, `closing`; beside it `passed`, the seats that have passed in the window of the step, and
 * `stops`, by seat until when it passes by itself.
 *
 * Left out: turn 1 of the first seat in the first step that has a window, the first who is asked in that window has priority, and
 * whoever comes before the one that has priority has passed.
 */
import { nameOf, seat } from '@turnwise/game';
import type { Seat, Table } from '@turnwise/game';
import { joinPath } from '@turnwise/kernel';
import type { Json, JsonRecord } from '@turnwise/kernel';
import type { Compiled } from '../compiled/compiled.ts';
import type { Phase, Step } from '../compiled/phase.ts';
import { seatsFrom } from '../run/seats.ts';
import { newBook } from '../setup/setup.ts';
import { ENDINGS, STAGES } from '../types.ts';
import type { Book, PlayerState, TurnState } from '../types.ts';
import { unlessEmpty } from './cards.ts';
import type { Reading } from './reading.ts';

const KEYS = [
  'number',
  'active',
  'phase',
  'step',
  'priority',
  'stage',
  'busy',
  'quiet',
  'regular',
  'next',
  'extra',
  'ending',
  'closing',
] as const;

export function writeTurn(
  { phases }: Compiled,
  { turn, book, players }: { readonly turn: TurnState; readonly book: Book; readonly players: readonly PlayerState[] },
  table: Table,
): Record<string, Json> {
  const phase = phases[turn.phase] as Phase;
  const name = (one: number): Json => (one < 0 ? null : nameOf(table, one as Seat));
  return {
    turn:
      turn.number === 0
        ? { number: 0 }
        : {
            number: turn.number,
            active: name(turn.active),
            phase: phase.id,
            step: (phase.steps[turn.step] as Step).id,
            priority: name(turn.priority),
            ...(book.stage === 'window' ? {} : { stage: book.stage }),
            ...(book.busy ? { busy: true } : {}),
            ...(book.quiet === 0 ? {} : { quiet: book.quiet }),
            ...(book.regular === turn.active ? {} : { regular: name(book.regular) }),
            ...(book.next < 0 ? {} : { next: name(book.next) }),
            ...unlessEmpty('extra', book.queue.map(name)),
            ...(book.ending === '' ? {} : { ending: book.ending }),
            ...(book.closing ? { closing: true } : {}),
          },
    ...unlessEmpty('passed', seatsFrom({ players }, turn.active).slice(0, book.passed).map(name)),
    ...unlessEmpty(
      'stops',
      Object.fromEntries(
        book.until.flatMap((until, one) => (until === '' ? [] : [[nameOf(table, one as Seat), until]])),
      ),
    ),
  };
}

/** Everything of turn and book but the uses of limits. `isPaused`: somebody is asked, so nobody has priority. */
export function readTurn(
  document: JsonRecord,
  compiled: Compiled,
  players: readonly PlayerState[],
  isPaused: boolean,
  reading: Reading,
): { readonly turn: TurnState; readonly book: Book } {
  const book = newBook(players.length);
  const given = reading.fields(document['turn'], 'turn', KEYS);
  const seatAt = (key: (typeof KEYS)[number]): Seat | undefined =>
    given[key] === undefined || given[key] === null ? undefined : reading.seat(given[key], joinPath('turn', key));
  const number = reading.integer(given['number'], 'turn.number', 1, 0);
  if (number === 0) return { turn: BEFORE, book };
  const active = seatAt('active') ?? seat(0);
  const { phase, step } = readStep(given, compiled, reading);
  const stage = given['stage'] === undefined ? undefined : reading.word(given['stage'], 'turn.stage', STAGES, 'Stage');
  const ending = given['ending'] === undefined ? -1 : reading.word(given['ending'], 'turn.ending', ENDINGS, 'Ending');
  const window = compiled.phases[phase]?.steps[step]?.window;
  const order = seatsFrom({ players }, active);
  const priority =
    seatAt('priority') ??
    (isPaused || given['priority'] === null ? -1 : (order[window?.who === 'opponents' ? 1 : 0] ?? -1));
  const passed = reading.seats(document['passed'], 'passed');
  if (passed.some((one, index) => one !== order[index]))
    reading.wrong('passed', 'wrongOrder', 'seats in turn order, from the active one on', document['passed']);
  // In the window of a step, whoever comes before the one that has priority has passed.
  const isInStep = !Array.isArray(document['stack']) || document['stack'].length === 0;
  const asked = window?.who === 'opponents' ? order.filter((one) => one !== active) : order;
  const before = isInStep ? asked.findIndex((one) => one === priority) : -1;
  return {
    turn: { number, active, phase, step, priority },
    book: {
      ...book,
      stage: STAGES[stage ?? -1] ?? 'window',
      passed: Math.max(passed.length, before),
      busy: reading.flag(given['busy'], 'turn.busy'),
      quiet: reading.integer(given['quiet'], 'turn.quiet', 0, 0),
      until: readStops(document['stops'], compiled, reading),
      queue: reading.seats(given['extra'], 'turn.extra'),
      regular: seatAt('regular') ?? active,
      next: seatAt('next') ?? -1,
      ending: ENDINGS[ending] ?? '',
      closing: reading.flag(given['closing'], 'turn.closing'),
    },
  };
}

const BEFORE: TurnState = { number: 0, active: seat(0), phase: 0, step: 0, priority: -1 };

/** The phase, and the step in it. What is left out: the first step with a window, of this phase or of all. */
function readStep(
  given: JsonRecord,
  { phases }: Compiled,
  reading: Reading,
): { readonly phase: number; readonly step: number } {
  const ids = phases.map(({ id }) => id);
  const named = given['phase'] === undefined ? undefined : reading.word(given['phase'], 'turn.phase', ids, 'Phase');
  const all = phases.flatMap(({ steps }, phase) => steps.map(({ id, window }, step) => ({ phase, step, id, window })));
  const here = named === undefined || named < 0 ? all : all.filter(({ phase }) => phase === named);
  if (given['step'] === undefined)
    return here.find(({ window }) => window !== null) ?? here[0] ?? { phase: 0, step: 0 };
  const at = reading.word(
    given['step'],
    'turn.step',
    here.map(({ id }) => id),
    'Step',
  );
  return here[at] ?? { phase: 0, step: 0 };
}

function readStops(value: unknown, { phases }: Compiled, reading: Reading): readonly string[] {
  const known = ['end_of_turn', 'my_turn', ...phases.flatMap(({ steps }) => steps.map(({ id }) => id))];
  const given = reading.fields(value, 'stops', reading.table.names);
  return reading.table.names.map((name) => {
    const until = Object.hasOwn(given, name) ? given[name] : undefined;
    if (until === undefined) return '';
    return known[reading.word(until, joinPath('stops', name), known, 'Stop')] ?? '';
  });
}
