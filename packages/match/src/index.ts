// A match, new or loaded from its document.
export { createMatch, Match } from './match.ts';
export { settle } from './settle.ts';
export type { MatchRequest } from './request.ts';
export { resumeMatch } from './resume.ts';
export type { MatchSnapshot } from './snapshot.ts';
export { loadMatch } from './load.ts';
export type { LoadOptions } from './load.ts';
export type { Recovery } from './recover.ts';
export { documentIssues, DOCUMENT_VERSION, OLDEST_VERSION } from './document.ts';
export type {
  BotMark,
  DroppedInputs,
  FailedInput,
  InputMark,
  MatchDocument,
  RecordedHash,
  RecordedInput,
} from './document.ts';
export { botRootIn, botSeed } from './bot-seed.ts';
export { beforeInput, compareHash } from './compare-hash.ts';
export type { ComparedHash } from './compare-hash.ts';

// Limits on what strangers may send, what a match keeps and what a call does.
export { INPUT_LIMITS, MATCH_LIMITS } from './limits.ts';

// For the host: the complete result of a call.
export type { AnyFrame, Submission } from './submission.ts';
export type { RefusedFault } from './match.ts';
export { FAULT_POLICIES } from './fault.ts';
export type { FaultPolicy } from './fault.ts';
export type { MatchLimits } from './match-limits.ts';
export type { HostUpdate, Update } from './publisher.ts';
export type { DecisionId } from './decisions.ts';
export type { HostControl } from './controls.ts';
export type { Rewinding } from './rewind.ts';
export { UNDO_POLICIES } from './undo-policy.ts';
export type { UndoPolicy } from './undo-policy.ts';

// For a seat or a spectator: what it may see.
export { formatResult, lookAt } from './look.ts';
export type { Look, MatchStatus, SeenEvent, SeenResult } from './look.ts';
export type { Explained } from './explain.ts';
export type { SeenOutcome, SeenRefusal, SeenSubmission } from './seen-outcome.ts';
export type { SeenChoice, SeenTimeOut } from './seen-choice.ts';
export type { SeenCandidate, SeenOffer, SeenSlot } from './seen-offer.ts';
export type { SeenRewind } from './seen-rewind.ts';
export type { PreviewLook } from './preview.ts';
export { stageAt } from './stage.ts';
export type { OfferTouch, SeenPlace, SeenScene, SeenStat, SeenThing, Stage } from './stage.ts';
export { unfoldFrame } from './unfold.ts';
export type { Unfolded } from './unfold.ts';
export type { Inspected, WhyNot } from './inspect.ts';

// What a viewer saw, as a document to export and read back.
export { isSeenDocument, loadSeen, SeenReplay } from './seen-replay.ts';
export type { SeenDocument, SeenStep } from './seen-document.ts';

// Causes of events.
export { Trail } from './trail.ts';
export type { EventId, Happened } from './trail.ts';
