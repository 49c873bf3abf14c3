/**
 * Asks a seat to take some of these cards, players or items. Unless an order is asked for, taking them in another one is the same answer, and
 * what was taken comes back in the order of a set. What leaves no choice is not asked; a seat that is out takes the fewest, the first there are.
 */
import { seat as seatNumber } from '@turnwise/game';
import type { Choice } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { playerAt, ruleAt } from '../compiled/at.ts';
import type { Compiled, Target } from '../compiled/compiled.ts';
import type { RulesetRun } from '../compiled/functions.ts';
import { RULESET_LIMITS } from '../limits.ts';
import { inSetOrder } from './set-order.ts';
import { NOTHING } from '../types.ts';
import type { Item } from '../types.ts';
import { itemNumber, textsOf, thingNamed } from './thing-text.ts';
import { Violation } from './violation.ts';

/** What a question needs of a run; for questions to several seats at once it stands for one of them (`at-once.ts`). */
export type Asker = Pick<RulesetRun, 'state' | 'local' | 'given' | 'newChoiceId'> & { ask(choice: Choice): unknown };

/** What a seat is asked to take. */
export interface Question {
  readonly candidates: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly purpose: string;
  readonly of?: Target['of'];
  readonly ordered?: Ordered;
  /** The candidates come in an order of their own, which what is taken keeps. */
  readonly ownOrder?: boolean;
}

export function askFor(
  compiled: Compiled,
  run: Asker,
  item: Item,
  seat: number,
  { candidates, min, max, purpose, of = 'cards', ordered = false, ownOrder = false }: Question,
): readonly number[] | 'asked' {
  const most = Math.max(0, Math.min(max, candidates.length));
  const least = Math.max(0, Math.min(min, most));
  const { given, state, local } = run;
  // Copies: what lies in a zone changes.
  const settled = (): readonly number[] =>
    ownOrder || of === 'items' ? candidates.slice() : inSetOrder(compiled, local.desk, candidates.slice());
  if (least === candidates.length && (ordered === false || least < 2)) return settled();
  if (most === 0) return NONE;
  if (given !== undefined) return taken(compiled, run, given, seat, of, ordered !== false);
  if (playerAt(state, seat).out) return settled().slice(0, least);
  const kind = ordered === 'order' ? 'order' : of === 'players' ? 'selectPlayer' : 'selectCards';
  ask(compiled, run, item, seat, kind, {
    min: least,
    max: most,
    candidates: textsOf(compiled, state, candidates, seatNumber(seat), of === 'items' ? 'items' : undefined),
    purpose,
    ordered: ordered !== false,
  });
  return 'asked';
}

/** Whether the order of what is taken is kept; `order` where nothing but the order is asked. */
export type Ordered = boolean | 'order';

/** Yes or no. */
export function askYesNo(compiled: Compiled, run: Asker, item: Item, seat: number): boolean | 'asked' {
  const { given, state } = run;
  if (given !== undefined) return given === true;
  if (playerAt(state, seat).out) return false;
  ask(compiled, run, item, seat, 'yesNo', { min: 1, max: 1, candidates: [true, false], purpose: 'may' });
  return 'asked';
}

/** So many of these words, or all there are; in the order in which they stand. */
export function askOption(
  compiled: Compiled,
  run: Asker,
  item: Item,
  seat: number,
  options: readonly string[],
  amount: number,
): readonly string[] | 'asked' {
  const number = Math.max(0, Math.min(amount, options.length));
  if (number === options.length) return options;
  if (number === 0) return NONE;
  const { given, state } = run;
  if (given !== undefined) {
    const words = Array.isArray(given) ? (given as readonly Json[]) : [given];
    return options.filter((option) => words.includes(option));
  }
  if (playerAt(state, seat).out) return options.slice(0, number);
  ask(compiled, run, item, seat, 'selectOption', { min: number, max: number, candidates: options, purpose: 'choose' });
  return 'asked';
}

/** A number in these bounds; none where there is none. */
export function askNumber(
  compiled: Compiled,
  run: Asker,
  item: Item,
  seat: number,
  { min, max, purpose }: Pick<Question, 'min' | 'max' | 'purpose'>,
): readonly number[] | 'asked' {
  if (min > max) return NONE;
  if (min === max) return [min];
  if (max - min >= RULESET_LIMITS.numbersToChoose.usual) throw new Violation('outOfRange', { min, max });
  const { given, state } = run;
  if (given !== undefined) return [given as number];
  if (playerAt(state, seat).out) return [min];
  const candidates = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  ask(compiled, run, item, seat, 'number', { min: 1, max: 1, candidates, purpose });
  return 'asked';
}

/** Any question of an item. */
function ask(
  compiled: Compiled,
  run: Asker,
  item: Item,
  seat: number,
  kind: Choice['kind'],
  {
    min,
    max,
    candidates,
    purpose,
    ordered = false,
  }: Pick<Choice, 'min' | 'max' | 'candidates' | 'purpose' | 'ordered'>,
): void {
  const source = ruleAt(compiled, item.rule).name;
  run.ask({
    id: run.newChoiceId(kind),
    seat: seatNumber(seat),
    kind,
    min,
    max,
    source,
    candidates,
    ordered,
    ...(purpose === undefined ? {} : { purpose }),
  });
}

function taken(
  compiled: Compiled,
  { state, local }: Asker,
  given: Json,
  seat: number,
  of: Target['of'],
  inOrder: boolean,
): readonly number[] {
  const texts = (Array.isArray(given) ? given : given === null ? NONE : [given]) as readonly string[];
  // An item is known by its number alone: the stack of the state is empty while its items are at work.
  const values = texts.map(
    (text) => (of === 'items' ? itemNumber(text) : thingNamed(compiled, state, text, seatNumber(seat))) ?? NOTHING,
  );
  if (inOrder) return values;
  return of === 'items' ? values.sort((a, b) => a - b) : inSetOrder(compiled, local.desk, values);
}

const NONE: readonly never[] = Object.freeze([]);
