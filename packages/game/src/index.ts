// The contract.
export { defineGame } from './define-game.ts';
export { asAnyGame } from './host-game.ts';
export type { HostGame } from './host-game.ts';
export type {
  AnyGame,
  AnyInput,
  AnyState,
  AnyTypes,
  Explanation,
  Game,
  SetupContext,
  SetupRequest,
  Traits,
} from './game.ts';
export type { PlayTypes } from './play-types.ts';
export type {
  GameDefinition,
  GameNotation,
  GameOptions,
  GamePlay,
  GameStage,
  GameStreams,
  GameWords,
} from './game-definition.ts';
export { shareOf } from './share.ts';
export { STRENGTHS } from './game-bots.ts';
export type { GameCards, GameReactions, GameStudy } from './game-study.ts';
export type { GameBots, Judgement, SearchSettings, Strength } from './game-bots.ts';
export type { OwnBot, Plan, Planning } from './own-bot.ts';
export type { GameSight, OpenView } from './game-sight.ts';
export { NO_TRAIL } from './event-trail.ts';
export type { EventTrail, EventMark } from './event-trail.ts';
export type { GameResult } from './result.ts';
export { shortOptions } from './content.ts';
export type { Content, ContentText, MergedContent, ShippedContent } from './content.ts';
export { createRegistry } from './registry.ts';
export type { Registry } from './registry.ts';

// Who sits where, and what they are called.
export { defaultNames, seatRange, usualNames } from './seat-range.ts';
export type { SeatRange } from './seat-range.ts';
export { allSeats, NO_SEATS, onlySeat, seat, SPECTATOR } from './seat.ts';
export type { BySeat, Seat, Viewer } from './seat.ts';
export { isSeatName, SEAT_NAME, seatNameIssues, SPECTATOR_NAME } from './seat-name.ts';
export { nameOf, seatNamed } from './table.ts';
export type { Table } from './table.ts';

// What a seat may do.
export { canBeFilled, expandOffer, filledOffer, inputsOf, isPlay, offerHolds, oneSlot, sampleOffer } from './offer.ts';
export { shownOffers } from './shown-offers.ts';
export { fieldAt } from './field-path.ts';
export type { Expansion, Offer, OfferedInput, Slot } from './offer.ts';
export { answersWithList, CHOICE_KINDS, fallbackAnswer, normalAnswer, offerOf } from './choice.ts';
export { answerCheck, answerShape } from './answer-check.ts';
export { onlyAnswer } from './only-answer.ts';
export { sampleAnswer } from './sample-answer.ts';
export type { Answer, Choice, ChoiceKind } from './choice.ts';
export type { TimeOut } from './time-out.ts';
export { turnCheck } from './turn-check.ts';
export type { TurnCheck } from './turn-check.ts';

// Randomness outside a match, and random play.
export { createChooser, drawSeed, pick, shuffled } from './chooser.ts';
export type { Chooser } from './chooser.ts';
export { nextInput, playOut } from './playout.ts';
export type { Playout } from './playout.ts';
export { bestOf, greedyInput, judgeInputs } from './greedy.ts';
export type { Judged } from './greedy.ts';

// Words for people.
export {
  candidateMessage,
  inputMessage,
  offerMessage,
  slotTitle,
  writtenCandidate,
  writtenOffer,
} from './input-words.ts';
export type { Sight } from './input-words.ts';
export { refusalMessage } from './refusal-words.ts';
export { resultMessage } from './result-words.ts';
export type { NamedResult } from './result-words.ts';
export { told } from './told.ts';
export type { Told } from './told.ts';
export { formatMessage, isMessage, LOG_LEVELS, message, naming } from './message.ts';
export type { LogLevel, Message, Messages } from './message.ts';
export { plainState } from './plain-state.ts';
export type { PlainState } from './plain-state.ts';
export { plainAnswer, plainChoice, plainEvent, plainInput, SEAT_FIELDS } from './notation.ts';
export type { Notation, PositionContext } from './notation.ts';
export { PAINTS, PLAIN_CANVAS, PLAIN_PAINT } from './canvas.ts';
export type { Ahead, Canvas, Paint, PaintName } from './canvas.ts';
export { HOST_KEYS, SCROLL_KEYS } from './control.ts';
export type { Control, Controls, Unseated } from './control.ts';
export { withinReach } from './scroll.ts';
export type { Reach, Scroll } from './scroll.ts';
export { nearest } from './nearest.ts';

// The table as data.
export { LAYOUTS, THING_KINDS, TINTS } from './scene.ts';
export type {
  Cue,
  Layout,
  Named,
  PlaceId,
  Scene,
  ScenePlace,
  SceneThing,
  Stat,
  ThingId,
  ThingKind,
  Tint,
} from './scene.ts';
export { messageParts } from './message-parts.ts';
export type { MessagePart } from './message-parts.ts';

// Limits.
export { GAME_LIMITS } from './limits.ts';
