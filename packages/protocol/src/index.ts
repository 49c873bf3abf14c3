// The contract: its version, who may call, what is bounded, what can go wrong.
export { API_PREFIX, PLAY_PATH, PROTOCOL } from './version.ts';
export { matchRole, ROLES } from './roles.ts';
export type { MatchRole, Role } from './roles.ts';
export { PROTOCOL_LIMITS } from './limits.ts';
export { closedBy, ERROR_CODES, errorAbout, ERRORS, errorText, isErrorCode } from './errors.ts';
export type { ErrorAbout, ErrorCode } from './errors.ts';

// The socket, by direction.
export { CLIENT_MESSAGES, clientMessage } from './client-messages.ts';
export type { ClientMessage, ClientMessageAbout, ClientMessageOf, ClientMessageType } from './client-messages.ts';
export { CHANGES, SERVER_MESSAGES, serverMessage } from './server-messages.ts';
export type {
  ServerMessage,
  ServerMessageAbout,
  ServerMessageOf,
  ServerMessageType,
  WireChange,
} from './server-messages.ts';

// Requests.
export { EVERYWHERE, ROUTES } from './routes.ts';
export type { Route, RouteAnswer, RouteBody, RouteName, RouteParams, RouteQuery } from './routes.ts';
export { errorAnswer } from './bodies.ts';
export type {
  ActAnswer,
  ActBody,
  ActionsAnswer,
  CreateAnswer,
  CreateBody,
  ErrorAnswer,
  EventsAnswer,
  GameAnswer,
  GameSummary,
  ListAnswer,
  ListedAction,
  LookAnswer,
  MatchListQuery,
  RulesetAnswer,
  SeatAnswer,
  SeatBody,
  WordsAnswer,
} from './bodies.ts';

// What they are made of.
export type { EngineInput, NamedAction, WireInput } from './action.ts';
export { CONTROLS } from './control.ts';
export type { ControlAbout, ControlKind, ControlOrder } from './control.ts';
export type {
  WireChoice,
  WireEvent,
  WireEventStep,
  WireLabel,
  WireLook,
  WireOffer,
  WireOption,
  WireOutcome,
  WirePreview,
  WireRefusal,
  WireResult,
  WireRewind,
  WireSlot,
  WireTimeOut,
} from './look.ts';
export type { WireCue, WireInspected, WireScene, WireStage } from './stage.ts';
export type { Clocks, ClockSettings, MatchAbout, MatchEnd, MatchSettings, SeatState } from './table-state.ts';

// Reading messages, and making them from what the engine gives.
export { checked, messageError, readClientMessage, readServerMessage, utf8Length } from './read-message.ts';
export type { MessageError } from './read-message.ts';
export { wireEvent, wireLook, wireOutcome, wirePreview, wireResult } from './to-wire.ts';
export type { EventLike, LookLike, OutcomeLike, PreviewLike, WireOptions } from './to-wire.ts';
export { asking } from './pending.ts';
export type { AskingAt } from './pending.ts';
export { listedActions } from './listed-actions.ts';
export { semanticInput } from './semantic-input.ts';
export type { SemanticInput } from './semantic-input.ts';

// Deltas.
export { deltaTo, patchHeld } from './delta.ts';
export type { FormerValues, HeldLook } from './delta.ts';
export { diff } from './diff.ts';
export { patch } from './patch.ts';
export type { Patch } from './patch-schema.ts';
