/** The short way to a match in a test. */
import { createRegistry, seat } from '@turnwise/game';
import type { HostGame, Seat, Viewer } from '@turnwise/game';
import { formatIssue } from '@turnwise/kernel';
import type { Issue, Json, Result } from '@turnwise/kernel';
import { loadMatch } from '../load.ts';
import type { LoadOptions } from '../load.ts';
import { createMatch } from '../match.ts';
import type { Match } from '../match.ts';
import type { MatchRequest } from '../request.ts';
import type { Submission } from '../submission.ts';
import { faulty, hopeless, mending, unwilling } from './faulty.ts';
import { marathon, stubborn } from './marathon.ts';
import { quiz } from './quiz.ts';
import { relay } from './relay.ts';
import { secrets } from './secrets.ts';

export const registry = createRegistry([
  relay,
  secrets,
  quiz,
  faulty,
  mending,
  hopeless,
  unwilling,
  marathon,
  stubborn,
]);

export const A: Seat = seat(0);
export const B: Seat = seat(1);
export const C: Seat = seat(2);

export function begin(game: HostGame, request: Partial<MatchRequest> = {}): Match {
  return must(createMatch({ game, seed: 1, ...request }));
}

/** The document as it comes back from a file. */
export function written(match: Match, options: { readonly snapshot?: boolean } = {}): Record<string, unknown> {
  return JSON.parse(JSON.stringify(match.save(options))) as Record<string, unknown>;
}

export function load(document: unknown, options: LoadOptions = {}): Match {
  return must(loadMatch(document, registry, options));
}

/** Saved, written, read and loaded. */
export function reload(match: Match, options: LoadOptions = {}): Match {
  return load(written(match, { snapshot: options.fromSnapshot === true }), options);
}

/** `path code` of each issue. */
export function issuesOf(result: Result<unknown, readonly Issue[]>): readonly string[] {
  return result.ok ? [] : result.error.map(({ path, code }) => `${path} ${code}`);
}

/** How it was answered: the outcome's kind, or the code of a refusal. */
export function answer({ outcome }: { readonly outcome: { readonly kind: string } }): string {
  return 'code' in outcome ? String(outcome.code) : outcome.kind;
}

/** The kinds of the inputs of its frames. */
export function kinds({ frames }: Pick<Submission, 'frames'>): readonly string[] {
  return frames.map((frame) => frame.input.kind);
}

export function view(match: Match, viewer: Viewer = null): { readonly [field: string]: Json } {
  return match.look(viewer).view as { readonly [field: string]: Json };
}

export function must<V>(result: Result<V, readonly Issue[]>): V {
  if (result.ok) return result.value;
  throw new Error(result.error.map(formatIssue).join('\n'));
}
