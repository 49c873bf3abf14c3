/** Answers that should not have come, in words: faults of a program, refusals, setups that fail. */
import { formatIssue, shorten } from '@turnwise/kernel';
import type { EngineError, Issue, Refusal } from '@turnwise/kernel';

/** Who was at work and on what, and a hint where the cause is a known one: `applyThrew by act, at the diff take: …`. */
export function faultText({ code, by, message, diff }: EngineError): string {
  const kind = (diff as { readonly kind?: unknown } | undefined)?.kind;
  const at = typeof kind === 'string' ? `, at the diff ${kind}` : '';
  return `${code} by ${by}${at}: ${message}${READ_ONLY.test(message) ? ` (${OWN_FIRST})` : ''}`;
}

const READ_ONLY = /read[ -]only property|object is not extensible|cannot (add|delete|define) property/i;
const OWN_FIRST = 'take it with draft.own before writing';

/** The code and what belongs to it; of a malformed input, what is wrong with it first. */
export function refusalText({ code, params, by }: Refusal): string {
  const [first] = ((code === 'malformedInput' ? params['issues'] : undefined) as readonly [Issue?] | undefined) ?? [];
  if (first !== undefined) return `${code}: ${formatIssue(first)}`;
  return Object.keys(params).length === 0 ? `${code} by ${by}` : `${code} by ${by}, ${shorten(params)}`;
}

/** A refusal or a fault. */
export function stopText(stop: Refusal | EngineError): string {
  return stop.kind === 'engineError' ? faultText(stop) : refusalText(stop);
}

export function issuesText(issues: readonly Issue[]): string {
  return issues.map(formatIssue).join('; ');
}
