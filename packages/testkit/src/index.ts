// The laws.
export { checkLaws } from './check-laws.ts';
export type { LawOptions } from './check-laws.ts';
export { LAWS } from './laws.ts';
export type { Inquiry, Law } from './law.ts';
export { formatLawReport, formatViolation } from './report.ts';
export { mergeLawReports } from './merge-reports.ts';
export type { LawFinding, LawReport, Violation } from './report.ts';

// Pairs of states that a viewer cannot tell apart.
export { checkPairs } from './indistinguishable/check-pairs.ts';
export type { Leak, PairsReport, PairsRequest } from './indistinguishable/check-pairs.ts';
export { checkPeeking } from './indistinguishable/check-peeking.ts';
export type { PeekingReport, PeekingRequest } from './indistinguishable/check-peeking.ts';
export { makeTwins } from './indistinguishable/twins.ts';
export type { Twins, TwinsRequest, TwinStep } from './indistinguishable/twins.ts';
export { formatPairsReport } from './indistinguishable/report.ts';
export { TWIN_WAYS } from './indistinguishable/twin.ts';
export type { TwinWay } from './indistinguishable/twin.ts';

// Random play, and what it is given.
export { seatNames, walkGame } from './walk.ts';
export type { Trouble, Walk, WalkEnd, WalkRequest } from './walk.ts';
export { anyJson } from './any-json.ts';

// Counts of trees.
export { countTree, perft } from './perft.ts';
export type { TreeCount } from './perft.ts';

// Transcripts.
export { transcript } from './transcript.ts';
export type { TranscriptRequest } from './transcript.ts';
export { goldensOf } from './goldens.ts';
export type { Golden } from './goldens.ts';

// Scenarios of a game, for its tests.
export { partsBeside, scenarioCases } from './scenario-cases.ts';
export type { Files, ScenarioCase, ScenarioCaseResult } from './scenario-cases.ts';

// The large counts.
export { dispatchMany } from './dispatch-many.ts';
export type { DispatchRequest, DispatchTally } from './dispatch-many.ts';
export { sendMalformed } from './send-malformed.ts';
export type { MalformedRequest, MalformedTally } from './send-malformed.ts';
export { sendDocuments } from './hostile-documents/send.ts';
export type { DocumentRequest, DocumentTally } from './hostile-documents/send.ts';
export { attackGame } from './hostile/attack.ts';
export type { AttackRequest, AttackTally } from './hostile/attack.ts';
