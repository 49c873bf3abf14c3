/** Checks a document against the game that it names: what can be seen beforehand, and what is found while it is replayed. */
import { seatRange } from '@turnwise/game';
import type { AnyGame, AnyState } from '@turnwise/game';
import { fail, isRecord, issue, issuesUnder, pathUnder } from '@turnwise/kernel';
import type { EngineError, Issue, Json, Refusal, Result } from '@turnwise/kernel';
import type { ComparedHash } from './compare-hash.ts';
import type { MatchDocument } from './document.ts';
import { droppedIssues, failedIssues } from './dropped-check.ts';
import { takesFaults } from './fault.ts';

/** A different version, lists whose lengths do not match, or dropped inputs that cannot have been dropped. */
export function gameIssues(saved: MatchDocument, game: AnyGame): readonly Issue[] {
  const issues: Issue[] = [];
  if (game.version !== saved.version)
    issues.push(
      issue('version', 'otherVersion', `${game.id} ${game.version}, the version installed here`, saved.version),
    );
  const { inputs, hashes, decisions, seats } = saved;
  const hashed = inputs.length - (endsInFault(saved, game) ? 1 : 0);
  if (hashes.length > 0 && hashes.length !== hashed)
    issues.push(issue('hashes', 'wrongLength', `${hashed} hashes, one for each input, or none`, hashes.length));
  // A wrong number of seats is reported when the match begins.
  const { min, max } = seatRange(game, saved.options);
  const seated = seats.length >= min && seats.length <= max;
  if (decisions !== undefined && seated && decisions.length !== seats.length)
    issues.push(issue('decisions', 'wrongLength', 'one for each seat', decisions.length));
  return seated ? [...issues, ...failedIssues(inputs, seats), ...droppedIssues(saved, game)] : issues;
}

/** Whether the last input is a fault that ended the match, rather than an input that the game took. */
export function endsInFault({ inputs, hashes }: MatchDocument, game: AnyGame): boolean {
  const last = inputs.at(-1);
  const isFault = last !== undefined && last.as === undefined && isRecord(last.input) && last.input['kind'] === 'fault';
  return isFault && (!takesFaults(game) || hashes.length === inputs.length - 1);
}

/** The state in a snapshot. An empty hash is an unknown one. */
export function readSnapshot(game: AnyGame, snapshot: Json, hash: string): Result<AnyState, readonly Issue[]> {
  const state = game.kernel.codec.fromJson(snapshot);
  if (!state.ok) return fail(issuesUnder('snapshot', state.error));
  const found = game.kernel.hash(state.value);
  return hash === '' || hash === found ? state : fail([otherState('snapshot', hash, found)]);
}

export function otherState(path: string, expected: string, found: string): Issue {
  return issue(path, 'otherState', `the state with hash ${expected}`, found);
}

/** A frame that does something else than was recorded, or (of a text) leads to another state. */
export function otherFrame(path: string, { expected, found }: ComparedHash): Issue {
  const what = typeof expected === 'string' ? 'state' : 'frame';
  return issue(path, 'otherState', `the ${what} with hash ${expected}`, found);
}

/** Why a recorded input could not be played. */
export function departure(path: string, error: Issue | Refusal | EngineError): Issue {
  if ('path' in error) return { ...error, path: pathUnder(`${path}.input`, error.path) };
  if (error.kind === 'engineError') return issue(path, 'engineError', 'an input that can be played', error.message);
  return issue(path, 'refused', 'an input that is accepted', { code: error.code, params: error.params });
}
