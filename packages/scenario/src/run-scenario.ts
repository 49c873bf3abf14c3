/** Runs a scenario against the game that it names and reports every difference. */
import { seatNamed, seatRange, usualNames } from '@turnwise/game';
import type { AnyGame, Registry, Table } from '@turnwise/game';
import {
  boundIssues,
  fail,
  formatIssue,
  issue,
  joinPath,
  ok,
  pathUnder,
  shortText,
  unusedScript,
} from '@turnwise/kernel';
import type { EngineError, Issue, Json, Random, Result } from '@turnwise/kernel';
import { createMatch } from '@turnwise/match';
import type { Match, MatchRequest } from '@turnwise/match';
import { checkExpectation, checkOutcome, checkStepExpectation } from './check-expectation.ts';
import { finding } from './finding.ts';
import type { Finding } from './finding.ts';
import { inOrder } from './issue-order.ts';
import { SCENARIO_LIMITS } from './limits.ts';
import { nameIssues } from './name-issues.ts';
import { outcomeText } from './outcome-text.ts';
import { Play } from './play.ts';
import type { Played } from './play.ts';
import type { Failure, ScenarioReport } from './report.ts';
import { advances, verbsOf } from './scenario.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';
import type { Scene } from './scene.ts';
import { Seen } from './seen.ts';
import { readSourceText } from './source-text.ts';
import type { SourcePlace } from './source-text.ts';
import { stepText } from './step-text.ts';
import { wholeLog } from './whole-log.ts';
import { valueText } from './value-text.ts';

export interface ScenarioOptions {
  /**
   * Turns the options in the file into those for the game, if they stand for something else: a host reads the file that
   * `options: { file: … }` names. Paths of issues are inside the options.
   */
  readonly prepareOptions?: (game: AnyGame, options: Json) => Result<Json, readonly Issue[]>;
  /** Runs the game in development mode: what it hands out is frozen. Slower. */
  readonly development?: boolean;
  /** The most frames to play. Default: the usual value of `SCENARIO_LIMITS`. */
  readonly frames?: number;
}

const DEFAULT_SEED = 1;

export function runScenario(scenario: Scenario, registry: Registry, options: ScenarioOptions = {}): ScenarioReport {
  const player = new ScenarioPlayer(scenario);
  const game = registry.get(scenario.game);
  if (game === undefined) return player.report([registry.unknown(scenario.game, 'game')]);
  const match = player.guard(null, 'at the start', () => begin(scenario, game, options));
  if (match === undefined) return player.report([]);
  if (!match.ok) return player.report(player.withoutScript(match.error));
  player.play(match.value, framesOf(options));
  return player.report([]);
}

/** The match that the scenario begins with, standing still; or every issue that the game finds. */
function begin(scenario: Scenario, game: AnyGame, options: ScenarioOptions): Result<Match, readonly Issue[]> {
  const { seats, random, position } = scenario;
  const prepared = options.prepareOptions?.(game, scenario.options ?? {}) ?? ok((scenario.options ?? {}) as Json);
  const range = prepared.ok ? seatRange(game, prepared.value) : game.seats;
  const table: Table = { names: seats ?? usualNames(range) };
  const issues = [...nameIssues(scenario, game, table)];
  if (seats === undefined && range.names === undefined && range.suggested === undefined)
    issues.unshift(issue('seats', 'missingField', `the names of ${seatCount(range)} seats`));
  if (!prepared.ok)
    return fail([...prepared.error.map((one) => ({ ...one, path: pathUnder('options', one.path) })), ...issues]);
  const request: MatchRequest = {
    game,
    seed: scenario.seed ?? DEFAULT_SEED,
    options: prepared.value,
    advance: false,
    undo: 'free',
    limits: wholeLog(framesOf(options)),
    development: options.development === true,
    ...(seats === undefined ? {} : { seats }),
    ...(random === undefined ? {} : { random }),
    ...(position === undefined ? {} : { position }),
  };
  const match = createMatch(request);
  if (!match.ok) return fail([...match.error, ...issues]);
  return issues.length > 0 ? fail(issues) : match;
}

function framesOf({ frames = SCENARIO_LIMITS.frames.usual }: ScenarioOptions): number {
  return frames;
}

function seatCount({ min, max }: AnyGame['seats']): string {
  return min === max ? String(min) : `${min} to ${max}`;
}

/** Where a failure belongs. */
interface Moment {
  readonly step: number | null;
  readonly did: string;
  /** The path of the expectation. */
  readonly path: string;
}

/** The kernel's codes for a wrong script. */
const SCRIPT_CODES = ['scriptExhausted', 'scriptOutOfRange'];

const FIRST: Moment = { step: null, did: 'before the first step', path: '' };
const LAST: Moment = { step: null, did: 'after the last step', path: 'expect' };

/** Plays one scenario and keeps what it finds. */
class ScenarioPlayer {
  readonly #scenario: Scenario;
  readonly #failures: Failure[] = [];
  /** Characters that failures may still take. */
  #room: number = SCENARIO_LIMITS.reportCharacters.usual;
  readonly #placeOf: (path: string) => SourcePlace | undefined;

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    let text: ReturnType<typeof readSourceText> | undefined;
    this.#placeOf = (path) => {
      if (scenario.source === undefined) return undefined;
      text ??= readSourceText(scenario.source.text, scenario.source);
      return text.ok ? text.value.placeOf(path) : undefined;
    };
  }

  report(issues: readonly Issue[]): ScenarioReport {
    const { title, game, source } = this.#scenario;
    return {
      title,
      game,
      ...(source?.name === undefined ? {} : { name: source.name }),
      passed: issues.length === 0 && this.#failures.length === 0,
      issues: boundIssues(inOrder(issues.map((one) => this.#placed(one)))),
      failures: this.#failures,
    };
  }

  play(match: Match, mostFrames: number): void {
    const scenario = this.#scenario;
    const seen = new Seen(match.game, match.table, watchedViewers(scenario));
    const play = new Play(match, seen, mostFrames);
    const sceneOf = ({ state, events }: Pick<Played, 'state' | 'events'>): Scene => ({
      game: match.game,
      table: match.table,
      state,
      events,
      seen,
    });

    const begun = this.guard(null, FIRST.did, () => play.begin(advances(scenario)));
    if (begun === undefined || !this.#begins(begun)) return;
    for (const [index, step] of scenario.steps.entries()) {
      const moment: Moment = { step: index + 1, did: stepText(step), path: `steps[${index}].expect` };
      const goesOn = this.guard(index + 1, moment.did, () => {
        const seat = step.as === undefined ? null : (seatNamed(match.table, step.as) ?? null);
        const played = play.step(step, seat, { advance: advances(scenario, step), number: index + 1 });
        const still = scenario.steps.length - index - 1;
        if (!this.#comesTo(step, played, moment, { left: still, ended: match.fault !== undefined })) return false;
        const expected = step.expect ?? {};
        const shown = checkStepExpectation(expected, sceneOf(played));
        // After a preview an author may mean what it showed or what is still there: both are true.
        const stands = played.state !== match.state && shown.length > 0;
        const left = stands ? checkStepExpectation(expected, sceneOf({ ...played, state: match.state })) : shown;
        this.#tell(left.length === 0 ? left : shown, moment);
        return true;
      });
      if (goesOn !== true) return;
    }
    this.guard(null, LAST.did, () => {
      const end = { state: match.state, events: play.events };
      this.#tell(checkExpectation(scenario.expect ?? {}, sceneOf(end)), LAST);
      this.#tell(unusedValues(match), { ...LAST, path: '' });
    });
  }

  /** A script that is wrong for the setup is treated like one that is wrong for a step: as a failure, not an issue. */
  withoutScript(issues: readonly Issue[]): readonly Issue[] {
    const ofScript = issues.filter(({ code }) => SCRIPT_CODES.includes(code));
    if (ofScript.length < issues.length) return issues;
    const findings = ofScript.map(({ path, expected, found, code }) => finding(path, expected, found ?? code));
    this.#tell(findings, FIRST);
    return [];
  }

  /** Runs a part of the play. If it throws, that becomes a failure, and the result is undefined. */
  guard<V>(step: number | null, did: string, part: () => V): V | undefined {
    try {
      return part();
    } catch (thrown) {
      const path = step === null ? '' : joinPath('steps', step - 1);
      this.#tell([thrownFinding(thrown)], { step, did, path });
      return undefined;
    }
  }

  /** False when the system could not come to the first decision. */
  #begins(begun: Played): boolean {
    if (begun.fault !== undefined) this.#tell([finding('', 'no fault in the program', faultText(begun.fault))], FIRST);
    else if (begun.outcome.kind !== 'noChange')
      this.#tell([finding('', 'the first decision', systemText(begun))], FIRST);
    else return true;
    return false;
  }

  /** Whether the step had the right outcome; if not, the rest makes no sense and is not played. */
  #comesTo(
    step: ScenarioStep,
    played: Played,
    moment: Moment,
    { left, ended }: { left: number; ended: boolean },
  ): boolean {
    const verb = verbsOf(step)[0] ?? 'input';
    const path = joinPath('steps', (moment.step ?? 1) - 1);
    const stopped = left === 0 ? [] : [`the ${left === 1 ? 'step' : `${left} steps`} after it could not be played`];
    if (played.fault !== undefined && ended) {
      this.#tell([finding('outcome', 'no fault in the program', faultText(played.fault), stopped)], moment);
      return false;
    }
    if (played.changed !== undefined) {
      this.#tell([finding(verb, 'everything as it was', `${played.changed} has changed`)], { ...moment, path });
      return false;
    }
    const usual = verb === 'undo' ? 'undone' : verb === 'redo' ? 'redone' : 'committed';
    const findings = checkOutcome(step.expect ?? {}, played.outcome, usual, played.also);
    const wrong = findings.some((one) => one.path === 'outcome');
    const notes = [
      ...played.issues.map((one) =>
        formatIssue(this.#placed({ ...one, path: pathUnder(`${path}.${verb}`, one.path) })),
      ),
      ...(played.fault === undefined ? [] : [`after a fault in the program: ${faultText(played.fault)}`]),
      ...(played.bySystem === undefined ? [] : [`by the system input ${valueText(played.bySystem)} that followed`]),
      ...(wrong ? stopped : []),
    ];
    this.#tell(
      findings.map((one) => ({ ...one, notes: [...one.notes, ...notes] })),
      moment,
    );
    return !wrong;
  }

  #placed(one: Issue): Issue {
    return { ...one, ...this.#placeOf(one.path) };
  }

  #tell(findings: readonly Finding[], { step, did, path }: Moment): void {
    for (const one of findings) {
      const whole = path === '' ? one.path : pathUnder(path, one.path);
      if (this.#failures.length >= SCENARIO_LIMITS.failures.usual || this.#room <= 0) return;
      const failure = { ...shortFinding(one), path: shortText(whole, TEXT), step, did: shortText(did, TEXT) };
      this.#room -= JSON.stringify(failure).length;
      this.#failures.push({ ...failure, ...this.#placeOf(whole) });
    }
  }
}

const TEXT = SCENARIO_LIMITS.failureText.usual;
/** Characters of all notes of one failure. */
const NOTES = 5 * TEXT;

function shortFinding({ expected, found, notes, ...rest }: Finding): Finding {
  const short = (text: string): string => shortText(text, TEXT);
  let room = NOTES;
  const few = notes.map(short).filter((note) => (room -= note.length) >= 0);
  return { ...rest, expected: short(expected), found: short(found), notes: few };
}

/** Viewers from whom something must be hidden. */
function watchedViewers(scenario: Scenario): readonly string[] {
  const expectations = [scenario.expect, ...scenario.steps.map((step) => step.expect)];
  return [...new Set(expectations.flatMap((expect) => Object.keys(expect?.viewHides ?? {})))];
}

/** Scripted results that were not drawn. */
function unusedValues(match: Match): readonly Finding[] {
  const { random } = match.state as { readonly random?: Random };
  return Object.entries(random === undefined ? {} : unusedScript(random)).map(([stream, values]) =>
    finding(`random.${stream}`, 'all scripted values used up', `${valueText(values)} left over`),
  );
}

function systemText({ outcome, bySystem }: Played): string {
  return `the system input ${valueText(bySystem)} ended as ${outcomeText(outcome)}`;
}

function faultText({ code, by, message }: EngineError): string {
  return `${code} in ${by}: ${message}`;
}

function thrownFinding(thrown: unknown): Finding {
  const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return finding('', 'no fault in the program', text);
}
