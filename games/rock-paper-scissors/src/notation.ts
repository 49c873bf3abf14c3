/**
 * `{ round: 3, scores: { alice: 2, bob: 0 }, throws: { alice: rock } }`. Who has not thrown is not in `throws`; in a view,
 * another's throw is `hidden`. Left out: scores of 0, no throws, and as many rounds over as were won. The target is an
 * option of the match.
 */
import type { BySeat, Notation, PositionContext, Table } from '@turnwise/game';
import { nameOf, plainEvent, seat } from '@turnwise/game';
import { addIssues, fail, isRecord, issue, joinPath, ok, oneOf } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { invariants } from './invariants.ts';
import { targetOf } from './options.ts';
import { THROWS } from './types.ts';
import type { RockPaperScissors, RpsEvent, RpsState, RpsView, Throw } from './types.ts';

export const notation: Pick<Notation<RockPaperScissors>, 'position' | 'view' | 'event'> = {
  position: { parse, format },
  view: { format },
  event: { format: formatEvent },
};

const FIELDS = ['round', 'scores', 'throws'];
const THROW = oneOf(THROWS);

function parse(document: Json, context: PositionContext): Result<RpsState, readonly Issue[]> {
  if (!isRecord(document)) return fail([issue('', 'wrongShape', '{ round, scores, throws }', document)]);
  const target = targetOf(context.options);
  const issues: Issue[] = Object.keys(document)
    .filter((key) => !FIELDS.includes(key))
    .map((key) => issue(key, 'unknownField', FIELDS.join(', '), document[key]));

  function bySeat<V>(key: string, expected: string, fits: (value: unknown) => value is V, missing: V): BySeat<V> {
    const { [key]: given = {} } = document as Readonly<Record<string, unknown>>;
    if (!isRecord(given)) issues.push(issue(key, 'wrongShape', 'a record by seat', given));
    const record = isRecord(given) ? given : {};
    for (const name of Object.keys(record))
      if (!context.names.includes(name))
        issues.push(issue(joinPath(key, name), 'unknownSeat', context.names.join(' or '), record[name]));
    return context.names.map((name) => {
      const value = Object.hasOwn(record, name) ? record[name] : missing;
      if (fits(value)) return value;
      issues.push(issue(joinPath(key, name), 'wrongShape', expected, value));
      return missing;
    });
  }

  const isScore = (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= target;
  const isThrow = (value: unknown): value is Throw | null => value === null || THROW.is(value);
  const scores = bySeat<number>('scores', `an integer from 0 to the target ${target}`, isScore, 0);
  const throws = bySeat<Throw | null>('throws', THROW.expected, isThrow, null);
  const { round = 1 + scores.reduce((sum, score) => sum + score, 0) } = document;
  if (typeof round !== 'number' || !Number.isSafeInteger(round))
    return fail([...issues, issue('round', 'wrongShape', 'an integer', round)]);
  const state: RpsState = { target, round, scores, throws };
  if (issues.length === 0) addIssues(issues, invariants(state));
  return issues.length > 0 ? fail(issues) : ok(state);
}

/** States and views alike: a view differs in what it hides. */
function format({ round, scores, throws }: RpsState | RpsView, table: Table): Json {
  const thrown = throws.flatMap((one, index) => (one === null ? [] : [[nameOf(table, seat(index)), one] as const]));
  return { round, scores: named(scores, table), throws: Object.fromEntries(thrown) };
}

const plain = plainEvent<RockPaperScissors>();

function formatEvent(event: RpsEvent, table: Table): Json {
  if (event.kind !== 'revealed') return plain.format(event, table);
  return { ...event, throws: named(event.throws, table) };
}

function named(values: BySeat<Json>, table: Table): Json {
  return Object.fromEntries(values.map((value, index) => [nameOf(table, seat(index)), value]));
}
