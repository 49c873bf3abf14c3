/**
 * Where a match is, without what led there. A host that keeps the inputs in a log of its own goes on from it without a replay; it must keep
 * what the match began with as well.
 */
import type { AnyTypes } from '@turnwise/game';
import { either, fail, flag, integer, issue, list, object, ok, oneOf, optional, text } from '@turnwise/kernel';
import type { Issue, Json, Kernel, Result, Shape } from '@turnwise/kernel';
import type { BeforeSnapshot } from './beyond-snapshot.ts';
import type { Course } from './course.ts';
import { departure } from './document-check.ts';
import type { FailedInput } from './document.ts';
import { faultInput, guarded } from './fault.ts';
import { isWalkable } from './own-copy.ts';
import { rewindOf } from './rewind.ts';
import type { UnaskedCount } from './unasked.ts';

const SNAPSHOT_VERSION = 1;

export interface MatchSnapshot {
  /** Version of this format. */
  readonly turnwise: number;
  /** How many frames led here, and the hash of the last. */
  readonly frame: number;
  readonly hash: number;
  /** The state as the codec writes it, and its hash. */
  readonly state: Json;
  readonly stateHash: string;
  /** By seat, the open decision. */
  readonly decisions: readonly (string | null)[];
  readonly rewinds: number;
  /** What the system has done since a seat last had to decide. */
  readonly unasked: UnaskedCount;
  /** Whether something can be taken back or brought back, which only those can do who read what led here. */
  readonly undo?: BeforeSnapshot;
  readonly redo?: BeforeSnapshot;
  /** Who has asked for an undo or a redo. */
  readonly asking?: { readonly what: 'undo' | 'redo'; readonly agreed: readonly number[] };
  /** If a fault ended the match. */
  readonly fault?: Json;
  readonly failed?: FailedInput;
}

/** The issues say which part of the state cannot be written. */
export function snapshotOf(
  course: Course,
  kernel: Kernel<AnyTypes>,
  asking?: MatchSnapshot['asking'],
): Result<MatchSnapshot, readonly Issue[]> {
  const { history, decisions, rewinds, unasked, fault, failed } = course;
  const state = kernel.codec.toJson(history.state);
  if (!state.ok) return state;
  const stateHash = guarded('hash', () => kernel.hash(history.state));
  if (!stateHash.ok) return fail([departure('state', stateHash.error)]);
  return ok({
    turnwise: SNAPSHOT_VERSION,
    frame: history.length,
    hash: history.hash,
    state: state.value,
    stateHash: stateHash.value,
    decisions: decisions.ids(),
    rewinds,
    unasked,
    undo: rewindOf(course, 'undo'),
    redo: rewindOf(course, 'redo'),
    ...(asking === undefined ? {} : { asking }),
    ...(fault === undefined ? {} : { fault: faultInput(fault) }),
    ...(failed === undefined ? {} : { failed }),
  });
}

const anything: Shape<Json> = {
  expected: 'plain JSON without a cycle',
  is: (value): value is Json => value !== undefined && isWalkable(value),
  issues: (value, path) => (isWalkable(value) ? [] : [issue(path, 'notPlain', anything.expected)]),
};

const before = object<BeforeSnapshot>({
  owner: optional(integer(0)),
  code: optional(text),
  frame: optional(integer(0)),
});

const shape = object<MatchSnapshot>({
  turnwise: integer(SNAPSHOT_VERSION, SNAPSHOT_VERSION),
  frame: integer(0),
  hash: integer(),
  state: anything,
  stateHash: text,
  decisions: list(either(text, oneOf([null]))),
  rewinds: integer(0),
  unasked: object<UnaskedCount>({ inputs: integer(0), tookFault: flag }),
  undo: optional(before),
  redo: optional(before),
  asking: optional(
    object<NonNullable<MatchSnapshot['asking']>>({ what: oneOf(['undo', 'redo']), agreed: list(integer(0)) }),
  ),
  fault: optional(anything),
  failed: optional(object<FailedInput>({ as: optional(text), input: anything })),
});

export function isSnapshot(value: unknown): value is MatchSnapshot {
  return shape.is(value);
}

export function snapshotIssues(value: unknown): readonly Issue[] {
  return shape.issues(value, '');
}
