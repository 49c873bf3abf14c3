/** Every word that people read of backgammon. */
import type { Messages } from '@turnwise/game';

export const messages: Messages = {
  'input.roll': 'roll the dice',
  'input.move': 'move from {from} to {to} with the {die}',
  'input.enter': 'enter from the bar on {to} with the {die}',
  'input.bearOff': 'bear off from {from} with the {die}',
  'input.confirm': 'end the turn',

  'event.openingTied': 'both roll {white}: again',
  'event.openingRolled': 'white rolls {white}, black rolls {black}: {seat} begins',
  'event.rolled': '{seat} rolls {dice}',
  'event.moved': '{seat} moves from {from} to {to} with the {die}',
  'event.enter': '{seat} enters from the bar on {to} with the {die}',
  'event.bearOff': '{seat} bears off from {from} with the {die}',
  'event.hit': 'a checker of {seat} is hit on {point} and goes to the bar',
  'event.borneOff': '{seat} has {off} off',
  'event.turnEnded': '{seat} ends the turn',
  'event.won': '{seat} wins a {reason}, worth {points}',

  'refusal.openingRollDue': 'the opening roll must first decide who begins',
  'refusal.rollNeedsSeat': 'only the opening roll has no seat',
  'refusal.mustRoll': 'roll the dice first',
  'refusal.alreadyRolled': 'the dice are rolled; left to play: {dice}',
  'refusal.dieNotAvailable': 'there is no {die} left to play, only {dice}',
  'refusal.mustEnterFirst': 'you must first enter your checkers from the bar: {bar}',
  'refusal.noCheckerThere': 'you have no checker on {from}',
  'refusal.wrongDistance': 'with a {die}, a checker on {from} goes to {reaches}, not to {to}',
  'refusal.pointBlocked': 'point {to} is held by {checkers} checkers',
  'refusal.notHome': 'you cannot bear off while you have checkers outside your home board: {outside}',
  'refusal.checkerFartherBack':
    'a {die} bears off a checker on {from} only if none is farther back; there is one on {farthest}',
  'refusal.mustUseBothDice': 'both of {dice} can be played, but playing that {die} would leave the other unplayed',
  'refusal.mustUseHigher': 'only one die can be played: it must be the {higher}',
  'refusal.mustConfirm': 'all dice are played: end the turn',
  'refusal.moreMovesPossible': 'there are moves left to make with {dice}',
  'refusal.malformedInput': 'that is not an input of backgammon',

  'result.single': '{winners} wins a single game, 1 point',
  'result.gammon': '{winners} wins a gammon, 2 points',
  'result.backgammon': '{winners} wins a backgammon, 3 points',
};
