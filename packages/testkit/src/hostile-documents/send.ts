/** Sends hostile documents through every door that takes one, for every game: nothing throws, nothing faults, and answers are small. */
import type { AnyGame, Registry } from '@turnwise/game';
import { isRecord } from '@turnwise/kernel';
import type { Json } from '@turnwise/kernel';
import { createMatch, loadMatch } from '@turnwise/match';
import { readScenario, readScenarios, runScenario } from '@turnwise/scenario';
import { hostileDocuments, hostileTexts, SHARED } from './make.ts';

export interface DocumentRequest {
  /** How large they are; 1 is whole. */
  readonly size?: number;
  /** Only every so-manyth of them, beginning with this one. */
  readonly every?: number;
  readonly from?: number;
  /** A clock, to tell the slowest. */
  readonly now?: () => number;
}

export interface DocumentTally {
  readonly documents: number;
  readonly accepted: number;
  /** Characters of the largest answer, as JSON, and what it answered. */
  readonly largest: number;
  readonly largestName: string;
  /** Milliseconds. */
  readonly slowest: number;
  readonly slowestName: string;
  readonly failures: readonly string[];
}

/** Of one answer, as JSON. */
const MOST_CHARACTERS = 64_000;

interface Sending {
  readonly name: string;
  /** Gives true where it was accepted; else what is answered. */
  readonly send: () => unknown;
}

export function sendDocuments(registry: Registry, game: AnyGame, request: DocumentRequest = {}): DocumentTally {
  const { size = 1, every = 1, from = 0, now = () => 0 } = request;
  const failures: string[] = [];
  let [documents, accepted, largest, slowest] = [0, 0, 0, 0];
  let [largestName, slowestName] = ['', ''];
  for (const [at, { name, send }] of sendingsTo(registry, game, size).entries()) {
    if (at % every !== from) continue;
    documents++;
    const start = now();
    try {
      const answer = send();
      if (answer === true) accepted++;
      const characters = answer === true ? 0 : JSON.stringify(answer).length;
      if (characters > largest) [largest, largestName] = [characters, name];
      if (characters > MOST_CHARACTERS) failures.push(`${name}: an answer of ${characters} characters`);
      const fault = answer === true ? undefined : faultIn(answer);
      if (fault !== undefined) failures.push(`${name}: ${fault}`);
    } catch (thrown) {
      failures.push(`${name}: threw ${String(thrown).slice(0, 200)}`);
    }
    const took = now() - start;
    if (took > slowest) [slowest, slowestName] = [took, name];
  }
  return { documents, accepted, largest, largestName, slowest, slowestName, failures };
}

/** A fault in the program that came back as an issue. */
function faultIn(answer: unknown): string | undefined {
  const issues: readonly unknown[] = Array.isArray(answer) ? (answer as readonly unknown[]) : [];
  const fault = issues.find((one) => isRecord(one) && (one['code'] === 'engineError' || one['code'] === 'setupFailed'));
  return fault === undefined ? undefined : `a fault: ${JSON.stringify(fault)}`;
}

/** Every document with every door that it is for. */
function sendingsTo(registry: Registry, game: AnyGame, size: number): readonly Sending[] {
  const begin = (more: Readonly<Record<string, unknown>>): unknown => {
    const match = createMatch({ game, seed: 1, ...more });
    return match.ok ? true : match.error;
  };
  const load = (document: unknown): unknown => {
    const match = loadMatch(document, registry);
    return match.ok ? true : match.error;
  };
  const play = (document: Json): unknown => {
    const text = written(document);
    // Deep texts are sent by themselves.
    if (text === undefined) return [];
    const read = readScenario(text);
    if (!read.ok) return read.error;
    const { issues, failures, passed } = runScenario(read.value, registry);
    return passed ? true : [...issues, ...failures];
  };
  const usual = createMatch({ game, seed: 1 });
  if (!usual.ok) return [];
  const { state, table } = usual.value;
  const position = recordOf(game.notation.position.format(state, table));
  const saved = recordOf(usual.value.save() as unknown as Json);
  const scenario: Readonly<Record<string, Json>> = {
    scenario: 1,
    game: game.id,
    title: 'T',
    seats: [...table.names],
    steps: [],
    expect: {},
  };
  const { content } = game;
  const held =
    content === undefined
      ? {}
      : recordOf((state as unknown as Readonly<Record<string, Json>>)[content.option] ?? position);
  const through = (
    door: string,
    sound: Readonly<Record<string, Json>>,
    send: (document: Json) => unknown,
  ): readonly Sending[] =>
    hostileDocuments(sound, size)
      .filter(({ name }) => door !== 'scenario' || name !== SHARED)
      .map(({ name, document }) => ({
        name: `${game.id}, ${door}: ${name}`,
        send: () => send(document),
      }));
  return [
    ...through('position', position, (document) => begin({ position: document })),
    ...through('options', { file: null, level: null }, (document) => begin({ options: document })),
    ...(content === undefined
      ? []
      : through('content', held, (document) => begin({ options: { [content.option]: document } }))),
    ...through('save', saved, load),
    ...through('scenario', scenario, play),
    ...hostileTexts(size).map(({ name, text }) => ({
      name: `${game.id}, text: ${name}`,
      send: () => readScenarios(text).map((one) => (one.ok ? null : one.error.slice(0, 1))),
    })),
  ];
}

/** Undefined for what is too deep to be written as JSON. */
function written(document: Json): string | undefined {
  try {
    return JSON.stringify(document);
  } catch {
    return undefined;
  }
}

function recordOf(value: Json): Readonly<Record<string, Json>> {
  return isRecord(value) ? value : { value };
}
