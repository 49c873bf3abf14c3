/**
 * Answers in notation, by the kind of their choice: cards, colours and seats by name, options, numbers and yes or no as they
 * are. Rocketry names hidden cards as `{ seat: B, age: 5 }`.
 */
import { CHOICE_KINDS, nameOf, normalAnswer } from '@turnwise/game';
import type { Choice, ChoiceKind, Notation, Seat, Table } from '@turnwise/game';
import { addIssues, fail, integer, isRecord, issue, joinPath, ok } from '@turnwise/kernel';
import type { Issue, Json, JsonRecord, Result } from '@turnwise/kernel';
import { LAST_AGE } from '../cards/catalogue.ts';
import type { Innovation } from '../types.ts';
import { cardName, colourName, readCard, readColour, readSeat, unknownKeys } from './names.ts';

export const answer: Notation<Innovation>['answer'] = {
  parse: (value, choice, table) => parseAnswer(normalAnswer(choice, value), choice.kind, table),
  format: (value, choice, table) => formatAnswer(value, choice.kind, table),
};

/** The kind of a choice, which its id begins with, so that an answer is read and written without the choice. */
export function kindOfChoice(id: Choice['id']): ChoiceKind | undefined {
  return CHOICE_KINDS.find((kind) => id.startsWith(kind));
}

/** What null stands for where only the kind of the choice is known. */
export function declined(kind: ChoiceKind): Json {
  if (kind === 'selectCards' || kind === 'order') return [];
  return kind === 'yesNo' ? false : null;
}

export function parseAnswer(value: Json, kind: ChoiceKind, table: Table, path = ''): Result<Json, readonly Issue[]> {
  const issues: Issue[] = [];
  const read = (one: Json, at: string): Json => readOne(one, kind, at, table, issues);
  // A bare value where a list is wanted is read all the same: the rules say what is wrong with it.
  const parsed = Array.isArray(value)
    ? (value as readonly Json[]).map((one, index) => read(one, joinPath(path, index)))
    : value === null
      ? null
      : read(value, path);
  return issues.length > 0 ? fail(issues) : ok(parsed);
}

export function formatAnswer(value: Json, kind: ChoiceKind, table: Table): Json {
  return Array.isArray(value)
    ? (value as readonly Json[]).map((one) => formatCandidate(one, kind, table))
    : formatCandidate(value, kind, table);
}

export function formatCandidate(value: Json, kind: ChoiceKind, table: Table): Json {
  if (isRecord(value)) {
    const { seat } = value;
    return typeof seat === 'number' ? { ...value, seat: nameOf(table, seat as Seat) } : value;
  }
  if (typeof value !== 'number') return value;
  if (kind === 'selectCards' || kind === 'order') return cardName(value);
  if (kind === 'selectPile') return colourName(value);
  return kind === 'selectPlayer' ? nameOf(table, value as Seat) : value;
}

const AGE_OF_CARD = integer(1, LAST_AGE);

function readOne(value: Json, kind: ChoiceKind, path: string, table: Table, issues: Issue[]): Json {
  if (kind === 'selectCards' && isRecord(value)) return readHidden(value, path, table, issues);
  if (kind === 'selectCards' || kind === 'order') return readCard(value, path, issues);
  if (kind === 'selectPile') return readColour(value, path, issues);
  if (kind === 'selectPlayer') return readSeat(value, path, table, issues) ?? null;
  return value;
}

/** Some card of this age in that seat's score pile. */
function readHidden(value: JsonRecord, path: string, table: Table, issues: Issue[]): Json {
  addIssues(issues, unknownKeys(value, path, ['seat', 'age']));
  const seat = readSeat(value['seat'], joinPath(path, 'seat'), table, issues) ?? null;
  const { age } = value;
  if (AGE_OF_CARD.is(age)) return { seat, age };
  issues.push(issue(joinPath(path, 'age'), 'wrongShape', AGE_OF_CARD.expected, age ?? null));
  return null;
}
