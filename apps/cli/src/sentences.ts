/** What games and the kernel say in codes, as sentences for people. */
import { formatMessage, message, nameOf, SEAT_FIELDS, SPECTATOR } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState, Message, Seat, Table, Viewer } from '@turnwise/game';
import type { Issue, Json, Refusal } from '@turnwise/kernel';
import { formatIssue, isRecord } from '@turnwise/kernel';
import { flowText } from './flow.ts';

/** Codes of the kernel and of the match, which no game has words for. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  nothingOfYours: 'there is nothing of yours to take back',
  nothingToUndo: 'there is nothing to take back',
  nothingToRedo: 'there is nothing to do again',
  undoBlockedByIrreversibleBoundary:
    'that cannot be taken back: chance has spoken, a secret is out, or the rules say it is settled',
  undoLimitReached: 'no more can be taken back: that is the limit',
  matchFaulted: 'the match has ended with a fault of the program',
  staleDecision: 'that decision is closed',
  notYourTurn: 'it is not your turn',
  gameOver: 'the game is over',
  notYourInput: 'that was not your input',
  needsConsent: 'the others have to agree',
};

export function refusalSentence(game: AnyGame, refusal: Pick<Refusal, 'code' | 'params'>, table: Table): string {
  const { code, params } = refusal;
  if (code === 'malformedInput' && Array.isArray(params['issues'])) return issuesSentence(params['issues'] as Issue[]);
  const key = `refusal.${code}`;
  if (game.messages[key] === undefined && OWN_WORDS[code] !== undefined) return OWN_WORDS[code];
  const said = game.messages[key] === undefined ? message(code, params) : game.refusalLabel(refusal);
  return formatMessage(game.messages, named(said, table));
}

export function issuesSentence(issues: readonly Issue[]): string {
  return issues.map(formatIssue).join('; ');
}

/** `X wins with three in a row`, out of `{ winners, reason }` by name. */
export function resultSentence(game: AnyGame, result: Json, table: Table): string {
  if (!isRecord(result)) return 'nothing is decided yet';
  const { winners, reason, scores } = result as {
    winners: readonly string[];
    reason: string;
    scores?: readonly number[];
  };
  const points = scores === undefined ? '' : table.names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ');
  const key = `result.${reason}`;
  const sentence =
    game.messages[key] === undefined
      ? `${winnersPhrase(winners, table)} (${reason})`
      : formatMessage(
          game.messages,
          message(key, {
            ...result,
            winners: winners.join(' and '),
            outcome: winnersPhrase(winners, table),
            scores: points,
          }),
        );
  return points === '' || game.messages[key]?.includes('{scores}') === true ? sentence : `${sentence}; ${points}`;
}

function winnersPhrase(winners: readonly string[], table: Table): string {
  if (winners.length === 0) return 'nobody wins';
  if (winners.length > 1 && winners.length === table.names.length) return 'a draw';
  return `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`;
}

/** What an input would be called in a menu. */
export function inputSentence(game: AnyGame, state: AnyState, input: AnyInput, table: Table): string {
  // A game without words for answers has its notation for them.
  if (input.kind === 'answer' && game.messages['input.answer'] === undefined) {
    const choice = game.choices(state).find((one) => one.id === input['choice']);
    if (choice !== undefined) {
      const value = game.notation.answer.format(input['value'] as Json, choice, table);
      return value === null || (Array.isArray(value) && value.length === 0) ? 'decline' : bareText(value);
    }
  }
  return formatMessage(game.messages, game.inputLabel(input, table, viewOf(game, state, input.seat ?? SPECTATOR)));
}

/** A view is asked for by many labels of one state. */
const VIEWS = new WeakMap<AnyState, Map<Viewer, Json>>();

export function viewOf(game: AnyGame, state: AnyState, viewer: Viewer): Json {
  const views = VIEWS.get(state) ?? new Map<Viewer, Json>();
  VIEWS.set(state, views);
  const view = views.get(viewer) ?? game.view(state, viewer);
  views.set(viewer, view);
  return view;
}

/** A value without quotes and brackets where it reads well so. */
export function bareText(value: Json): string {
  if (Array.isArray(value)) return value.map((item) => bareText(item as Json)).join(', ');
  return typeof value === 'string' ? value : flowText(value);
}

/** Seats by name: refusals carry numbers. */
function named({ key, params }: Message, table: Table): Message {
  const name = (value: unknown): unknown => (typeof value === 'number' ? nameOf(table, value as Seat) : value);
  const entries = Object.entries(params).map(([field, value]) =>
    SEAT_FIELDS.includes(field) ? [field, Array.isArray(value) ? value.map(name) : name(value)] : [field, value],
  );
  return message(key, Object.fromEntries(entries) as Message['params']);
}
