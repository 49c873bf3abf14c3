/** What games and the kernel say in codes, as sentences for people. */
import { formatMessage, refusalMessage, resultMessage } from '@turnwise/game';
import type { AnyGame, NamedResult, Table } from '@turnwise/game';
import type { Issue, Json, Refusal } from '@turnwise/kernel';
import { formatIssue, isRecord } from '@turnwise/kernel';
import { flowText } from './flow.ts';

export function refusalSentence(game: AnyGame, refusal: Pick<Refusal, 'code' | 'params'>, table: Table): string {
  return formatMessage(game.messages, refusalMessage(game, refusal, table));
}

export function issuesSentence(issues: readonly Issue[]): string {
  return issues.map(formatIssue).join('; ');
}

/** `X wins with three in a row`, out of `{ winners, reason }` by name. */
export function resultSentence(game: AnyGame, result: Json, table: Table): string {
  if (!isRecord(result)) return 'nothing is decided yet';
  return formatMessage(game.messages, resultMessage(game.messages, result as unknown as NamedResult, table));
}

/** A value without quotes and brackets where it reads well so. */
export function bareText(value: Json): string {
  if (Array.isArray(value)) return value.map((item) => bareText(item as Json)).join(', ');
  return typeof value === 'string' ? value : flowText(value);
}
