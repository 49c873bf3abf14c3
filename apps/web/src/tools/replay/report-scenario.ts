/**
 * What went wrong, as a scenario file that `turnwise scenario run` plays: the match up to a frame, and for its last frames what was seen to
 * happen. Everything before them is played too, as it leads there, but nothing is expected of it.
 */
import { createRegistry, type AnyGame } from '@turnwise/game';
import { fail, ok, type Issue, type Result } from '@turnwise/kernel';
import { loadMatch, type MatchDocument } from '@turnwise/match';
import { recordScenario, writeScenario, type Scenario } from '@turnwise/scenario';

export interface ReportRequest {
  readonly game: AnyGame;
  readonly document: MatchDocument;
  /** How many frames of it; all of them by default. */
  readonly until?: number;
  readonly title: string;
  /** Inputs of seats whose events are written down. Default 3. */
  readonly last?: number;
}

const LAST = 3;

export function reportScenario(request: ReportRequest): Result<string, readonly Issue[]> {
  const { game, document, until = document.inputs.length, title, last = LAST } = request;
  const match = loadMatch(document, createRegistry([game]), { advance: false, until });
  if (!match.ok) return fail(match.error);
  const recorded = recordScenario({ match: match.value, title, events: true });
  return recorded.ok ? ok(writeScenario(expectingLast(recorded.value, last))) : recorded;
}

function expectingLast(scenario: Scenario, last: number): Scenario {
  const from = scenario.steps.length - last;
  return {
    ...scenario,
    steps: scenario.steps.map((step, at) => {
      if (at >= from) return step;
      const { expect: _events, ...plain } = step;
      return plain;
    }),
  };
}
