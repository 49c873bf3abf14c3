/** Compares what is expected with what is there, key by key, and reports every difference, not only the first. */
import { nameOf, seatNamed } from '@turnwise/game';
import type { Seat, Viewer } from '@turnwise/game';
import { isRecord, pathUnder, REFUSALS } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { formatResult } from '@turnwise/match';
import { finding, findingsOf } from './finding.ts';
import type { Finding } from './finding.ts';
import { LEGAL_LIMIT, legalityOf } from './legal.ts';
import { matchEvents, matchNoEvents } from './match-events.ts';
import { matches, matchPart } from './match-part.ts';
import { outcomeText } from './outcome-text.ts';
import { formatParams, toPlain } from './plain.ts';
import type { Expectation, StepExpectation } from './scenario.ts';
import type { Scene, StepOutcome } from './scene.ts';
import { viewerNamed } from './seen.ts';
import { valueText } from './value-text.ts';

export function checkExpectation(expect: Expectation, scene: Scene): readonly Finding[] {
  const { game, table, state, events } = scene;
  const part = (key: string, expected: unknown, found: Json): readonly Finding[] =>
    expected === undefined ? [] : findingsOf(key, matchPart(expected as Json, found));
  return [
    ...(expect.position === undefined ? [] : part('position', expect.position, comparable(expect.position, scene))),
    ...(expect.events === undefined ? [] : matchEvents(expect.events, events)),
    ...matchNoEvents(expect.noEvents ?? [], events),
    ...part(
      'toAct',
      expect.toAct,
      game.toAct(state).map((seat) => nameOf(table, seat)),
    ),
    ...Object.entries(expect.legal ?? {}).flatMap(([name, inputs]) => checkLegal(name, inputs, scene)),
    ...Object.entries(expect.view ?? {}).flatMap(([name, expected]) => {
      const viewer = viewerNamed(table, name);
      if (viewer === undefined) return [];
      return part(`view.${name}`, expected, comparableView(expected, viewer, scene));
    }),
    ...Object.entries(expect.viewHides ?? {}).flatMap(([name, words]) => checkHidden(name, words, scene)),
    ...(expect.result === undefined ? [] : checkResult(expect.result as Json, formatResult(game, state, table))),
  ];
}

function comparable(expected: unknown, { game, table, state }: Scene): Json {
  const { position } = game.notation;
  const expectation = toPlain(expected);
  return toPlain(position.comparable?.(state, expectation, table) ?? position.format(state, table));
}

function comparableView(expected: unknown, viewer: Viewer, { game, table, state }: Scene): Json {
  const { view } = game.notation;
  const seen = game.view(state, viewer);
  return toPlain(view.comparable?.(seen, toPlain(expected), table) ?? view.format(seen, table));
}

/** What only a step has: its outcome, and the questions open after it. */
export function checkStepExpectation(expect: StepExpectation, scene: Scene): readonly Finding[] {
  const choice = expect.choice === undefined ? [] : checkChoice(expect.choice as Json, scene);
  return [...choice, ...checkExpectation(expect, scene)];
}

/** `usual` is the outcome if none is given; a code alone means a refusal. */
export function checkOutcome(
  expect: StepExpectation,
  found: StepOutcome,
  usual: StepOutcome['kind'],
  also: StepOutcome['kind'] = found.kind,
): readonly Finding[] {
  const refused = expect.code !== undefined || expect.params !== undefined;
  const wanted = (expect.outcome ?? (refused ? { oneOf: [...REFUSALS] } : usual)) as Json;
  if (!matches(wanted, found.kind) && !matches(wanted, also)) {
    const text = isRecord(wanted) ? `one of ${(wanted['oneOf'] as readonly string[]).join(', ')}` : valueText(wanted);
    const code = expect.code === undefined ? '' : `, code ${valueText(expect.code)}`;
    return [finding('outcome', `${text}${code}`, outcomeText(found))];
  }
  return [
    ...(expect.code === undefined ? [] : findingsOf('code', matchPart(expect.code, found.code))),
    ...(expect.params === undefined ? [] : findingsOf('params', matchPart(expect.params, found.params))),
  ];
}

function checkChoice(expected: Json, { game, table, state }: Scene): readonly Finding[] {
  const pending = game.choices(state).map((choice) => toPlain(game.notation.choice.format(choice, table)));
  const met = expected === null ? pending.length === 0 : pending.some((choice) => matches(expected, choice));
  if (met) return [];
  if (pending.length === 1 && expected !== null) return findingsOf('choice', matchPart(expected, pending[0]));
  const found = pending.length === 0 ? 'no pending choice' : `${pending.length} pending`;
  return [
    finding(
      'choice',
      valueText(expected),
      found,
      pending.map((choice) => `- ${valueText(choice)}`),
    ),
  ];
}

function checkLegal(name: string, inputs: NonNullable<Expectation['legal']>[string], scene: Scene): readonly Finding[] {
  const seat = seatNamed(scene.table, name) as Seat;
  const unknown = `more than ${LEGAL_LIMIT} inputs to search: write the input in full`;
  const check = (key: 'includes' | 'excludes'): readonly Finding[] =>
    (inputs[key] ?? []).flatMap((pattern, index) => {
      const path = pathUnder(`legal.${name}.${key}`, `[${index}]`);
      const wanted = `${valueText(pattern)} to be ${key === 'includes' ? 'legal' : 'no legal input'}`;
      const legality = legalityOf(pattern, seat, scene);
      if (legality.kind === 'unknown') return [finding(path, wanted, unknown)];
      if (legality.kind === 'legal')
        return key === 'includes' ? [] : [finding(path, wanted, `${valueText(legality.input)} is accepted`)];
      if (key === 'excludes') return [];
      const { refusal } = legality;
      const why =
        refusal === undefined
          ? 'no legal input matches it'
          : outcomeText({ ...refusal, params: formatParams(refusal.params, scene.table) });
      return [finding(path, wanted, why)];
    });
  return [...check('includes'), ...check('excludes')];
}

function checkHidden(name: string, words: readonly (string | number)[], { seen }: Scene): readonly Finding[] {
  return words.flatMap((word, index) => {
    const sighting = seen.find(name, String(word));
    if (sighting === undefined) return [];
    const { where, path, text } = sighting;
    const found = `${path === '' ? '' : `${path}: `}${valueText(text)} in ${where}`;
    return [finding(`viewHides.${name}[${index}]`, `${valueText(String(word))} hidden from ${name}`, found)];
  });
}

/** Until the game is decided there is no result, not even an empty one. */
function checkResult(expected: Json, found: Json): readonly Finding[] {
  if ((expected === null) !== (found === null))
    return [
      finding(
        'result',
        expected === null ? 'null (not over)' : valueText(expected),
        found === null ? 'null (not over)' : valueText(found),
      ),
    ];
  return findingsOf('result', matchPart(expected, found));
}
