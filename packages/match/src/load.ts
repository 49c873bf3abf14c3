/** A match out of its document: played again input by input and compared, or taken up from its snapshot. */
import type { Registry } from '@turnwise/game';
import { seatNamed } from '@turnwise/game';
import { fail, issue, ok } from '@turnwise/kernel';
import type { EngineError, Issue, Refusal, Result } from '@turnwise/kernel';
import { documentIssues } from './document.ts';
import type { MatchDocument } from './document.ts';
import { beginMatch, Match } from './match.ts';
import type { MatchRequest } from './match.ts';

export interface LoadOptions extends Pick<MatchRequest, 'undo' | 'advance' | 'development' | 'hash'> {
  /** Begin at the snapshot, if there is one, without playing again what led to it. */
  readonly fromSnapshot?: boolean;
  /** Load only so many inputs. */
  readonly until?: number;
}

export function loadMatch(
  document: unknown,
  registry: Registry,
  options: LoadOptions = {},
): Result<Match, readonly Issue[]> {
  const issues = documentIssues(document);
  if (issues.length > 0) return fail(issues);
  const saved = document as MatchDocument;
  const game = registry.get(saved.game);
  if (game === undefined) return fail([registry.unknown(saved.game, 'game')]);
  if (game.version !== saved.version)
    return fail([issue('version', 'otherVersion', `${game.id} ${game.version}, which is what is here`, saved.version)]);
  const { fromSnapshot = false, until = saved.inputs.length, ...play } = options;
  const request: MatchRequest = {
    game,
    seed: saved.seed,
    seats: saved.seats,
    options: saved.options,
    ...(saved.random === undefined ? {} : { random: saved.random }),
    ...(saved.start === undefined ? {} : { position: saved.start }),
    ...play,
  };
  const begun = beginMatch(request);
  if (!begun.ok) return begun;
  if (fromSnapshot && saved.snapshot !== undefined) {
    const state = game.kernel.codec.fromJson(saved.snapshot);
    if (!state.ok) return fail(state.error.map((one) => ({ ...one, path: `snapshot.${one.path}` })));
    const hash = saved.hashes.at(-1) ?? '';
    if (hash !== '' && hash !== game.kernel.hash(state.value))
      return fail([issue('snapshot', 'otherState', `a state with hash ${hash}`, game.kernel.hash(state.value))]);
    const resumed = { inputs: saved.inputs, hashes: saved.hashes, rewinds: saved.rewinds ?? 0 };
    const match = new Match({ ...begun.value, start: state.value }, resumed);
    match.begin();
    return ok(match);
  }
  const match = new Match(begun.value, { inputs: [], hashes: [], rewinds: saved.rewinds ?? 0 });
  const played = playAgain(match, saved, until);
  if (played !== undefined) return fail([played]);
  match.begin();
  return ok(match);
}

/** Plays the recorded inputs; the first departure is an issue. */
function playAgain(match: Match, saved: MatchDocument, until: number): Issue | undefined {
  for (const [index, { as, input }] of saved.inputs.slice(0, until).entries()) {
    const seat = as === undefined ? undefined : seatNamed(match.table, as);
    if (as !== undefined && seat === undefined)
      return issue(`inputs[${index}].as`, 'unknownSeat', `one of ${match.table.names.join(', ')}`, as);
    const played = match.replayInput(seat, input);
    if (!played.ok) return departure(index, played.error);
    const expected = saved.hashes[index] ?? '';
    const found = played.value?.hash ?? '';
    if (expected !== '' && found !== '' && expected !== found)
      return issue(`hashes[${index}]`, 'otherState', `the hash ${expected} after this input`, found);
  }
  return undefined;
}

function departure(index: number, error: Issue | Refusal | EngineError): Issue {
  const path = `inputs[${index}]`;
  if ('path' in error) return { ...error, path: error.path === '' ? `${path}.input` : `${path}.input.${error.path}` };
  if (error.kind === 'engineError') return issue(path, 'engineError', 'an input that can be played', error.message);
  return issue(path, 'refused', 'an input that is accepted', { code: error.code, params: error.params });
}
