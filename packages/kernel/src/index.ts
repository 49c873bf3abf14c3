// What an author writes.
export type { EventBase, GameTypes, InputBase } from './game-types.ts';
export type { Emit, InputShapes, Rules } from './rules.ts';
export type { Behaviour, Evaluation, Fact, Maybe, Resolution, Resolver, Resolving, Step } from './behaviour.ts';
export { fact, maybe } from './behaviour.ts';
export type { Draft, Owned, Writable } from './draft.ts';
export { extend } from './extend.ts';
export type { Extended, Extension, ExtraTypes } from './extend.ts';

// What answers an input.
export { aborted, disallowed, invalidInput, isRefusal, OUTCOMES, REFUSALS } from './outcome.ts';
export type { AbortDebug, Outcome, OutcomeKind, Params, Refusal, RefusalKind, Stop } from './outcome.ts';
export { abort, isAbort } from './abort.ts';
export { ENGINE_ERRORS } from './engine-error.ts';
export type { EngineError, EngineErrorCode } from './engine-error.ts';
export { fail, ok } from './result.ts';
export type { Result } from './result.ts';

// The kernel, its frames and their history.
export { createKernel } from './create-kernel.ts';
export type { Careful, Dispatched, DispatchOptions, Kernel, KernelOptions, Previewed } from './kernel.ts';
export { diffsOf, eventsOf, frameNumber } from './frame.ts';
export type { Change, Frame, FrameNo } from './frame.ts';
export { History, HISTORY_CODES } from './history.ts';
export type { Able, HistoryCode, HistoryDispatch, HistoryOptions, Hold } from './history.ts';
export { replay } from './replay.ts';
export type { Departure, Replayed } from './replay.ts';

// Chance.
export { advanceRandom, createRandom, unusedScript } from './random/streams.ts';
export type { Random, Script, Stream } from './random/streams.ts';
export { readStream } from './random/reader.ts';
export type { Reader } from './random/reader.ts';
export type { DrawStep } from './random/draw-step.ts';
export { expandSeed } from './random/seed.ts';
export type { Seed } from './random/seed.ts';

// Bounds on what strangers may send and cause.
export { ANSWER_LIMITS, DOCUMENT_LIMITS, KERNEL_LIMITS, USUAL_BUDGETS } from './limits.ts';
export type { Budgets, Limit, LimitTable } from './limits.ts';

// Plain data: shapes, issues, JSON, hashes.
export { either, flag, integer, list, object, oneOf, optional, text } from './shape.ts';
export type { FieldShapes, Shape } from './shape.ts';
export { formatIssue, issue, issuesUnder, joinPath, pathUnder } from './issue.ts';
export type { Issue } from './issue.ts';
export { addIssue, addIssues, boundIssues, isFull, issuesOfEach } from './issue-list.ts';
export { shorten, shortText } from './shorten.ts';
export { boundParams } from './bound-params.ts';
export { sizeIssue, USUAL_SIZE } from './document-size.ts';
export type { DocumentSize } from './document-size.ts';
export { sameContent } from './same-data.ts';
export { byCodeUnit, isRecord } from './json.ts';
export { isInherited, putOwn } from './inherited.ts';
export type { Json, JsonRecord } from './json.ts';
export { hashValue } from './codec/hash.ts';
export { recordedHash } from './recorded-hash.ts';
export type { Packed, StateCodec } from './codec/state-codec.ts';
export { freezeDeep } from './freeze.ts';
export { cloneDeep } from './copy-into.ts';
export { copyEach, copyList } from './copy-list.ts';
export type { Mutable } from './copy-list.ts';
