/** Reads the scenarios in the text of a file: for each, the scenario or every issue that can be found without the game. */
import { nearest } from '@turnwise/game';
import {
  boundIssues,
  fail,
  isRecord,
  issue,
  issuesOfEach,
  joinPath,
  ok,
  sizeIssue,
  USUAL_SIZE,
} from '@turnwise/kernel';
import type { Issue, Result } from '@turnwise/kernel';
import type { z } from 'zod';
import { inOrder, onePerPath } from './issue-order.ts';
import { SCENARIO_LIMITS } from './limits.ts';
import { matcherIssues } from './matchers.ts';
import { advances, VERBS, verbsOf } from './scenario.ts';
import type { Scenario } from './scenario.ts';
import { scenarioSchema } from './schema.ts';
import { readSourceText } from './source-text.ts';
import type { SourceOptions } from './source-text.ts';
import { splitDocuments } from './split-documents.ts';
import { yamlIssue } from './text-size.ts';

/** Keys that only a step's `expect` has. */
const OF_A_STEP = ['outcome', 'code', 'params', 'choice'];

export interface ReadOptions extends SourceOptions {
  /** The file's name, as people know it. */
  readonly name?: string;
}

/** The scenario of a text that holds one. A text with several documents is refused with one issue, at the second. */
export function readScenario(text: string, options: ReadOptions = {}): Result<Scenario, readonly Issue[]> {
  const { name, line = 1 } = options;
  const source = readSourceText(text, { line });
  if (!source.ok) return source;
  const { value, placeOf } = source.value;
  const tell = (found: readonly Issue[]): readonly Issue[] =>
    boundIssues(inOrder(onePerPath(found).map((one) => ({ ...placeOf(one.path), ...one }))));
  const large = largeIssues(value);
  if (large.length > 0) return fail(tell(large));
  const parsed = scenarioSchema.safeParse(value);
  const issues = [
    ...(parsed.success ? [] : issuesOfEach(parsed.error.issues, (one) => issuesOf(one, value, ''))),
    ...stepIssues(value),
    ...seatIssues(value),
    ...issuesOfEach(expectedValues(value), ([path, expected]) => matcherIssues(expected, path)),
  ];
  if (!parsed.success || issues.length > 0) return fail(tell(issues));
  const { steps, ...rest } = parsed.data;
  return ok({ ...rest, steps: steps ?? [], source: { ...(name === undefined ? {} : { name }), text, line } });
}

/**
 * The scenarios of a text, one for each YAML document in it, in order. One that is wrong does not hide the others. Places are
 * those of the whole text. There is always an entry: an empty text is reported like any other text that is not a scenario.
 * JSON has no documents, so a JSON file holds one scenario.
 */
export function readScenarios(text: string, options: ReadOptions = {}): readonly Result<Scenario, readonly Issue[]>[] {
  const { name = '', line = 1 } = options;
  // A text that is too large as YAML may still be JSON.
  if (yamlIssue(text) !== undefined) return [readScenario(text, options)];
  const documents = splitDocuments(text);
  if (documents.length > SCENARIO_LIMITS.documents.usual) {
    const expected = `a text of at most ${SCENARIO_LIMITS.documents.usual} documents`;
    return [fail([{ ...issue('', 'tooMany', expected, documents.length), line, column: 1 }])];
  }
  if (documents.length < 2 || name.endsWith('.json')) return [readScenario(text, options)];
  return documents.map((one) => readScenario(one.text, { ...options, line: line + one.line - 1 }));
}

/** Sizes that are not read any further. Options and the position belong to the game, which has its own limits. */
function largeIssues(value: unknown): readonly Issue[] {
  if (!isRecord(value)) return [];
  const { options: _options, position: _position, ...own } = value;
  const { scenarioValues, steps, seats } = SCENARIO_LIMITS;
  const large = sizeIssue(own, '', { ...USUAL_SIZE, values: scenarioValues.usual });
  if (large !== undefined) return [large];
  return Object.entries({ steps, seats }).flatMap(([key, { usual }]) => {
    const list = value[key];
    return Array.isArray(list) && list.length > usual
      ? [issue(key, 'tooMany', `at most ${usual} ${key}`, list.length)]
      : [];
  });
}

/** Turns an issue of the schema into ours; each unknown key becomes one issue. */
function issuesOf(found: z.core.$ZodIssue, root: unknown, base: string): readonly Issue[] {
  const path = found.path.reduce<string>((at, key) => joinPath(at, typeof key === 'number' ? key : String(key)), base);
  const value = found.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], root);
  if (found.code === 'unrecognized_keys')
    return issuesOfEach(found.keys, (key) =>
      unknownKey(path, key, found.message.split(', '), (value as Record<string, unknown>)[key]),
    );
  if (found.code === 'invalid_union') {
    // Of several forms, the one that was begun says best what is wrong.
    const begun = found.errors.find((issues) => issues.length > 0 && issues.every((one) => !isOtherForm(one)));
    if (begun !== undefined) return issuesOfEach(begun, (one) => issuesOf(one, value, path));
  }
  if (found.code === 'too_big')
    return [issue(path, found.origin === 'string' ? 'tooLong' : 'tooMany', found.message, value)];
  return value === undefined
    ? [issue(path, 'missingField', found.message)]
    : [issue(path, 'wrongShape', found.message, value)];
}

/** The value is of the wrong type altogether: a text where a list was possible. */
function isOtherForm(one: z.core.$ZodIssue): boolean {
  if (one.path.length > 0 || one.code === 'unrecognized_keys') return false;
  return one.code !== 'invalid_union' || one.errors.every((issues) => issues.some(isOtherForm));
}

function unknownKey(path: string, key: string, known: readonly string[], value: unknown): Issue {
  const near = nearest(key, known);
  const hint =
    near !== undefined
      ? ` (did you mean ${near}?)`
      : path === 'expect' && OF_A_STEP.includes(key)
        ? ' (that one belongs in the expect of a step)'
        : '';
  return issue(joinPath(path, key), 'unknownField', `one of ${known.join(', ')}${hint}`, value);
}

/** Checks that involve several keys of a step. */
function stepIssues(value: unknown): readonly Issue[] {
  if (!isRecord(value) || !Array.isArray(value['steps'])) return [];
  const advance = value['advance'] !== false;
  return issuesOfEach(value['steps'] as readonly unknown[], (step, index) => {
    if (!isRecord(step)) return [];
    const path = joinPath('steps', index);
    const verbs = verbsOf(step);
    if (verbs.length !== 1) {
      const found = verbs.length === 0 ? Object.keys(step) : verbs;
      return [issue(path, 'wrongStep', `exactly one of ${VERBS.join(', ')}`, found)];
    }
    if (step['as'] !== undefined) return [];
    const needed = 'the seat that acts';
    if (verbs[0] === 'answer') return [issue(joinPath(path, 'as'), 'missingField', needed)];
    const bySystem = !advances({ advance }, { advance: step['advance'] as boolean | undefined });
    if (verbs[0] === 'preview' && !bySystem) return [issue(joinPath(path, 'as'), 'missingField', needed)];
    return [];
  });
}

function seatIssues(value: unknown): readonly Issue[] {
  if (!isRecord(value) || !Array.isArray(value['seats'])) return [];
  const { seats } = value as { readonly seats: readonly unknown[] };
  return issuesOfEach(seats, (name, index) =>
    seats.indexOf(name) === index
      ? []
      : [issue(joinPath('seats', index), 'duplicateSeat', 'a name that no other seat has', name)],
  );
}

/** The values that may contain a matcher at any depth, with their paths. */
function expectedValues(value: unknown): readonly (readonly [path: string, expected: unknown])[] {
  if (!isRecord(value)) return [];
  const steps = Array.isArray(value['steps']) ? (value['steps'] as readonly unknown[]) : [];
  const expectations: readonly (readonly [string, unknown])[] = [
    ...steps.map((step, index) => [`steps[${index}].expect`, isRecord(step) ? step['expect'] : undefined] as const),
    ['expect', value['expect']],
  ];
  return expectations.flatMap(([path, expect]) => {
    if (!isRecord(expect)) return [];
    const legal = isRecord(expect['legal']) ? Object.entries(expect['legal']) : [];
    return [
      ...['position', 'params'].map((key) => [joinPath(path, key), expect[key]] as const),
      ...['view', 'result', 'choice'].flatMap((key) => entriesOf(joinPath(path, key), expect[key])),
      ...entriesOf(joinPath(path, 'events'), expect['events']),
      ...entriesOf(joinPath(path, 'noEvents'), expect['noEvents']),
      ...legal.flatMap(([seat, inputs]) =>
        isRecord(inputs)
          ? ['includes', 'excludes'].flatMap((key) => entriesOf(`${path}.legal.${seat}.${key}`, inputs[key]))
          : [],
      ),
    ];
  });
}

/** The parts of a list or map whose own form the schema has checked. */
function entriesOf(path: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((one, index) => [joinPath(path, index), one as unknown] as const);
  return isRecord(value) ? Object.entries(value).map(([key, one]) => [joinPath(path, key), one] as const) : [];
}
