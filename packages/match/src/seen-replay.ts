/** Reads the document of what a viewer saw, checks it, and steps through it. It needs neither the game nor a registry. */
import {
  boundIssues,
  cloneDeep,
  either,
  fail,
  integer,
  isRecord,
  issue,
  joinPath,
  list,
  object,
  ok,
  oneOf,
  optional,
  sizeIssue,
  text,
} from '@turnwise/kernel';
import type { Issue, Json, Result, Shape } from '@turnwise/kernel';
import { DOCUMENT_SIZE } from './document.ts';
import { isWalkable } from './own-copy.ts';
import { SEEN_VERSION } from './seen-document.ts';
import type { KeptEvent, KeptLook, SeenDocument, SeenStep } from './seen-document.ts';
import type { EventId } from './trail.ts';

export class SeenReplay {
  readonly document: SeenDocument;

  constructor(document: SeenDocument) {
    this.document = document;
  }

  /** How many frames follow the start. */
  get length(): number {
    return this.document.steps.length - 1;
  }

  /** What was seen after this many frames, 0 for the start; the nearest step if there is none with this number. */
  at(frame: number): SeenStep {
    return this.document.steps[Math.max(0, Math.min(this.length, frame))] as SeenStep;
  }
}

/** Whether it calls itself such a document; `loadSeen` says whether it is valid. */
export function isSeenDocument(document: unknown): boolean {
  return isRecord(document) && Object.hasOwn(document, 'seenBy');
}

/** Takes any value; whatever is wrong with it is returned as issues. */
export function loadSeen(document: unknown): Result<SeenReplay, readonly Issue[]> {
  const large = sizeIssue(document, '', DOCUMENT_SIZE);
  if (large !== undefined) return fail([large]);
  if (!isWalkable(document)) return fail([issue('', 'notPlain', 'plain JSON without a cycle')]);
  if (!shape.is(document)) return fail(boundIssues(shape.issues(document, '')));
  const seen = cloneDeep(document);
  const issues = orderIssues(seen);
  return issues.length > 0 ? fail(boundIssues(issues)) : ok(new SeenReplay(seen));
}

const anything: Shape<Json> = {
  expected: 'plain JSON',
  is: (value): value is Json => value !== undefined,
  issues: () => [],
};

const ID = /^[1-9]\d*\.[1-9]\d*$/;
const eventId: Shape<EventId> = {
  expected: 'the id of an event, such as 3.1',
  is: (value): value is EventId => typeof value === 'string' && ID.test(value),
  issues: (value, path) => (eventId.is(value) ? [] : [issue(path, 'wrongShape', eventId.expected, value ?? null)]),
};

/** The parts of a look that a replay needs; the rest is kept as it is. */
const NEEDED = object<Pick<KeptLook, 'frame' | 'status' | 'toAct'>>({
  frame: integer(0),
  status: oneOf(['playing', 'over', 'faulted']),
  toAct: list(text),
});

function needed(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { frame, status, toAct } = value;
  return { frame, status, toAct };
}

const look: Shape<KeptLook> = {
  expected: 'a look',
  is: (value): value is KeptLook => isRecord(value) && NEEDED.is(needed(value)) && value['view'] !== undefined,
  issues(value, path) {
    const missing = isRecord(value) && value['view'] === undefined;
    const view = missing ? [issue(joinPath(path, 'view'), 'wrongShape', 'a view', null)] : [];
    return [...NEEDED.issues(needed(value), path), ...view];
  },
};

const shape = object<SeenDocument>({
  turnwise: integer(SEEN_VERSION, SEEN_VERSION),
  game: text,
  version: text,
  title: text,
  seats: list(text),
  seenBy: either(text, oneOf([null])),
  steps: list(
    object<SeenStep>({
      frame: integer(0),
      input: optional(anything),
      events: list(
        object<KeptEvent>({
          id: eventId,
          cause: optional(eventId),
          event: anything,
          text,
          level: optional(oneOf(['debug'])),
        }),
      ),
      look,
      drawn: optional(text),
    }),
  ),
});

/** Checks that the seat is at the table, that frames and ids count up, and that every cause came before. */
function orderIssues({ seats, seenBy, steps }: SeenDocument): readonly Issue[] {
  const issues: Issue[] = [];
  if (seenBy !== null && !seats.includes(seenBy))
    issues.push(issue('seenBy', 'unknownSeat', `one of ${seats.join(', ')}, or null`, seenBy));
  if (steps.length === 0) issues.push(issue('steps', 'wrongLength', 'at least the start', 0));
  const told = new Set<EventId>();
  for (const [at, step] of steps.entries()) {
    const path = `steps[${at}]`;
    // A fault that ended the match has no frame of its own.
    const frames = at > 0 && step.look.status === 'faulted' ? [at, at - 1] : [at];
    if (!frames.includes(step.frame)) issues.push(issue(`${path}.frame`, 'wrongFrame', `the frame ${at}`, step.frame));
    for (const [index, { id, cause }] of step.events.entries()) {
      const expected: EventId = `${at}.${index + 1}`;
      const place = `${path}.events[${index}]`;
      if (id !== expected) issues.push(issue(`${place}.id`, 'wrongId', `the id ${expected}`, id));
      if (cause !== undefined && !told.has(cause))
        issues.push(issue(`${place}.cause`, 'unknownCause', 'the id of an earlier event', cause));
      told.add(id);
    }
  }
  return issues;
}
