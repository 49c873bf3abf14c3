/** Choices and answers. Cards and players are named; modes, numbers and yes or no are as they are. */
import { normalAnswer, nameOf } from '@turnwise/game';
import type { Notation, Table, TimeOut } from '@turnwise/game';
import { addIssue, fail, issue, joinPath, ok } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import type { RulesetTypes } from '../types.ts';
import { formatThing, parseThing } from './thing-notation.ts';

export const answer: Notation<RulesetTypes>['answer'] = {
  parse: (value, choice, table) => parseAnswer(normalAnswer(choice, value), areThings(choice.kind), table, ''),
  format: (value, choice, table) => formatAnswer(value, areThings(choice.kind), table),
};

export const choice: Notation<RulesetTypes>['choice'] = {
  format: (asked, table) => {
    const { id, seat, kind, min, max, source, candidates } = asked;
    return {
      id,
      seat: nameOf(table, seat),
      kind,
      min,
      max,
      source,
      candidates: formatAnswer(candidates, areThings(kind), table),
      ...(asked.purpose === undefined ? {} : { purpose: asked.purpose }),
      ...(asked.ordered === undefined ? {} : { ordered: asked.ordered }),
      ...(asked.timeOut === undefined ? {} : { timeOut: formatTimeOut(asked.timeOut) }),
    };
  },
};

/** As a ruleset has it: what it answers is a card's id there too. */
function formatTimeOut(timeOut: TimeOut): Json {
  return timeOut.kind === 'answer' ? { answer: timeOut.value } : timeOut.kind;
}

/** Whether the candidates are cards or players. The kind stands in front of a choice's id too. */
export function areThings(kind: string): boolean {
  return /^(?:selectCards|selectPlayer|order)/u.test(kind);
}

export function formatAnswer(value: Json, things: boolean, table: Table): Json {
  if (!things) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((one) => formatAnswer(one, things, table));
  return typeof value === 'string' ? formatThing(value, table) : value;
}

export function parseAnswer(value: Json, things: boolean, table: Table, path: string): Result<Json, readonly Issue[]> {
  if (!things || value === null) return ok(value);
  const issues: Issue[] = [];
  const read = (one: unknown, at: string): Json => {
    const text = parseThing(one, table);
    if (text === undefined)
      addIssue(issues, () => issue(at, 'wrongShape', 'a card, a seat or the number of an item', one));
    return text ?? null;
  };
  const parsed = Array.isArray(value)
    ? value.map((one: unknown, index) => read(one, joinPath(path, index)))
    : read(value, path);
  return issues.length > 0 ? fail(issues) : ok(parsed);
}
